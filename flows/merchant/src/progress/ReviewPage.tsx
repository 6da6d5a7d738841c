import type { MerchantLoanData } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import type { Fact } from '@koo/page/layout'
import { ResultPage } from '@koo/page/layout'
import type { Order } from '../order/useOrder.ts'
import { amountText } from '../order/money.ts'
import { RecallButton } from '../order/RecallButton.tsx'
import { copy } from './copy.ts'
import { Stages, type Stage } from './Stages.tsx'

export interface ReviewPageProps {
  order: MerchantLoanData
  look: Order
  title: string
  text: string
  /** What runs now. */
  stage: Stage
}

/** An application that is being reviewed: how far it is, what was applied for, and the way to take it back. */
export function ReviewPage({ order, look, title, text, stage }: ReviewPageProps) {
  const told = look.isInterrupted ? copy.interrupted : look.isUsedUp ? copy.usedUp : text
  return (
    <ResultPage
      tone="wait"
      title={title}
      text={told}
      facts={factsOf(order)}
      actions={
        <>
          <Button data-event="refresh" block onClick={look.refresh}>
            {copy.refresh}
          </Button>
          <RecallButton order={order} onSettled={look.refresh} />
        </>
      }
    >
      <Stages at={stage} />
    </ResultPage>
  )
}

/** What was applied for, and for which shop, as far as the server names it. */
export function factsOf({ applyAmount, merchantName }: MerchantLoanData): readonly Fact[] {
  const amount = amountText(applyAmount)
  return [
    ...(amount === null ? [] : [{ label: copy.facts.applied, value: amount }]),
    ...(merchantName ? [{ label: copy.facts.shop, value: merchantName }] : []),
  ]
}
