/** Time between two looks at the sizes, ms. */
const LOOK_MS = 250
/** Looks after an event: sizes may change for a second after it, without another one. */
const LOOKS = 4

/**
 * Keeps an overlay above the on-screen keyboard. iOS does not change the layout but covers its lower part, so an
 * element at the bottom must move up by the hidden height. Sets `--koo-keyboard` (the distance) and `--koo-visible`
 * (the visible height) on the element. Returns a function that stops.
 *
 * Phones announce a keyboard too early, or its end not at all: the sizes are read again after each event, and for as long as
 * something is lifted. Where no field has had the focus for a second there is no keyboard, whatever the sizes say.
 */
export function attachKeyboardInset(
  element: HTMLElement,
  viewport: VisualViewport | null = window.visualViewport,
): () => void {
  if (!viewport) return () => {}
  /** Looks without a field that has the focus. */
  let unused = 0
  const update = (): boolean => {
    // While the user has zoomed in, the size of the viewport says nothing about a keyboard.
    const magnified = viewport.scale > 1.01
    const hidden = window.innerHeight - viewport.height - viewport.offsetTop
    const covered = magnified || unused >= LOOKS ? 0 : Math.max(0, hidden)
    show(element, '--koo-keyboard', covered > 0 ? Math.round(covered) : null)
    if (!magnified || unused >= LOOKS)
      show(element, '--koo-visible', covered > 0 ? Math.round(viewport.height) : null)
    return element.style.getPropertyValue('--koo-visible') !== ''
  }
  let looks = 0
  let timer = 0
  const look = () => {
    looks += 1
    unused = isTyping() ? 0 : unused + 1
    const isLifted = update()
    if (isLifted || looks < LOOKS) timer = window.setTimeout(look, LOOK_MS)
  }
  const onEvent = () => {
    if (isTyping()) unused = 0
    update()
    looks = 0
    window.clearTimeout(timer)
    timer = window.setTimeout(look, LOOK_MS)
  }
  // In the next frame: reading sizes now would force a layout while the overlay opens.
  const frame = requestAnimationFrame(onEvent)
  const sources = [
    [viewport, ['resize', 'scroll']],
    [window, ['focusin', 'focusout', 'pageshow', 'resize']],
  ] as const
  for (const [source, names] of sources) for (const name of names) source.addEventListener(name, onEvent)
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
    for (const [source, names] of sources) for (const name of names) source.removeEventListener(name, onEvent)
  }
}

/** Is a field focused for which a keyboard opens, or a frame, which may have one? A checkbox and a field to read have none. */
const isTyping = () => document.activeElement?.matches(':read-write, select, iframe') === true

/**
 * Sets a length; `null` restores the default. Only changes are set, because an inherited property restyles everything
 * below.
 */
function show(element: HTMLElement, property: string, length: number | null): void {
  const value = length === null ? '' : `${length}px`
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value)
}
