/**
 * Keeps an overlay above the on-screen keyboard. iOS leaves the layout as it is and covers its lower part, so
 * what sticks to the bottom must be lifted by the part that the visual viewport does not show. Sets
 * `--koo-keyboard` (lift) and `--koo-visible` (height that can be seen) on the element. Returns a function that
 * stops.
 */
export function attachKeyboardInset(
  element: HTMLElement,
  viewport: VisualViewport | null = window.visualViewport,
): () => void {
  if (!viewport) return () => {}
  const update = () => {
    // While the reader has pinched in, the viewport is a magnifier and says nothing about a keyboard.
    const magnified = viewport.scale > 1.01
    const covered = magnified ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
    show(element, '--koo-keyboard', covered > 0 ? Math.round(covered) : null)
    if (!magnified) show(element, '--koo-visible', covered > 0 ? Math.round(viewport.height) : null)
  }
  // In the next frame: reading sizes now would lay the page out in the middle of opening.
  const frame = requestAnimationFrame(update)
  viewport.addEventListener('resize', update)
  viewport.addEventListener('scroll', update)
  return () => {
    cancelAnimationFrame(frame)
    viewport.removeEventListener('resize', update)
    viewport.removeEventListener('scroll', update)
  }
}

/** Sets a length; `null` leaves it to its default. Setting an inherited property restyles everything below, so only changes are set. */
function show(element: HTMLElement, property: string, length: number | null): void {
  const value = length === null ? '' : `${length}px`
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value)
}
