import { ErrorState } from '@koo/kit/ErrorState'
import { Surface } from '@koo/kit/Surface'
import { hasFailed } from '@koo/page/query'
import { copy } from '../copy.ts'
import { useLoanPage } from '../loanContext.ts'

/** One error, and one retry, in place of the parts that did not load. */
export function SeveralFailed() {
  const failed = Object.values(useLoanPage().queries).filter(hasFailed)
  return (
    <Surface>
      <ErrorState {...copy.several} onRetry={() => Promise.all(failed.map((query) => query.refetch()))} />
    </Surface>
  )
}
