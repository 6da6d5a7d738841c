'use client'
import type { ReactNode } from 'react'
import { Dialog, type DialogProps } from '../Dialog/index.ts'
import { FactList } from '../facts/FactList.tsx'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './InstitutionInfo.css.ts'
import { institutionInfoStrings } from './strings.ts'

type Shell = Omit<DialogProps, 'title' | 'children' | 'confirmText' | 'cancelText' | 'onConfirm' | 'onCancel'>

export interface InstitutionInfoProps extends Shell {
  /** Full name of the lender. */
  name: string
  /** Licence, address, telephone. */
  facts?: readonly { label: string; value: string }[]
  title?: string
  /** More content below the facts. */
  children?: ReactNode
}

/** Information about the lender that pays out the loan. The caller decides for which lenders it is shown. */
export function InstitutionInfo({ name, facts = [], title, children, ...rest }: InstitutionInfoProps) {
  const t = usePartStrings('institutionInfo', institutionInfoStrings)
  return (
    <Dialog {...rest} title={title ?? t.title} confirmText={t.done} cancelText={null}>
      <p className={styles.name}>{name}</p>
      <FactList facts={facts} className={styles.facts} />
      {children && <div className={styles.text}>{children}</div>}
    </Dialog>
  )
}
