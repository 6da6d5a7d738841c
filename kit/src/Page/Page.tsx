'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Page.css.ts'

export interface PageProps extends ComponentProps<'div'> {
  /** A Header, where the host draws none. */
  header?: ReactNode
  /** A FooterBar. */
  footer?: ReactNode
  /** Nothing on the page can be read yet. */
  busy?: boolean
}

/** One page: header, content in a column of cards, footer bar. 480 wide at most. */
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
