import { attachDownDrag, isUnscrolled } from '../drag/downDrag.ts'
import { containOverscroll } from './containOverscroll.ts'

/** Part of the finger's way that the head follows, as an elastic band does. */
const RESISTANCE = 0.5
/** Height of the head from which letting go refreshes, and its largest, in CSS px. */
const READY_HEIGHT = 60
const MOST_HEIGHT = 120

export interface PullHandlers {
  /** Whether a pull may begin now. */
  isFree: () => boolean
  /** Called for each move: whether letting go now would refresh. */
  onPull: (isReady: boolean) => void
  onRelease: (isReady: boolean) => void
}

/**
 * Lets a finger pull a page down at its top, which opens the head above it. Only its height changes: a page that is moved would
 * take its fixed bars along. Returns a function that stops.
 */
export function attachPull(page: HTMLElement, head: HTMLElement, handlers: PullHandlers): () => void {
  const off = new AbortController()
  attachDownDrag(page, {
    signal: off.signal,
    isFree: (target) => handlers.isFree() && !isMagnified() && isUnscrolled(target, document.documentElement),
    onMove(distance) {
      head.style.transition = 'none'
      head.style.height = `${Math.min(distance * RESISTANCE, MOST_HEIGHT)}px`
      handlers.onPull(isFarEnough(distance))
    },
    onEnd(isCancelled, distance) {
      head.style.transition = ''
      head.style.height = ''
      handlers.onRelease(!isCancelled && isFarEnough(distance))
    },
  })
  const release = containOverscroll()
  return () => {
    off.abort()
    release()
  }
}

const isFarEnough = (distance: number) => distance * RESISTANCE >= READY_HEIGHT

/** A finger moves what the customer has zoomed into. */
const isMagnified = () => (window.visualViewport?.scale ?? 1) > 1.01
