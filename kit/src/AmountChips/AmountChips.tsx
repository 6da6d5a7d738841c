'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './AmountChips.css.ts'
import { amountChipsStrings } from './strings.ts'

export interface AmountChip {
  /** Amount in yuan, passed to `onChoose`. */
  value: number
  /** The amount as text ("38,000"). */
  text: string
}

export interface AmountChipsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** From large to small; one row has space for four. */
  items: readonly AmountChip[]
  /** Called with the amount of the tapped chip. */
  onChoose: (value: number) => void
  /**
   * Expands or collapses the row; without items it is collapsed. Keep passing the items while it is collapsed, so that the
   * animation has content.
   */
  shown?: boolean
  /** Amount of the chip that is shown as selected. */
  value?: number
  /** Accessible name of the group. */
  label?: string
}

/** Amounts to tap, offered while the entry is not valid. */
export function AmountChips({
  items,
  onChoose,
  shown = true,
  value,
  label,
  className,
  ...rest
}: AmountChipsProps) {
  const t = usePartStrings('amountChips', amountChipsStrings)
  return (
    <div
      {...rest}
      role="group"
      aria-label={label ?? t.label}
      className={cx(styles.root[shown && items.length > 0 ? 'shown' : 'folded'], className)}
    >
      <div className={styles.fold}>
        <div className={styles.row}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              className={styles.chip}
              aria-pressed={item.value === value}
              onClick={() => onChoose(item.value)}
            >
              <span className={styles.face}>{item.text}</span>
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
