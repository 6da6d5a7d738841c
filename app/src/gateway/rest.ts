/** Signs of a customer at work. */
const TOUCHES = ['pointerdown', 'keydown', 'input', 'scroll'] as const

/** What a rest is watched on; a page's own `window` and `document` unless a test hands in others. */
export interface RestSources {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/**
 * Resolves once nobody has touched the page for `ms` (which may be noticed as long again later), or when it is put away:
 * for work that must never be felt under a finger on a slow phone.
 */
export function pageAtRest(
  ms: number,
  { target, page }: RestSources = { target: window, page: document },
): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(look, ms)
    // Heard once a turn and then no more: nothing of this runs under the next keystroke.
    let wasTouched = false
    function touched() {
      wasTouched = true
      listen(false)
    }
    function listen(on: boolean) {
      for (const touch of TOUCHES) {
        if (on) target.addEventListener(touch, touched, { capture: true, passive: true })
        else target.removeEventListener(touch, touched, true)
      }
    }
    function look() {
      if (!wasTouched) return done()
      wasTouched = false
      listen(true)
      timer = setTimeout(look, ms)
    }
    function whenHidden() {
      if (page.visibilityState === 'hidden') done()
    }
    function done() {
      clearTimeout(timer)
      listen(false)
      page.removeEventListener('visibilitychange', whenHidden)
      resolve()
    }
    listen(true)
    page.addEventListener('visibilitychange', whenHidden)
    whenHidden()
  })
}
