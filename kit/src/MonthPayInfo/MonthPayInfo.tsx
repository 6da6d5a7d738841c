'use client'
import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './MonthPayInfo.css.ts'
import { monthPayInfoStrings } from './strings.ts'

type Shell = Omit<DialogProps, 'title' | 'children' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel'>

export interface MonthPayInfoProps extends Shell {
  title?: string
  /** Formula of the payment. */
  formula?: string
  /** Below the formula. */
  children?: ReactNode
  /** The calculation for the loan on the page: total due, discount, periods, result. */
  example?: readonly { label: string; value: string }[]
}

/** Explains the monthly payment: what is due after discounts, divided by the periods. */
export function MonthPayInfo({ title, formula, children, example = [], ...rest }: MonthPayInfoProps) {
  const t = usePartStrings('monthPayInfo', monthPayInfoStrings)
  return (
    <Dialog {...rest} title={title ?? t.title} confirmText={t.done} cancelText={null}>
      <p className={styles.formula}>{formula ?? t.formula}</p>
      {example.length > 0 && (
        <dl className={styles.example}>
          {example.map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.text}>{children ?? t.text}</div>
    </Dialog>
  )
}
