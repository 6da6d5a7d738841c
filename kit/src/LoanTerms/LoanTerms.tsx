'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { ownText } from '../ownText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { LenderName } from './LenderName.tsx'
import * as styles from './LoanTerms.css.ts'
import { loanTermsStrings } from './strings.ts'

/** Every term is formatted text; a term that is left out has no line. */
export interface LoanTermsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  principal?: string
  /** The lender changed the amount: shows a note under the principal. */
  adjusted?: ReactNode
  monthlyPayment?: string
  periods?: string
  repaymentDay?: string
  annualRate?: string
  /** The former rate, struck through, after the current one. */
  annualRateBefore?: string
  discount?: string
  institution?: string
  /** Shows a button beside the lender for more information. */
  onInstitutionInfo?: () => void
  cashback?: string
  /** Default: equal instalments; `null`: no line. */
  repaymentMethod?: string | null
  /** Default: within 20 minutes; `null`: no line. */
  arrival?: string | null
  card?: string
  /** More lines after the known ones. */
  extra?: readonly { label: string; value: ReactNode }[]
}

/** The terms of a loan as a list of names and values. */
export function LoanTerms(props: LoanTermsProps) {
  const {
    principal,
    adjusted,
    monthlyPayment,
    periods,
    repaymentDay,
    annualRate,
    annualRateBefore,
    ...others
  } = props
  const {
    discount,
    institution,
    onInstitutionInfo,
    cashback,
    repaymentMethod,
    arrival,
    card,
    extra,
    ...native
  } = others
  const { className, ...rest } = native
  const t = usePartStrings('loanTerms', loanTermsStrings)

  return (
    <dl {...rest} className={cx(styles.root, className)}>
      <Term label={t.principal} value={principal} note={adjusted} />
      <Term label={t.monthlyPayment} value={monthlyPayment} />
      <Term label={t.periods} value={periods} />
      <Term label={t.repaymentDay} value={repaymentDay} />
      <Term
        label={t.annualRate}
        value={
          annualRate && (
            <>
              <span>{annualRate}</span>
              {annualRateBefore && (
                <s className={styles.struck}>
                  <VisuallyHidden>{t.before}</VisuallyHidden>
                  <span>{annualRateBefore}</span>
                </s>
              )}
            </>
          )
        }
      />
      <Term label={t.discount} value={discount} benefit />
      <Term label={t.cashback} value={cashback} benefit />
      <Term
        label={t.institution}
        value={
          institution && (
            <LenderName {...(onInstitutionInfo && { onInfo: onInstitutionInfo })}>{institution}</LenderName>
          )
        }
      />
      <Term
        label={t.repaymentMethod}
        value={repaymentMethod === undefined ? t.equalInstalments : repaymentMethod}
      />
      <Term label={t.card} value={card} />
      <Term label={t.arrival} value={arrival === undefined ? t.arrivalDefault : arrival} />
      {extra?.map((term, at) => (
        <Term key={at} label={term.label} value={term.value} />
      ))}
    </dl>
  )
}

interface TermProps {
  label: string
  value: ReactNode
  note?: ReactNode
  benefit?: boolean
}

function Term({ label, value, note, benefit }: TermProps) {
  if (value === undefined || value === null || value === '') return null
  return (
    <div className={styles.term}>
      <dt className={styles.label}>{label}</dt>
      <dd className={cx(styles.value, benefit && styles.benefit)}>
        {ownText(value)}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}
