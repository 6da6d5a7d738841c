/** Time in ms in which a throttled function runs once. */
export const THROTTLE_MS = 1000

/**
 * Lets one through and nobody else for a while: returns whether the caller may go on. The check is synchronous, so of twenty
 * calls in one task one goes on.
 */
export function oneInTime(): (ms: number) => boolean {
  let openAt = 0
  return (ms) => {
    const now = performance.now()
    if (now < openAt) return false
    openAt = now + ms
    return true
  }
}

/**
 * Runs `run` at once, and ignores further calls for `ms`. Returns whether the call was accepted. For what somebody may ask for
 * faster than it makes sense; a button of the kit does this by itself.
 */
export function throttle<Args extends unknown[]>(
  run: (...args: Args) => unknown,
  ms = THROTTLE_MS,
): (...args: Args) => boolean {
  const isFree = oneInTime()
  return (...args) => {
    const isAccepted = isFree(ms)
    if (isAccepted) run(...args)
    return isAccepted
  }
}
