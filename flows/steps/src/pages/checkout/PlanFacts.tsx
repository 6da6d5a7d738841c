import type { UserBankInfo } from '@koo/api-client/types'
import { cardName } from '@koo/page'
import { Facts } from '@koo/page/layout'
import { money, percentText, thousands } from '@koo/pricing'
import { copy } from './copy.ts'
import type { Plan, PlanTerms } from './plans.ts'

export interface PlanFactsProps {
  plan: Plan
  terms: PlanTerms
  /** Pays the part that the limit does not. */
  card: UserBankInfo | null | undefined
}

/** What a plan costs; and for limit and card together, what each of them pays, before it. */
export function PlanFacts({ plan, terms: { rate, split }, card }: PlanFactsProps) {
  const { period, monthPay, handFee, totalAmount } = plan
  return (
    <>
      {split && (
        <Facts
          heading={copy.split.heading}
          facts={[
            {
              label: copy.split.limit,
              value: `¥${money(split.limit)}`,
              note: copy.split.inPeriods(period),
            },
            {
              label: copy.split.card,
              value: `¥${money(split.card)}`,
              ...(card && { note: copy.split.atOnce(cardName(card.bankName, card.cardNo)) }),
            },
          ]}
        />
      )}
      <Facts
        heading={copy.plan}
        facts={[
          { label: copy.monthPay, value: `¥${thousands(monthPay)}` },
          ...(rate === null ? [] : [{ label: copy.rate, value: percentText(rate) }]),
          ...(handFee ? [{ label: copy.fee, value: `¥${thousands(handFee)}` }] : []),
          ...(totalAmount ? [{ label: copy.total, value: `¥${thousands(totalAmount)}` }] : []),
        ]}
      />
    </>
  )
}
