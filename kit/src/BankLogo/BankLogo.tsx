'use client'
import { useState, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useAllowedImage } from '../images/ImageProvider.tsx'
import * as styles from './BankLogo.css.ts'

export const bankLogoSizes = ['small', 'large'] as const

export interface BankLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the bank; its first character is shown while there is no picture. */
  bankName: string
  /** Address of the logo. When it is missing, broken or refused by `ImageProvider`, the character is shown. */
  src?: string
  size?: (typeof bankLogoSizes)[number]
}

/** The bank's logo. Decorative, because the name of the bank is always shown beside it. */
export function BankLogo({ bankName, src, size = 'large', className, ...rest }: BankLogoProps) {
  const url = useAllowedImage(src)
  const [broken, setBroken] = useState<string>()
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.root, styles.size[size], className)}>
      {url && url !== broken ? (
        <img
          className={styles.picture}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      ) : (
        Array.from(bankName)[0]
      )}
    </span>
  )
}
