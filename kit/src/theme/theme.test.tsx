import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues, partnerHues, rubyBrand, wireframeHues } from './hues.ts'
import { themeClass, themeNames, vars } from './index.ts'

const hues = {
  koo: kooHues,
  night: nightHues,
  wireframe: wireframeHues,
  ruby: partnerHues(kooHues, rubyBrand),
}

/** Every custom property of the contract. */
function names(node: object): string[] {
  return Object.values(node).flatMap((value: object | string) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : names(value),
  )
}

const value = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim()

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

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
