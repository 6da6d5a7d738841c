import { PeriodRow } from '@koo/kit/PeriodRow'
import { RecommendLine } from '@koo/kit/RecommendLine'
import { useMemo } from 'react'
import { copy } from './copy.ts'
import type { LoanFacts } from './facts.ts'
import * as styles from './home.css.ts'
import { periodOptions } from './present.tsx'
import type { LoanQuote } from './quote.ts'
import { Trouble } from './Trouble.tsx'
import type { ChangeForm } from './useLoanForm.ts'

export interface PeriodSectionProps {
  facts: LoanFacts | null
  view: LoanQuote | null
  /** Coupons are still being read: a payment shown now could change by itself. */
  isQuoting: boolean
  failed: boolean
  retry(): unknown
  change: ChangeForm
  onInfo(): void
}

const paymentProps = { 'data-testid': 'month-pay' }
/** A mark that promises speed; any other says that the period is the better deal. */
const SPEED = /快|速|秒/
/** A mark that gives no reason. */
const PLAIN = /^推荐$/

/** The periods with what each would cost a month, at every keystroke. */
export function PeriodSection({ facts, view, isQuoting, failed, retry, change, onInfo }: PeriodSectionProps) {
  const busy = view === null || isQuoting
  const options = useMemo(
    () => (facts && view ? periodOptions(isQuoting ? [] : view.cards, facts.periods) : []),
    [facts, view, isQuoting],
  )
  if (failed) return <Trouble title={copy.failed.rates} retry={retry} />
  return (
    <PeriodRow
      options={options}
      {...(view?.period != null && { value: view.period })}
      onValueChange={(period) => change({ period })}
      onInfo={onInfo}
      busy={busy}
      paymentProps={paymentProps}
      hintRoom
      name="period"
    >
      {view && facts && <PeriodHint facts={facts} view={view} change={change} />}
    </PeriodRow>
  )
}

function PeriodHint({ facts, view, change }: { facts: LoanFacts; view: LoanQuote; change: ChangeForm }) {
  if (view.entry.amount === null) return <p className={styles.hint}>{copy.typeFirst}</p>
  if (view.cards.every((card) => card.quote === null)) {
    return (
      <p className={styles.hint} role="status">
        {copy.noRate}
      </p>
    )
  }
  const recommended = facts.periods.find((offer) => offer.periods === facts.defaultPeriod)
  if (!recommended?.mark) return null
  const { periods, mark } = recommended
  if (view.period === periods && PLAIN.test(mark)) return null
  return (
    <RecommendLine
      kind={SPEED.test(mark) ? 'faster' : 'cheaper'}
      {...(view.period !== periods && {
        action: copy.choosePeriod(periods),
        onAction: () => change({ period: periods }),
      })}
    >
      {PLAIN.test(mark) ? copy.recommend(periods) : copy.recommendFor(periods, mark)}
    </RecommendLine>
  )
}
