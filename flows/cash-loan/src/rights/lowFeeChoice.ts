import { cashChooseReduceFee, cashQueryReduceFeeQuery } from '@koo/api-client/calls'
import type { CashQueryReduceFeeContent } from '@koo/api-client/types'
import { toastFailure } from '@koo/page/form'
import { timed, type Timed } from '@koo/page/query'
import type { RightsSetting } from '@koo/steps/loan'
import { REDUCE_FEE_POPUP } from '../model/popups/constants.ts'
import { visitOf } from '@koo/steps/popups'
import { observed, type Observed } from './observed.ts'

/** Switches the low-fee right. */
export interface LowFeeChoice {
  /** What the server is being told; null when nothing is under way. */
  underWay: Observed<boolean | null>
  /** Resolves to whether the server has the choice. One at a time. */
  choose(on: boolean): Promise<boolean>
}

export function createLowFeeChoice({ gateway, queries, host, clock }: RightsSetting): LowFeeChoice {
  const underWay = observed<boolean | null>(null)
  return {
    underWay,
    async choose(choice) {
      if (underWay.get() !== null) return false
      underWay.set(choice)
      // Timed as for the pop-up of the right: one request for both.
      const { queryKey } = timed(cashQueryReduceFeeQuery, clock)(gateway, {})
      const known = queries.getQueryData<Timed<CashQueryReduceFeeContent>>(queryKey)
      const { interestCode, changeType } = known?.content ?? {}
      // Who chooses here is not told of the choice by a pop-up.
      visitOf(host).add(REDUCE_FEE_POPUP)
      const request = {
        choice,
        ...(interestCode != null && { interestCode }),
        ...(changeType != null && { changeType }),
      }
      const isAccepted = await cashChooseReduceFee(gateway, request).then(
        () => true,
        (error: unknown) => {
          toastFailure(error)
          return false
        },
      )
      // Also after a failure: a lost reply may have changed it.
      await queries.invalidateQueries({ queryKey: cashQueryReduceFeeQuery(gateway, {}).queryKey })
      underWay.set(null)
      return isAccepted
    },
  }
}
