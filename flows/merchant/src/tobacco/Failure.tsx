import { creditPreValidatorQuery } from '@koo/api-client/calls'
import { LeadOn, QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { DONE, fresh, joinFresh } from '@koo/steps/precheck'
import { copy } from './copy.ts'
import { NotPassed } from './NotPassed.tsx'
import { useRefusal } from './refusal.ts'
import { AUTH_ID, useReport } from './report.ts'
import type { FailureProps } from './step.ts'

/**
 * The verification has not passed, unless the server says that it has: this page may be opened by its address, or stand in a tab that
 * was left open when it failed.
 */
export default function Failure({ exit }: FailureProps) {
  useReport('failed')
  const { data: refusal } = useRefusal()
  const permission = useCall(creditPreValidatorQuery, { authId: AUTH_ID }, fresh)
  const query = joinFresh({ permission })
  // A refusal that has just come is known without a reply to this question.
  if (query.isError && refusal !== null) return <NotPassed exit={exit} />
  return (
    <QueryBoundary query={query} skeleton="result" failedTitle={copy.failure.failed}>
      {({ permission }) =>
        permission.reasonCode === DONE ? <LeadOn to={() => exit('done')} /> : <NotPassed exit={exit} />
      }
    </QueryBoundary>
  )
}
