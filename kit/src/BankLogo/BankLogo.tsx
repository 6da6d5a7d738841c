'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { usePicture } from '../images/usePicture.ts'
import * as styles from './BankLogo.css.ts'
import { SHARED_BEGINNING } from './bankNames.ts'
import type { bankLogoSizes } from './variants.ts'

export interface BankLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the bank; the first character of it that tells banks apart is shown while there is no picture. */
  bankName: string
  /** Address of the logo. When it is missing, broken or refused by `ImageProvider`, the character is shown. */
  src?: string
  size?: (typeof bankLogoSizes)[number]
}

/** The bank's logo. Decorative, because the name of the bank is always shown beside it. */
export function BankLogo({ bankName, src, size = 'large', className, ...rest }: BankLogoProps) {
  const image = usePicture(src)
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.root, styles.size[size], className)}>
      {image ? (
        <img {...image} alt="" className={styles.picture} />
      ) : (
        Array.from(bankName.replace(SHARED_BEGINNING, ''))[0]
      )}
    </span>
  )
}
