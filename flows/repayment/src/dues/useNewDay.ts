import { useGateway } from '@koo/page/query'
import { tomorrow, useAfter } from '@koo/page/time'
import { useState } from 'react'

/** A little later than midnight, so that the lender's day has begun as well. */
const AFTER_MIDNIGHT_MS = 1_000

/**
 * Calls `onDay` when another day has begun in Beijing, by the clock of the lender: what is due, and what it costs, is another one
 * then. A clock that jumps over midnight counts, too.
 */
export function useNewDay(onDay: () => unknown): void {
  const gateway = useGateway()
  const [midnight, setMidnight] = useState(() => tomorrow(gateway.serverNow()))
  const left = midnight + AFTER_MIDNIGHT_MS - gateway.serverNow()
  useAfter(
    Math.max(left, 0),
    () => {
      setMidnight(tomorrow(gateway.serverNow()))
      return onDay()
    },
    { since: midnight },
  )
}
