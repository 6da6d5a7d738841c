import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues, partnerHues, rubyBrand, wireframeHues } from './hues.ts'
import { durations, motion, themeClass, themeNames, vars } from './index.ts'
import { kooShape, nightShape, tokens, wireframeShape } from './tokens.ts'
import { rgb } from '../../test/rgb.ts'

const hues = {
  koo: kooHues,
  night: nightHues,
  wireframe: wireframeHues,
  ruby: partnerHues(kooHues, rubyBrand),
}

const shapes = { koo: kooShape, night: nightShape, wireframe: wireframeShape, ruby: kooShape }

/** Every custom property of the contract. */
function names(node: object): string[] {
  return Object.values(node).flatMap((value: object | string) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : names(value),
  )
}

const value = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim()

it.each(themeNames)('%s gives every token a value', (theme) => {
  putTheme(theme)
  const missing = names(vars).filter((name) => value(document.documentElement, name) === '')
  expect(missing).toEqual([])
})

it.each(themeNames)('%s is applied by data-theme on the root and by class anywhere', async (theme) => {
  putTheme(theme)
  const { ink, paper } = hues[theme]
  expect(getComputedStyle(document.documentElement).color).toBe(rgb(ink))
  putTheme(theme === 'koo' ? 'night' : 'koo')
  const view = await render(<div className={themeClass(theme)}>内容</div>)
  const box = getComputedStyle(view.getByText('内容').element())
  expect([box.color, box.backgroundColor]).toEqual([rgb(ink), rgb(paper)])
})

it('says to the browser whether it is dark', () => {
  putTheme('night')
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark')
  putTheme('ruby')
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
})

it('does not follow the system theme: the host decides', () => {
  const queries = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.conditionText] : []))
  expect(queries.filter((query) => query.includes('prefers-color-scheme'))).toEqual([])
})

it('stops motion with prefers-reduced-motion', () => {
  const still = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText === '(prefers-reduced-motion: reduce)')
    .flatMap((rule) => [...rule.cssRules].map((inner) => inner.cssText))
    .find((text) => text.includes('--koo-slow'))
  expect(still?.match(/--koo-(?:fast|base|slow): 1ms/g)?.length).toBe(3)
})

it('grows with the text size', async () => {
  const view = await render(<p>每期应还</p>)
  const size = () => Number.parseFloat(getComputedStyle(view.getByText('每期应还').element()).fontSize)
  expect(size()).toBe(15)
  document.documentElement.style.fontSize = '32px'
  expect(size()).toBe(30)
  document.documentElement.style.fontSize = ''
})

/** Value by path: `color.ink`. */
function leaves(node: object, path = ''): [path: string, value: string][] {
  return Object.entries(node).flatMap(([key, value]: [string, object | string]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leaves(value, `${path}${key}.`),
  ) as [string, string][]
}

it('names its custom properties after the path of the token', () => {
  const kebab = (path: string) =>
    path.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  for (const [path, variable] of leaves(vars)) expect(variable).toBe(`var(--koo-${kebab(path)})`)
})

it.each(themeNames)('%s writes the value of each of its colours and shadows', (theme) => {
  putTheme(theme)
  const { color, shadow } = tokens(hues[theme], shapes[theme])
  const variables = new Map(leaves(vars))
  for (const [path, expected] of leaves({ color, shadow })) {
    const name = variables.get(path)?.slice('var('.length, -1) ?? ''
    expect([path, value(document.documentElement, name)]).toEqual([path, expected])
  }
})

it.each(themeNames)('%s rounds its corners as its shape says', async (theme) => {
  putTheme(theme)
  const { radii } = shapes[theme]
  for (const [corner, radius] of Object.entries(radii)) {
    const view = await render(
      <div style={{ borderRadius: vars.radius[corner as keyof typeof radii] }}>角</div>,
    )
    expect(getComputedStyle(view.getByText('角').element()).borderTopLeftRadius).toBe(`${radius}px`)
    await view.unmount()
  }
})

it.each(themeNames)('%s has a font for texts and one for figures, after the font of the tests', (theme) => {
  putTheme(theme)
  for (const name of ['--koo-font-text', '--koo-font-figures']) {
    expect(value(document.documentElement, name)).toMatch(
      /^'Noto Sans SC Variable',.*(sans-serif|monospace)$/,
    )
  }
})

it('has themes inside each other: the nearest one counts', async () => {
  const view = await render(
    <div data-theme="night">
      <p>夜间</p>
      <div className={themeClass('koo')}>
        <p>日间</p>
        <div data-theme="wireframe">
          <p>线框</p>
        </div>
      </div>
    </div>,
  )
  const paper = (text: string) => value(view.getByText(text).element(), '--koo-color-paper')
  expect([paper('夜间'), paper('日间'), paper('线框')]).toEqual([
    nightHues.paper,
    kooHues.paper,
    wireframeHues.paper,
  ])
  expect(value(document.documentElement, '--koo-color-paper')).toBe(kooHues.paper)
})

it('keeps the theme around an element whose theme it does not know', async () => {
  putTheme('night')
  const view = await render(<div data-theme="sunset">内容</div>)
  const { color, backgroundColor } = getComputedStyle(view.getByText('内容').element())
  expect([color, backgroundColor]).toEqual([rgb(nightHues.ink), 'rgba(0, 0, 0, 0)'])
})

it('changes at once with the attribute, and is koo again without it', async () => {
  const view = await render(<p style={{ color: vars.color.brand }}>利率</p>)
  const color = () => getComputedStyle(view.getByText('利率').element()).color
  for (const theme of themeNames) {
    putTheme(theme)
    expect(color()).toBe(rgb(hues[theme].brand))
  }
  delete document.documentElement.dataset.theme
  expect(color()).toBe(rgb(kooHues.brand))
})

it.each([
  ['koo', 'light'],
  ['night', 'dark'],
  ['wireframe', 'light'],
  ['ruby', 'light'],
] as const)('the scrollbars and controls of the browser in %s are %s', async (theme, scheme) => {
  const view = await render(<div className={themeClass(theme)}>内容</div>)
  expect(getComputedStyle(view.getByText('内容').element()).colorScheme).toBe(scheme)
})

it('ruby is koo with another brand, and nothing else', () => {
  const read = () =>
    Object.fromEntries(names(vars).map((name) => [name, value(document.documentElement, name)]))
  putTheme('koo')
  const koo = read()
  putTheme('ruby')
  const ruby = read()
  expect(names(vars).filter((name) => koo[name] !== ruby[name])).toEqual(
    ['brand', 'brand-pressed', 'brand-tint', 'brand-soft'].map((hue) => `--koo-color-${hue}`),
  )
})

it('gives a page without reduced motion the durations that scripts know', () => {
  const root = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .find(({ selectorText, style }) => selectorText === ':root' && style.getPropertyValue('--koo-fast'))
  const written = Object.keys(durations).map((name) => [name, root?.style.getPropertyValue(`--koo-${name}`)])
  expect(written).toEqual(Object.entries(durations).map(([name, ms]) => [name, `${ms}ms`]))
  expect(durations.fast).toBeLessThan(durations.base)
  expect(durations.base).toBeLessThan(durations.slow)
})

it('starts a sheet ahead of its first frame by a part of its own duration', async () => {
  const view = await render(
    <div style={{ ['--koo-slow' as string]: '200ms' }}>
      <p style={{ animationDuration: motion.slow, animationDelay: motion.underWay }}>内容</p>
    </div>,
  )
  const { animationDelay, animationDuration } = getComputedStyle(view.getByText('内容').element())
  expect([animationDelay, animationDuration]).toEqual(['-0.03s', '0.2s'])
})

it.each(['enter', 'leave', 'move'] as const)('has a curve for %s that the browser knows', (name) => {
  expect(CSS.supports('transition-timing-function', motion[name])).toBe(true)
})
