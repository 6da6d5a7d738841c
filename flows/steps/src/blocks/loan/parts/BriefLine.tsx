import { IconChevron } from '@koo/kit/Icon'
import { useLoanPage } from '../loanContext.ts'
import * as styles from './loan.css.ts'

/** The limit under the amount, and what applies to it. A tap shows it as a ring. No line begins or ends with a separator. */
export function BriefLine({ facts }: { facts: readonly string[] }) {
  const { open } = useLoanPage()
  return (
    <button
      type="button"
      data-event="limit"
      className={styles.brief}
      aria-haspopup="dialog"
      onClick={() => open('limit')}
    >
      <span className={styles.briefFacts}>
        {facts.map((fact, at) => (
          <span key={fact} className={styles.briefFact}>
            <span>{fact}</span>
            {at === 0 && <IconChevron className={styles.briefChevron} />}
          </span>
        ))}
      </span>
    </button>
  )
}
