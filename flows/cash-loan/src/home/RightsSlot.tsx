import { chunk, useChunk } from '@koo/page'
import { useEffect } from 'react'
import type { LoanPage } from './useLoanState.ts'

const rights = chunk(() => import('./rights/Rights.tsx'))

/**
 * The rights of the product, at the end of the page so that nothing moves when they come. Their code and their calls follow the
 * first figures; only for a customer with a low-fee right do the figures wait for them.
 */
export function RightsSlot(page: LoanPage) {
  const { product, view, isQuoting, setRateLimit } = page
  const { facts } = view
  const isDue = product.hasRights === true && facts !== null && (facts.hasTimedRight || !isQuoting)
  useEffect(() => {
    // Without the code the page offers the loan at its ordinary price.
    if (isDue) rights.load().catch(() => setRateLimit(null))
  }, [isDue, setRateLimit])
  const module = useChunk(rights)
  return isDue && module ? <module.default {...page} /> : null
}
