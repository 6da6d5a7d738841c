import * as icons from '@koo/kit/Icon'
import { SearchBar } from '@koo/kit/SearchBar'
import { useRef, useState, type ComponentType, type CSSProperties } from 'react'
import { Foundation } from './Foundation.tsx'
import page from './foundations.module.css'
import { iconWords } from './iconWords.ts'
import styles from './pictures.module.css'
import { svgText } from './svgText.ts'
import { useCopy } from './useCopy.ts'

type Icon = ComponentType<{ style?: CSSProperties }>

const words: Readonly<Record<string, string>> = iconWords
const all: readonly (readonly [name: string, Icon: Icon])[] = Object.entries(icons)

const fits = (name: string, text: string) =>
  `${name} ${words[name] ?? ''}`.toLowerCase().includes(text.trim().toLowerCase())

/** Every icon: found by its name or in Chinese, seen on its grid, and copied. */
export function Icons() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('IconCalendarAdd')
  const found = all.filter(([name]) => fits(name, text))
  return (
    <Foundation
      title="Icons"
      lead="On a grid of 24 with 1 around it, one line of the same width at every size, in the colour of the text. Each is a module of its own: a page loads what it shows."
    >
      {all.flatMap(([name, Icon]) => (name === chosen ? <Chosen key={name} name={name} Icon={Icon} /> : []))}
      <div style={{ maxWidth: 420, marginBottom: 20 }}>
        <SearchBar
          label="搜索图标"
          placeholder="名称或用途，如日历、card"
          value={text}
          onValueChange={setText}
        />
      </div>
      <p className={page['small']} role="status">
        {found.length} of {all.length}
      </p>
      <ul className={page['grid']} style={{ '--least': '116px' } as CSSProperties}>
        {found.map(([name, Icon]) => (
          <li key={name}>
            <button
              type="button"
              className={page['tile']}
              aria-pressed={name === chosen}
              onClick={() => setChosen(name)}
            >
              <Icon style={{ fontSize: 22 }} />
              {name.replace('Icon', '')}
            </button>
          </li>
        ))}
      </ul>
    </Foundation>
  )
}

const SIZES = [13, 15, 17, 22, 26]

function Chosen({ name, Icon }: { name: string; Icon: Icon }) {
  const [said, copy] = useCopy()
  const shown = useRef<HTMLDivElement>(null)
  const copySvg = () => {
    const svg = shown.current?.querySelector('svg')
    if (svg) copy('SVG', svgText(svg, 'currentColor'))
  }
  return (
    <div ref={shown} className={`${page['card']} ${styles['chosen']}`}>
      <div className={styles['large']}>
        <Icon style={{ fontSize: 153.6 }} />
      </div>
      <div>
        <p style={{ margin: 0, fontSize: '1.375rem', fontWeight: 600 }}>{name}</p>
        <p className={page['small']} style={{ margin: '0 0 16px' }}>
          {words[name]}
        </p>
        <div className={styles['sizes']}>
          {SIZES.map((size) => (
            <Icon key={size} style={{ fontSize: size }} />
          ))}
        </div>
        <div className={page['tools']} style={{ margin: 0 }}>
          <button type="button" className={page['button']} onClick={copySvg}>
            Copy SVG
          </button>
          <button
            type="button"
            className={page['button']}
            onClick={() => copy('import', `import { ${name} } from '@koo/kit/Icon'`)}
          >
            Copy import
          </button>
          <span role="status">{said}</span>
        </div>
      </div>
    </div>
  )
}
