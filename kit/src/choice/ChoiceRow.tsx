import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './ChoiceRow.css.ts'

/** What RadioRow and CheckRow show in addition to their label. */
export interface ChoiceRowAsides {
  /** Grey line under the label. */
  note?: ReactNode
  /** Before the control, at the end of the row. */
  aside?: ReactNode
}

interface ChoiceRowProps extends ChoiceRowAsides {
  label: ReactNode
  disabled: boolean
  className?: string | undefined
  style?: CSSProperties | undefined
  /** The control, at the end of the row. */
  children: ReactNode
}

/** One row of a group; the whole row is the label. */
export function ChoiceRow({ label, note, aside, disabled, className, style, children }: ChoiceRowProps) {
  return (
    <label className={cx(styles.row, disabled && styles.rowDisabled, className)} style={style}>
      <span className={styles.label}>
        {ownText(label)}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      {children}
    </label>
  )
}
