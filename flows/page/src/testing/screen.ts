/** Words that no page means: a value that was not there, or not of the kind that the page took it for. */
const NOT_MEANT = /\bnull\b|undefined|NaN|Infinity|Invalid Date|\[object/

/** Attributes that are read out or seen. */
const READ = ['aria-label', 'alt', 'placeholder', 'title', 'value'] as const

export const NOTHING_LEADS_ON = 'nothing leads on'

/** What is wrong with the screen, or with a part of it, as a customer sees it; empty when nothing is. */
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
  return [...new Set(faults)]
}

/** A button or a link that can be used. */
const leadsOn = (element: Element): boolean =>
  element.matches('button:enabled, a[href], [role="button"]:not([aria-disabled="true"])') &&
  element.getAttribute('aria-disabled') !== 'true' &&
  element.checkVisibility()
