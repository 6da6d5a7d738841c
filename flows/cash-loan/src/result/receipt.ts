import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { beijingText, dayText } from '@koo/page/time'
import { exactCents, mixedLoan, money, percentText } from '@koo/pricing'
import { dueDays, readTime } from '@koo/steps'
import type { CalendarFacts, PictureFacts } from '@koo/steps/receipt'
import { copy } from './copy.ts'
import { copy as mixedCopy } from '../model/mixed/copy.ts'
import { cardOf } from './loanFacts.ts'

type Loan = CashQueryResultPageContent
type Stated = Parameters<typeof exactCents>[0]

/** To the cent: what a customer keeps of a loan is not on the page, which cuts its amounts. */
const toCent = (amount: Stated) => money(exactCents(amount))

/**
 * Every repayment day of a loan with what is due then: the lender's first day, and the repayment day of the months after it.
 * Null when the reply does not have all of it, or contradicts itself.
 */
export function calendarOf(loan: Loan): CalendarFacts | null {
  const { montyPayList: dues, loanPeriod, firstRepaymentDay, paymentDay } = loan
  const days = dueDays(firstRepaymentDay, Number(paymentDay), dues.length)
  if (days.length === 0 || dues.length !== loanPeriod) return null
  return {
    id: loan.serialNumber ?? loan.listingId,
    days: days.map((day, at) => ({
      day: beijingText(day).slice(0, 10),
      amount: toCent(dues[at] as Stated),
      period: at + 1,
    })),
  }
}

/** Which lender pays what, where the reply says it: of a mixed loan. */
function lendersOf({ amount, mixLoanAmount }: Loan) {
  if (mixLoanAmount == null) return []
  const { lead, wallet } = mixedLoan(exactCents(amount), exactCents(mixLoanAmount))
  return [
    { label: mixedCopy.wallet, cents: wallet },
    { label: mixedCopy.lead, cents: lead },
  ].flatMap(({ label, cents }) => (cents > 0 ? [{ label, value: `¥${money(cents)}` }] : []))
}

/** The picture of a loan: its day (`at`, ms since 1970; null: not known), and all amounts to the cent. */
export function pictureOf(loan: Loan, at: number | null): PictureFacts {
  const first = readTime(loan.firstRepaymentDay)
  const [firstDue] = loan.montyPayList
  // A picture is kept for years: every day has its year.
  const day = (time: number) => dayText(time, 0)
  const { lines } = copy.receipt
  return {
    title: copy.receipt.title,
    label: copy.receipt.amount,
    amount: `¥${toCent(loan.amount)}`,
    lines: [
      ...(at === null ? [] : [{ label: lines.date, value: day(at) }]),
      { label: lines.card, value: cardOf(loan) },
      ...lendersOf(loan),
      { label: copy.periods.label, value: copy.periods.value(loan.loanPeriod) },
      ...(first === null || firstDue === undefined
        ? []
        : [{ label: copy.first.label, value: copy.first.value(day(first), toCent(firstDue)) }]),
      { label: copy.rate, value: percentText(loan.afterApr) },
      ...(loan.serialNumber ? [{ label: copy.receipt.serial, value: loan.serialNumber }] : []),
    ],
  }
}
