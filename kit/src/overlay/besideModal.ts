const MARK = 'data-beside-modal'

/**
 * Props of an element that stays usable while a modal is open, such as a tool beside the page. Radix does not hide live
 * regions; `off` makes this one without announcements.
 */
export const besideModal = { [MARK]: '', 'aria-live': 'off' } as const

/** Whether the target of an event is inside an element marked with `besideModal`. */
export function isBesideModal(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${MARK}]`) !== null
}

/**
 * Lets the focus go to an element marked with `besideModal` while a modal traps it. Radix listens on the document, so
 * the events are stopped just before. Returns a function that ends this.
 */
export function allowFocusBeside(): () => void {
  const { body } = document
  const onFocusIn = (event: FocusEvent) => {
    if (isBesideModal(event.target)) event.stopPropagation()
  }
  const onFocusOut = (event: FocusEvent) => {
    if (isBesideModal(event.relatedTarget)) event.stopPropagation()
  }
  body.addEventListener('focusin', onFocusIn)
  body.addEventListener('focusout', onFocusOut)
  return () => {
    body.removeEventListener('focusin', onFocusIn)
    body.removeEventListener('focusout', onFocusOut)
  }
}
