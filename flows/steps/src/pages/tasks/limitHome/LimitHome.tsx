import { creditGetPromotionProcessQuery, creditQueryAmountQuery } from '@koo/api-client/calls'
import type { CreditAmounts, PromotionProcess } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { QueryBoundary } from '@koo/page/layout'
import { joinQueries, useCall, useGateway } from '@koo/page/query'
import { readTime } from '../../../blocks/readTime.ts'
import { copy } from './copy.ts'
import { LimitCard } from './LimitCard.tsx'
import { LimitSkeleton } from './LimitSkeleton.tsx'
import { RaiseTasks } from '../RaiseTasks.tsx'
import { hindranceOf, standingOf } from './standing.ts'
import type { Props } from './step.ts'
import { isRaised } from '../taskLists.ts'
import { useRaiseStates } from './useRaiseStates.ts'

/** The customer comes back from a verification to see what it has brought. */
const FRESH = { staleTime: 0 }

/** The limit, and what raises it. */
export default function LimitHome({ exit }: Props) {
  const amounts = useCall(creditQueryAmountQuery, {}, FRESH)
  const promotion = useCall(creditGetPromotionProcessQuery, {}, FRESH)
  return (
    <QueryBoundary
      query={joinQueries({ amounts, promotion })}
      skeleton={<LimitSkeleton />}
      failedTitle={copy.failed}
    >
      {(replies) => <Home {...replies} exit={exit} />}
    </QueryBoundary>
  )
}

interface HomeViewProps extends Pick<Props, 'exit'> {
  amounts: CreditAmounts
  promotion: PromotionProcess
}

function Home({ amounts, promotion, exit }: HomeViewProps) {
  const { states, refusal } = useRaiseStates(promotion.steps)
  const standing = standingOf(amounts)
  const hindrance = hindranceOf(standing, refusal)
  const { steps } = promotion
  return (
    <Page>
      <LimitCard amounts={amounts} standing={standing} exit={exit} />
      {hindrance && (
        <Notice
          tone="warn"
          role="status"
          heading={hindrance.heading}
          {...(hindrance.canApply && {
            actionText: copy.none.action,
            onAction: () => void exit('apply'),
          })}
        >
          {hindrance.text}
        </Notice>
      )}
      {steps.length > 0 && steps.every(isRaised) && <Notice tone="ok">{copy.allDone}</Notice>}
      <RaiseTasks
        promotion={promotion}
        states={states}
        locked={hindrance !== null || refusal !== null || standing === 'none'}
      />
      <Surface pad="list">
        <ActivityRow promotion={promotion} exit={exit} />
        <ListRow data-event="history" label={copy.history} onClick={() => void exit('history')} />
      </Surface>
    </Page>
  )
}

/** The promotion, while it is on. */
function ActivityRow({ promotion: { joined, endDate }, exit }: Omit<HomeViewProps, 'amounts'>) {
  const gateway = useGateway()
  const end = readTime(endDate, true)
  if (end !== null && end < gateway.serverNow()) return null
  return (
    <ListRow
      data-event="activity"
      label={copy.activity}
      value={joined ? copy.joined : copy.join}
      tone={joined ? 'quiet' : 'brand'}
      onClick={() => void exit('activity')}
    />
  )
}
