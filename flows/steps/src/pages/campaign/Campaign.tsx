import { isRefused } from '@koo/api-client'
import type { creditGetCampaignProcess } from '@koo/api-client/calls'
import { refusalOr } from '@koo/page/form'
import { QueryBoundary } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { callsOf } from './calls.ts'
import { CampaignView } from './CampaignView.tsx'
import { campaignOf } from './campaignOf.ts'
import { copy } from './copy.ts'
import { NoCampaign } from './NoCampaign.tsx'
import { isBetweenSeasons, monthOfSeason } from './season.ts'
import type { Props } from './step.ts'

/** The server has no campaign of this month. */
const NONE = 42141

const titleOf = refusalOr(copy.none.title)

/** A campaign: what it brings, its steps with their states, and the way to join it. */
export default function Campaign({ options: { month }, exit }: Props) {
  const gateway = useGateway()
  // Until the first reply the client only knows the phone's clock. That reply brings the server's, and the page asks again for
  // the month that it means.
  const now = gateway.serverNow()
  const calls = callsOf(month === undefined ? null : monthOfSeason(month, now))
  const process = useCall(calls.read, {}, { staleTime: 0 })
  if (isRefused<typeof creditGetCampaignProcess>(process.error, NONE))
    return <NoCampaign exit={exit} title={titleOf(process.error)} />
  return (
    <QueryBoundary query={process} skeleton="result" failedTitle={copy.failed}>
      {(reply) =>
        month !== undefined && isBetweenSeasons(now) ? (
          <NoCampaign exit={exit} title={copy.none.title} begins={reply.startDate} />
        ) : (
          <CampaignView exit={exit} calls={calls} campaign={campaignOf(reply, now)} steps={reply.steps} />
        )
      }
    </QueryBoundary>
  )
}
