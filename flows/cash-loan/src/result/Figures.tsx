import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { cardName, dayText, useClock } from '@koo/page'
import { moneyCut, percentText, toCents } from '@koo/pricing'
import { readWhen } from '@koo/steps'
import { copy } from './copy.ts'

/** Whole yuan, cut: how every amount of this page is written (result.13). */
const yuan = (amount: Parameters<typeof toCents>[0]) => moneyCut(toCents(amount))

/** The loan in figures, all of them the server's; a placeholder until they are there. */
export function Figures({ loan }: { loan: CashQueryResultPageContent | undefined }) {
  const now = useClock().now()
  if (!loan) return <LoanAmountCard busy amount="" />
  const first = readWhen(loan.firstRepaymentDay)
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
