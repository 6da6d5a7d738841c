import { Amount } from '../Amount/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './CostGlance.css.ts'
import type { LoanCosts } from './costs.ts'
import { costDisclosureStrings } from './strings.ts'

/** A longer text than this (`¥9,999,999.99`) is in smaller figures, so that it stays on one line on every phone. */
const SHORT = 12

/** What the loan costs in yuan and in a year, to be seen at one glance, and what is repaid in all. */
export function CostGlance({ costs }: { costs: LoanCosts }) {
  const t = usePartStrings('costDisclosure', costDisclosureStrings)
  const { charged, annualRate, principal, repaid } = costs
  return (
    <dl className={styles.glance}>
      <div>
        <dt className={styles.label}>{t.charged}</dt>
        <dd className={styles.charged}>
          <Money text={charged} />
        </dd>
      </div>
      <div className={styles.rate}>
        <dt className={styles.label}>{t.annualRate}</dt>
        <dd className={styles.rateFigure}>{annualRate}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.label}>{t.principal}</dt>
        <dd className={styles.figure}>{principal}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.label}>{t.repaid}</dt>
        <dd className={styles.figure}>{repaid}</dd>
      </div>
    </dl>
  )
}

/** The main figure, with a small sign. */
function Money({ text }: { text: string }) {
  const hasSign = text.startsWith('¥')
  return (
    <Amount
      unit={hasSign ? '¥' : undefined}
      value={hasSign ? text.slice(1) : text}
      size={text.length > SHORT ? 'large' : 'hero'}
    />
  )
}
