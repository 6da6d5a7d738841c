import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import * as styles from './confirm.css.ts'
import { copy } from './copy.ts'

/** Widths of the values, in design px. */
const VALUES = [96, 88, 48, 72, 120, 136] as const
/** What stands with the amount, under its own names. */
const FACTS = [
  { label: copy.lenderLabel, value: <Skeleton width={136} /> },
  { label: copy.arrivalLabel, value: <Skeleton width={64} /> },
]

/** The confirm page before its terms have loaded. */
export function TermsSkeleton() {
  return (
    <>
      <LoanAmountCard busy label={copy.amountLabel} amount="" facts={FACTS} />
      <Surface aria-busy="true">
        <Skeleton shape="block" height={168} />
      </Surface>
      <Surface aria-busy="true">
        {VALUES.map((width) => (
          <div key={width} className={styles.waitingTerm}>
            <Skeleton width={72} />
            <Skeleton width={width} />
          </div>
        ))}
      </Surface>
    </>
  )
}
