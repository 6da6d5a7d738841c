/** Header times are whole seconds; on average half a second has passed since. */
const HALF_SECOND = 500

/** A new reading replaces the old one only when it differs by more than rounding and a slow reply explain. */
const TOLERANCE_MS = 2000

/**
 * The clock of the server, as far as the `Date` headers of its replies tell.
 *
 * @returns its time (the device's until the first reply), and what reads a reply
 */
export function createServerClock(
  now: () => number,
): [serverNow: () => number, learn: (response: Response) => void] {
  let offset: number | undefined
  return [
    () => now() + (offset ?? 0),
    (response) => {
      const seen = Date.parse(response.headers.get('date') ?? '') + HALF_SECOND - now()
      // A missing or unreadable date is not a number, and no comparison with it holds.
      if (offset === undefined ? !Number.isNaN(seen) : Math.abs(seen - offset) > TOLERANCE_MS) offset = seen
    },
  ]
}

/** Milliseconds since 1970, not moved by changes of the device's clock. */
export function monotonicNow(): number {
  return Math.round(performance.timeOrigin + performance.now())
}
