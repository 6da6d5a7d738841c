import { channelQueryPreAssessAmountStatusQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { once, PageSkeleton, QueryBoundary, useCall } from '@koo/page'
import { calls } from '../assess/calls.ts'
import { copy } from '../assess/copy.ts'
import { Refused } from '../assess/Refused.tsx'
import { useRetryDay } from '../assess/useRetryDay.ts'
import { leave } from './copy.ts'
import type { CheckedFailProps } from './step.ts'

/** The assessment was refused (spec 4). */
const REFUSED = 2

export default function CheckedFail({ options, exit }: CheckedFailProps) {
  const { group, preAssessed, leaves } = options
  const status = useCall(calls[group].status, {}, once)
  // A refusal before the application has a status of its own.
  const isEarlier = preAssessed && status.data !== undefined && status.data.status !== REFUSED
  const earlier = useCall(channelQueryPreAssessAmountStatusQuery, {}, { ...once, enabled: isEarlier })
  const retry = useRetryDay()
  const isReached = retry?.isReached ?? false
  const buttons = (
    <>
      {isReached && (
        <Button block onClick={() => exit('again')}>
          {copy.startAgain}
        </Button>
      )}
      <Button block kind={isReached ? 'text' : 'primary'} onClick={() => exit('leave')}>
        {leave[leaves]}
      </Button>
    </>
  )
  return (
    <QueryBoundary
      query={status}
      skeleton="result"
      failed={() => ({ title: copy.statusFailed, footer: buttons })}
    >
      {({ reason }) =>
        retry === undefined || (isEarlier && earlier.isPending) ? (
          <PageSkeleton kind="result" />
        ) : (
          <Refused
            reason={isEarlier ? earlier.data?.reason : reason}
            retry={isEarlier ? { isReached: false, day: null } : retry}
            actions={buttons}
          />
        )
      }
    </QueryBoundary>
  )
}
