'use client'
import { useId, useState } from 'react'
import { cx } from '../cx.ts'
import { IconChevronDown } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import type { PeriodOption } from '../PeriodCard/index.ts'
import { PeriodsSurface, type PeriodsProps } from '../periods/PeriodsSurface.tsx'
import { RadioGroup, RadioRow } from '../RadioGroup/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Tag } from '../Tag/index.ts'
import { useControlled } from '../useControlled.ts'
import * as styles from './PeriodSelect.css.ts'
import { periodCardStrings } from '../PeriodCard/strings.ts'
import { periodRowStrings } from '../PeriodRow/strings.ts'

export interface PeriodSelectProps extends PeriodsProps {
  /** Whether the list starts expanded. */
  defaultOpen?: boolean
}

/** The periods as one line that expands: the grey-release variant of `PeriodRow`. */
export function PeriodSelect(props: PeriodSelectProps) {
  const { options, value, defaultValue, onValueChange, title, busy, ...others } = props
  const { paymentProps, defaultOpen = false, children, ...rest } = others
  const t = usePartStrings('periodRow', periodRowStrings)
  const card = usePartStrings('periodCard', periodCardStrings)
  const listId = useId()
  const [open, setOpen] = useState(defaultOpen)
  const [chosen, choose] = useControlled<number | undefined>(value, defaultValue, (period) => {
    if (period !== undefined) onValueChange?.(period)
  })
  const current = options.find((option) => option.period === chosen)
  const heading = title ?? t.title
  const name = (option: PeriodOption) => option.label ?? card.periods(option.period)
  const payment = (option: PeriodOption) =>
    option.payment ?? (busy ? <Skeleton className={styles.skeleton} width={72} /> : card.none)

  return (
    <PeriodsSurface {...rest} heading={heading}>
      <button
        type="button"
        className={styles.current}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.name}>{current ? name(current) : t.placeholder}</span>
        {current?.mark && (
          <Tag tone="benefit" className={styles.lineTag}>
            {current.mark}
          </Tag>
        )}
        <span className={styles.payment}>{current && payment(current)}</span>
        <IconChevronDown className={open ? styles.turned : styles.turn} />
      </button>
      <div id={listId} hidden={!open}>
        <RadioGroup
          label={heading}
          labelHidden
          value={chosen === undefined ? null : String(chosen)}
          onValueChange={(period) => choose(Number(period))}
        >
          {options.map((option) => (
            <RadioRow
              key={option.period}
              value={String(option.period)}
              disabled={option.disabled}
              aside={
                <span {...paymentProps} className={cx(styles.rowPayment, paymentProps?.className)}>
                  {payment(option)}
                </span>
              }
            >
              {name(option)}
              {option.mark && (
                <Tag tone="benefit" className={styles.tag}>
                  {option.mark}
                </Tag>
              )}
              {option.special && (
                <Tag tone="brand" className={styles.tag}>
                  {option.special}
                </Tag>
              )}
            </RadioRow>
          ))}
        </RadioGroup>
      </div>
      {children && <div className={styles.below}>{children}</div>}
    </PeriodsSurface>
  )
}
