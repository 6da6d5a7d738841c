'use client'
import { useState, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './BankLogo.css.ts'

export const bankLogoSizes = ['small', 'large'] as const

export interface BankLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the bank; its first character stands in while there is no picture. */
  bankName: string
  /** Address of the logo. Left out, broken or blocked: the character stays. */
  src?: string
  size?: (typeof bankLogoSizes)[number]
}

/** The bank's mark. Decoration: the name of the bank is always written beside it. */
export function BankLogo({ bankName, src, size = 'large', className, ...rest }: BankLogoProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.root, styles.size[size], className)}>
      {src && src !== broken ? (
        <img
          className={styles.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        Array.from(bankName)[0]
      )}
    </span>
  )
}
