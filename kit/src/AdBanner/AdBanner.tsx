'use client'
import type { ComponentProps } from 'react'
import { CornerMark } from '../CornerMark/index.ts'
import { cx } from '../cx.ts'
import { usePicture } from '../images/usePicture.ts'
import * as styles from './AdBanner.css.ts'

export interface AdBannerProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
  /** Says that this is an advertisement ("广告"). */
  label: string
  /** Address of the picture. Without one that may be loaded the texts stand alone. */
  picture?: string
  heading: string
  /** The caller shortens this and the next two (15, 4, and 5 or 4 characters). */
  text?: string
  actionText?: string
  mark?: string | null
}

/** One advertisement, as a button. It is named as what it is. */
export function AdBanner(props: AdBannerProps) {
  const { label, picture, heading, text, actionText, mark, className, ...rest } = props
  const image = usePicture(picture)
  return (
    <button {...rest} type="button" className={cx(styles.root, className)}>
      {image && <img {...image} alt="" className={styles.picture} />}
      <span className={styles.texts}>
        <span className={styles.heading}>{heading}</span>
        <span className={styles.text}>
          <span className={styles.label}>{label}</span>
          <span>{text}</span>
        </span>
      </span>
      {actionText && <span className={styles.action}>{actionText}</span>}
      {mark && <CornerMark>{mark}</CornerMark>}
    </button>
  )
}
