import { memberQueryInfoQuery } from '@koo/api-client/calls'
import type { Membership } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { PageSkeleton, QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { plansOf } from '../plans/plans.ts'
import { standingOf } from '../plans/standing.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { UpgradeForm } from './UpgradeForm.tsx'

export default function Upgrade({ exit }: Props) {
  const query = useCall(memberQueryInfoQuery, {}, { staleTime: 0 })
  return (
    <QueryBoundary query={query} skeleton={<PageSkeleton kind="list" count={2} />} failedTitle={copy.failed}>
      {(info) => <UpgradeOf info={info} exit={exit} />}
    </QueryBoundary>
  )
}

interface UpgradeOfProps extends Pick<Props, 'exit'> {
  info: Membership
}

/** The plans above the customer's own; else why there are none, and what can be done. */
function UpgradeOf({ info, exit }: UpgradeOfProps) {
  const now = useGateway().serverNow()
  const standing = standingOf(info, now)
  const plans = plansOf(info).filter(({ isSuper }) => isSuper)
  const isMember = standing.kind === 'member'
  if (isMember && !standing.isSuper && plans.length > 0)
    return <UpgradeForm plans={plans} standing={standing} exit={exit} />
  const said = () => {
    if (isMember) return standing.isSuper ? copy.highest : copy.none
    return standing.kind === 'ended' ? copy.ended : copy.notMember
  }
  return (
    <ResultPage
      tone="quiet"
      drawing={<DrawingCard />}
      {...said()}
      actions={
        <>
          {!isMember && (
            <Button data-event="open" block onClick={() => exit('open')}>
              {copy.open}
            </Button>
          )}
          <Button
            data-event="centre"
            block
            kind={isMember ? 'primary' : 'text'}
            onClick={() => exit('centre')}
          >
            {copy.centre}
          </Button>
        </>
      }
    />
  )
}
