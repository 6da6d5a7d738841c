/** Header times are whole seconds; on average half a second has passed since. */
const HALF_SECOND = 500

/** A new time replaces the old one only when they differ by more than rounding and a slow reply can explain. */
const TOLERANCE_MS = 2000

/**
 * Estimates the clock of the server from the `Date` headers of its replies.
 *
 * @returns the server's time (the device's until the first reply), and a function that reads a reply
 */
export function createServerClock(
  now: () => number,
): [serverNow: () => number, learn: (response: Response) => void] {
  let offset: number | undefined
  return [
    () => now() + (offset ?? 0),
    (response) => {
      const measured = Date.parse(response.headers.get('date') ?? '') + HALF_SECOND - now()
      // A missing or invalid date gives NaN, and every comparison with NaN is false.
      if (offset === undefined ? !Number.isNaN(measured) : Math.abs(measured - offset) > TOLERANCE_MS)
        offset = measured
    },
  ]
}

/** Milliseconds since 1970; changes of the device's clock do not affect it. */
export function monotonicNow(): number {
  return Math.round(performance.timeOrigin + performance.now())
}
