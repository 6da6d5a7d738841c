import type { Timer } from '../timing/timer.ts'

const SECOND_MS = 1_000
/** The longest step between two looks that counts. After a longer one the device has slept: nobody has read meanwhile. */
const LONGEST_STEP_MS = 2 * SECOND_MS

/**
 * Counts for how long the page is on the screen, by a time that nobody can set: not while it is hidden or frozen, and not while
 * the device sleeps.
 *
 * @param onSeconds is called with the whole seconds so far, at once and after each of them.
 * @returns ends the counting.
 */
export function watchVisible(timer: Timer, onSeconds: (seconds: number) => void): () => void {
  let seen = 0
  /** `elapsed()` of the last look; null while the page is not on the screen. */
  let lookedAt: number | null = null
  /** One for each time that the page comes to the screen: a wait of an earlier one ends nothing. */
  let turn = 0

  const look = () => {
    const now = timer.elapsed()
    const step = lookedAt === null ? 0 : now - lookedAt
    lookedAt = now
    if (step <= 0 || step > LONGEST_STEP_MS) return
    const before = Math.floor(seen / SECOND_MS)
    seen += step
    if (Math.floor(seen / SECOND_MS) > before) onSeconds(Math.floor(seen / SECOND_MS))
  }
  const count = async (own: number) => {
    while (own === turn) {
      look()
      await timer.wait(SECOND_MS - (seen % SECOND_MS))
    }
  }
  const stop = () => {
    if (lookedAt !== null) look()
    lookedAt = null
    turn += 1
  }
  const start = () => {
    if (lookedAt === null && document.visibilityState === 'visible') void count(turn)
  }
  const change = () => {
    if (document.visibilityState === 'visible') start()
    else stop()
  }

  onSeconds(0)
  start()
  document.addEventListener('visibilitychange', change)
  document.addEventListener('freeze', stop)
  document.addEventListener('resume', start)
  return () => {
    turn += 1
    document.removeEventListener('visibilitychange', change)
    document.removeEventListener('freeze', stop)
    document.removeEventListener('resume', start)
  }
}
