/**
 * Marks what has the keyboard's frame, for the sheets of old browsers, which do not know `:focus-visible` (Chromium 86,
 * Safari 15.4): what the keyboard reached, and each text field. What was tapped has no frame.
 */
const MARK = 'data-focus-visible'
const isTyped = (target: Element) =>
  target.matches('textarea,input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=range])')

/** Starts to mark. Returns a function that stops it. */
export function markFocus(page: Document = document): () => void {
  let byKeyboard = false
  const mark = (target: EventTarget | null) => {
    if (target instanceof Element && (byKeyboard || isTyped(target))) target.setAttribute(MARK, '')
  }
  const listeners: readonly [string, (event: Event) => void][] = [
    ['pointerdown', () => (byKeyboard = false)],
    [
      'keydown',
      (event) => {
        const { metaKey, altKey, ctrlKey } = event as KeyboardEvent
        if (metaKey || altKey || ctrlKey) return
        byKeyboard = true
        if (page.activeElement !== page.body) mark(page.activeElement)
      },
    ],
    ['focusin', (event) => mark(event.target)],
    ['focusout', (event) => event.target instanceof Element && event.target.removeAttribute(MARK)],
  ]
  for (const [name, hear] of listeners) page.addEventListener(name, hear, true)
  return () => {
    for (const [name, hear] of listeners) page.removeEventListener(name, hear, true)
  }
}
