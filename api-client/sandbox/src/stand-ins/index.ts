import type { Core } from '../core.ts'
import { handleAgreementPage } from './agreements.ts'
import { handleBindPage } from './bind.ts'
import type { Place, StandIn } from './page.ts'

/** Every company a customer is sent to, one line each. */
const standIns: readonly StandIn[] = [handleBindPage, handleAgreementPage]

/** Answers the pages other companies would serve. Null: no such page. */
export async function handlePage(request: Request, place: Place, core: Core): Promise<Response | null> {
  for (const standIn of standIns) {
    const response = await standIn(request, place, core)
    if (response !== null) return response
  }
  return null
}
