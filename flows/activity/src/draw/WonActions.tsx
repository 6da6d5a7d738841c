import type { ExitOf } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { copy } from './copy.ts'
import type { DrawStep } from './step.ts'
import type { Won } from './wonOf.ts'

interface WonActionsProps {
  exit: ExitOf<DrawStep>
  won: Won
  /** What the prize leads to, or what is left of the tries, is not known yet. */
  busy: boolean
  canDraw: boolean
  onAgain: () => void
}

/** What can be done with a prize, and the next draw. */
export function WonActions({ won: { kind, orderNum }, busy, canDraw, onAgain, exit }: WonActionsProps) {
  const way = () => {
    if (orderNum !== null)
      return (
        <Button data-event="address" block onClick={() => exit('orderAddress', { orderNum })}>
          {copy.address}
        </Button>
      )
    if (kind === 'coupon')
      return (
        <Button data-event="coupons" block onClick={() => exit('coupons')}>
          {copy.coupons}
        </Button>
      )
    if (kind === 'limit')
      return (
        <Button data-event="wallet" block onClick={() => exit('wallet')}>
          {copy.wallet}
        </Button>
      )
    return null
  }
  return (
    <>
      {way()}
      {(canDraw || busy) && (
        <Button data-event="draw_again" block kind="secondary" loading={busy} onClick={onAgain}>
          {copy.again}
        </Button>
      )}
    </>
  )
}
