'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Tag.css.ts'
import type { tagTones } from './variants.ts'

export interface TagProps extends ComponentProps<'span'> {
  /** Use `benefit` only for what the customer gains: coupons, rights, cash-back. */
  tone?: (typeof tagTones)[number]
  /** Filled with the tone instead of its tint. At most one per card. */
  solid?: boolean
}

/** A short label for the item beside it: 8.5折券, 限时, 会员专享. */
export function Tag({ tone = 'plain', solid = false, className, ...rest }: TagProps) {
  return <span {...rest} className={cx(styles.root, (solid ? styles.solid : styles.tint)[tone], className)} />
}
