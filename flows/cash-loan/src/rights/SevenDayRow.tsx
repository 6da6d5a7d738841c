import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { lazySheet } from '@koo/page'
import { plainYuan } from '@koo/pricing'
import { useState } from 'react'
import type { LoanFacts } from '../model/figures/facts.ts'
import type { LoanQuote } from '../model/figures/loanView.ts'
import type { LoanPage } from '../model/loan/useLoanState.ts'
import { copy } from './copy.ts'
import { useSevenDay } from './useSevenDay.ts'

const SevenDayDialog = lazySheet(() => import('./SevenDayDialog.tsx'))
const text = copy.sevenDay

export interface SevenDayRowProps {
  page: LoanPage
  facts: LoanFacts
  loan: LoanQuote
}

/** The row of the 7-day right; it opens the dialog that explains the right. */
export function SevenDayRow({ page, facts, loan }: SevenDayRowProps) {
  const right = useSevenDay(page, facts, loan)
  const [open, setOpen] = useState(false)
  if (!right) return null
  const { name, isOn, isExcluded, minimum } = right
  return (
    <Surface pad="list">
      <ListRow
        data-event="seven_day_right"
        label={name}
        note={isExcluded ? text.notWithLowFee : text.note(plainYuan(minimum))}
        tone={isOn ? 'benefit' : 'quiet'}
        value={isOn ? text.on : text.off}
        disabled={isExcluded}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <SevenDayDialog right={right} open={open} onOpenChange={setOpen} />
    </Surface>
  )
}
