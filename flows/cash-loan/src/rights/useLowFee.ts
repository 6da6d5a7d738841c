import { cashChooseReduceFee, cashQueryReduceFeeQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { timed, useCall, useClock, useInvalidate, useSubmit } from '@koo/page'
import { lowFeeRate, readLowFeeRight, type LowFeeRight } from '@koo/pricing'
import { useEffect, useMemo, useRef, useState } from 'react'
import { REDUCE_FEE_POPUP } from '../model/popups/constants.ts'
import { visitOf } from '../model/popups/visit.ts'
import { NOTHING } from '../model/figures/loanView.ts'
import type { LoanState } from '../model/loan/useLoanState.ts'

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
 * The low-fee right: its rate goes to the figures of the page only after the server knows the choice. A right that was
 * used or has ended is not offered again.
 */
export function useLowFee({ setRateLimit }: Pick<LoanState, 'setRateLimit'>) {
  // Timed as for the pop-up of the right: one request for both.
  const low = useCall(timed(cashQueryReduceFeeQuery, useClock()), {})
  const host = useHost()
  const invalidate = useInvalidate()
  const [tapped, setTapped] = useState<boolean | null>(null)
  const [over, setOver] = useState<LowFeeRight | null>(null)
  const accepted = useRef<boolean>(null)
  const submit = useSubmit(cashChooseReduceFee, {
    toast: true,
    repeatable: true,
    onDone(_, { choice }) {
      accepted.current = choice
    },
  })
  const { isPending } = low
  const data = low.data?.content
  const loaded = useMemo(() => (data ? readLowFeeRight(data) : null), [data])
  // A right that ended stays on the page until it is left, so that nothing moves.
  const right = over ?? loaded
  useEffect(() => {
    if (isPending) return
    setRateLimit(over || !loaded ? null : (amount, now) => lowFeeRate(loaded, amount, now))
  }, [isPending, over, loaded, setRateLimit])

  /** Resolves to whether the server has the choice. Also after a failure its state is loaded: a lost reply may have changed it. */
  const choose = async (choice: boolean) => {
    const { interestCode, changeType } = data ?? {}
    accepted.current = null
    setTapped(choice)
    // Who chooses here is not told of the choice by a pop-up.
    visitOf(host).add(REDUCE_FEE_POPUP)
    await submit.run({
      choice,
      ...(interestCode != null && { interestCode }),
      ...(changeType != null && { changeType }),
    })
    await invalidate(cashQueryReduceFeeQuery, {})
    setTapped(null)
    return accepted.current === choice
  }

  const canChange = data?.canClkConfirmBtn === true && over === null
  const isOffered = right !== null && isCheaper(right) && (canChange || right.isChosen || over !== null)
  const lowFee: LowFee | null = isOffered
    ? {
        right,
        isOn: over === null && (tapped ?? right.isChosen),
        isOver: over !== null,
        canChange: canChange && tapped === null,
        toggle: (on) => void choose(on),
        end: () => setOver(loaded),
      }
    : null
  return { lowFee, drop: () => choose(false) }
}
