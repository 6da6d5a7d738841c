import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { lazySheet } from '@koo/page/layout'
import { shortMoney } from '@koo/pricing'
import { type LoanFacts, type LoanQuote, useWholeView } from '@koo/steps/loan'
import { useState } from 'react'
import { copy } from './copy.ts'
import { useSevenDay } from './useSevenDay.ts'

const SevenDayDialog = lazySheet(() => import('./SevenDayDialog.tsx'))
const text = copy.sevenDay

/** The row of the 7-day right, for customers who have it; it opens the dialog that explains the right. */
export function SevenDayRow() {
  const { facts, loan, now } = useWholeView()
  return facts && loan && <Row facts={facts} loan={loan} now={now} />
}

interface RowProps {
  facts: LoanFacts
  loan: LoanQuote
  now: number
}

function Row({ facts, loan, now }: RowProps) {
  const right = useSevenDay(facts, loan, now)
  const [open, setOpen] = useState(false)
  if (!right) return null
  const { name, isOn, isExcluded, minimum } = right
  return (
    <Surface pad="list">
      <ListRow
        data-event="seven_day_right"
        label={name}
        note={isExcluded ? text.notWithLowFee : text.note(shortMoney(minimum))}
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
