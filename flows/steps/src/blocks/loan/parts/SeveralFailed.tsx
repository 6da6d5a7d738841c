import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { SectionError } from '@koo/page/layout'
import { hasFailed } from '@koo/page/query'
import { useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import { useLoanPage } from '../loanContext.ts'

const code = lazyModule(() => import('../failed/SeveralError.tsx'))

/** One error in place of the parts that did not load. While its code does not load either, it is the error of a section. */
export function SeveralFailed() {
  const { queries } = useLoanPage()
  const view = useLazyModule(code)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    code.load().catch(() => setLost(true))
  }, [])
  const retryAll = () =>
    Promise.all(Object.values(queries).flatMap((query) => (hasFailed(query) ? [query.refetch()] : [])))
  if (view) return <view.SeveralError onRetry={retryAll} />
  return isLost && <SectionError title={copy.failed.rates} onRetry={retryAll} />
}
