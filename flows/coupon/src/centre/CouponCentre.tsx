import { apphomeQueryCouponCentreQuery, apphomeQueryGuestCouponCentreQuery } from '@koo/api-client/calls'
import { optionalQuery, useSession, type StepPageProps } from '@koo/flow'
import { DrawingTicket } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { recordsPage } from '@koo/steps/records'
import { copy } from './copy.ts'
import { OfferLine } from './OfferLine.tsx'
import { offersOf } from './offers.ts'
import type { CentreStep } from './step.ts'

/** The activity of the coupon to which a visitor comes back after the sign-in. */
export const search = optionalQuery({ coupon: /^[\w.-]{1,64}$/ })

type Props = StepPageProps<CentreStep, typeof search>

/** Height of a coupon with two lines, in CSS px. */
const CARD_HEIGHT = 120

/** The list of visitors, or of customers: each has a call of its own. */
const centreOf = (isVisitor: boolean) =>
  recordsPage({
    name: 'coupon_centre',
    call: isVisitor ? apphomeQueryGuestCouponCentreQuery : apphomeQueryCouponCentreQuery,
    request: () => ({}),
    rows: offersOf,
    rowKey: ({ key }) => key,
    layout: 'cards',
    rowHeight: CARD_HEIGHT,
    openAt: ({ search: { coupon } }: Props) => coupon,
    renderRow: (offer, { exit }) => <OfferLine offer={offer} isVisitor={isVisitor} exit={exit} />,
    head: () => isVisitor && <Notice>{copy.visitor}</Notice>,
    foot: (_, { exit }) =>
      !isVisitor && (
        <Surface pad="list">
          <ListRow data-event="own_coupons" label={copy.mine} onClick={() => void exit('mine')} />
        </Surface>
      ),
    empty: () => ({ ...copy.empty, drawing: <DrawingTicket /> }),
    failedTitle: copy.failed,
    skeleton: 'coupons',
  })

const Visitors = centreOf(true)
const Customers = centreOf(false)

export default function CouponCentre(page: Props) {
  return useSession().isLoggedIn() ? <Customers {...page} /> : <Visitors {...page} />
}
