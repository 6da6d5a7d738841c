/** Events of a customer who uses the page. */
const TOUCHES = ['pointerdown', 'keydown', 'input', 'scroll'] as const

/** Targets of the event listeners: `window` and `document`, or others in a test. */
export interface RestSources {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Resolves when nobody has touched the page for `ms`, or when it is hidden: for work that would make a slow phone respond
 * late.
 */
export function pageAtRest(
  ms: number,
  { target, page }: RestSources = { target: window, page: document },
): Promise<void> {
  return new Promise((resolve) => {
    let touchedAt = Date.now()
    let timer = setTimeout(look, ms)
    // Only stores the time: this runs at every keystroke.
    function touched() {
      touchedAt = Date.now()
    }
    function look() {
      const left = touchedAt + ms - Date.now()
      if (left <= 0) done()
      else timer = setTimeout(look, left)
    }
    function whenHidden() {
      if (page.visibilityState === 'hidden') done()
    }
    function done() {
      clearTimeout(timer)
      for (const touch of TOUCHES) target.removeEventListener(touch, touched, true)
      page.removeEventListener('visibilitychange', whenHidden)
      resolve()
    }
    for (const touch of TOUCHES) target.addEventListener(touch, touched, { capture: true, passive: true })
    page.addEventListener('visibilitychange', whenHidden)
    whenHidden()
  })
}
