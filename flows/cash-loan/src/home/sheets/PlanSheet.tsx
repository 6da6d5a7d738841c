import { LoanDetailSheet } from '@koo/kit/LoanDetailSheet'
import type { PlanRow } from '@koo/kit/ScheduleTable'
import {
  money,
  percentText,
  showsRepaymentDayHint,
  showsStruckThrough,
  type Cents,
  type PeriodQuote,
} from '@koo/pricing'
import { useMemo } from 'react'
import { RepayDayHint } from '@koo/kit/RepayDayHint'
import { copy } from './copy.ts'
import type { SheetProps } from './index.tsx'

/** The repayment plan as it would be now, by our own figures: the binding ones are the lender's, on the next page. */
export function PlanSheet({ open, onClose, loan, reads, onBorrow, borrowText }: SheetProps) {
  const { quote } = loan
  const day = reads.amount.data?.config.repaymentDay
  const rows = useMemo(() => (quote ? planRows(quote) : []), [quote])
  if (!quote) return null
  const { aprBefore, aprAfter } = quote
  const total = quote.duesAfterDiscount.reduce((sum, due) => sum + due, 0) as Cents
  return (
    <LoanDetailSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      total={`¥${money(total)}`}
      summary={copy.perMonth(quote.periods, money(quote.averageMonthlyDue))}
      rows={rows}
      terms={{
        principal: `¥${money(quote.base.terms.principal)}`,
        monthlyPayment: `¥${money(quote.averageMonthlyDue)}`,
        periods: copy.periods(quote.periods),
        ...(day !== undefined && { repaymentDay: copy.repaymentDay(day) }),
        annualRate: percentText(aprAfter),
        ...(showsStruckThrough(aprBefore, aprAfter) && { annualRateBefore: percentText(aprBefore) }),
        ...(quote.totalDiscount > 0 && { discount: `−¥${money(quote.totalDiscount)}` }),
      }}
      notes={[
        copy.planNote,
        ...(day !== undefined && showsRepaymentDayHint(day) ? [<RepayDayHint key="day" day={day} />] : []),
      ]}
      confirmText={borrowText}
      onConfirm={onBorrow}
    />
  )
}

function planRows(quote: PeriodQuote): PlanRow[] {
  return quote.rows().map((row, index) => {
    const charge = (row.dueAfterDiscount - row.principal) as Cents
    return {
      period: index + 1,
      total: `¥${money(row.dueAfterDiscount)}`,
      principal: `¥${money(row.principal)}`,
      charge: `¥${money((row.due - row.principal) as Cents)}`,
      ...(row.discount > 0 && { discount: `−¥${money(row.discount)}`, struckTotal: `¥${money(row.due)}` }),
      bars: { principal: row.principal, charge },
    }
  })
}
