'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './RecommendLine.css.ts'
import type { recommendKinds } from './variants.ts'

export interface RecommendLineProps extends ComponentProps<'p'> {
  kind: (typeof recommendKinds)[number]
  /** Text of the button at the end ("选12期"). */
  action?: string
  onAction?: () => void
}

const drawings = {
  // A falling line, and a lightning bolt.
  cheaper: 'M2 4l4 4 2.5-2.5L14 11M14 7.5V11h-3.5',
  faster: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z',
} as const

/** One line under the periods that recommends a period and says why. */
export function RecommendLine({ kind, action, onAction, className, children, ...rest }: RecommendLineProps) {
  return (
    <p {...rest} className={cx(styles.root, className)}>
      <svg className={styles.drawing} viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawings[kind]} />
      </svg>
      <span className={styles.text}>{children}</span>
      {action && (
        <button type="button" className={styles.action} onClick={onAction}>
          {action}
        </button>
      )}
    </p>
  )
}
