import type { PeriodOption } from '@koo/kit/PeriodCard'
import { PeriodRow } from '@koo/kit/PeriodRow'
import { RecommendLine } from '@koo/kit/RecommendLine'
import { money, type Cents } from '@koo/pricing'
import { StoreText, useStore, type Store } from '@koo/steps'
import { memo, useCallback, useMemo } from 'react'
import { copy } from './copy.ts'
import type { LoanFacts } from './facts.ts'
import * as styles from './home.css.ts'
import type { ChangeForm } from './loanForm.ts'
import type { LoanView } from './loanView.ts'
import type { SheetName } from './SheetSlot.tsx'
import { Trouble } from './Trouble.tsx'

export interface PeriodSectionProps {
  facts: LoanFacts | null
  view: Store<LoanView>
  /** Coupons are still being read: a payment shown now could change by itself. */
  isQuoting: boolean
  failed: boolean
  retry(): unknown
  change: ChangeForm
  open(sheet: SheetName): void
}

const paymentProps = { 'data-testid': 'month-pay' }
/** A mark that promises speed; any other says that the period is the better deal. */
const SPEED = /快|速|秒/
/** A mark that gives no reason. */
const PLAIN = /^推荐$/

const quoteOf = ({ loan }: LoanView, periods: number) =>
  loan?.cards.find((card) => card.periods === periods)?.quote

const chosenPeriod = ({ loan }: LoanView) => loan?.period ?? null
/** The periods that have a price for the amount. One text: it is the same unless they change. */
const pricedPeriods = ({ loan }: LoanView) =>
  loan?.cards.map(({ periods, quote }) => (quote ? periods : '-')).join() ?? ''

/** The periods with what each would cost a month, at every keystroke. */
export const PeriodSection = memo(function PeriodSection(props: PeriodSectionProps) {
  const { facts, view, isQuoting, failed, retry, change, open } = props
  const period = useStore(view, chosenPeriod)
  const priced = useStore(view, pricedPeriods)
  const options = useMemo(
    () => (facts ? periodOptions(facts, isQuoting ? [] : priced.split(','), view) : []),
    [facts, isQuoting, priced, view],
  )
  const choose = useCallback((next: number) => change({ period: next }), [change])
  const explain = useCallback(() => open('monthPay'), [open])
  if (failed) return <Trouble title={copy.failed.rates} retry={retry} />
  return (
    <PeriodRow
      options={options}
      {...(period !== null && { value: period })}
      onValueChange={choose}
      onInfo={explain}
      busy={facts === null || isQuoting}
      paymentProps={paymentProps}
      hintRoom
      name="period"
    >
      {facts && <PeriodHint facts={facts} view={view} isQuoting={isQuoting} choose={choose} />}
    </PeriodRow>
  )
})

/** The payments follow the view by themselves: there are many, and all of them change with every key. */
function periodOptions(
  { periods: offers }: LoanFacts,
  priced: readonly string[],
  view: Store<LoanView>,
): PeriodOption[] {
  return offers.map(({ periods, mark, isSpecial }) => ({
    period: periods,
    ...(priced.includes(String(periods)) && {
      payment: <StoreText store={view} text={paymentText(periods)} />,
    }),
    ...(mark && { mark }),
    ...(isSpecial && { special: copy.specialMark }),
  }))
}

const paymentText = (periods: number) => (view: LoanView) => {
  const quote = quoteOf(view, periods)
  return quote ? copy.payment(money(quote.averageMonthlyDue)) : ''
}

type HintProps = Pick<PeriodSectionProps, 'isQuoting'> & {
  facts: LoanFacts
  view: Store<LoanView>
  choose(period: number): void
}

const recommendedOf = ({ periods, defaultPeriod }: LoanFacts) =>
  periods.find((offer) => offer.periods === defaultPeriod)

/** What the line under the periods is about. */
function hintOf({ facts, loan }: LoanView): 'typeFirst' | 'noRate' | 'recommend' | 'cost' | null {
  if (!facts || !loan) return null
  if (loan.entry.amount === null) return 'typeFirst'
  if (loan.cards.every((card) => card.quote === null)) return 'noRate'
  const recommended = recommendedOf(facts)
  if (recommended?.mark && loan.period !== recommended.periods) return 'recommend'
  return loan.quote ? 'cost' : null
}

function PeriodHint({ facts, view, isQuoting, choose }: HintProps) {
  const hint = useStore(view, hintOf)
  if (hint === 'typeFirst') return <p className={styles.hint}>{copy.typeFirst}</p>
  if (hint === 'noRate') {
    return (
      <p className={styles.hint} role="status">
        {copy.noRate}
      </p>
    )
  }
  const recommended = recommendedOf(facts)
  if (hint === 'recommend' && recommended?.mark) {
    const { periods, mark } = recommended
    return (
      <RecommendLine
        kind={SPEED.test(mark) ? 'faster' : 'cheaper'}
        action={copy.choosePeriod(periods)}
        onAction={() => choose(periods)}
      >
        {PLAIN.test(mark) ? copy.recommend(periods) : copy.recommendFor(periods, mark)}
      </RecommendLine>
    )
  }
  return (
    hint === 'cost' &&
    !isQuoting && (
      <p className={styles.hint}>
        <StoreText store={view} text={costText} />
      </p>
    )
  )
}

/** What the chosen period costs in all: the plainest reason for or against it. */
function costText({ loan }: LoanView): string {
  if (!loan?.quote) return ''
  const { duesAfterDiscount, base } = loan.quote
  const total = duesAfterDiscount.reduce((sum, due) => sum + due, 0)
  return copy.cost(money(total as Cents), money((total - base.terms.principal) as Cents))
}
