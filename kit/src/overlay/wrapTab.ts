import type { KeyboardEvent } from 'react'

const STOPS = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]'

/**
 * Moves the focus by Tab from the last tab stop of an overlay to the first, and back. Radix counts every radio as a tab
 * stop, but the browser stops once per group: then Radix never sees its last stop, and Tab would leave the overlay.
 */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = stopsOf(event.currentTarget)
  const [first, last] = [stops[0], stops.at(-1)]
  const active = document.activeElement
  const isAtEdge = event.shiftKey ? active === first || active === event.currentTarget : active === last
  const next = event.shiftKey ? last : first
  if (!isAtEdge || !next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

function stopsOf(root: HTMLElement): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      isShown(element),
  )
  return all.filter((element) => !isRadio(element) || element === stopOfGroup(element, all))
}

/** `checkVisibility` is new in Chromium 105 and Safari 17.4; tab stops have a box and are visible. */
const isShown = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

const isRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== ''

/** The selected radio of a group, else its first. */
function stopOfGroup(radio: HTMLInputElement, all: readonly HTMLElement[]): HTMLElement | undefined {
  const group = all.filter(isRadio).filter(({ name, form }) => name === radio.name && form === radio.form)
  return group.find(({ checked }) => checked) ?? group[0]
}
