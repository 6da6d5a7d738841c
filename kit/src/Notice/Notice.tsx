'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconError, IconInfo, IconSuccess, IconWarn } from '../Icon/index.ts'
import { ownText } from '../ownText.tsx'
import * as styles from './Notice.css.ts'
import type { noticeTones } from './variants.ts'

const icons = { info: IconInfo, brand: IconInfo, warn: IconWarn, ok: IconSuccess, bad: IconError }

export interface NoticeProps extends ComponentProps<'div'> {
  tone?: (typeof noticeTones)[number]
  heading?: ReactNode
  /** Label of the action at the end. */
  actionText?: string
  onAction?: () => void
}

/**
 * Information in its place on the page. It is not announced; when it appears after a user action, the caller adds
 * `role="status"` or `role="alert"`.
 */
export function Notice({
  tone = 'info',
  heading,
  actionText,
  onAction,
  className,
  children,
  ...rest
}: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div {...rest} className={cx(styles.root, styles.tone[tone], className)}>
      <Icon className={styles.icon} />
      <div className={styles.body}>
        {heading && <strong className={styles.heading}>{heading}</strong>}
        {ownText(children)}
      </div>
      {actionText && (
        <button type="button" className={styles.action} onClick={onAction}>
          {actionText}
        </button>
      )}
    </div>
  )
}
