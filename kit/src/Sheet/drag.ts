import { motion } from '../theme/motion.ts'

/** Distance after which a touch counts as a drag or a scroll, in CSS px. */
const DRAG_START_DISTANCE = 6
/** Part of the sheet's height that it must be dragged to close. */
const CLOSE_FRACTION = 0.3
/** A flick: at least this fast (px per ms) and this far (px). */
const FLICK_SPEED = 0.5
const FLICK_DISTANCE = 24

interface Gesture {
  x: number
  y: number
  /**
   * `undecided` until the finger has moved, `drag` when the sheet follows the finger, `other` for scrolling and
   * swiping.
   */
  aim: 'undecided' | 'drag' | 'other'
  lastY: number
  lastTime: number
  speed: number
}

/**
 * Lets a finger drag the sheet down, and calls `dismiss` when it was dragged far or flicked. Only the transform
 * changes. A drag starts only downwards and when nothing under the finger is scrolled; all other gestures (horizontal
 * rows, inner scrolling, fields with dragging) belong to the browser. A mouse drags the sheet by the element marked
 * `data-drag-handle`. Returns a function that removes the listeners.
 */
export function attachDrag(sheet: HTMLElement, dismiss: () => void): () => void {
  let gesture: Gesture | null = null
  let offset = 0

  const begin = (x: number, y: number, time: number, aim: Gesture['aim']) => {
    // The end of a touch is lost when another app comes over this one.
    end(true)
    gesture = { x, y, aim, lastY: y, lastTime: time, speed: 0 }
    offset = 0
  }

  /** Follows the pointer; returns true while the sheet is being dragged. */
  const follow = (x: number, y: number, time: number, target: EventTarget | null): boolean => {
    if (!gesture || gesture.aim === 'other') return false
    const [dx, dy] = [x - gesture.x, y - gesture.y]
    if (gesture.aim === 'undecided') {
      if (Math.hypot(dx, dy) < DRAG_START_DISTANCE) return false
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
  // Removes the inline style when the sheet is back in place or closed.
  const rest = ({ target }: Event) => {
    if (target !== sheet || gesture) return
    sheet.style.transition = ''
    sheet.style.transform = ''
  }

  const end = (cancelled: boolean) => {
    const done = gesture
    gesture = null
    if (done?.aim !== 'drag') return
    // The exit animation starts where the finger left the sheet.
    sheet.style.animation = ''
    const flicked = done.speed > FLICK_SPEED && offset > FLICK_DISTANCE
    if (cancelled || !(flicked || offset > sheet.offsetHeight * CLOSE_FRACTION)) {
      settle()
      return
    }
    dismiss()
    // The caller may keep the sheet open; after two frames this is known.
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
  const onPointerEnd = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') end(event.type !== 'pointerup')
  }

  const off = new AbortController()
  const { signal } = off
  sheet.addEventListener('touchstart', onTouchStart, { signal, passive: true })
  sheet.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  sheet.addEventListener('touchend', onTouchEnd, { signal })
  sheet.addEventListener('touchcancel', onTouchCancel, { signal })
  sheet.addEventListener('pointerdown', onPointerDown, { signal })
  sheet.addEventListener('pointermove', onPointerMove, { signal })
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    sheet.addEventListener(name, onPointerEnd, { signal })
  sheet.addEventListener('transitionend', rest, { signal })
  sheet.addEventListener('animationend', rest, { signal })
  return () => {
    // A sheet that is kept or stays open must not stay where a finger had moved it.
    end(true)
    off.abort()
  }
}

/** Whether no element from the target up to the sheet is scrolled down or handles dragging itself; its handle always may. */
function isFree(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== sheet; at = at.parentElement) {
    if (at.matches('[data-drag-handle]')) return true
    if (at.scrollTop > 0 || at.matches('input[type="range"], textarea, [data-no-drag]')) return false
  }
  return sheet.scrollTop <= 0
}
