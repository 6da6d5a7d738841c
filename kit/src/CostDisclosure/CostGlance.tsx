import { Amount } from '../Amount/index.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './CostGlance.css.ts'
import type { LoanCosts } from './costs.ts'
import { costDisclosureStrings } from './strings.ts'

/** A longer text than this (`¥9,999,999.99`) is in smaller figures, so that it stays on one line on every phone. */
const SHORT = 12

interface CostGlanceProps {
  costs: LoanCosts
  /** The sum is the main figure of a card of its own. Else it stands beside the rate. */
  apart?: boolean
}

/** What the loan costs in yuan and in a year, to be seen at one glance, and what is repaid in all. */
export function CostGlance({ costs, apart = false }: CostGlanceProps) {
  const t = usePartStrings('costDisclosure', costDisclosureStrings)
  const { charged, annualRate, principal, repaid } = costs
  return (
    <dl className={styles.glance}>
      <div className={apart ? styles.wide : styles.charged}>
        <dt className={styles.label}>{t.charged}</dt>
        <dd className={styles.chargedFigure}>
          <Money text={charged} isMain={apart} />
        </dd>
      </div>
      <div className={apart ? styles.line : styles.rate}>
        <dt className={styles.label}>{t.annualRate}</dt>
        <dd className={cx(styles.rateFigure, apart && styles.end)}>{annualRate}</dd>
      </div>
      <div className={cx(styles.line, styles.below)}>
        <dt className={styles.label}>{t.principal}</dt>
        <dd className={styles.figure}>{principal}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.label}>{t.repaid}</dt>
        <dd className={styles.figure}>{repaid}</dd>
      </div>
    </dl>
  )
}

/** An amount with a small sign. */
function Money({ text, isMain }: { text: string; isMain: boolean }) {
  const hasSign = text.startsWith('¥')
  return (
    <Amount
      unit={hasSign ? '¥' : undefined}
      value={hasSign ? text.slice(1) : text}
      size={isMain && text.length <= SHORT ? 'hero' : 'large'}
    />
  )
}
