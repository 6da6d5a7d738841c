import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { Surface } from '@koo/kit/Surface'
import { SectionError } from '@koo/page/layout'
import { hasFailed } from '@koo/page/query'
import { useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import { useLoanPage } from '../loanContext.ts'

const errorState = lazyModule(() => import('@koo/kit/ErrorState'))

/** One error, and one retry, in place of the parts that did not load. Without its code it is the error of a section. */
export function SeveralFailed() {
  const { queries } = useLoanPage()
  const view = useLazyModule(errorState)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    errorState.load().catch(() => setLost(true))
  }, [])
  const retryAll = () =>
    Promise.all(
      Object.values(queries)
        .filter(hasFailed)
        .map(({ refetch }) => refetch()),
    )
  const { several, kept, retryAll: retryText } = copy.failed
  if (view) {
    return (
      <Surface>
        <view.ErrorState title={several} text={kept} retryText={retryText} onRetry={retryAll} />
      </Surface>
    )
  }
  return isLost && <SectionError title={several} onRetry={retryAll} />
}
