import {
  activityDrawPrize,
  activityQueryCampaignsQuery,
  activityQueryCouponsQuery,
} from '@koo/api-client/calls'
import { useStorage } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { CouponCard } from '@koo/kit/CouponCard'
import { toast } from '@koo/kit/OverlayHost'
import { Tag } from '@koo/kit/Tag'
import { useSubmit } from '@koo/page/form'
import { useInvalidate } from '@koo/page/query'
import { chooseForLoan } from '@koo/steps/coupons'
import { useRef } from 'react'
import { useGained } from '../useGained.ts'
import { copy } from './copy.ts'
import type { Offer } from './offers.ts'

interface OfferLineProps {
  offer: Offer
  /** Opens the loan page. */
  onLoan: () => unknown
}

/** A coupon of the campaign with what can be done with it. */
export function OfferLine({ offer: { key, state, isForLoan, coupon, face }, onLoan }: OfferLineProps) {
  const card = useRef<HTMLDivElement>(null)
  const { memory } = useStorage()
  const use = () => {
    chooseForLoan(memory, coupon)
    return onLoan()
  }
  const action = () => {
    if (state === 'open')
      return <Receive activityCode={key} onReceived={() => card.current?.focus({ preventScroll: true })} />
    if (!isForLoan) return <Tag>{copy.received}</Tag>
    return (
      <Button data-event="use_coupon" size="small" kind="text" onClick={use}>
        {copy.use}
      </Button>
    )
  }
  return (
    <CouponCard
      ref={card}
      tabIndex={-1}
      coupon={face()}
      select="none"
      {...(state !== 'closed' && { action: action() })}
    />
  )
}

interface ReceiveProps {
  activityCode: string
  /** The button is gone: the focus stays with the card. */
  onReceived: () => void
}

/** Receives a coupon: the same attempt however often it is tapped. Afterwards the server says what there is. */
function Receive({ activityCode, onReceived }: ReceiveProps) {
  const invalidate = useInvalidate()
  const gained = useGained()
  const isReceived = useRef(false)
  const { run } = useSubmit(activityDrawPrize, {
    toast: true,
    onDone() {
      isReceived.current = true
      toast(copy.done, { kind: 'success' })
    },
  })
  return (
    <Button
      data-event="receive_coupon"
      size="medium"
      kind="secondary"
      onClick={async () => {
        await run({ activityCode })
        // Also when it was refused: it is sold out, the campaign has ended, or the customer has it already.
        await Promise.all([
          invalidate(activityQueryCouponsQuery),
          invalidate(activityQueryCampaignsQuery, {}),
          gained(),
        ])
        if (isReceived.current) onReceived()
      }}
    >
      {copy.receive}
    </Button>
  )
}
