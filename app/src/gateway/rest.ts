/** Signs of a customer at work. */
const TOUCHES = ['pointerdown', 'keydown', 'input', 'scroll'] as const

/** What a rest is watched on; a page's own `window` and `document` unless a test hands in others. */
export interface RestSources {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Resolves once nobody has touched the page for `ms`, or when it is put away: for work that must never be felt under a
 * finger on a slow phone.
 */
export function pageAtRest(
  ms: number,
  { target, page }: RestSources = { target: window, page: document },
): Promise<void> {
  return new Promise((resolve) => {
    let touchedAt = Date.now()
    let timer = setTimeout(look, ms)
    // A note and nothing more: this runs under every keystroke.
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
