import { activityQueryCouponsQuery } from '@koo/api-client/calls'
import type { ExitOf } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingTicket } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { recordsPage } from '@koo/steps/records'
import { CampaignHead } from '../campaigns/CampaignHead.tsx'
import type { Campaign } from '../campaigns/campaigns.ts'
import { copy } from './copy.ts'
import { OfferLine } from './OfferLine.tsx'
import { offersOf } from './offers.ts'
import type { CampaignStep } from './step.ts'

interface CampaignCouponsProps {
  exit: ExitOf<CampaignStep>
  campaign: Campaign
}

/** Height of a coupon with two lines, in CSS px. */
const CARD_HEIGHT = 120

/** A campaign that is on, with its coupons. */
export const CampaignCoupons = recordsPage({
  name: 'campaign_coupons',
  call: activityQueryCouponsQuery,
  request: ({ campaign: { code } }: CampaignCouponsProps) => ({ activityCode: code }),
  rows: offersOf,
  rowKey: ({ key }) => key,
  layout: 'cards',
  rowHeight: CARD_HEIGHT,
  renderRow: (offer, { exit }) => <OfferLine offer={offer} onLoan={() => exit('use')} />,
  head: (_, { campaign }) => <CampaignHead campaign={campaign} />,
  foot: (_, { exit }) => (
    <Surface pad="list">
      <ListRow data-event="own_coupons" label={copy.coupons} onClick={() => void exit('coupons')} />
    </Surface>
  ),
  footer: (_, { campaign: { isDraw, code }, exit }) =>
    isDraw && (
      <Button data-event="draw" block onClick={() => exit('draw', { campaignCode: code })}>
        {copy.draw}
      </Button>
    ),
  empty: ({ campaign: { isDraw }, exit }) => ({
    ...copy.noCoupons,
    drawing: <DrawingTicket />,
    action: !isDraw && (
      <Button data-event="home" kind="secondary" onClick={() => exit('home')}>
        {copy.home}
      </Button>
    ),
  }),
  failedTitle: copy.couponsFailed,
  skeleton: 'coupons',
})
