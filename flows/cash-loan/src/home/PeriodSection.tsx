import { PeriodRow } from '@koo/kit/PeriodRow'
import { RecommendLine } from '@koo/kit/RecommendLine'
import { money, type Cents, type PeriodQuote } from '@koo/pricing'
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
      {view && facts && <PeriodHint facts={facts} view={view} isQuoting={isQuoting} change={change} />}
    </PeriodRow>
  )
}

type HintProps = Pick<PeriodSectionProps, 'isQuoting' | 'change'> & { facts: LoanFacts; view: LoanQuote }

function PeriodHint({ facts, view, isQuoting, change }: HintProps) {
  if (view.entry.amount === null) return <p className={styles.hint}>{copy.typeFirst}</p>
  if (view.cards.every((card) => card.quote === null)) {
    return (
      <p className={styles.hint} role="status">
        {copy.noRate}
      </p>
    )
  }
  const recommended = facts.periods.find((offer) => offer.periods === facts.defaultPeriod)
  if (recommended?.mark && view.period !== recommended.periods) {
    const { periods, mark } = recommended
    return (
      <RecommendLine
        kind={SPEED.test(mark) ? 'faster' : 'cheaper'}
        action={copy.choosePeriod(periods)}
        onAction={() => change({ period: periods })}
      >
        {PLAIN.test(mark) ? copy.recommend(periods) : copy.recommendFor(periods, mark)}
      </RecommendLine>
    )
  }
  return !isQuoting && view.quote && <Cost quote={view.quote} />
}

/** What the chosen period costs in all: the plainest reason for or against it. */
function Cost({ quote }: { quote: PeriodQuote }) {
  const total = quote.duesAfterDiscount.reduce((sum, due) => sum + due, 0)
  const charge = total - quote.base.terms.principal
  return <p className={styles.hint}>{copy.cost(money(total as Cents), money(charge as Cents))}</p>
}
