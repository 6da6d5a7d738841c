import { chunk, useChunk, useWhenIdle } from '@koo/page'
import { useCallback, useEffect } from 'react'
import type { LoanPage } from '../loan/useLoanState.ts'

const rights = chunk(() => import('./Rights.tsx'))

/**
 * The rights of the product, at the end of the page so that nothing moves when they come. Their code and their calls follow the
 * first figures; only for a customer with a low-fee right do the figures wait for them.
 */
export function RightsSlot(page: LoanPage) {
  const { product, view, isQuoting, setRateLimit } = page
  const { facts } = view
  const hasRights = product.hasRights === true && facts !== null
  const isWaitedFor = hasRights && facts.hasTimedRight
  // Without the code the page offers the loan at its ordinary price.
  const load = useCallback(() => void rights.load().catch(() => setRateLimit(null)), [setRateLimit])
  useEffect(() => {
    if (isWaitedFor) load()
  }, [isWaitedFor, load])
  useWhenIdle(hasRights && !isQuoting, load)
  const module = useChunk(rights)
  return hasRights && module ? <module.default {...page} /> : null
}
