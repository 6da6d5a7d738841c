import { MonthPayInfo } from '@koo/kit/MonthPayInfo'
import { money, type Cents } from '@koo/pricing'
import { copy } from './copy.ts'
import type { SheetProps } from './index.tsx'

/** How the monthly payment comes about, with the figures of the loan on the page (spec 2). */
export function MonthPaySheet({ open, onClose, loan }: SheetProps) {
  const { quote } = loan
  const due = quote && (quote.base.due.reduce((sum, each) => sum + each, 0) as Cents)
  return (
    <MonthPayInfo
      open={open}
      onOpenChange={(next) => !next && onClose()}
      {...(quote &&
        due && {
          example: [
            { label: copy.monthPay.due, value: `¥${money(due)}` },
            { label: copy.monthPay.discount, value: `−¥${money(quote.totalDiscount)}` },
            { label: copy.monthPay.periods, value: copy.periods(quote.periods) },
            { label: copy.monthPay.average, value: `¥${money(quote.averageMonthlyDue)}` },
          ],
        })}
    />
  )
}
