import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any page or sheet has. */
const MANY = 80

/** Moves through a page by the Tab key, and expects the focus to be visible everywhere. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  readonly press = (...keys: string[]): Promise<void> =>
    keys.reduce((before, key) => before.then(() => this.#page.keyboard.press(key)), Promise.resolve())

  readonly type = (text: string): Promise<void> => this.#page.keyboard.type(text)

  /** Presses Tab until `target` has the focus. Every tab stop on the way must have a visible focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let stop = 0; stop < MANY; stop += 1) {
      await this.#page.keyboard.press('Tab')
      await this.#seesFocus()
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${String(target)} cannot be reached by Tab`)
  }

  /**
   * Expects a visible outline at the focused element or at its visual replacement (its label, its neighbour, its face); a
   * text field needs at least its caret.
   */
  async #seesFocus(): Promise<void> {
    const found = await this.#page.evaluate(() => {
      const element = document.activeElement
      // Between the last element and the browser's own controls no element of the page has the focus.
      if (!element || element === document.body) return null
      const drawn = [
        element,
        element.firstElementChild,
        element.nextElementSibling,
        element.parentElement,
        element.closest('label'),
      ]
      const hasOutline = (part: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      }
      // The ring of a tab is around its touch target, which is drawn before its text.
      const isShown = hasOutline(element, '::before') || drawn.some((part) => part && hasOutline(part))
      const isTypedInto = element instanceof HTMLInputElement && /^(?:text|tel)$/.test(element.type)
      const { caretColor } = getComputedStyle(element)
      const hasCaret = isTypedInto && !/transparent|, 0\)$/.test(caretColor)
      const box = element.getBoundingClientRect()
      const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      return { what: element.outerHTML.slice(0, 160), isShown: isShown || hasCaret, isInView }
    })
    if (!found) return
    expect
      .soft(found, `the focus can be seen: ${found.what}`)
      .toMatchObject({ isShown: true, isInView: true })
  }
}
