import { useHost } from '@koo/flow'
import type { PeriodOption } from '@koo/kit/PeriodCard'
import { PeriodRow, type PeriodRowProps } from '@koo/kit/PeriodRow'
import type { PeriodSelectProps } from '@koo/kit/PeriodSelect'
import { RecommendLine } from '@koo/kit/RecommendLine'
import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { SectionError } from '@koo/page/layout'
import { hasFailed } from '@koo/page/query'
import { money, periodReason } from '@koo/pricing'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { copy } from '../copy.ts'
import * as styles from './loan.css.ts'
import type { LoanFacts } from '../figures/facts.ts'
import type { LoanView } from '../figures/loanView.ts'
import { useLoanPage, useWholeView } from '../loanContext.ts'

const paymentProps = { 'data-testid': 'month-pay' }
/** A mark about speed; any other mark says that the period is cheaper. */
const SPEED = /快|速|秒/
/** A mark of the server without a reason: one that pricing finds takes its place, or none. */
const PLAIN = '推荐'

/** The periods with their monthly payments, updated at every keystroke. */
export function PeriodSection() {
  const { form, queries, missing, isQuoting, open } = useLoanPage()
  const view = useWholeView()
  const { facts, loan } = view
  const { rates } = queries
  const { field } = useController({ name: 'period', control: form.control })
  if (hasFailed(rates)) return <SectionError title={copy.failed.rates} onRetry={rates.refetch} />
  // Periods come with a limit: they appear when it was loaded again.
  if (missing) return null
  return (
    <Periods
      options={periodOptions(view, isQuoting)}
      {...(loan?.period != null && { value: loan.period })}
      onValueChange={field.onChange}
      onInfo={() => open('monthPay')}
      busy={facts === null || isQuoting}
      paymentProps={paymentProps}
      row={{ hintRoom: true, name: field.name }}
    >
      <PeriodHint view={view} />
    </Periods>
  )
}

function periodOptions({ facts, loan }: LoanView, isQuoting: boolean): PeriodOption[] {
  return (facts?.periods ?? []).map((offer) => {
    const { periods, isSpecial } = offer
    const mark = markOf(offer, loan)
    const quote = loan?.cards.find((card) => card.periods === periods)?.quote
    return {
      period: periods,
      ...(quote && !isQuoting && { payment: copy.payment(money(quote.averageMonthlyDue)) }),
      ...(mark && { mark }),
      ...(isSpecial && { special: copy.specialMark }),
    }
  })
}

function markOf({ periods, mark }: LoanFacts['periods'][number], loan: LoanView['loan']): string | null {
  if (mark !== PLAIN) return mark
  const quotes = loan?.cards.flatMap(({ quote }) => quote ?? [])
  const reason = quotes && periodReason(periods, quotes)
  return reason ? copy.reasons[reason] : null
}

/** The line under the periods: what is missing, a better period, or the total of the selected one. */
function PeriodHint({ view: { facts, loan } }: { view: LoanView }) {
  const { isQuoting, form, open } = useLoanPage()
  // A locked box says why.
  if (!facts || !loan?.entry.editable) return null
  if (loan.entry.amount === null) return <p className={styles.hint}>{copy.typeFirst}</p>
  if (loan.cards.every((card) => card.quote === null)) {
    return (
      <p className={styles.hint} role="status">
        {copy.noRate}
      </p>
    )
  }
  const recommended = facts.periods.find((offer) => offer.periods === facts.defaultPeriod)
  const mark = recommended && markOf(recommended, loan)
  if (recommended && mark && loan.period !== recommended.periods) {
    const { periods } = recommended
    return (
      <RecommendLine
        kind={SPEED.test(mark) ? 'faster' : 'cheaper'}
        action={copy.choosePeriod(periods)}
        onAction={() => form.setValue('period', periods)}
      >
        {copy.recommendFor(periods, mark)}
      </RecommendLine>
    )
  }
  if (!loan.quote || isQuoting) return null
  const { totalDue, charge } = loan.quote
  return (
    <button
      type="button"
      data-event="compare"
      className={styles.brief}
      aria-haspopup="dialog"
      onClick={() => open('compare')}
    >
      <span className={styles.hint}>{copy.cost(money(totalDue), money(charge))}</span>
      <span> </span>
      <span className={styles.retry}>{copy.compare}</span>
    </button>
  )
}

const dropdown = lazyModule(() => import('@koo/kit/PeriodSelect'))

/** Whether the customer is in the grey release of the dropdown (`grayFlags` of the configuration). */
const isInRelease = (flags: unknown) =>
  typeof flags === 'object' && flags !== null && 'periodDropdown' in flags && flags.periodDropdown === true

interface PeriodsProps extends PeriodSelectProps {
  /** What only the row of cards has. */
  row: Pick<PeriodRowProps, 'hintRoom' | 'name'>
}

/**
 * The periods as a row of cards; in the grey release as a list that expands (spec 2 "Instalment plan"). Which one is settled
 * when the page opens: flags that come later would move what the customer is about to tap. The list's code is loaded for
 * those who see it only; when it does not load, they have the row.
 */
function Periods({ row, ...props }: PeriodsProps) {
  const host = useHost()
  const [isList, setList] = useState(() => isInRelease(host.config('grayFlags')))
  const list = useLazyModule(dropdown)
  useEffect(() => {
    if (isList) dropdown.load().catch(() => setList(false))
  }, [isList])
  if (!isList) return <PeriodRow {...row} {...props} />
  if (list === null) return <PeriodRow {...row} {...props} options={[]} busy />
  return <list.PeriodSelect {...props} />
}
