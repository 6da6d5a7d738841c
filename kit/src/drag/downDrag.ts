/** Distance after which a touch counts as a drag or a scroll, in CSS px. */
const DRAG_START_DISTANCE = 6

interface Gesture {
  x: number
  y: number
  /**
   * `undecided` until the finger has moved, `drag` when something follows the finger, `other` for scrolling and
   * swiping.
   */
  aim: 'undecided' | 'drag' | 'other'
  lastY: number
  lastTime: number
  speed: number
}

export interface DownDragOptions {
  /** Ends the listening; what has been moved goes back then. */
  signal: AbortSignal
  /** Whether a gesture on this element may drag. Asked once, after its first pixels. */
  isFree: (target: EventTarget | null) => boolean
  /** Called for each move, with the px below the place where the drag began; never negative. */
  onMove: (distance: number) => void
  /**
   * Called for what has followed the pointer, with the last distance and the speed in px per ms. Cancelled: the system took the
   * finger away, a second one came, or the listening has ended.
   */
  onEnd: (isCancelled: boolean, distance: number, speed: number) => void
}

/** The pointer that drags: for a mouse, which the element's owner listens to. */
export interface DownDrag {
  begin: (x: number, y: number, time: number) => void
  /** Follows the pointer; returns true while it drags. */
  follow: (x: number, y: number, time: number, target: EventTarget | null) => boolean
  end: (isCancelled: boolean) => void
  isDown: () => boolean
}

/**
 * Follows one finger on an element while it drags down: what a sheet and the head of a page have in common. All other gestures
 * belong to the browser.
 */
export function attachDownDrag(element: HTMLElement, options: DownDragOptions): DownDrag {
  const { signal, isFree, onMove, onEnd } = options
  let gesture: Gesture | null = null
  let distance = 0

  const end = (isCancelled: boolean) => {
    const done = gesture
    gesture = null
    if (done?.aim === 'drag') onEnd(isCancelled, distance, done.speed)
  }

  const begin = (x: number, y: number, time: number) => {
    // The end of a touch is lost when another app comes over this one.
    end(true)
    gesture = { x, y, aim: 'undecided', lastY: y, lastTime: time, speed: 0 }
  }

  const follow = (x: number, y: number, time: number, target: EventTarget | null): boolean => {
    if (!gesture || gesture.aim === 'other') return false
    const [dx, dy] = [x - gesture.x, y - gesture.y]
    if (gesture.aim === 'undecided') {
      if (Math.hypot(dx, dy) < DRAG_START_DISTANCE) return false
      // Old browsers know no signal of a listener, and go on listening.
      gesture.aim = dy > Math.abs(dx) && !signal.aborted && isFree(target) ? 'drag' : 'other'
      if (gesture.aim === 'other') return false
    }
    if (time > gesture.lastTime) gesture.speed = (y - gesture.lastY) / (time - gesture.lastTime)
    gesture.lastY = y
    gesture.lastTime = time
    distance = Math.max(0, dy)
    onMove(distance)
    return true
  }

  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (event.touches.length > 1 || !touch) end(true)
    else begin(touch.clientX, touch.clientY, event.timeStamp)
  }
  const onTouchMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!touch || !follow(touch.clientX, touch.clientY, event.timeStamp, event.target)) return
    if (event.cancelable) event.preventDefault()
  }
  element.addEventListener('touchstart', onTouchStart, { signal, passive: true })
  element.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  element.addEventListener('touchend', () => end(false), { signal })
  element.addEventListener('touchcancel', () => end(true), { signal })
  signal.addEventListener('abort', () => end(true))
  return { begin, follow, end, isDown: () => gesture !== null }
}

/** Whether no element from the target up to `top` is scrolled down or handles dragging itself; a drag handle always may. */
export function isUnscrolled(target: EventTarget | null, top: Element): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== top; at = at.parentElement) {
    if (at.matches('[data-drag-handle]')) return true
    if (at.scrollTop > 0 || at.matches('input[type="range"], textarea, [data-no-drag]')) return false
  }
  return top.scrollTop <= 0
}
