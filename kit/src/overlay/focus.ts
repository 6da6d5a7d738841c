const CANDIDATES =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]'

/** What Tab stops at within an element, in order. Of a group of radios the chosen one, or all while none is chosen. */
function tabStops(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0 &&
      !isPassedOver(element, within),
  )
}

/** Another radio of its group is chosen. */
function isPassedOver(element: HTMLElement, within: HTMLElement): boolean {
  if (!isRadio(element) || element.checked) return false
  return [...within.querySelectorAll('input')].some((other) => other.checked && isSameStop(element, other))
}

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'

/** One element, or two radios of one group. */
function isSameStop(one: Element | null, other: Element | undefined): boolean {
  if (one === other) return true
  return (
    isRadio(one) && isRadio(other ?? null) && one.name !== '' && one.name === (other as HTMLInputElement).name
  )
}

/** Tab at the last stop goes on at the first, and backwards. Everything else is the browser's. */
function wrapTab(event: KeyboardEvent, within: HTMLElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = tabStops(within)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const active = document.activeElement
  if (to && !isSameStop(active, from) && !(event.shiftKey && active === within)) return
  event.preventDefault()
  ;(to ?? within).focus()
}

/**
 * Keeps the focus in a modal while `isOnTop`: Tab goes round in it; focus that is moved to the page behind, or lost
 * with the element that had it, comes back. Returns a function that stops.
 */
export function keepFocus(modal: HTMLElement, isOnTop: () => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOnTop()) wrapTab(event, modal)
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!isOnTop() || !(target instanceof Element) || modal.contains(target)) return
    if (!target.closest('[data-beside-modal]')) modal.focus({ preventScroll: true })
  }
  // A button gives way to a countdown under the focus.
  const onRemoved = new MutationObserver(() => {
    if (isOnTop() && document.activeElement === document.body) modal.focus({ preventScroll: true })
  })
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusin', onFocusIn)
  onRemoved.observe(modal, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
    onRemoved.disconnect()
  }
}
