'use client'
import { Amount } from '../Amount/index.ts'
import { cx } from '../cx.ts'
import { FactList, type Fact } from '../facts/FactList.tsx'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Surface, type SurfaceProps } from '../Surface/index.ts'
import * as styles from './LoanAmountCard.css.ts'
import { loanAmountCardStrings } from './strings.ts'

export type LoanFact = Fact

export interface LoanAmountCardProps extends Omit<SurfaceProps, 'pad' | 'heading' | 'aside'> {
  /** The amount as it is shown ("12,000"). */
  amount: string
  label?: string
  /** The card to which the money is paid ("招商银行 储蓄卡 8842"). */
  card?: string
  /** Period, first repayment and similar facts, below a thin line. */
  facts?: readonly LoanFact[]
  /** The figures are being loaded. */
  busy?: boolean
}

/** A longer text than this (`9,999,999.99`) is in smaller figures, so that it stays on one line on every phone. */
const SHORT = 11

/** The borrowed amount, as the main figure of the result page. */
export function LoanAmountCard({
  amount,
  label,
  card,
  facts = [],
  busy,
  className,
  ...rest
}: LoanAmountCardProps) {
  const t = usePartStrings('loanAmountCard', loanAmountCardStrings)
  return (
    <Surface {...rest} aria-busy={busy || undefined} className={cx(styles.root, className)}>
      <p className={styles.label}>{label ?? t.label}</p>
      <p className={styles.amount}>
        {busy ? (
          <Skeleton width={160} height={36} />
        ) : (
          <Amount unit="¥" value={amount} size={amount.length > SHORT ? 'large' : 'hero'} />
        )}
      </p>
      {(card || busy) && <p className={styles.card}>{busy ? <Skeleton width={140} /> : card}</p>}
      <FactList facts={facts} className={styles.facts} />
    </Surface>
  )
}
