'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Page.css.ts'

export interface PageProps extends ComponentProps<'div'> {
  /** A Header, when the host shows none. */
  header?: ReactNode
  /** A FooterBar. */
  footer?: ReactNode
  /** The content of the page is being loaded. */
  busy?: boolean
}

/** The frame of a page: header, content in a column of cards, footer bar. At most 480 wide. */
export function Page({ header, footer, busy, className, children, ...rest }: PageProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {header}
      <main className={styles.main} aria-busy={busy || undefined}>
        {children}
      </main>
      {footer}
    </div>
  )
}
