'use client'
import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { PeriodCard, PeriodCardSkeleton } from '../PeriodCard/index.ts'
import { PeriodsSurface, type PeriodsProps } from '../periods/PeriodsSurface.tsx'
import { ScrollRow } from '../ScrollRow/index.ts'
import * as styles from './PeriodRow.css.ts'
import { useGlide } from './useGlide.ts'
import { periodRowStrings } from './strings.ts'

export interface PeriodRowProps extends PeriodsProps {
  /** Number of skeleton cards while busy without options. */
  skeletonCount?: number
  /** Name of the radio group. */
  name?: string
  /** Reserves one line under the row, so that a hint that arrives with the data moves nothing. */
  hintRoom?: boolean
}

const Card = memo(PeriodCard)

/** The periods as a row of cards that scrolls horizontally. */
export function PeriodRow(props: PeriodRowProps) {
  const { options, value, defaultValue, onValueChange, title, busy = false, ...others } = props
  const { skeletonCount = 4, paymentProps, name, hintRoom = false, children, ...rest } = others
  const t = usePartStrings('periodRow', periodRowStrings)
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

  // The same function for the life of the row, so that a card with the same texts is not re-rendered.
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
