import { isTap, type PointerPlace } from '../timing/tap.ts'

/** Scale after a double tap. */
export const ZOOMED = 2.5
const MAX_SCALE = 4
/** Two taps within this time (ms) and distance (CSS px) are a double tap. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_DISTANCE = 30

export interface Zoom {
  /** Zooms in around the middle, or back. Does nothing when it is so already. */
  set: (isZoomed: boolean) => void
  /** Removes the listeners. */
  detach: () => void
}

/**
 * Zooms the first child of a scrolling element by pinching, double tap, or the wheel with Ctrl. The child gets larger and the
 * element scrolls over it, so that moving a zoomed picture is the browser's own scrolling. `onChange` is called when it is
 * zoomed and when it is whole again.
 */
export function attachZoom(scroller: HTMLElement, onChange: (isZoomed: boolean) => void): Zoom {
  const content = scroller.firstElementChild as HTMLElement
  let scale = 1
  let pinch: { distance: number; scale: number } | null = null
  let pressed: PointerPlace | null = null
  let lastTap: { time: number; x: number; y: number } | null = null

  /** Zooms to a scale; the point of the picture under the fingers stays there. */
  const zoomTo = (wanted: number, clientX: number, clientY: number) => {
    const next = Math.min(MAX_SCALE, Math.max(1, wanted))
    if (next === scale) return
    const { left, top } = scroller.getBoundingClientRect()
    const [x, y] = [clientX - left, clientY - top]
    const growth = next / scale
    const [scrollLeft, scrollTop] = [
      (scroller.scrollLeft + x) * growth - x,
      (scroller.scrollTop + y) * growth - y,
    ]
    content.style.width = `${next * 100}%`
    content.style.height = `${next * 100}%`
    scroller.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' })
    const wasZoomed = scale > 1
    scale = next
    if (wasZoomed !== next > 1) onChange(next > 1)
  }

  const onTouchStart = (event: TouchEvent) => {
    const fingers = pairOf(event)
    pinch = fingers && { distance: fingers.distance, scale }
    // Without this the browser would zoom the whole page.
    if (fingers) event.preventDefault()
  }
  const onTouchMove = (event: TouchEvent) => {
    const fingers = pairOf(event)
    if (!pinch || !fingers) return
    event.preventDefault()
    zoomTo((pinch.scale * fingers.distance) / pinch.distance, fingers.x, fingers.y)
  }
  const onTouchEnd = () => {
    pinch = null
  }
  const onPointerDown = (event: PointerEvent) => {
    pressed = event
  }
  const onClick = (event: MouseEvent) => {
    // A long press is for the menu of the picture, and a click without one is no finger.
    if (!pressed || !isTap(pressed, event)) {
      lastTap = null
      return
    }
    const { timeStamp: time, clientX: x, clientY: y } = event
    const isDouble =
      lastTap !== null &&
      time - lastTap.time < DOUBLE_TAP_MS &&
      Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE_TAP_DISTANCE
    lastTap = isDouble ? null : { time, x, y }
    if (isDouble) zoomTo(scale > 1 ? 1 : ZOOMED, x, y)
  }
  // A trackpad sends its pinch as a wheel with Ctrl.
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomTo(scale * Math.exp(-event.deltaY / 100), event.clientX, event.clientY)
  }

  const controller = new AbortController()
  const { signal } = controller
  scroller.addEventListener('touchstart', onTouchStart, { passive: false, signal })
  scroller.addEventListener('touchmove', onTouchMove, { passive: false, signal })
  scroller.addEventListener('touchend', onTouchEnd, { signal })
  scroller.addEventListener('touchcancel', onTouchEnd, { signal })
  scroller.addEventListener('pointerdown', onPointerDown, { signal })
  scroller.addEventListener('click', onClick, { signal })
  scroller.addEventListener('wheel', onWheel, { passive: false, signal })

  return {
    set(isZoomed) {
      if (isZoomed === scale > 1) return
      const { left, top, width, height } = scroller.getBoundingClientRect()
      zoomTo(isZoomed ? ZOOMED : 1, left + width / 2, top + height / 2)
    },
    detach: () => controller.abort(),
  }
}

/** Two fingers on the picture: the point between them and their distance. */
function pairOf({ touches: [one, other, third] }: TouchEvent) {
  if (!one || !other || third) return null
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
  }
}
