import {
  activityDrawPrize,
  apphomeQueryCouponCentreQuery,
  cashQueryCouponsQuery,
} from '@koo/api-client/calls'
import type { ExitOf } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { CouponCard } from '@koo/kit/CouponCard'
import { toast } from '@koo/kit/OverlayHost'
import { Tag } from '@koo/kit/Tag'
import { useSubmit } from '@koo/page/form'
import { useInvalidate } from '@koo/page/query'
import { useRef } from 'react'
import { UseCoupon } from '../coupon/UseCoupon.tsx'
import { copy } from './copy.ts'
import type { Offer } from './offers.ts'
import type { CentreStep } from './step.ts'

interface OfferLineProps {
  exit: ExitOf<CentreStep>
  offer: Offer
  isVisitor: boolean
}

/** A coupon of the centre with what can be done with it. */
export function OfferLine({ offer: { key, state, own, face }, isVisitor, exit }: OfferLineProps) {
  const card = useRef<HTMLDivElement>(null)
  const small = { size: 'small', kind: 'text' } as const
  const action = () => {
    if (state === 'received')
      return own.use ? (
        <UseCoupon coupon={own} onLoan={() => exit('use')} {...small} />
      ) : (
        <Tag>{copy.received}</Tag>
      )
    if (isVisitor)
      return (
        <Button data-event="sign_in_for_coupon" {...small} onClick={() => exit('signIn', { coupon: key })}>
          {copy.signIn}
        </Button>
      )
    return <Receive activityCode={key} onReceived={() => card.current?.focus({ preventScroll: true })} />
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

/** Receives a coupon: the same attempt however often it is tapped. Afterwards the list says what the customer has. */
function Receive({ activityCode, onReceived }: ReceiveProps) {
  const invalidate = useInvalidate()
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
        // Also when it was refused: it is sold out, or the customer has it already. The button is busy until then.
        await Promise.all([
          invalidate(apphomeQueryCouponCentreQuery, {}),
          invalidate(cashQueryCouponsQuery, {}),
        ])
        if (isReceived.current) onReceived()
      }}
    >
      {copy.receive}
    </Button>
  )
}
