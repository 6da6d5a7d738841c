import { useGateway } from '@koo/page/query'
import { ceilingFor, readCeilings } from '@koo/pricing'
import { useConfig } from './useConfig.ts'

// semantics 14
/**
 * The highest annual cost of a loan that may be offered today, a fraction, where the kind of its lender is not known yet: by the
 * rows of the configuration, and 36 % without them and until they can be loaded.
 */
export function useCeiling(): number {
  const gateway = useGateway()
  return ceilingFor({ day: gateway.serverNow() }, readCeilings(useConfig('rateCeilings'))).rate
}
