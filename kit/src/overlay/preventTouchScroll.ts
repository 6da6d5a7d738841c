/**
 * Stops a finger on an overlay from scrolling the page behind it, for browsers that cannot (iOS before 16 has no
 * `overscroll-behavior` and always scrolls the body). An element under the finger still scrolls until its end. Returns
 * a function that stops.
 */
export function preventTouchScroll(): () => void {
  let [x, y] = [0, 0]
  const start = ({ touches: [touch] }: TouchEvent) => {
    if (touch) [x, y] = [touch.clientX, touch.clientY]
  }
  const move = (event: TouchEvent) => {
    const [touch, second] = event.touches
    if (!touch || second || !event.cancelable) return
    if (!canFollow(event.target, x - touch.clientX, y - touch.clientY)) event.preventDefault()
  }
  document.addEventListener('touchstart', start, { passive: true })
  document.addEventListener('touchmove', move, { passive: false })
  return () => {
    document.removeEventListener('touchstart', start)
    document.removeEventListener('touchmove', move)
  }
}

/** Whether an element between the target and the body can scroll in this direction, or handles the finger itself. */
function canFollow(target: EventTarget | null, dx: number, dy: number): boolean {
  const sideways = Math.abs(dx) > Math.abs(dy)
  for (
    let at = target instanceof Element ? target : null;
    at && at !== document.body;
    at = at.parentElement
  ) {
    if (at.matches('input[type="range"]')) return true
    const { overflowX, overflowY } = getComputedStyle(at)
    if (!/auto|scroll/.test(sideways ? overflowX : overflowY)) continue
    const room = sideways ? at.scrollWidth - at.clientWidth : at.scrollHeight - at.clientHeight
    const place = sideways ? at.scrollLeft : at.scrollTop
    if ((sideways ? dx : dy) > 0 ? place < room - 1 : place > 0) return true
  }
  return false
}
