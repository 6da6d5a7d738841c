import { cashGetLoanAfterProcessInfo, cashQueryPublishStatus } from '@koo/api-client/calls'
import type { AfterProcessInfo } from '@koo/api-client/types'
import type { SandboxWorld } from '@koo/page/testing'
import { AFTER_PROCESS_OFFER } from '../../constants.ts'
import { lend, LENT_SERIAL } from '../../stories/lend.ts'

/** Makes a loan of this many yuan that the review has refused. */
export async function refuse(world: SandboxWorld, amount = '10000') {
  const lent = await lend(world, amount)
  const listingId = lent.listingId ?? ''
  while ((await cashQueryPublishStatus(world.gateway, { listingId })).auditStatus === 'auditing');
  return { listingId, serialNumber: LENT_SERIAL }
}

/** What the server offers after a refused loan. */
export async function offerAfter(world: SandboxWorld): Promise<AfterProcessInfo> {
  const request = { ...(await refuse(world)), typeId: AFTER_PROCESS_OFFER, kooUserSource: 'APP' } as const
  return (await cashGetLoanAfterProcessInfo(world.gateway, request)) ?? {}
}
