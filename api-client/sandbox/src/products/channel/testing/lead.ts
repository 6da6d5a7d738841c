import { expect } from 'vitest'
import type { Calls } from '@koo/api-client/registry'
import { serial, type Person } from '../../../testing/client.ts'

/** The offer after a refused loan. */
export type Offer = NonNullable<Calls['cash/getLoanAfterProcessInfo']['content']>
type Publish = Calls['cash/oneClickLoanPublish']['request']

/** Queries the result of the loan of {@link refused}. */
export const ASK = { typeId: 'leadFlow', serialNumber: serial(1), kooUserSource: 'APP' } as const

/** Publishes a loan of 10,000 and waits until the review has refused it. */
export async function refused(person: Person): Promise<void> {
  const { listingId } = await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
  while ((await person.call('cash/queryPublishStatus', { listingId })).auditStatus === 'auditing');
}

/** The offer after a refused loan. */
export async function offerOf(person: Person): Promise<Offer> {
  await refused(person)
  const offer = await person.call('cash/getLoanAfterProcessInfo', ASK)
  expect(offer?.showType).toBe('oneClickLeadFlow')
  return offer ?? {}
}

/** The request that accepts an offer unchanged. */
export function taking(offer: Offer, changes: Partial<Publish> = {}): Publish {
  return {
    typeId: 'oneClickLeadFlow',
    serialNumber: offer.serialNumber ?? '',
    monthRepay: offer.monthPay ?? 0,
    amount: offer.amount ?? 0,
    ...(offer.selectedCouponInfo ? { couponId: offer.selectedCouponInfo.couponId } : {}),
    ...changes,
  }
}
