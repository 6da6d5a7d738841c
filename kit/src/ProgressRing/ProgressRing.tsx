'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { px } from '../theme/base.ts'
import * as styles from './ProgressRing.css.ts'
import type { progressRingTones } from './variants.ts'

export interface ProgressRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: what the ring measures, 可用额度. */
  label: string
  /** From 0 to 1; `null` while it is not known how far: the ring turns. */
  value: number | null
  /** The value as screen readers say it, 8,000元，共10,000元; by default in per cent. */
  valueText?: string
  /** A part of a whole, such as a used limit. Default: how far something is. */
  meter?: boolean
  tone?: (typeof progressRingTones)[number]
  /** Diameter in design pixels. */
  size?: number
  /** Width of the line in design pixels. */
  thickness?: number
  /** In the middle: a figure, an icon. Screen readers read it after the ring. */
  children?: ReactNode
}

/** A ring that fills clockwise from the top: how far something is, or how much of a whole is left. */
export function ProgressRing(props: ProgressRingProps) {
  const { label, value, valueText, meter = false, children, className, style, ...others } = props
  const { tone = 'brand', size = 120, thickness = 8, ...rest } = others
  const share = value === null ? null : Math.min(1, Math.max(0, value))
  const center = size / 2
  const circle = { cx: center, cy: center, r: center - thickness / 2, strokeWidth: thickness }
  return (
    <div {...rest} className={cx(styles.root, className)} style={{ width: px(size), ...style }}>
      <svg
        role={meter ? 'meter' : 'progressbar'}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(share * 100)}
        aria-valuetext={valueText}
        viewBox={`0 0 ${size} ${size}`}
        focusable="false"
        className={cx(styles.ring, share === null && styles.turning)}
      >
        <circle {...circle} className={styles.track} />
        {/* A length of 0 with round ends would still show a dot. */}
        {share !== 0 && (
          <circle
            {...circle}
            pathLength={100}
            strokeDasharray={`${(share ?? UNKNOWN) * 100} 100`}
            className={cx(styles.arc, styles.tone[tone])}
          />
        )}
      </svg>
      {children != null && <div className={styles.middle}>{children}</div>}
    </div>
  )
}

/** Length of the arc while it is not known how far. */
const UNKNOWN = 0.25
