/**
 * Keeps an overlay above the on-screen keyboard. iOS does not change the layout but covers its lower part, so an
 * element at the bottom must move up by the hidden height. Sets `--koo-keyboard` (the distance) and `--koo-visible`
 * (the visible height) on the element. Returns a function that stops.
 */
export function attachKeyboardInset(
  element: HTMLElement,
  viewport: VisualViewport | null = window.visualViewport,
): () => void {
  if (!viewport) return () => {}
  const update = () => {
    // While the user has zoomed in, the size of the viewport says nothing about a keyboard.
    const magnified = viewport.scale > 1.01
    const covered = magnified ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
    show(element, '--koo-keyboard', covered > 0 ? Math.round(covered) : null)
    if (!magnified) show(element, '--koo-visible', covered > 0 ? Math.round(viewport.height) : null)
  }
  // In the next frame: reading sizes now would force a layout while the overlay opens.
  const frame = requestAnimationFrame(update)
  viewport.addEventListener('resize', update)
  viewport.addEventListener('scroll', update)
  return () => {
    cancelAnimationFrame(frame)
    viewport.removeEventListener('resize', update)
    viewport.removeEventListener('scroll', update)
  }
}

/**
 * Sets a length; `null` restores the default. Only changes are set, because an inherited property restyles everything
 * below.
 */
function show(element: HTMLElement, property: string, length: number | null): void {
  const value = length === null ? '' : `${length}px`
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value)
}
