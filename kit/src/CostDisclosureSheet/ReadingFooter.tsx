import { useId } from 'react'
import { Button } from '../Button/index.ts'
import type { LoanCosts } from '../CostDisclosure/costs.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useVisibleSeconds, type Timer } from '../timing/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import * as styles from './CostDisclosureSheet.css.ts'
import { costDisclosureSheetStrings } from './strings.ts'

interface ReadingFooterProps {
  costs: LoanCosts
  seconds: number
  timer?: Timer
  confirmText: string
  backText: string
  onConfirm: (secondsVisible: number) => unknown
  onBack: () => void
}

/** Counts the seconds of reading. A component of its own: the table is not rendered at each of them. */
export function ReadingFooter(props: ReadingFooterProps) {
  const { costs, seconds, timer, confirmText, backText, onConfirm, onBack } = props
  const t = usePartStrings('costDisclosureSheet', costDisclosureSheetStrings)
  const reasonId = useId()
  // By its texts: the same table in another object is not read anew.
  const secondsVisible = useVisibleSeconds(JSON.stringify(costs), timer)
  const left = Math.ceil(seconds - secondsVisible)
  const mustWait = left > 0
  return (
    <div className={styles.actions}>
      <VisuallyHidden id={reasonId} role="status">
        {mustWait ? t.waitReason : seconds > 0 && t.ready}
      </VisuallyHidden>
      <Button kind="secondary" className={styles.back} onClick={onBack}>
        {backText}
      </Button>
      <ConfirmButton
        label={mustWait ? t.wait(left) : confirmText}
        waiting={mustWait}
        aria-describedby={mustWait ? reasonId : undefined}
        onConfirm={() => onConfirm(secondsVisible)}
      />
    </div>
  )
}
