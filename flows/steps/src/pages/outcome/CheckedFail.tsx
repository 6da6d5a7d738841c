import { Button } from '@koo/kit/Button'
import { PageSkeleton, QueryBoundary } from '@koo/page/layout'
import { copy } from '../../blocks/assessment/copy.ts'
import { Refused } from '../../blocks/assessment/Refused.tsx'
import { useRetryDay } from '../../blocks/assessment/useRetryDay.ts'
import { checked, leave } from './copy.ts'
import type { CheckedFailProps } from './step.ts'
import { Undecided } from './Undecided.tsx'
import { useAssessment } from './useAssessment.ts'

export default function CheckedFail({ options, exit }: CheckedFailProps) {
  const outcome = useAssessment(options)
  const retry = useRetryDay()
  const isReached = retry?.isReached ?? false
  const away = (kind: 'primary' | 'text') => (
    <Button block kind={kind} onClick={() => exit('leave')}>
      {leave[options.leaves]}
    </Button>
  )
  const buttons = (
    <>
      {isReached && (
        <Button block onClick={() => exit('again')}>
          {copy.startAgain}
        </Button>
      )}
      {away(isReached ? 'text' : 'primary')}
    </>
  )
  return (
    <QueryBoundary
      query={outcome}
      skeleton="result"
      failed={() => ({ title: copy.statusFailed, footer: away('text') })}
    >
      {({ is, reason, isEarlier }) => {
        // The server says what follows, and where: this page is not it.
        if (is !== 'failed') return <Undecided {...checked.undecided} onNext={() => exit('again')} />
        if (retry === undefined) return <PageSkeleton kind="result" />
        const day = isEarlier ? { isReached: false, day: null } : retry
        return <Refused reason={reason} retry={day} isEarlier={isEarlier} actions={buttons} />
      }}
    </QueryBoundary>
  )
}
