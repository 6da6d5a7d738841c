import { keepFocus } from './focus.ts'
import { hideOthers } from './hideOthers.ts'
import { lockPage } from './lockPage.ts'

/** How a modal is asked to go: by the key, or by a tap beside it. */
export type Dismissal = 'escape' | 'veil'

interface Screen {
  modal: HTMLElement
  veil: HTMLElement
  /** Gets the focus; by default the modal itself, so that it is read from its title. */
  first: HTMLElement | null | undefined
  onDismiss: (by: Dismissal) => void
}

const open: HTMLElement[] = []

/**
 * Gives the screen to a modal: the page behind is held still and hidden from readers, the focus goes in and stays in,
 * Escape is reported to the topmost one, a tap on a veil to its own. Returns a function that gives the screen back, with the focus to `back` or to
 * what had it before.
 */
export function takeScreen({ modal, veil, first, onDismiss }: Screen): (back?: HTMLElement | null) => void {
  const before = document.activeElement
  const isOnTop = () => open.at(-1) === modal
  const onKeyDown = (event: KeyboardEvent) => {
    const isEscape = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented
    if (isEscape && isOnTop()) onDismiss('escape')
  }
  const onTap = () => onDismiss('veil')
  open.push(modal)
  document.addEventListener('keydown', onKeyDown)
  veil.addEventListener('click', onTap)
  const release = [hideOthers(veil, modal), lockPage(), keepFocus(modal, isOnTop)]
  // Last, because it makes the browser style and lay out what was changed.
  ;(first ?? modal).focus({ preventScroll: true })
  return (back) => {
    open.splice(open.indexOf(modal), 1)
    document.removeEventListener('keydown', onKeyDown)
    veil.removeEventListener('click', onTap)
    for (const free of release) free()
    const target = back ?? before
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
  }
}
