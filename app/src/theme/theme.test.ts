import { describe, expect, it } from 'vitest'
import { createThemeControl } from './control.ts'
import { chosenTheme, THEME_KEY, themeFor } from './theme.ts'
import { memoryStorage } from '@koo/host/testing'

describe('theme', () => {
  it('comes from the address, else from the customer, else from the device', () => {
    const local = memoryStorage(new Map([[THEME_KEY, 'night']]))
    expect(chosenTheme(new URLSearchParams('theme=koo'), local)).toBe('koo')
    expect(chosenTheme(new URLSearchParams(), local)).toBe('night')
    expect(chosenTheme(new URLSearchParams(), memoryStorage())).toBe('system')
  })

  it.each(['constructor', '', 'dark', '<b>'])('ignores %j', (text) => {
    const local = memoryStorage(new Map([[THEME_KEY, text]]))
    expect(chosenTheme(new URLSearchParams({ theme: text }), local)).toBe('system')
  })

  it('follows the device only until another theme is chosen', () => {
    expect(themeFor('system', true)).toBe('night')
    expect(themeFor('system', false)).toBe('koo')
    expect(themeFor('koo', true)).toBe('koo')
  })

  it('is set on the document and stored', () => {
    const local = memoryStorage()
    const root = { dataset: {} as DOMStringMap }
    let change = () => {}
    const dark = {
      matches: true,
      addEventListener: (_: string, listener: () => void) => void (change = listener),
    }
    const control = createThemeControl({
      root: root as HTMLElement,
      query: new URLSearchParams(),
      local,
      dark: dark as unknown as MediaQueryList,
    })
    expect(root.dataset['theme']).toBe('night')
    dark.matches = false
    change()
    expect(root.dataset['theme']).toBe('koo')
    control.choose('night')
    expect(root.dataset['theme']).toBe('night')
    expect(local.getItem(THEME_KEY)).toBe('night')
    change()
    expect(root.dataset['theme']).toBe('night')
  })
})
