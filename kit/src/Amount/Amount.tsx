'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Amount.css.ts'
import type { amountSizes, amountTones } from './variants.ts'

export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The figure as it is shown: `12,000`, `1,087.44`. The kit does not format money. */
  value: string
  /** Before the unit, for an amount that is saved or added. */
  sign?: '−' | '+'
  /** Before the figure, small beside a large figure: `¥`. */
  unit?: string
  /** After the figure: `元`, `万`, `折`. */
  suffix?: string
  size?: (typeof amountSizes)[number]
  tone?: (typeof amountTones)[number]
  /** Struck through: a former price. Always grey, in every tone. */
  struck?: boolean
}

/** A figure with its unit: tabular digits, large amount, small unit. */
export function Amount({
  value,
  sign,
  unit,
  suffix,
  size = 'medium',
  tone = 'ink',
  struck = false,
  className,
  ...rest
}: AmountProps) {
  const level = size === 'medium' || size === 'small'
  const content = (
    <>
      {sign && <span>{sign}</span>}
      {unit && <span className={cx(styles.unit, level && styles.sameSize)}>{unit}</span>}
      <span>{value}</span>
      {suffix && <span className={cx(styles.suffix, level && styles.sameSuffix)}>{suffix}</span>}
    </>
  )
  return (
    <span
      translate="no"
      {...rest}
      className={cx(styles.root, styles.size[size], struck ? styles.struck : styles.tone[tone], className)}
    >
      {struck ? <s>{content}</s> : content}
    </span>
  )
}
