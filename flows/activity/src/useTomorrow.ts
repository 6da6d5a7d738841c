import { useGateway } from '@koo/page/query'
import { tomorrow, useAfter } from '@koo/page/time'

/** So that the server's day has begun as well. */
const MARGIN_MS = 1_000

// gap.138
/** Calls `act` when the next day begins in Beijing, by the server's clock: a week turns, and there are new tries. */
export function useTomorrow(act: () => unknown): void {
  const now = useGateway().serverNow()
  useAfter(tomorrow(now) - now + MARGIN_MS, act)
}
