'use client'
import type { ReactNode } from 'react'
import { ListRow, type ListRowProps } from '../ListRow/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { Skeleton } from '../Skeleton/index.ts'
import * as styles from './LoanUseRow.css.ts'
import { loanUseRowWords } from './words.ts'

type Row = Omit<ListRowProps, 'label' | 'value' | 'tail' | 'valueNote' | 'tone' | 'children'>

export interface LoanUseRowProps extends Row {
  /** Name of the chosen purpose. */
  value?: string
  /** Shown while none is chosen. */
  placeholder?: string
  label?: string
  /** Small line under the value, announced. */
  error?: ReactNode
  /** The purposes are being read. */
  busy?: boolean
}

/** The row that opens the purposes of the loan. */
export function LoanUseRow({ value, placeholder, label, error, busy, ...rest }: LoanUseRowProps) {
  const t = usePartWords('loanUseRow', loanUseRowWords)
  const waiting = busy && !value
  return (
    <ListRow
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
