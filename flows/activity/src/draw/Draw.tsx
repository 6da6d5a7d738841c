import { activityQueryCampaignsQuery } from '@koo/api-client/calls'
import type { Campaign as WireCampaign } from '@koo/api-client/types'
import type { StepPageProps } from '@koo/flow'
import { PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { useCall, useGateway, useInvalidate } from '@koo/page/query'
import { campaignsOf, chosenCampaign } from '../campaigns/campaigns.ts'
import { byCampaign } from '../campaigns/search.ts'
import { useTomorrow } from '../useTomorrow.ts'
import { copy } from './copy.ts'
import { DrawOf } from './DrawOf.tsx'
import { NoDraw } from './NoDraw.tsx'
import type { DrawStep } from './step.ts'

export const search = byCampaign

type Props = StepPageProps<DrawStep, typeof search>

export default function Draw({ search: { campaignCode }, exit }: Props) {
  const query = useCall(activityQueryCampaignsQuery, {}, { staleTime: 0 })
  const invalidate = useInvalidate()
  // There are new tries.
  useTomorrow(() => invalidate(activityQueryCampaignsQuery, {}))
  return (
    <QueryBoundary
      query={query}
      skeleton={<PageSkeleton kind="result" count={2} />}
      failedTitle={copy.failed}
    >
      {(list) => <DrawIn list={list} code={campaignCode} exit={exit} />}
    </QueryBoundary>
  )
}

interface DrawInProps extends Pick<Props, 'exit'> {
  list: readonly WireCampaign[]
  code: string | undefined
}

function DrawIn({ list, code, exit }: DrawInProps) {
  const now = useGateway().serverNow()
  const campaign = chosenCampaign(campaignsOf(list, now), code, true)
  if (!campaign) return <NoDraw {...copy.none} exit={exit} />
  return <DrawOf key={campaign.code} campaign={campaign} reply={list} exit={exit} />
}
