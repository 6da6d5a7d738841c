'use client'
import { useState, type ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { cx } from '../cx.ts'
import { useAllowedImage } from '../images/ImageProvider.tsx'
import { ownText } from '../ownText.tsx'
import * as styles from './Offer.css.ts'

export interface OfferFigure {
  /** What the figure is: 最高可提额. */
  label: string
  /** Formatted: `2万`, `8.5折`. */
  value: string
  /** After the figure, small: 元. */
  unit?: string
}

export interface OfferProps {
  /** Up to three. One stands large, more stand beside each other. */
  figures?: readonly OfferFigure[]
  /** Address of a picture; one that may not be loaded is left out. */
  picture?: string | undefined
  /** What the picture says, for who cannot see it. */
  pictureText?: string
  /** What it means for the customer, in one sentence. */
  text?: string
  /** Conditions, as small as the text of a contract may be. */
  note?: string
  className?: string
  children?: ReactNode
}

/** The content of an offer, without a dialog around it: for boards that show many. */
export function Offer({
  figures = [],
  picture,
  pictureText = '',
  text,
  note,
  className,
  children,
}: OfferProps) {
  const url = useAllowedImage(picture)
  const [broken, setBroken] = useState<string>()
  const isSingle = figures.length === 1
  return (
    <div className={cx(styles.root, className)}>
      {url && url !== broken && (
        <img
          className={styles.picture}
          src={url}
          alt={pictureText}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      )}
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, value, unit }, place) => (
            <div key={place} className={cx(styles.figure, isSingle && styles.single)}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <Amount
                  value={value}
                  size={isSingle ? 'large' : 'medium'}
                  tone="benefit"
                  {...(unit !== undefined && { suffix: unit })}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {ownText(children)}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
