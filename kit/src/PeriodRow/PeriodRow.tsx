'use client'
import { memo, useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { IconInfo } from '../Icon/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { PeriodCard, PeriodCardSkeleton, type PaymentProps, type PeriodOption } from '../PeriodCard/index.ts'
import { ScrollRow } from '../ScrollRow/index.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import * as styles from './PeriodRow.css.ts'
import { useGlide } from './useGlide.ts'
import { periodRowWords } from './words.ts'

export interface PeriodRowProps extends Omit<
  SurfaceProps,
  'title' | 'heading' | 'aside' | 'pad' | 'onChange'
> {
  options: readonly PeriodOption[]
  /** Chosen number of periods. */
  value?: number
  /** Start value of the uncontrolled use. */
  defaultValue?: number
  onValueChange?: (period: number) => void
  /** Heading of the card. */
  title?: string
  /** Shows the button that explains the monthly payment. */
  onInfo?: () => void
  /** Text of that button. */
  infoLabel?: string
  /** Payments, or the periods themselves, are being worked out. */
  busy?: boolean
  /** Empty cards while busy without options. */
  skeletonCount?: number
  /** For the payment text of every card, e.g. a `data-testid`. Hand in a constant: cards are memoised. */
  paymentProps?: PaymentProps
  /** Name of the radio group. */
  name?: string
  /** Keeps one line free under the row, so that a hint that comes with the data moves nothing. */
  hintRoom?: boolean
  /** Slot under the row, for `RecommendLine`. */
  children?: ReactNode
}

const Card = memo(PeriodCard)

/** The periods as a row of cards that scrolls sideways (spec 2 "Instalment plan"). */
export function PeriodRow(props: PeriodRowProps) {
  const {
    options,
    value,
    defaultValue,
    onValueChange,
    title,
    onInfo,
    infoLabel,
    busy = false,
    ...others
  } = props
  const { skeletonCount = 4, paymentProps, name, hintRoom = false, children, ...rest } = others
  const t = usePartWords('periodRow', periodRowWords)
  const group = useId()
  const [kept, setKept] = useState(defaultValue)
  const chosen = value ?? kept
  const row = useRef<HTMLDivElement>(null)
  const heading = title ?? t.title
  useGlide(
    row,
    options.findIndex((option) => option.period === chosen),
    options.length,
  )

  // One function for the life of the row, so that a card whose texts are the same is not drawn again.
  const latest = useRef(onValueChange)
  useLayoutEffect(() => {
    latest.current = onValueChange
  })
  const select = useCallback((period: number) => {
    setKept(period)
    latest.current?.(period)
  }, [])

  return (
    <Surface
      {...rest}
      heading={heading}
      aside={onInfo && <InfoButton text={infoLabel ?? t.info} onClick={onInfo} />}
    >
      <ScrollRow
        ref={row}
        role="radiogroup"
        label={heading}
        tabIndex={-1}
        headroom
        className={styles.row}
        aria-busy={busy || undefined}
      >
        {options.map((option) => (
          <Card
            key={option.period}
            {...option}
            name={name ?? group}
            checked={option.period === chosen}
            onSelect={select}
            busy={busy}
            paymentProps={paymentProps}
          />
        ))}
        {busy &&
          options.length === 0 &&
          Array.from({ length: skeletonCount }, (_, index) => <PeriodCardSkeleton key={index} />)}
      </ScrollRow>
      {(children || hintRoom) && <div className={styles.below}>{children}</div>}
    </Surface>
  )
}

const InfoButton = memo(function InfoButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.info} aria-haspopup="dialog" onClick={onClick}>
      {text}
      <IconInfo />
    </button>
  )
})
