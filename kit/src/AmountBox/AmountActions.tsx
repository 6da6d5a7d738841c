import { IconClose, IconScan } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './AmountBox.css.ts'
import { amountBoxStrings } from './strings.ts'

interface AmountActionsProps {
  clearShown: boolean
  onClear: () => void
  onScan: (() => void) | undefined
  scanLabel: string | undefined
}

/** The buttons after the amount. The clear button keeps its space while hidden, so the figure never moves. */
export function AmountActions({ clearShown, onClear, onScan, scanLabel }: AmountActionsProps) {
  const t = usePartStrings('amountBox', amountBoxStrings)
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
