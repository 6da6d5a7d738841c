'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { px } from '../theme/base.ts'
import * as styles from './Skeleton.css.ts'
import type { skeletonShapes } from './variants.ts'

export interface SkeletonProps extends ComponentProps<'span'> {
  shape?: (typeof skeletonShapes)[number]
  /** Design pixels, or any CSS length. */
  width?: number | string
  height?: number | string
}

const length = (value: number | string | undefined) => (typeof value === 'number' ? px(value) : value)

/**
 * A placeholder with the size of the content that is being loaded, so that nothing moves. Hidden from screen readers;
 * the region around it has `aria-busy`.
 */
export function Skeleton({ shape = 'line', width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      {...rest}
      className={cx(styles.root, styles.shape[shape], className)}
      style={{ width: length(width), height: length(height), ...style }}
    />
  )
}
