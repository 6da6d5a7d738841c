import { looseTexts } from '@koo/kit/testing'

/** Texts that no page shows on purpose: they come from a missing value, or from a value of the wrong type. */
const NOT_MEANT = /\bnull\b|undefined|NaN|Infinity|Invalid Date|\[object/

/** Attributes that screen readers read or that are visible. */
const READ = ['aria-label', 'alt', 'placeholder', 'title', 'value'] as const

export const NOTHING_LEADS_ON = 'nothing leads on'

/** The faults of a screen, or of a part of it, that a customer can see; empty when there are none. */
export function faultsOfScreen(root: Element = document.body): string[] {
  const elements = [...root.querySelectorAll('*')]
  const texts = [
    root.textContent ?? '',
    ...elements.flatMap((element) => READ.map((name) => element.getAttribute(name) ?? '')),
    ...elements.flatMap((element) => (element instanceof HTMLInputElement ? [element.value] : [])),
  ]
  const faults = texts.flatMap((text) => {
    const found = NOT_MEANT.exec(text)
    return found ? [`it says "${text.slice(Math.max(0, found.index - 12), found.index + 20)}"`] : []
  })
  if (!elements.some(leadsOn)) faults.push(NOTHING_LEADS_ON)
  return [...new Set([...faults, ...looseTexts(root)])]
}

/** A button or a link that can be used. */
const leadsOn = (element: Element): boolean =>
  element.matches('button:enabled, a[href], [role="button"]:not([aria-disabled="true"])') &&
  element.getAttribute('aria-disabled') !== 'true' &&
  element.checkVisibility()

/** The texts of a value that no page shows on purpose: every text in it, at any depth, and every number that is none. */
export function faultsOfTexts(value: unknown): string[] {
  if (typeof value === 'string') return NOT_MEANT.test(value) ? [value] : []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(faultsOfTexts) : []
}
