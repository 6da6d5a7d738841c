'use client'
import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import * as styles from './InstitutionInfo.css.ts'
import { institutionInfoWords } from './words.ts'

type Shell = Omit<DialogProps, 'title' | 'children' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel'>

export interface InstitutionInfoProps extends Shell {
  /** Full name of the lender. */
  name: string
  /** Licence, address, telephone. */
  facts?: readonly { label: string; value: string }[]
  title?: string
  /** Further text. */
  children?: ReactNode
}

/** Who pays the loan out (spec 2 "Loan detail sheet"). Which lenders have one is the caller's rule. */
export function InstitutionInfo({ name, facts = [], title, children, ...rest }: InstitutionInfoProps) {
  const t = usePartWords('institutionInfo', institutionInfoWords)
  return (
    <Dialog {...rest} title={title ?? t.title} confirmText={t.done} cancelText={null}>
      <p className={styles.name}>{name}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className={styles.text}>{children}</div>}
    </Dialog>
  )
}
