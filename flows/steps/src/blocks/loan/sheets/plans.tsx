/** Sheets about the repayment: the plan, the monthly payment, and the periods beside each other. */
import { cashQuerySpecialAssetQuery } from '@koo/api-client/calls'
import { LoanDetailSheet } from '@koo/kit/LoanDetailSheet'
import { MonthPayInfo } from '@koo/kit/MonthPayInfo'
import { RepayDayHint } from '@koo/kit/RepayDayHint'
import type { PlanRow } from '@koo/kit/ScheduleTable'
import { useCall } from '@koo/page/query'
import {
  charge,
  money,
  percentText,
  showsRepaymentDayHint,
  showsStruckThrough,
  sumCents,
  type PeriodQuote,
} from '@koo/pricing'
import { sheetCopy as copy } from './copy.ts'
import { useLoanPage } from '../loanContext.ts'
import { useConfig } from '../../useConfigured.ts'
import type { SheetProps } from './LoanSheets.tsx'
import { useReferenceRate } from './useReferenceRate.ts'

export { CompareSheet } from './CompareSheet.tsx'

/** The repayment plan by our own calculation; the lender's binding plan is on the next page. */
export function PlanSheet({ open, onOpenChange, view }: SheetProps) {
  const { queries, product, borrow, button } = useLoanPage()
  const quote = view.loan?.quote
  const day = queries.amount.data?.content.repaymentDay
  const noticeDays = useConfig('repaymentDayNotice')
  const referenceFor = useReferenceRate(queries.rates.data)
  const special = useCall(cashQuerySpecialAssetQuery, {}, { enabled: open && product.rights !== undefined })
  if (!quote) return null
  const { aprBefore, aprAfter } = quote
  // What a coupon saves is compared with the rate of this loan, and nothing with a reference then.
  const isReduced = showsStruckThrough(aprBefore, aprAfter)
  const reference = isReduced ? null : referenceFor(aprAfter)
  // The server's sentence about early settlement, for the periods of the asset (spec 3 "Special-asset info").
  const { specialAssetPeriods, specialAssetCopywriting } = special.data ?? {}
  const assetText = specialAssetPeriods?.includes(quote.periods) ? specialAssetCopywriting : null
  return (
    <LoanDetailSheet
      open={open}
      onOpenChange={onOpenChange}
      total={`¥${money(quote.totalDue)}`}
      summary={copy.perMonth(quote.periods, money(quote.averageMonthlyDue))}
      rows={planRows(quote)}
      terms={{
        principal: `¥${money(quote.base.terms.principal)}`,
        monthlyPayment: `¥${money(quote.averageMonthlyDue)}`,
        periods: copy.periods(quote.periods),
        ...(quote.base.terms.plan === 'bill' && { repaymentMethod: copy.equalPrincipal }),
        ...(day !== undefined && { repaymentDay: copy.repaymentDay(day) }),
        annualRate: percentText(aprAfter),
        ...(isReduced && { annualRateBefore: percentText(aprBefore) }),
        ...(reference && { annualRateBefore: reference.rate }),
        ...(quote.totalDiscount > 0 && { discount: `−¥${money(quote.totalDiscount)}` }),
      }}
      notes={[
        copy.planNote,
        ...(reference?.discount ? [copy.rateDiscount(reference.discount, reference.rate)] : []),
        ...(assetText ? [assetText] : []),
        ...(day !== undefined && showsRepaymentDayHint(day, noticeDays)
          ? [<RepayDayHint key="day" day={day} />]
          : []),
      ]}
      confirmText={button.label}
      onConfirm={borrow}
    />
  )
}

/** How the loan is settled early is known from the lender's terms only, which are on the next page. */
function planRows(quote: PeriodQuote): PlanRow[] {
  const rows = quote.rows()
  return rows.map((row, index) => ({
    period: index + 1,
    total: `¥${money(row.dueAfterDiscount)}`,
    principal: `¥${money(row.principal)}`,
    charge: `¥${money(charge(row.due, row.principal))}`,
    ...(row.discount > 0 && { discount: `−¥${money(row.discount)}`, struckTotal: `¥${money(row.due)}` }),
    facts: [
      {
        label: copy.paidUntil(index + 1),
        value: `¥${money(sumCents(rows.slice(0, index + 1).map((each) => each.dueAfterDiscount)))}`,
      },
    ],
    bars: { principal: row.principal, charge: row.charge },
  }))
}

/** How the monthly payment is calculated, with the figures of the loan on the page. */
export function MonthPaySheet({ open, onOpenChange, view }: SheetProps) {
  const quote = view.loan?.quote
  return (
    <MonthPayInfo
      open={open}
      onOpenChange={onOpenChange}
      {...(quote && {
        example: [
          { label: copy.monthPay.due, value: `¥${money(sumCents(quote.base.due))}` },
          { label: copy.monthPay.discount, value: `−¥${money(quote.totalDiscount)}` },
          { label: copy.monthPay.periods, value: copy.periods(quote.periods) },
          { label: copy.monthPay.average, value: `¥${money(quote.averageMonthlyDue)}` },
        ],
      })}
    />
  )
}
