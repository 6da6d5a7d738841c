import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { cardName } from '@koo/page'
import { dayText, useClock } from '@koo/page/time'
import { exactCents, moneyCut, percentText } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'

/** An amount in whole yuan, cut, as all amounts on this page (result.13). */
const yuan = (amount: Parameters<typeof exactCents>[0]) => moneyCut(exactCents(amount))

/** The figures of the loan, all from the reply; a skeleton until then. */
export function Figures({ loan }: { loan: CashQueryResultPageContent | undefined }) {
  const now = useClock().now()
  if (!loan) return <LoanAmountCard busy amount="" />
  const first = readTime(loan.firstRepaymentDay)
  const [firstDue] = loan.montyPayList
  const hasFirst = first !== null && firstDue !== undefined
  return (
    <LoanAmountCard
      amount={yuan(loan.amount)}
      card={cardName(loan.bankName, loan.cardNo)}
      facts={[
        { label: copy.periods.label, value: copy.periods.value(loan.loanPeriod) },
        { label: copy.monthPay, value: `¥${yuan(loan.monthPay)}` },
        ...(hasFirst
          ? [{ label: copy.first.label, value: copy.first.value(dayText(first, now), yuan(firstDue)) }]
          : []),
        { label: copy.day.label, value: copy.day.value(loan.paymentDay) },
        { label: copy.rate, value: percentText(loan.afterApr) },
      ]}
    />
  )
}
