import { PeriodCompareSheet, type ComparedOption } from '@koo/kit/PeriodCompareSheet'
import { comparePeriods, money, percentText, type ComparedPeriod } from '@koo/pricing'
import { useLoanPage } from '../loanContext.ts'
import { sheetCopy } from './copy.ts'
import type { SheetProps } from './LoanSheets.tsx'

const copy = sheetCopy.compare

/** All periods of the loan beside each other. A tap selects one. */
export function CompareSheet({ open, onOpenChange, view: { loan } }: SheetProps) {
  const { form } = useLoanPage()
  if (!loan?.quote) return null
  return (
    <PeriodCompareSheet
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.basis(money(loan.quote.base.terms.principal))}
      legend={copy.legend}
      options={open ? comparePeriods(loan.cards).map(optionOf) : []}
      {...(loan.period !== null && { value: loan.period })}
      onChoose={(period) => form.setValue('period', period)}
    />
  )
}

function optionOf({ periods, figures, marks }: ComparedPeriod): ComparedOption {
  const label = sheetCopy.periods(periods)
  if (!figures) return { period: periods, label, total: copy.unknown, details: [copy.notOffered] }
  const { principal, charge, totalDue, payment, annualRate } = figures
  return {
    period: periods,
    label,
    total: copy.total(money(totalDue)),
    details: [copy.payment(money(payment)), copy.charge(money(charge)), copy.rate(percentText(annualRate))],
    marks: marks.map(({ of, isShared }) => (isShared ? copy.sharedMarks : copy.marks)[of]),
    bars: { principal, charge },
  }
}
