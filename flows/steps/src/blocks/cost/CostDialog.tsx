import { CostDisclosureSheet } from '@koo/kit/CostDisclosureSheet'
import type { OpenState } from '@koo/page/layout'
import { useClock } from '@koo/page/time'
import { useState } from 'react'
import { costTexts } from './costTexts.ts'
import type { CostTable } from './table.ts'
import { sheetWords } from './words.ts'

export interface CostDialogProps extends OpenState {
  /** Null while it is closed. */
  table: CostTable | null
  /** For how many seconds it has to be on the screen. */
  seconds: number
  /** `secondsVisible`: for how many whole seconds it was on the screen. */
  onConfirm(secondsVisible: number): void
}

/** What a loan costs in all, to be read and confirmed. Load it by `lazySheet`: it is not needed at first. */
export default function CostDialog({ open, onOpenChange, table, seconds, onConfirm }: CostDialogProps) {
  const clock = useClock()
  // Kept while it closes.
  const [shown, setShown] = useState(table)
  if (table && table.key !== shown?.key) setShown(table)
  if (!shown) return null
  return (
    <CostDisclosureSheet
      // Another table is read from its start.
      key={shown.key}
      open={open}
      onOpenChange={onOpenChange}
      costs={costTexts(shown, clock.now())}
      words={sheetWords}
      seconds={seconds}
      timer={clock}
      onConfirm={onConfirm}
    />
  )
}
