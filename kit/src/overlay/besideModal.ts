const MARK = 'data-beside-modal'

/**
 * Props of an element that stays usable while a modal is open: tools beside the page. Radix leaves live regions readable;
 * `off` makes this one without announcing anything.
 */
export const besideModal = { [MARK]: '', 'aria-live': 'off' } as const

/** Whether an event is about an element that is marked with `besideModal`. */
export function isBesideModal(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${MARK}]`) !== null
}

/**
 * Lets the focus go to what is marked with `besideModal` while a modal traps it. Radix listens on the document, so the
 * events are stopped just before they arrive there. Returns a function that ends it.
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
