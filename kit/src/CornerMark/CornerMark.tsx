'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './CornerMark.css.ts'
import type { cornerMarkTones } from './variants.ts'

export interface CornerMarkProps extends ComponentProps<'span'> {
  tone?: (typeof cornerMarkTones)[number]
}

/**
 * A short label on the upper edge of a card: 更省, 新客, 快过期. The card has `position: relative`. The caller shortens the
 * text (5 characters with a digit, else 4).
 */
export function CornerMark({ tone = 'benefit', className, ...rest }: CornerMarkProps) {
  return <span {...rest} className={cx(styles.root, styles.tone[tone], className)} />
}
