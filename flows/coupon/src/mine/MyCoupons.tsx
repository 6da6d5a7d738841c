import { cashQueryCouponsQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { CouponCard } from '@koo/kit/CouponCard'
import { DrawingTicket } from '@koo/kit/Drawing'
import { recordsPage } from '@koo/steps/records'
import { copy as couponCopy } from '../coupon/copy.ts'
import { ownCoupon, type CouponStatus } from '../coupon/ownCoupon.ts'
import { UseCoupon } from '../coupon/UseCoupon.tsx'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** Height of a coupon with two lines, in CSS px. */
const CARD_HEIGHT = 120

export default recordsPage({
  name: 'coupons',
  call: cashQueryCouponsQuery,
  request: () => ({}),
  rows: ({ couponList }, now) =>
    couponList
      .map((wire) => ownCoupon(wire, now))
      // Those that can be used come first; otherwise the order of the reply stays.
      .toSorted((a, b) => Number(b.use !== null) - Number(a.use !== null)),
  rowKey: ({ id }) => id,
  layout: 'cards',
  rowHeight: CARD_HEIGHT,
  tabs: {
    label: copy.tabs,
    names: couponCopy.status,
    of: ({ status }): CouponStatus => status,
  },
  renderRow: (coupon, { exit }: Props) => (
    <CouponCard
      coupon={coupon.face()}
      select="none"
      onDetails={() => exit('detail', { coupon: coupon.id })}
      {...(coupon.use && {
        action: <UseCoupon coupon={coupon} onLoan={() => exit('use')} size="small" kind="text" />,
      })}
    />
  ),
  empty: ({ exit }, tab) => ({
    ...copy.empty[tab],
    drawing: <DrawingTicket />,
    ...(tab === 'unused' && {
      action: (
        <Button data-event="coupon_centre" onClick={() => exit('centre')}>
          {copy.centre}
        </Button>
      ),
    }),
  }),
  failedTitle: copy.failed,
  skeleton: 'coupons',
})
