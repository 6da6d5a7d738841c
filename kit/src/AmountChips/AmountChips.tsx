'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import * as styles from './AmountChips.css.ts'
import { amountChipsWords } from './words.ts'

export interface AmountChip {
  /** Amount in yuan, handed back on a tap. */
  value: number
  /** The amount as text ("38,000"). */
  text: string
}

export interface AmountChipsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** From large to small; at most four fit one row. */
  items: readonly AmountChip[]
  /** Gets the amount of the tapped chip. */
  onChoose: (value: number) => void
  /** Unfolds and folds the row. Keep handing the items while it is folded, so that it can fold smoothly. */
  shown?: boolean
  /** Amount whose chip is drawn as chosen. */
  value?: number
  /** Name of the group. */
  label?: string
}

/** Amounts to tap instead of typing, offered while the entry is not valid (spec 5 "Amount"). */
export function AmountChips({
  items,
  onChoose,
  shown = items.length > 0,
  value,
  label,
  className,
  ...rest
}: AmountChipsProps) {
  const t = usePartWords('amountChips', amountChipsWords)
  return (
    <div
      {...rest}
      role="group"
      aria-label={label ?? t.label}
      className={cx(styles.root[shown ? 'shown' : 'folded'], className)}
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
