import { asCents, readSplitInfo, splitLoan } from '@koo/pricing'
import type { Context } from '../../engine/context.ts'
import type { Wire } from '../../engine/contract.ts'
import { wireYuan } from '../../engine/money.ts'
import { institutionsOf } from '../../ledger/loans/institutions.ts'
import { channelSeedOf } from './seed.ts'

type SplitInfo = NonNullable<NonNullable<Wire<'cash/queryLoanInfoAfterProcess'>>['oldUserSplitInfoDto']>

/** Tag of customers whose loans are not split. */
const NO_TAG = -1

/** Risk tags of the first, second and third part. */
const RISK_TAGS = ['A', 'B', 'C'] as const

// semantics 9
/** How a loan of an old customer is split between lenders; `splitLoan` computes the parts. */
export function splitInfo(context: Context, amountCents: number): SplitInfo {
  const persona = context.persona()
  const { lender } = persona
  const { split } = channelSeedOf(persona)
  const first = split === null ? 0 : wholeHundreds(amountCents * split.acceptShare)
  const canSplitLoan = first > 0 && first < amountCents
  const accepted = canSplitLoan ? first : amountCents
  const rest = amountCents - accepted
  const third = split === null ? 0 : Math.min(rest, wholeHundreds(amountCents * split.thirdShare))
  const userTag = split?.userTag ?? NO_TAG
  const terms = {
    canSplitLoan,
    refuseAmount: wireYuan(rest),
    acceptAmount: wireYuan(accepted),
    splitAmount: wireYuan(rest),
    fxjjSplitAmount: wireYuan(third),
  }
  const { parts } = splitLoan(asCents(amountCents), readSplitInfo(terms))
  const institutions = institutionsOf(context.baseUrl, parts.length)
  return {
    ...terms,
    chaibiaoUserTag: userTag,
    version: 'v1',
    splitAmountList: parts.map((part, k) => ({
      amount: wireYuan(part),
      dataGridList: [
        { fieldKey: 'splitRiskTag', fieldValue: RISK_TAGS[k] ?? null },
        { fieldKey: 'splitUserTag', fieldValue: String(userTag) },
      ],
      // The first part is what the wallet's own lender accepts.
      instIdList: k === 0 ? [lender.instId] : institutions.slice(k, k + 1).map(({ instId }) => instId),
    })),
  }
}

/** Rounds cents down to whole hundreds of yuan. */
function wholeHundreds(cents: number): number {
  return Math.floor(cents / 10_000) * 10_000
}
