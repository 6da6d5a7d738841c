/** Figures and selections of a one-click loan as texts. */
import type { LoanUse } from '@koo/api-client/types'
import { dayText } from '@koo/page/time'
import { money, moneyCut, percentText, yuanText, type Cents, type PeriodQuote } from '@koo/pricing'
import { readTime } from '@koo/steps'
import type { LoanUseChoice } from '@koo/steps/loan'
import { DEFAULT_LOAN_USE } from '../constants.ts'
import { copy } from './copy.ts'
import type { OneClickOffer } from './offer.ts'

/** An amount to confirm: exact, without decimals where it has none. */
export const sumText = (amount: Cents): string =>
  yuanText(amount).endsWith('.00') ? moneyCut(amount) : money(amount)

/** Payment, total, first due day and rate. `now` is ms. */
export function factsOf({ period, firstDay }: OneClickOffer, quote: PeriodQuote, now: number) {
  const first = readTime(firstDay)
  const [firstDue] = quote.duesAfterDiscount
  return [
    {
      label: copy.monthPay.label,
      value: copy.monthPay.value(period, money(quote.averageMonthlyDue)),
    },
    { label: copy.total, value: `¥${money(quote.totalDue)}` },
    ...(first !== null && firstDue !== undefined
      ? [{ label: copy.first, value: `${dayText(first, now)} ¥${money(firstDue)}` }]
      : []),
    { label: copy.rate, value: percentText(quote.aprAfter) },
  ]
}

// loanUse.3
/** The purpose of the offer, else daily consumption. */
export const defaultUse = ({ use }: OneClickOffer): LoanUseChoice =>
  use.code === null
    ? DEFAULT_LOAN_USE
    : {
        use: use.code,
        sub: use.sub ?? (use.code === DEFAULT_LOAN_USE.use ? DEFAULT_LOAN_USE.sub : undefined),
      }

/** Name of the purpose. The default has one even without the list. */
export function purposeOf(
  offer: OneClickOffer,
  selected: LoanUseChoice | null,
  list: readonly LoanUse[] | undefined,
): string {
  const { use, sub } = selected ?? defaultUse(offer)
  const found = list?.find((each) => each.loanUseCode === use)
  const detail = selected && found?.subList?.find((each) => each.loanUseCode === sub)
  return detail?.loanUseName ?? found?.loanUseName ?? offer.use.name ?? copy.defaultUse
}
