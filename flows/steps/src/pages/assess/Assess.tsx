import { Button } from '@koo/kit/Button'
import { LeadOn, PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { once, useCall } from '@koo/page/query'
import { calls } from '../../blocks/assessment/calls.ts'
import { copy } from '../../blocks/assessment/copy.ts'
import { Passed } from '../../blocks/assessment/Passed.tsx'
import { Ready } from './Ready.tsx'
import { Refused } from '../../blocks/assessment/Refused.tsx'
import type { Props } from './step.ts'
import { useRetryDay } from '../../blocks/assessment/useRetryDay.ts'
import { useStart } from './useStart.ts'

// More files than a page has: its parts are those of the outcome pages, too.

/** 0 not assessed, 1 assessing, 2 failed, 3 passed. */
export default function Assess({ options, exit }: Props) {
  const { group, shows } = options
  const status = useCall(calls[group].status, {}, once)
  const isRefused = status.data?.status === 2
  const retry = useRetryDay(isRefused)
  const start = useStart(group, {
    // When it is refused again, the reason of the new status says why.
    onDone: ({ status: now }) => (now === 2 || now === 3 ? status.refetch() : exit('started')),
    onMissing: () => exit('missing'),
  })
  return (
    <QueryBoundary query={status} skeleton="result" failedTitle={copy.statusFailed}>
      {({ status: now, reason }) => {
        if (now === 1) return <LeadOn to={() => exit('started')} />
        if (now === 3)
          return shows === 'outcome' ? (
            <Passed group={group} onNext={() => exit('passed')} />
          ) : (
            <LeadOn to={() => exit('passed')} />
          )
        if (now !== 2) return <Ready start={start} isAgain={false} />
        if (retry === undefined) return <PageSkeleton kind="result" />
        // The server names this page again from the retry day on.
        if (retry.isReached) return <Ready start={start} isAgain />
        if (shows === 'start') return <LeadOn to={() => exit('failed')} />
        const leave = (
          <Button block onClick={() => exit('failed')}>
            {copy.back}
          </Button>
        )
        return <Refused reason={reason} retry={retry} actions={leave} />
      }}
    </QueryBoundary>
  )
}
