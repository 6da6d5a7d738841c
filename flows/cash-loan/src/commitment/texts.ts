/** What a commitment says, from the server's terms alone. */
import type { CashPreApprovalContent, CashQueryUserInfoContent } from '@koo/api-client/types'
import {
  highestSettlementFee,
  money,
  percentText,
  SETTLEMENT_FEE_RATE,
  toCents,
  type Offer,
} from '@koo/pricing'
import { shownMask } from '@koo/page'
import { beijingText } from '@koo/page/time'
import { clearAfter } from '../model/terms/clearAfter.ts'
import { NO_FIRST_SIX, SPECIAL_ASSET } from '../model/terms/constants.ts'
import { copy } from './copy.ts'

/** Who gives the commitment, as far as the server says. */
export function personFacts(user: CashQueryUserInfoContent | undefined) {
  const { realName, idNumber, mobile, age } = user ?? {}
  return [
    ...(realName ? [{ label: copy.person.name, value: realName }] : []),
    ...(idNumber ? [{ label: copy.person.id, value: shownMask(idNumber) }] : []),
    ...(mobile ? [{ label: copy.person.mobile, value: shownMask(mobile) }] : []),
    ...(age == null ? [] : [{ label: copy.ageLabel, value: copy.person.age(age) }]),
  ]
}

/** The loan: amount, periods, payment, and month and day of the first one. */
export function loanFacts(offer: Offer) {
  const first = offer.firstDue === null ? null : beijingText(offer.firstDue)
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(first ?? '') ?? []
  return [
    { label: copy.loan.amount, value: `¥${money(offer.amount)}` },
    { label: copy.loan.periods, value: copy.periods(offer.periods) },
    { label: copy.loan.monthPay, value: `¥${money(offer.monthlyPayment)}` },
    ...(month && day ? [{ label: copy.loan.first, value: copy.first(Number(month), Number(day)) }] : []),
  ]
}

// earlySettlement.2, gap 36
/** The terms of the commitment; early settlement by the asset and the variant of the loan, within its ceiling, a fraction. */
export function paragraphs(
  terms: Pick<CashPreApprovalContent, 'commitment' | 'advanceType' | 'preClearCoefficient'>,
  offer: Offer,
  ceiling: number,
): string[] {
  const { commitment, advanceType } = terms
  const [fee, cap] = [wholePercent(SETTLEMENT_FEE_RATE), wholePercent(ceiling)]
  const { specialAssetTag, segmentPeriod } = commitment ?? {}
  const isSegment = specialAssetTag === SPECIAL_ASSET && segmentPeriod != null && segmentPeriod > 0
  const isLocked = !isSegment && advanceType === NO_FIRST_SIX
  // The fee is highest at the first period at which the loan may be settled.
  const first = clearAfter(offer.periods, terms) ?? 1
  const hasFee = !isLocked && (!isSegment || first <= segmentPeriod)
  const highest = hasFee
    ? highestSettlementFee(
        offer.rows.map((row) => row.principal),
        first,
      )
    : toCents(0)
  return [
    copy.terms.known,
    ...(isLocked ? [copy.terms.locked] : []),
    isSegment ? copy.terms.segment(fee, cap, segmentPeriod) : copy.terms.early(fee, cap),
    ...(highest === 0 ? [] : [copy.terms.highest(first, money(highest))]),
    copy.terms.agreed,
  ]
}

/** "3%": the commitment's rates are whole percents. */
const wholePercent = (rate: number) => percentText(rate).replace(/\.0+%/, '%')
