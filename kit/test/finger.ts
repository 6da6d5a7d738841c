import { cdp } from 'vitest/browser'

type Point = readonly [x: number, y: number]

export interface FingerOptions {
  /** Duration of the move, in ms of the event clock. */
  ms?: number
  /** Leaves the finger on the screen. */
  hold?: boolean
}

/**
 * Moves one finger over an element in five steps, as touch events. `prevented` counts the moves whose default the page
 * prevented.
 */
export function finger(
  target: Element,
  from: Point,
  to: Point,
  { ms = 1000, hold = false }: FingerOptions = {},
) {
  const start = performance.now()
  let prevented = 0
  let at = from

  const send = (type: string, points: readonly Point[], time: number) => {
    const touches = points.map(
      ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
    )
    const changedTouches = touches.length > 0 ? touches : [new Touch({ identifier: 0, target })]
    const event = new TouchEvent(type, { touches, changedTouches, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: time })
    target.dispatchEvent(event)
    if (event.defaultPrevented) prevented += 1
  }
  const move = (end: Point, begin: number) => {
    const [x, y] = at
    for (let step = 1; step <= 5; step++) {
      const part = step / 5
      send('touchmove', [[x + (end[0] - x) * part, y + (end[1] - y) * part]], begin + ms * part)
    }
    at = end
  }
  const handle = {
    get prevented() {
      return prevented
    },
    to: (end: Point) => move(end, start + ms),
    second: () => send('touchstart', [at, [300, 300]], start + 2 * ms),
    up: () => send('touchend', [], start + 2 * ms),
  }

  send('touchstart', [from], start)
  move(to, start)
  if (!hold) send('touchend', [], start + ms)
  return handle
}

/**
 * Moves a real finger over the screen, from the middle of an element by `dx` and `dy`: the browser decides between
 * scrolling and the page. The frame of the tests is somewhere inside the browser's own page.
 */
export async function realFinger(element: Element, dx: number, dy: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = (frame?.left ?? 0) + left + width / 2
  const y = (frame?.top ?? 0) + top + height / 2
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (let step = 1; step <= 10; step++) {
    await send('touchMove', [{ x: x + (dx * step) / 10, y: y + (dy * step) / 10 }])
  }
  await send('touchEnd', [])
}
