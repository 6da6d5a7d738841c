'use client'
import type { ReactNode } from 'react'
import { LoanButton } from '../LoanButton/index.ts'
import { LoanTerms, type LoanTermsProps } from '../LoanTerms/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { RepaymentPlan, type PlanRow } from '../RepaymentPlan/index.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Surface } from '../Surface/index.ts'
import * as styles from './LoanDetailSheet.css.ts'
import { loanDetailSheetStrings } from './strings.ts'

export interface LoanDetailSheetProps extends Omit<SheetProps, 'title' | 'children' | 'footer'> {
  /** Total to pay ("¥13,049.28"). */
  total: string
  /** Beside the total ("12期 · 每期 ¥1,087.44"). */
  summary?: string
  rows: readonly PlanRow[]
  terms: LoanTermsProps
  /** Notes under the terms, one per line. */
  notes?: readonly ReactNode[]
  confirmText?: string
  /** Shows the confirm button. */
  onConfirm?: () => unknown
  pending?: boolean
  /** Why the loan cannot be confirmed now. */
  disabledReason?: ReactNode
  /** The terms are being loaded. */
  busy?: boolean
  title?: string
}

/** The details of the loan before the customer confirms: plan, terms, button. */
export function LoanDetailSheet(props: LoanDetailSheetProps) {
  const {
    total,
    summary,
    rows,
    terms,
    notes = [],
    confirmText,
    onConfirm,
    pending,
    disabledReason,
    busy,
    ...others
  } = props
  const { title, ...rest } = others
  const t = usePartStrings('loanDetailSheet', loanDetailSheetStrings)
  return (
    <Sheet
      {...rest}
      title={title ?? t.title}
      footer={
        onConfirm && (
          <LoanButton pending={pending} reason={disabledReason} disabled={busy} onClick={onConfirm}>
            {confirmText ?? t.confirm}
          </LoanButton>
        )
      }
    >
      <div className={styles.stack} aria-busy={busy || undefined}>
        {busy ? <Waiting /> : <RepaymentPlan total={total} summary={summary} rows={rows} />}
        {!busy && (
          <Surface>
            <LoanTerms {...terms} />
          </Surface>
        )}
        {!busy && notes.length > 0 && (
          <ul className={styles.notes} aria-label={t.notes}>
            {notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}

function Waiting() {
  return (
    <>
      <Surface className={styles.waiting}>
        <Skeleton width={56} />
        <Skeleton width={176} height={28} />
        <Skeleton shape="block" height={96} />
        <Skeleton width="80%" />
      </Surface>
      <Surface className={styles.waiting}>
        {[90, 70, 82, 64, 76].map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </Surface>
    </>
  )
}
