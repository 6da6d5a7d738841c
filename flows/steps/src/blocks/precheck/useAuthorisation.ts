import { creditGetPromotionProcessQuery } from '@koo/api-client/calls'
import type { ProcessStep, PromotionProcess } from '@koo/api-client/types'
import { useCall } from '@koo/page/query'

/** The step of a promotion with this authorisation; null where the reply has none, or has not come. */
export const authorisationIn = (process: PromotionProcess | undefined, authId: string): ProcessStep | null =>
  process?.steps.find(({ code }) => code === authId) ?? null

/**
 * The step of the promotion with this authorisation: its title, what it brings in the server's words, its address. Null
 * until it is known, and where the reply has none. Never blocks the page.
 */
export function useAuthorisation(authId: string): ProcessStep | null {
  const { data } = useCall(creditGetPromotionProcessQuery, {})
  return authorisationIn(data, authId)
}
