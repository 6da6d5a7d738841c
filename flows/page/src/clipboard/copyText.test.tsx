import { OverlayHost } from '@koo/kit/OverlayHost'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { copy } from './copy.ts'
import { copyText } from './copyText.ts'

beforeEach(async () => {
  await render(<OverlayHost />)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'clipboard')
})

/** A clipboard of the browser; null: it has none. */
const clipboardOf = (clipboard: object | null) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard ?? undefined, configurable: true })

describe('a text', () => {
  it('is copied by the clipboard, and the toast says so', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    clipboardOf({ writeText })
    expect(await copyText('https://m.credit.test/raise')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('https://m.credit.test/raise')
    await expect.element(page.getByText(copy.copied)).toBeVisible()
  })

  it.each([
    ['without a clipboard', null],
    ['that refuses it', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ])('is copied from a selection in a web view %s, and leaves nothing behind', async (_name, clipboard) => {
    clipboardOf(clipboard)
    const selected = vi.fn(() => true)
    vi.spyOn(document, 'execCommand').mockImplementation(() => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea')
      expect(field?.value.slice(field.selectionStart, field.selectionEnd)).toBe('公众号')
      return selected()
    })
    expect(await copyText('公众号')).toBe(true)
    expect(selected).toHaveBeenCalledTimes(1)
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('that cannot be copied says what to do', async () => {
    clipboardOf(null)
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    expect(await copyText('公众号')).toBe(false)
    await expect.element(page.getByText(copy.notCopied)).toBeVisible()
  })
})
