'use client'
import type { ReactNode } from 'react'
import { ListRow, type ListRowProps } from '../ListRow/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Skeleton } from '../Skeleton/index.ts'
import * as styles from './LoanUseRow.css.ts'
import { loanUseRowStrings } from './strings.ts'

type Row = Omit<ListRowProps, 'label' | 'value' | 'tail' | 'valueNote' | 'tone' | 'children'>

export interface LoanUseRowProps extends Row {
  /** Name of the selected purpose. */
  value?: string
  /** Shown while no purpose is selected. */
  placeholder?: string
  label?: string
  /** Small line under the value, announced. */
  error?: ReactNode
  /** The purposes are being loaded. */
  busy?: boolean
}

/** The row that opens the list of loan purposes. */
export function LoanUseRow({ value, placeholder, label, error, busy, ...rest }: LoanUseRowProps) {
  const t = usePartStrings('loanUseRow', loanUseRowStrings)
  const waiting = busy && !value
  return (
    <ListRow
      aria-haspopup={rest.onClick && 'dialog'}
      {...rest}
      aria-busy={busy || undefined}
      label={label ?? t.label}
      tone={value ? 'ink' : 'quiet'}
      value={
        waiting ? (
          <Skeleton className={styles.skeleton} width={64} />
        ) : (
          (value ?? placeholder ?? t.placeholder)
        )
      }
      valueNote={
        error && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )
      }
    />
  )
}
