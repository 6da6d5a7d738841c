import { memoryStorage } from '@koo/host/testing'
import { describe, expect, it, vi } from 'vitest'
import { BRAND_KEY, keepVisitBrand } from './visitBrand.ts'

/** Opens a page in this tab; `theme`: the one of its own flow. */
function open(tab: ReturnType<typeof memoryStorage>, isSameVisit: boolean, theme?: string) {
  const body = { dataset: { ...(theme && { theme }) } as DOMStringMap } as HTMLElement
  const loadThemes = vi.fn(() => Promise.resolve())
  let leave = () => {}
  keepVisitBrand({ tab, body, isSameVisit, loadThemes, onLeave: (keep) => void (leave = keep) })
  return { theme: () => body.dataset['theme'], loadThemes, leave: () => leave() }
}

describe('the brand of a visit', () => {
  it('is there again after a reload of a page that has none', () => {
    const tab = memoryStorage()
    open(tab, false, 'siku').leave()
    const again = open(tab, true)
    expect(again.theme()).toBe('siku')
    expect(again.loadThemes).toHaveBeenCalledTimes(1)
    again.leave()
    expect(open(tab, true).theme()).toBe('siku')
  })

  it('is over when the app is opened anew', () => {
    const tab = memoryStorage()
    open(tab, false, 'siku').leave()
    const anew = open(tab, false)
    expect(anew.theme()).toBeUndefined()
    anew.leave()
    expect(tab.getItem(BRAND_KEY)).toBeNull()
  })

  it('does not take the place of that of the page', () => {
    const tab = memoryStorage()
    open(tab, false, 'siku').leave()
    expect(open(tab, true, 'maoyan').theme()).toBe('maoyan')
  })

  it.each(['', '{', '<b>', 'a"]{}', 'x'.repeat(40)])(
    'is not the text %j that something else has written',
    (text) => {
      expect(open(memoryStorage(new Map([[BRAND_KEY, text]])), true).theme()).toBeUndefined()
    },
  )
})
