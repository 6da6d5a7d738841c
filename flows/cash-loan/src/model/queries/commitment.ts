import type { CashPreApprovalContent } from '@koo/api-client/types'
import { optionalQuery, type TypesOf } from '@koo/flow'
import { search as confirmSearch, type ConfirmQuery, type ConfirmSearch } from './confirm.ts'

const CODE = /^[\w.-]{1,64}$/
const FLAG = /^(?:true|false|1|0)$/

// route.37, gap 133
/**
 * Query of the commitment pages, with the selection that the confirm page needs. `type` is the code of the video.
 * Figures and flags are read and not used: the terms, and whether a video is required, come from the server.
 */
export const commitmentSearch = optionalQuery({
  specialAssetTag: CODE,
  segmentPeriod: /^\d{1,3}$/,
  advanceType: CODE,
  amount: /^[1-9]\d{0,9}$/,
  period: /^[1-9]\d{0,2}$/,
  monthPay: /^\d{1,10}(?:\.\d{1,2})?$/,
  firstRepaymentDay: /^\d{4}-\d{2}-\d{2}$/,
  videoOpen: FLAG,
  isNewVer: FLAG,
  type: CODE,
  card: CODE,
  coupons: /^[\w.-]{1,64}(?:,[\w.-]{1,64}){0,49}$/,
  use: CODE,
  sub: CODE,
  isMixLoan: CODE,
})

export type CommitmentSearch = TypesOf<typeof commitmentSearch>['output']
export type CommitmentQuery = CommitmentSearch

/** The selected loan; null when the address names none. */
export function selectionOf(search: CommitmentSearch): ConfirmSearch | null {
  const read = confirmSearch.safeParse(search)
  return read.success ? read.data : null
}

/** The query of the commitment that the server asks for with these terms. No amount of the terms is in it. */
export function commitmentQuery(
  selection: ConfirmQuery,
  { commitment, advanceType }: Pick<CashPreApprovalContent, 'commitment' | 'advanceType'>,
): CommitmentQuery {
  const { type, videoOpen, isNewVer, specialAssetTag, segmentPeriod } = commitment ?? {}
  return {
    ...(selection as ConfirmSearch),
    type,
    videoOpen: textOf(videoOpen),
    isNewVer: textOf(isNewVer),
    advanceType: textOf(advanceType),
    specialAssetTag: specialAssetTag ?? undefined,
    segmentPeriod: textOf(segmentPeriod),
  }
}

const textOf = (value: string | number | boolean | null | undefined) =>
  value === null || value === undefined ? undefined : String(value)
