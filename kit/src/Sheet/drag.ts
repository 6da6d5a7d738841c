import { motion } from '../theme/motion.ts'

/** Distance before a touch counts as a drag or a scroll, in CSS px. */
const SLOP = 6
/** Part of the sheet's height that it must be dragged down to close. */
const FAR = 0.3
/** A flick: this fast (px per ms) and at least this far (px). */
const FLICK_SPEED = 0.5
const FLICK_DISTANCE = 24

interface Gesture {
  x: number
  y: number
  /** `undecided` until the finger has moved, `drag` when the sheet follows, `other` when it scrolls or swipes. */
  aim: 'undecided' | 'drag' | 'other'
  lastY: number
  lastTime: number
  speed: number
}

/**
 * Lets a finger drag the sheet down and calls `dismiss` when it was dragged far or flicked. Only the transform
 * moves. A gesture is ours when it starts downwards with nothing above the finger scrolled; everything else
 * (sideways rows, inner scrolling, fields that drag) stays with the browser. A mouse may drag the sheet by what
 * is marked `data-drag-handle`. Returns a function that takes the listeners off.
 */
export function attachDrag(sheet: HTMLElement, dismiss: () => void): () => void {
  let gesture: Gesture | null = null
  let offset = 0

  const begin = (x: number, y: number, time: number, aim: Gesture['aim']) => {
    gesture = { x, y, aim, lastY: y, lastTime: time, speed: 0 }
    offset = 0
  }

  /** Follows the pointer; true while the sheet is being dragged. */
  const follow = (x: number, y: number, time: number, target: EventTarget | null): boolean => {
    if (!gesture || gesture.aim === 'other') return false
    const [dx, dy] = [x - gesture.x, y - gesture.y]
    if (gesture.aim === 'undecided') {
      if (Math.hypot(dx, dy) < SLOP) return false
      gesture.aim = dy > Math.abs(dx) && isFree(target, sheet) ? 'drag' : 'other'
      if (gesture.aim === 'other') return false
      sheet.style.transition = 'none'
      sheet.style.animation = 'none'
    }
    if (time > gesture.lastTime) gesture.speed = (y - gesture.lastY) / (time - gesture.lastTime)
    gesture.lastY = y
    gesture.lastTime = time
    offset = Math.max(0, dy)
    sheet.style.transform = `translate3d(0, ${offset}px, 0)`
    return true
  }

  const settle = () => {
    sheet.style.transition = `transform ${motion.base} ${motion.enter}`
    sheet.style.transform = ''
  }
  // When the sheet is back or away, only its style sheet applies again.
  const rest = ({ target }: Event) => {
    if (target !== sheet || gesture) return
    sheet.style.transition = ''
    sheet.style.transform = ''
  }

  const end = (cancelled: boolean) => {
    const done = gesture
    gesture = null
    if (done?.aim !== 'drag') return
    // The animation of leaving starts from where the finger left the sheet.
    sheet.style.animation = ''
    const flicked = done.speed > FLICK_SPEED && offset > FLICK_DISTANCE
    if (cancelled || !(flicked || offset > sheet.offsetHeight * FAR)) {
      settle()
      return
    }
    dismiss()
    // The owner may keep it open; two frames later that is known.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (sheet.dataset.state === 'open') settle()
      }),
    )
  }

  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (event.touches.length > 1 || !touch) end(true)
    else begin(touch.clientX, touch.clientY, event.timeStamp, 'undecided')
  }
  const onTouchMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!touch || !follow(touch.clientX, touch.clientY, event.timeStamp, event.target)) return
    if (event.cancelable) event.preventDefault()
  }
  const onTouchEnd = () => end(false)
  const onTouchCancel = () => end(true)

  const onPointerDown = (event: PointerEvent) => {
    const { target } = event
    if (event.pointerType !== 'mouse' || event.button !== 0 || !(target instanceof Element)) return
    if (!target.closest('[data-drag-handle]') || target.closest('button')) return
    sheet.setPointerCapture(event.pointerId)
    begin(event.clientX, event.clientY, event.timeStamp, 'undecided')
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') follow(event.clientX, event.clientY, event.timeStamp, sheet)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') end(false)
  }

  const off = new AbortController()
  const { signal } = off
  sheet.addEventListener('touchstart', onTouchStart, { signal, passive: true })
  sheet.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  sheet.addEventListener('touchend', onTouchEnd, { signal })
  sheet.addEventListener('touchcancel', onTouchCancel, { signal })
  sheet.addEventListener('pointerdown', onPointerDown, { signal })
  sheet.addEventListener('pointermove', onPointerMove, { signal })
  sheet.addEventListener('pointerup', onPointerUp, { signal })
  sheet.addEventListener('transitionend', rest, { signal })
  sheet.addEventListener('animationend', rest, { signal })
  return () => off.abort()
}

/** Nothing from the touched element up to the sheet is scrolled down or wants the drag for itself. */
function isFree(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== sheet; at = at.parentElement) {
    if (at.scrollTop > 0 || at.matches('input[type="range"], textarea, [data-no-drag]')) return false
  }
  return true
}
