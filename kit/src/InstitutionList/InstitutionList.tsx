'use client'
import type { ComponentProps } from 'react'
import { BankLogo } from '../BankLogo/index.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './InstitutionList.css.ts'
import { institutionListStrings } from './strings.ts'

export interface InstitutionItem {
  id: string
  /** Full name of the lender. */
  name: string
  /** Grey line under the name: its product. */
  note?: string
  /** Address of its logo. */
  logo?: string
}

export interface InstitutionListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  institutions: readonly InstitutionItem[]
  /** Number of institutions that are shown; one line says how many there are in all. Default 3. */
  max?: number
}

/** The lenders of an offer: the first ones, with the number of all. */
export function InstitutionList({ institutions, max = 3, className, ...rest }: InstitutionListProps) {
  const t = usePartStrings('institutionList', institutionListStrings)
  return (
    <ul {...rest} className={cx(styles.root, className)}>
      {institutions.slice(0, max).map(({ id, name, note, logo }) => (
        <li key={id} className={styles.institution}>
          <BankLogo bankName={name} src={logo} />
          <span className={styles.texts}>
            <span className={styles.name}>{name}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </li>
      ))}
      {institutions.length > max && <li className={styles.more}>{t.all(institutions.length)}</li>}
    </ul>
  )
}
