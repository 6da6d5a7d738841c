import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { cardName } from '@koo/page'
import { dayText } from '@koo/page/time'
import { exactCents, moneyCut, percentText } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'

// result.13
/** An amount in whole yuan, cut, as all amounts on this page. */
export const yuan = (amount: Parameters<typeof exactCents>[0]) => moneyCut(exactCents(amount))

/** The card of a loan, with its last four digits only. */
export const cardOf = ({ bankName, cardNo }: CashQueryResultPageContent) => cardName(bankName, cardNo)

/** The facts of a loan below its amount, all from the reply. What it does not have is left out. */
export function factsOf(loan: CashQueryResultPageContent, now: number) {
  const first = readTime(loan.firstRepaymentDay)
  const [firstDue] = loan.montyPayList
  const hasFirst = first !== null && firstDue !== undefined
  return [
    { label: copy.periods.label, value: copy.periods.value(loan.loanPeriod) },
    { label: copy.monthPay, value: `¥${yuan(loan.monthPay)}` },
    ...(hasFirst
      ? [{ label: copy.first.label, value: copy.first.value(dayText(first, now), yuan(firstDue)) }]
      : []),
    { label: copy.day.label, value: copy.day.value(loan.paymentDay) },
    { label: copy.rate, value: percentText(loan.afterApr) },
  ]
}
