import type { DevicePort, StoragePort } from '../ports.ts'

/** Tab storage key: when the server was asked where the customer is, ms, newest last. */
const HOPS_KEY = 'koo_hops'
/** Jumps by the server within a minute, until the customer is asked. A customer who does something makes a few a minute. */
export const MOST_HOPS = 10
const MINUTE_MS = 60_000
/** A page that was shown for so long was no jump: somebody could read it. */
const SHOWN_MS = 1_000

/**
 * Whether the server may be asked once more for the page to open, which then counts. Without a limit, a server that names its own
 * start, or two pages that lead to each other, would go round for ever without a tap. After a refusal the count begins anew, so
 * that the customer can try again.
 * @param shownMs how long a page has been shown since this document was opened; null when there was none
 */
export function claimHop(
  { memory, now }: Pick<StoragePort, 'memory'> & Pick<DevicePort, 'now'>,
  shownMs: number | null,
): boolean {
  const time = now()
  const stored = shownMs !== null && shownMs >= SHOWN_MS ? '' : (memory.getItem(HOPS_KEY) ?? '')
  // Absolute, because the clock may have been set back.
  const recent = stored.split(' ').filter((at) => at !== '' && Math.abs(time - Number(at)) < MINUTE_MS)
  if (recent.length >= MOST_HOPS) {
    memory.removeItem(HOPS_KEY)
    return false
  }
  memory.setItem(HOPS_KEY, [...recent, time].join(' '))
  return true
}
