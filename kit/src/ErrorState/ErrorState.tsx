'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ClickHandler } from '../Button/index.ts'
import { cx } from '../cx.ts'
import { IconOffline } from '../Icon/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './ErrorState.css.ts'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened. */
  title?: ReactNode
  /** What it means (for the money, if there is any) and what to do. */
  text?: ReactNode
  icon?: ReactNode
  /** May return a promise: the button is busy until it settles. Without `onRetry` there is no button. */
  onRetry?: ClickHandler
  retryText?: string
  /** A code for customer service, in small grey text. */
  detail?: ReactNode
}

/** Shown after a failure: what happened, what to do, and a button to try again. Announced when it appears. */
export function ErrorState({
  title,
  text,
  icon = <IconOffline />,
  onRetry,
  retryText,
  detail,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const t = useStrings()
  return (
    <div role="alert" {...rest} className={cx(styles.root, className)}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title ?? t.error.title}</p>
      <p className={styles.text}>{text ?? t.error.text}</p>
      {ownText(children)}
      {onRetry && (
        <Button kind="secondary" size="medium" onClick={onRetry} className={styles.retry}>
          {retryText ?? t.retry}
        </Button>
      )}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
