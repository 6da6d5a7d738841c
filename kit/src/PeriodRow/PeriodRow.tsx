'use client'
import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { usePartWords } from '../locale/usePartWords.ts'
import { PeriodCard, PeriodCardSkeleton } from '../PeriodCard/index.ts'
import { PeriodsSurface, type PeriodsProps } from '../periods/PeriodsSurface.tsx'
import { ScrollRow } from '../ScrollRow/index.ts'
import * as styles from './PeriodRow.css.ts'
import { useGlide } from './useGlide.ts'
import { periodRowWords } from './words.ts'

export interface PeriodRowProps extends PeriodsProps {
  /** Empty cards while busy without options. */
  skeletonCount?: number
  /** Name of the radio group. */
  name?: string
  /** Keeps one line free under the row, so that a hint that comes with the data moves nothing. */
  hintRoom?: boolean
}

const Card = memo(PeriodCard)

/** The periods as a row of cards that scrolls sideways (spec 2 "Instalment plan"). */
export function PeriodRow(props: PeriodRowProps) {
  const { options, value, defaultValue, onValueChange, title, busy = false, ...others } = props
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
    <PeriodsSurface {...rest} heading={heading}>
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
    </PeriodsSurface>
  )
}
