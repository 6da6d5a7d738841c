'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { DrawingReceipt } from '../Drawing/index.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing: 暂无可用优惠券. */
  title: ReactNode
  /** Why, or what the user can do. */
  text?: ReactNode
  /** A button. */
  action?: ReactNode
  /** What the list is a list of: a drawing of `@koo/kit/Drawing`. Default: a receipt; `null`: no drawing. */
  drawing?: ReactNode
}

/** Shown in place of an empty list; says what the user can do next. */
export function EmptyState({
  title,
  text,
  action,
  drawing = <DrawingReceipt />,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
