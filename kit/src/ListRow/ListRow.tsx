'use client'
import { memo, type HTMLAttributes, type MouseEventHandler, type ReactNode, type Ref } from 'react'
import { cx } from '../cx.ts'
import { IconChevron } from '../Icon/index.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './ListRow.css.ts'
import type { listRowTones } from './variants.ts'

export interface ListRowProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  ref?: Ref<HTMLElement>
  /** Name of the row; never cut. */
  label: ReactNode
  /** Grey line under the label. */
  note?: ReactNode
  /** Goes below the label when it is long; at most three lines, then an ellipsis. */
  value?: ReactNode
  /** End of the value that is never cut: the last four digits of a card. */
  tail?: ReactNode
  /** Grey line under the value. */
  valueNote?: ReactNode
  /** `quiet` for a value that is not selected yet, `benefit` for savings. */
  tone?: (typeof listRowTones)[number]
  /** Before the label. */
  icon?: ReactNode
  /** Makes the row a button. */
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** Makes the row a link that dials. All other addresses are opened by the caller's `onClick`. */
  href?: `tel:${string}`
  /** Arrow at the end; by default shown when the row is a button or a link. */
  chevron?: boolean
  disabled?: boolean
}

/** One row of a list: label, value and, when it leads to another page, an arrow. At least 52 high. */
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
  href,
  chevron = onClick !== undefined || href !== undefined,
  disabled,
  className,
  children,
  ...rest
}: ListRowProps) {
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.labelAndValue}>
        <Labels label={label} note={note} />
        {/* A new key for each tone: the element is replaced, so no colour transition is visible. */}
        <span key={tone} className={styles.values}>
          <span className={cx(styles.tone[tone], tail != null && styles.withTail)}>
            <span className={styles.clamp}>{value}</span>
            {tail != null && <span className={styles.tail}>{tail}</span>}
          </span>
          {valueNote && <span className={styles.note}>{valueNote}</span>}
          {ownText(children)}
        </span>
      </span>
      {chevron && chevronMark}
    </>
  )
  if (href)
    return (
      <a
        {...rest}
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        className={cx(styles.root, styles.button, className)}
      >
        {content}
      </a>
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

/** Separate from the value, because on some pages the value changes at every keystroke and the label never does. */
const Labels = memo(function Labels({ label, note }: Pick<ListRowProps, 'label' | 'note'>) {
  return (
    <span className={styles.labels}>
      {ownText(label)}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
})

const chevronMark = <IconChevron className={styles.chevron} />
