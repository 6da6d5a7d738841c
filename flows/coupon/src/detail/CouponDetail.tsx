import { cashGetCouponByBatchNoQuery, cashQueryCouponsQuery } from '@koo/api-client/calls'
import { optionalQuery, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { CouponCard } from '@koo/kit/CouponCard'
import { DrawingTicket } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { useCall, useGateway } from '@koo/page/query'
import { isLoanCoupon } from '@koo/steps/coupons'
import { recordPage } from '@koo/steps/record'
import { copy as couponCopy } from '../coupon/copy.ts'
import { ownCoupon, type OwnCoupon, type WireCoupon } from '../coupon/ownCoupon.ts'
import { UseCoupon } from '../coupon/UseCoupon.tsx'
import { Conditions } from './Conditions.tsx'
import { copy } from './copy.ts'
import { kindText, validity } from './couponFacts.ts'
import * as styles from './detail.css.ts'
import type { DetailStep } from './step.ts'

const NUMBER = /^[\w.-]{1,64}$/
/** Which coupon: by its id, or by the batch that a message or an activity names. */
export const search = optionalQuery({ coupon: NUMBER, batch: NUMBER })

type Props = StepPageProps<DetailStep, typeof search>

/** A coupon, and its reply for what the page shows of it beside its card. */
interface Shown {
  own: OwnCoupon
  wire: WireCoupon
}

export default recordPage({
  useThing({ search: { coupon, batch } }: Props) {
    const now = useGateway().serverNow()
    const shown = (wire: WireCoupon | null | undefined): Shown | null =>
      wire ? { wire, own: ownCoupon(wire, now) } : null
    const isBatch = coupon === undefined && batch !== undefined
    const own = useCall(
      cashQueryCouponsQuery,
      {},
      {
        enabled: !isBatch,
        select: ({ couponList }) => shown(couponList.find(({ couponId }) => String(couponId) === coupon)),
      },
    )
    // couponRule.44
    const ofBatch = useCall(
      cashGetCouponByBatchNoQuery,
      { batchNo: batch ?? '' },
      { enabled: isBatch, select: shown },
    )
    return isBatch ? ofBatch : own
  },
  // As bright as one that can be used, without a button: that is in the footer.
  head: ({ own }) => (
    <CouponCard coupon={{ ...own.face(), details: [] }} select="none" {...(own.use && { action: null })} />
  ),
  sections: ({ own: { status, coupon }, wire }, now) => [
    {
      facts: [
        { label: copy.facts.status, value: couponCopy.status[status] },
        { label: copy.facts.valid, value: validity(coupon, now) },
        { label: copy.facts.kind, value: kindText(wire) },
        // A rule that cannot be read asks for nothing that could be said.
        ...(isLoanCoupon(wire) && coupon.rule
          ? [{ label: copy.facts.conditions, value: <Conditions rule={coupon.rule} /> }]
          : []),
      ],
    },
  ],
  body: ({ own, wire }) => (
    <>
      {!isLoanCoupon(wire) && own.status === 'unused' && own.use === null && (
        <Notice>{copy.elsewhere}</Notice>
      )}
      <Rules rules={own.face().details ?? []} />
    </>
  ),
  footer: ({ own }, { exit }) => (
    <>
      <UseCoupon coupon={own} onLoan={() => exit('use')} block />
      <Button data-event="own_coupons" block kind={own.use ? 'text' : 'primary'} onClick={() => exit('list')}>
        {copy.list}
      </Button>
    </>
  ),
  gone: ({ exit }) => ({
    ...copy.gone,
    drawing: <DrawingTicket />,
    actions: (
      <Button data-event="own_coupons" block onClick={() => exit('list')}>
        {copy.list}
      </Button>
    ),
  }),
  failedTitle: copy.failed,
})

/** The rules in the words of the server. */
function Rules({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null
  return (
    <Surface heading={copy.rules}>
      <ul className={styles.rules}>
        {rules.map((rule, place) => (
          // Rules have no name of their own, and do not move.
          <li key={place} className={styles.rule}>
            {rule}
          </li>
        ))}
      </ul>
    </Surface>
  )
}
