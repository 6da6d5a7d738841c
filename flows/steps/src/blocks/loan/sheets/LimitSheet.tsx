import { LimitRing } from '@koo/kit/LimitRing'
import { Sheet } from '@koo/kit/Sheet'
import { limitFigures } from '../figures/limitFigures.ts'
import { useLoanPage } from '../loanContext.ts'
import { sheetCopy } from './copy.ts'
import type { SheetProps } from './LoanSheets.tsx'

/** The limit as a ring, with what is used, what is fixed and what ends soon. */
export function LimitSheet({ open, onOpenChange, view }: SheetProps) {
  const { queries, product } = useLoanPage()
  const config = queries.amount.data?.content
  const { entry, facts, now } = view
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={sheetCopy.limit.title}>
      {open && entry && config && (
        <LimitRing
          {...limitFigures(config, entry.limit, facts?.limits.usableLimit ?? entry.limit, product.scene, now)}
        />
      )}
    </Sheet>
  )
}
