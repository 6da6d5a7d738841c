'use client'
import { memo, type HTMLAttributes, type MouseEventHandler, type ReactNode, type Ref } from 'react'
import { cx } from '../cx.ts'
import { IconChevron } from '../Icon/index.ts'
import * as styles from './ListRow.css.ts'

export const listRowTones = ['ink', 'quiet', 'benefit', 'brand', 'bad'] as const

export interface ListRowProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  ref?: Ref<HTMLElement>
  /** What the row is about; it is not cut. */
  label: ReactNode
  /** Quiet line under the label. */
  note?: ReactNode
  /** Goes under the label when it is long; three lines at most, then an ellipsis. */
  value?: ReactNode
  /** End of the value that is never cut: the last four digits of a card. */
  tail?: ReactNode
  /** Quiet line under the value. */
  valueNote?: ReactNode
  /** `quiet` for a value still to be chosen, `benefit` for what is saved. */
  tone?: (typeof listRowTones)[number]
  /** Before the label. */
  icon?: ReactNode
  /** Makes the row a button. */
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** Arrow at the end; by default exactly when the row is a button. */
  chevron?: boolean
  disabled?: boolean
}

/** One line of a list: label, value and, where it leads on, an arrow. At least 52 high. */
export function ListRow({
  ref,
  label,
  note,
  value,
  tail,
  valueNote,
  tone = 'ink',
  icon,
  onClick,
  chevron = onClick !== undefined,
  disabled,
  className,
  children,
  ...rest
}: ListRowProps) {
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <Labels label={label} note={note} />
        {/* Another kind of value is another element: it takes the place of the one before, and nothing is seen to move. */}
        <span key={tone} className={styles.values}>
          <span className={cx(styles.tone[tone], tail != null && styles.withTail)}>
            <span className={styles.clamp}>{value}</span>
            {tail != null && <span className={styles.tail}>{tail}</span>}
          </span>
          {valueNote && <span className={styles.note}>{valueNote}</span>}
          {children}
        </span>
      </span>
      {chevron && chevronMark}
    </>
  )
  if (!onClick) {
    return (
      <div {...rest} ref={ref as Ref<HTMLDivElement>} className={cx(styles.root, className)}>
        {content}
      </div>
    )
  }
  return (
    <button
      {...rest}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={cx(styles.root, styles.button, className)}
    >
      {content}
    </button>
  )
}

/** Apart from the value, which changes at every keystroke on some pages while the label never does. */
const Labels = memo(function Labels({ label, note }: Pick<ListRowProps, 'label' | 'note'>) {
  return (
    <span className={styles.labels}>
      {label}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
})

const chevronMark = <IconChevron className={styles.chevron} />
