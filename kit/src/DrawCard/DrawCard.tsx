'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconStar } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Spinner } from '../Spinner/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './DrawCard.css.ts'
import { drawCardStrings } from './strings.ts'

/** Two rows of three. */
const CARDS = 6

export interface DrawPrize {
  name: ReactNode
  note?: ReactNode
  /** Nothing was won: the card is quiet. */
  plain?: boolean
}

export interface DrawCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the cards. */
  label: string
  count?: number
  /** The card that was tapped, from 0; none while nothing is drawn. */
  place?: number | null
  /** What the server answered. The card turns with it, never before. */
  prize?: DrawPrize | null
  disabled?: boolean
  onDraw: (place: number) => void
}

/** Cards of which one is drawn. It waits for the answer, then turns; the others stay covered and cannot be tapped meanwhile. */
export function DrawCard(props: DrawCardProps) {
  const {
    label,
    count = CARDS,
    place = null,
    prize = null,
    disabled = false,
    onDraw,
    className,
    ...rest
  } = props
  const t = usePartStrings('drawCard', drawCardStrings)
  return (
    <div role="group" aria-label={label} {...rest} className={cx(styles.root, className)}>
      {Array.from({ length: count }, (_, at) => {
        const isOpen = at === place && prize !== null
        return isOpen ? (
          <div key={at} className={prize.plain ? styles.plain : styles.won}>
            <Prize {...prize} />
          </div>
        ) : (
          <button
            key={at}
            type="button"
            aria-label={t.card(at + 1)}
            aria-busy={at === place || undefined}
            disabled={disabled || place !== null}
            className={cx(styles.back, at === place && styles.chosen)}
            onClick={() => onDraw(at)}
          >
            {at === place ? <Spinner /> : <IconStar />}
          </button>
        )
      })}
      <VisuallyHidden role="status">
        {place !== null && (prize === null ? <span>{t.drawing}</span> : <Prize {...prize} />)}
      </VisuallyHidden>
    </div>
  )
}

function Prize({ name, note }: DrawPrize) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
}
