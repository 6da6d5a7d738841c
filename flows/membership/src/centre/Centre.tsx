import { memberQueryAutoRenewConfigQuery, memberQueryInfoQuery } from '@koo/api-client/calls'
import type { AutoRenewConfig, Membership } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { dayText } from '@koo/page/time'
import { readTime } from '@koo/steps'
import { standingOf } from '../plans/standing.ts'
import { CentreActions } from './CentreActions.tsx'
import { copy } from './copy.ts'
import { OwnBenefits } from './OwnBenefits.tsx'
import { StandingCard } from './StandingCard.tsx'
import type { Props } from './step.ts'

/** The customer comes back from another page to see what has changed. */
const FRESH = { staleTime: 0 }

export default function Centre({ exit }: Props) {
  const query = useCall(memberQueryInfoQuery, {}, FRESH)
  return (
    <QueryBoundary
      query={query}
      skeleton={<PageSkeleton kind="result" count={5} />}
      failedTitle={copy.failed}
    >
      {(info) => <CentreOf info={info} exit={exit} onRefresh={() => query.refetch()} />}
    </QueryBoundary>
  )
}

interface CentreOfProps extends Pick<Props, 'exit'> {
  info: Membership
  onRefresh: () => unknown
}

function CentreOf({ info, exit, onRefresh }: CentreOfProps) {
  const now = useGateway().serverNow()
  const standing = standingOf(info, now)
  // It may fail silently: the row leads to the page that says so.
  const { data: config } = useCall(memberQueryAutoRenewConfigQuery, {}, FRESH)
  return (
    <Page footer={<CentreActions standing={standing} exit={exit} onRefresh={onRefresh} />}>
      <StandingCard standing={standing} savedAmount={info.savedAmount} />
      <OwnBenefits onAll={() => exit('benefits')} />
      {standing.kind !== 'never' && (
        <Surface pad="list">
          <ListRow
            data-event="renew"
            label={copy.renew}
            value={standing.kind === 'member' && config ? renewalOf(config, now) : ''}
            tone="quiet"
            onClick={() => void exit('renew')}
          />
        </Surface>
      )}
    </Page>
  )
}

/** Whether and when the membership renews itself. */
function renewalOf({ enabled, nextDate }: AutoRenewConfig, now: number): string {
  if (!enabled) return copy.auto.off
  const at = readTime(nextDate)
  return at === null ? copy.auto.onPlain : copy.auto.on(dayText(at, now))
}
