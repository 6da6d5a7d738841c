import type { OldUserSplitInfo } from '@koo/api-client/types'
import { readSplitInfo, splitAmountListText, splitLoan, type Cents } from '@koo/pricing'

/** The version of split information that this page can read, also when the reply names none (spec 3). */
const VERSION = 'v1'
/** Tag of customers whose loans are not split (spec 3). */
const NO_TAG = -1

export interface SplitParts {
  /** Cents; their sum is the loan. */
  parts: readonly Cents[]
  userTag: number
  version: string
  /** The parts as the address of the result page names them: "6000,4000". */
  amountList: string
  /** The lender's own remainder is another one. */
  isMismatch: boolean
}

// loan.10
/** The parts of a loan by the reply; null without one, or for a version that is not known. */
export function readSplit(info: OldUserSplitInfo | null | undefined, amount: Cents): SplitParts | null {
  if (!info) return null
  const version = info.version ?? VERSION
  if (version !== VERSION) return null
  const { parts, isMismatch } = splitLoan(amount, readSplitInfo(info))
  return {
    parts,
    userTag: info.chaibiaoUserTag ?? NO_TAG,
    version,
    amountList: splitAmountListText(parts),
    isMismatch,
  }
}
