/**
 * Keeps a finger on an overlay from scrolling the page behind it, where the browser does not do so itself (iOS
 * before 16 knows neither `overscroll-behavior` nor a body that does not scroll). What scrolls under the finger goes
 * on scrolling as long as there is something left. Returns a function that stops.
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

/** Something between the touched element and the body has room that way, or wants the finger for itself. */
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
