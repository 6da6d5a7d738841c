import { describe, expect, it } from 'vitest'
import { createThemeControl } from '../../src/theme/control.ts'
import { chosenTheme, THEME_KEY, themeFor } from '../../src/theme/theme.ts'
import { memoryStorage } from './memory-storage.ts'

describe('theme', () => {
  it('is what the address says, else what the reader chose, else the device', () => {
    const local = memoryStorage(new Map([[THEME_KEY, 'night']]))
    expect(chosenTheme(new URLSearchParams('theme=koo'), local)).toBe('koo')
    expect(chosenTheme(new URLSearchParams(), local)).toBe('night')
    expect(chosenTheme(new URLSearchParams(), memoryStorage())).toBe('system')
  })

  it.each(['constructor', '', 'dark', '<b>'])('passes over %j', (text) => {
    const local = memoryStorage(new Map([[THEME_KEY, text]]))
    expect(chosenTheme(new URLSearchParams({ theme: text }), local)).toBe('system')
  })

  it('follows the device only while nothing else was chosen', () => {
    expect(themeFor('system', true)).toBe('night')
    expect(themeFor('system', false)).toBe('koo')
    expect(themeFor('koo', true)).toBe('koo')
  })

  it('is put on the document and kept', () => {
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
