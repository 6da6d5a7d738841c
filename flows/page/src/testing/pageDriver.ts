import { page, type Locator } from 'vitest/browser'

/** Uses a page as a customer does: by its visible texts. */
export interface PageDriver {
  /** The control with this label. */
  field(label: string | RegExp): Locator
  /** The button of a select, a date or a region: its name is its label and its value. */
  picker(label: string | RegExp): Locator
  fill(label: string | RegExp, text: string): Promise<void>
  /** Ticks or unticks. */
  tick(label: string | RegExp): Promise<void>
  /** Opens a select and picks an option. */
  choose(label: string | RegExp, option: string): Promise<void>
  /** Taps a button. */
  tap(name: string | RegExp): Promise<void>
  text(text: string | RegExp): Locator
  /** The accessible description of this control, its error included. */
  errorOf(label: string | RegExp): string
}

export function pageDriver(): PageDriver {
  const field = (label: string | RegExp) => page.getByLabelText(label)
  const picker = (label: string | RegExp) => page.getByRole('button', { name: label, exact: false })
  return {
    field,
    picker,
    fill: (label, text) => field(label).fill(text),
    tick: (label) => page.getByRole('checkbox', { name: label }).click(),
    async choose(label, option) {
      await picker(label).click()
      await page.getByRole('dialog').getByRole('radio', { name: option, exact: true }).click()
    },
    tap: (name) => page.getByRole('button', { name }).click(),
    text: (text) => page.getByText(text),
    errorOf(label) {
      const element = field(label).element()
      if (element.getAttribute('aria-invalid') !== 'true') return ''
      const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    },
  }
}
