import { IconClose, IconScan } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLocale } from '../locale/index.ts'
import * as styles from './AmountBox.css.ts'

interface AmountActionsProps {
  clearShown: boolean
  onClear: () => void
  onScan: (() => void) | undefined
  scanLabel: string
}

/** The buttons at the end of the amount. The clear button keeps its place while hidden, so the figure never moves. */
export function AmountActions({ clearShown, onClear, onScan, scanLabel }: AmountActionsProps) {
  const t = useLocale()
  return (
    <>
      <IconButton
        className={clearShown ? undefined : styles.hidden}
        label={t.amountBox.clear}
        onClick={onClear}
      >
        <span className={styles.clearMark}>
          <IconClose />
        </span>
      </IconButton>
      {onScan && (
        <IconButton label={scanLabel} onClick={onScan}>
          <IconScan />
        </IconButton>
      )}
    </>
  )
}
