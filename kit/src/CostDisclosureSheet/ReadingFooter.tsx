import { useId } from 'react'
import { Button } from '../Button/index.ts'
import type { LoanCosts } from '../CostDisclosure/costs.ts'
import { useVisibleSeconds } from '../reading/index.ts'
import type { Timer } from '../timing/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import * as styles from './CostDisclosureSheet.css.ts'
import type { CostSheetWords } from './words.ts'

interface ReadingFooterProps {
  costs: LoanCosts
  words: CostSheetWords
  seconds: number
  timer?: Timer
  onConfirm: (secondsVisible: number) => unknown
  onBack: () => void
}

/** Counts the seconds of reading. A component of its own: the table is not rendered at each of them. */
export function ReadingFooter(props: ReadingFooterProps) {
  const { costs, words, seconds, timer, onConfirm, onBack } = props
  const reasonId = useId()
  // By its texts: the same table in another object is not read anew.
  const secondsVisible = useVisibleSeconds(JSON.stringify(costs), timer)
  const left = Math.ceil(seconds - secondsVisible)
  const mustWait = left > 0
  return (
    <div className={styles.actions}>
      <VisuallyHidden id={reasonId} role="status">
        {mustWait ? words.waitReason : seconds > 0 && words.ready}
      </VisuallyHidden>
      <Button kind="secondary" className={styles.back} onClick={onBack}>
        {words.back}
      </Button>
      <ConfirmButton
        label={mustWait ? words.wait(left) : words.confirm}
        waiting={mustWait}
        aria-describedby={mustWait ? reasonId : undefined}
        onConfirm={() => onConfirm(secondsVisible)}
      />
    </div>
  )
}
