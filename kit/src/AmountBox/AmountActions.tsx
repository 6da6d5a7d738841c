import { IconClose, IconScan } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import * as styles from './AmountBox.css.ts'
import { amountBoxWords } from './words.ts'

interface AmountActionsProps {
  clearShown: boolean
  onClear: () => void
  onScan: (() => void) | undefined
  scanLabel: string | undefined
}

/** The buttons at the end of the amount. The clear button keeps its place while hidden, so the figure never moves. */
export function AmountActions({ clearShown, onClear, onScan, scanLabel }: AmountActionsProps) {
  const t = usePartWords('amountBox', amountBoxWords)
  return (
    <>
      <IconButton className={clearShown ? undefined : styles.hidden} label={t.clear} onClick={onClear}>
        <span className={styles.clearMark}>
          <IconClose />
        </span>
      </IconButton>
      {onScan && (
        <IconButton label={scanLabel ?? t.scan} onClick={onScan}>
          <IconScan />
        </IconButton>
      )}
    </>
  )
}
