import { cashQueryReduceFeeQuery } from '@koo/api-client/calls'
import { timed, useCall } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { lowFeeRate, readLowFeeRight, type LowFeeRight } from '@koo/pricing'
import { NOTHING, type RateLimit, type RightsSetting } from '@koo/steps/loan'
import { useEffect, useMemo, useState } from 'react'
import type { LowFeeChoice } from './lowFeeChoice.ts'
import { useObserved } from './observed.ts'

/** The low-fee right as the page offers it. */
export interface LowFee {
  right: LowFeeRight
  /** What the customer has just tapped, else what the server knows. */
  isOn: boolean
  /** It ended while the page was open. */
  isOver: boolean
  /** The server accepts a change. */
  canChange: boolean
  toggle(on: boolean): void
  end(): void
}

/** Whether the right lowers the rate at all: nothing is offered that saves nothing. */
const isCheaper = (right: LowFeeRight) =>
  right.rate !== null && lowFeeRate({ ...right, isChosen: true, expiresAt: null }, NOTHING, 0) === right.rate

// lowFee.6
/**
 * The low-fee right, null for none: its rate goes to the figures of the page only after the server knows the choice. A
 * right that was used or has ended is not offered again.
 */
export function useLowFee(
  { underWay, choose }: LowFeeChoice,
  addReplies: RightsSetting['addReplies'],
): LowFee | null {
  // Timed as for the pop-up of the right: one request for both.
  const low = useCall(timed(cashQueryReduceFeeQuery, useClock()), {})
  const tapped = useObserved(underWay)
  const [over, setOver] = useState<LowFeeRight | null>(null)
  const { isPending } = low
  const data = low.data?.content
  const loaded = useMemo(() => (data ? readLowFeeRight(data) : null), [data])
  // A right that ended stays on the page until it is left, so that nothing moves.
  const right = over ?? loaded
  useEffect(() => {
    if (isPending) return
    const rateLimit: RateLimit | null =
      over || !loaded ? null : (amount, now) => lowFeeRate(loaded, amount, now)
    addReplies({ rateLimit })
  }, [isPending, over, loaded, addReplies])

  const canChange = data?.canClkConfirmBtn === true && over === null
  const isOffered = right !== null && isCheaper(right) && (canChange || right.isChosen || over !== null)
  if (!isOffered) return null
  return {
    right,
    isOn: over === null && (tapped ?? right.isChosen),
    isOver: over !== null,
    canChange: canChange && tapped === null,
    toggle: (on) => void choose(on),
    end: () => setOver(loaded),
  }
}
