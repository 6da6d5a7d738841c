import { creditPreValidatorQuery } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { QueryBoundary } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { authSearch } from '../../blocks/precheck/authSearch.ts'
import { DONE } from '../../blocks/precheck/codes.ts'
import { copy } from './copy.ts'
import { fresh, joinFresh } from '../../blocks/precheck/fresh.ts'
import { LastRaise } from './LastRaise.tsx'
import { NotPassed } from './NotPassed.tsx'
import type { ResultProps, resultStep } from './step.ts'

export const search = authSearch

type Props = StepPageProps<typeof resultStep, typeof search>

/** What a verification has brought, in figures of the server: nothing of it comes from the address. */
export default function RaiseResult({ search: { authId }, exit }: Props) {
  return authId === undefined ? <LastRaise exit={exit} /> : <ResultOf authId={authId} exit={exit} />
}

function ResultOf({ authId, exit }: Pick<ResultProps, 'exit'> & { authId: string }) {
  const permission = useCall(creditPreValidatorQuery, { authId }, fresh)
  return (
    <QueryBoundary query={joinFresh({ permission })} skeleton="result" failedTitle={copy.failed}>
      {(known) =>
        // The log is asked for after it has passed: only then the raise is in it.
        known.permission.reasonCode === DONE ? (
          <LastRaise authId={authId} exit={exit} />
        ) : (
          <NotPassed permission={known.permission} onRefresh={() => permission.refetch()} exit={exit} />
        )
      }
    </QueryBoundary>
  )
}
