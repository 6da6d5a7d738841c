import { memberQueryInfoQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { copy as planCopy } from '../plans/copy.ts'
import { plansOf } from '../plans/plans.ts'
import { copy } from './copy.ts'
import { OpenForm } from './OpenForm.tsx'
import type { Props } from './step.ts'

export default function Open(page: Props) {
  const query = useCall(memberQueryInfoQuery, {}, { staleTime: 0 })
  return (
    <QueryBoundary
      query={query}
      skeleton={<PageSkeleton kind="list" count={6} />}
      failedTitle={copy.failed}
      isEmpty={(info) => plansOf(info).length === 0}
      empty={{
        ...planCopy.none,
        drawing: <DrawingCard />,
        action: (
          <Button data-event="centre" onClick={() => page.exit('centre')}>
            {copy.centre}
          </Button>
        ),
      }}
    >
      {(info) => <OpenForm info={info} exit={page.exit} />}
    </QueryBoundary>
  )
}
