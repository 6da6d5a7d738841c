import { Amount } from '../Amount/index.ts'
import { cx } from '../cx.ts'
import * as styles from './CostGlance.css.ts'
import type { LoanCosts } from './costs.ts'
import type { CostWords } from './words.ts'

/** A longer text than this (`¥9,999,999.99`) is in smaller figures, so that it stays on one line on every phone. */
const SHORT = 12

interface CostGlanceProps {
  costs: LoanCosts
  words: CostWords
  /** The sum is the main figure of a card of its own. Else it stands beside the rate. */
  apart?: boolean
}

/** What the loan costs in yuan and in a year, to be seen at one glance, and what is repaid in all. */
export function CostGlance({ costs, words, apart = false }: CostGlanceProps) {
  const { charged, annualRate, principal, repaid } = costs
  return (
    <dl className={styles.glance}>
      <div className={apart ? styles.wide : styles.charged}>
        <dt className={styles.label}>{words.charged}</dt>
        <dd className={styles.chargedFigure}>
          <Money text={charged} isMain={apart} />
        </dd>
      </div>
      <div className={apart ? styles.line : styles.rate}>
        <dt className={styles.label}>{words.annualRate}</dt>
        <dd className={cx(styles.rateFigure, apart && styles.end)}>{annualRate}</dd>
      </div>
      <div className={cx(styles.line, styles.below)}>
        <dt className={styles.label}>{words.principal}</dt>
        <dd className={styles.figure}>{principal}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.label}>{words.repaid}</dt>
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
