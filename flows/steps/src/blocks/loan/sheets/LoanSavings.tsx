import { SavingSteps } from '@koo/kit/SavingSteps'
import { money, savingRank, savingSteps, type SavingRank, type SavingStep } from '@koo/pricing'
import { couponFace } from '../../coupons/index.ts'
import type { LoanFacts } from '../figures/facts.ts'
import { NOTHING, type LoanQuote } from '../figures/loanView.ts'
import { sheetCopy } from './copy.ts'

const copy = sheetCopy.savings

interface LoanSavingsProps {
  facts: LoanFacts
  loan: LoanQuote
  now: number
}

/** What coupons and rights take off the loan, step by step, and how that stands among the others. Nothing where nothing is saved. */
export function LoanSavings({ facts, loan: { quote, entry, period, usable }, now }: LoanSavingsProps) {
  const full = period === null ? null : facts.quoter.base({ amount: entry.amount ?? NOTHING }, period)
  const savings = quote && full && savingSteps(quote, full)
  if (!savings) return null
  const { before, steps, after } = savings
  return (
    <SavingSteps
      title={copy.title}
      before={{ label: copy.before, value: `¥${money(before)}`, size: before }}
      steps={steps.map((step) => ({
        label: labelOf(step, facts, now),
        value: copy.saved(money(step.saved)),
        size: step.saved,
      }))}
      after={{ label: copy.after, value: `¥${money(after)}`, size: after }}
      reason={reasonOf(savingRank(savings, full, usable))}
    />
  )
}

const labelOf = ({ coupon }: SavingStep, { wireCoupons }: LoanFacts, now: number): string =>
  coupon ? couponFace(coupon, wireCoupons.get(coupon.id) ?? {}, now).title : copy.lowFee

function reasonOf(rank: SavingRank): string {
  switch (rank.is) {
    case 'only':
      return copy.only
    case 'most':
      return copy.most(money(rank.less))
    case 'equal':
      return rank.endsFirst ? copy.endsFirst : copy.equal
    case 'better':
      return copy.better(money(rank.more))
  }
}
