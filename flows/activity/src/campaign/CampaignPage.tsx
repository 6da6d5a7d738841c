import { activityQueryCampaignsQuery } from '@koo/api-client/calls'
import { useSession, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { campaignsOf, chosenCampaign } from '../campaigns/campaigns.ts'
import { byCampaign } from '../campaigns/search.ts'
import { CampaignCoupons } from './CampaignCoupons.tsx'
import { copy } from './copy.ts'
import type { ReactNode } from 'react'
import type { CampaignStep } from './step.ts'

export const search = byCampaign

type Props = StepPageProps<CampaignStep, typeof search>

/** The campaigns need a session: a visitor is asked to sign in, and comes back. */
export default function CampaignPage(page: Props) {
  const { search: query, exit } = page
  if (useSession().isLoggedIn()) return <Campaign {...page} />
  return (
    <NoCampaign
      {...copy.visitor}
      exit={exit}
      primary={
        <Button data-event="sign_in" block onClick={() => exit('signIn', query)}>
          {copy.signIn}
        </Button>
      }
    />
  )
}

function Campaign({ search: { campaignCode }, exit }: Props) {
  const now = useGateway().serverNow()
  const query = useCall(activityQueryCampaignsQuery, {}, { staleTime: 0 })
  const coupons = (
    <Button data-event="own_coupons" block onClick={() => exit('coupons')}>
      {copy.coupons}
    </Button>
  )
  return (
    <QueryBoundary query={query} skeleton="coupons" failedTitle={copy.failed}>
      {(list) => {
        const campaign = chosenCampaign(campaignsOf(list, now), campaignCode, false)
        if (!campaign)
          return <NoCampaign {...copy[campaignCode === undefined ? 'none' : 'unknown']} exit={exit} />
        const { phase, begins } = campaign
        if (phase === 'on') return <CampaignCoupons campaign={campaign} exit={exit} />
        if (phase === 'ended') return <NoCampaign {...copy.ended} exit={exit} primary={coupons} />
        return <NoCampaign title={copy.early.title} text={copy.early.text(begins)} exit={exit} />
      }}
    </QueryBoundary>
  )
}

interface NoCampaignProps extends Pick<Props, 'exit'> {
  title: string
  text: string
  primary?: ReactNode
}

/** There is nothing to take part in now: why, and where else to go. */
const NoCampaign = ({ title, text, exit, primary }: NoCampaignProps) => (
  <ResultPage
    tone="quiet"
    drawing={<DrawingCalendar />}
    title={title}
    text={text}
    actions={
      <>
        {primary}
        <Button data-event="home" block kind={primary ? 'text' : 'primary'} onClick={() => exit('home')}>
          {copy.home}
        </Button>
      </>
    }
  />
)
