import { useHost } from '@koo/flow'
import { LEAD_KEY } from '../constants.ts'

/** Opens the cash-lead page in place of this one; where the product has none, the loan page. */
export function useLead(exit: (name: 'lead' | 'home') => Promise<void>): () => Promise<void> {
  const { linkUrl } = useHost()
  return () => exit(linkUrl(LEAD_KEY) === null ? 'home' : 'lead')
}
