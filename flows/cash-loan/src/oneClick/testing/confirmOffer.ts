import { cashGetLoanAfterProcessInfo } from '@koo/api-client/calls'
import { draftOf } from '@koo/page/draft'
import type { StageHost } from '@koo/page/stage'
import type { SandboxWorld } from '@koo/page/testing'
import { AFTER_PROCESS_OFFER, DEFAULT_LOAN_USE } from '../../constants.ts'
import { readOneClickOffer } from '../offer.ts'
import { pendingShape } from '../pending.ts'
import { offered, quoteOneClick } from '../quote.ts'
import { readingQuery } from '../../model/queries/reading.ts'
import { refuse } from './refuse.ts'

/** A one-click loan that was confirmed, as the pop-up leaves it. Resolves to the query of the page for reading. */
export async function confirmOffer(world: SandboxWorld, host: StageHost) {
  const refused = await refuse(world)
  const request = { ...refused, typeId: AFTER_PROCESS_OFFER, kooUserSource: 'APP' } as const
  const now = world.gateway.serverNow()
  const offer = readOneClickOffer(await cashGetLoanAfterProcessInfo(world.gateway, request), now)
  if (!offer) throw new Error('no offer')
  const { serial } = offer
  const choice = offered(offer)
  const rightId = quoteOneClick(offer, choice, now)?.right?.id ?? null
  draftOf(host, pendingShape).save({ ...choice, serial, refused, use: DEFAULT_LOAN_USE, rightId })
  return readingQuery(offer)
}
