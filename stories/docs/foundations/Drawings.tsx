import * as drawings from '@koo/kit/Drawing'
import type { CSSProperties } from 'react'
import { Foundation, Section } from './Foundation.tsx'
import page from './foundations.module.css'
import { svgText } from './svgText.ts'
import { useCopy } from './useCopy.ts'

const all = Object.entries(drawings)

/** Every drawing, in the colours of the theme, and by day and night beside each other. */
export function Drawings() {
  const [said, copy] = useCopy()
  return (
    <Foundation
      title="Drawings"
      lead="For empty lists and pages of one sentence. One family: a pale shape behind, one outline, one accent, the same ground. They take the colours of the theme, and their lines are drawn once."
    >
      <p className={page['note']} role="status">
        {said || 'A press copies a drawing as SVG, in the colours that it has now.'}
      </p>
      <ul className={page['grid']} style={{ '--least': '160px' } as CSSProperties}>
        {all.map(([name, Drawing]) => (
          <li key={name}>
            <button
              type="button"
              className={page['tile']}
              onClick={({ currentTarget }) => {
                const svg = currentTarget.querySelector('svg')
                if (svg) copy(name, svgText(svg))
              }}
            >
              <Drawing />
              {name.replace('Drawing', '')}
            </button>
          </li>
        ))}
      </ul>
      <Section
        heading="On which ground"
        note="On a card, on the page, and by night. Never on a filled ground, never smaller than 72 wide."
      >
        <ul className={page['grid']}>
          {['koo', 'night', 'wireframe'].map((theme) => (
            <li key={theme} data-theme={theme} style={{ padding: 24, borderRadius: 16 }}>
              <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', justifyContent: 'center' }}>
                {all.slice(0, 2).map(([name, Drawing]) => (
                  <Drawing key={name} />
                ))}
              </div>
              <p style={{ margin: '12px 0 0', textAlign: 'center', fontSize: '0.8125rem' }}>{theme}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Foundation>
  )
}
