'use client'
import type { ReactNode } from 'react'
import { IconInfo } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './LoanTerms.css.ts'
import { loanTermsStrings } from './strings.ts'

export interface LenderNameProps {
  /** The name, of any length. */
  children: ReactNode
  /** Shows a button after the name for more information. */
  onInfo?: () => void
}

/** The lender as a value in a list of facts. */
export function LenderName({ children, onInfo }: LenderNameProps) {
  const t = usePartStrings('loanTerms', loanTermsStrings)
  return (
    <>
      <span className={styles.institution}>{children}</span>
      {onInfo && (
        <button
          type="button"
          className={styles.info}
          aria-label={t.institutionInfo}
          aria-haspopup="dialog"
          onClick={onInfo}
        >
          <IconInfo />
        </button>
      )}
    </>
  )
}
