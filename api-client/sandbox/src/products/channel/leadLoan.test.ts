import { expect, it } from 'vitest'
import { RESULTS } from '../../engine/results.ts'
import type { WorldView } from '../../index.ts'
import { serial, type Person } from '../../testing/client.ts'
import { personaOf } from './testing/partner.ts'

const LEAD = { leadFlow: 'leadFlowV1' } as const
const loansOf = async (person: Person) => (await person.admin<WorldView>('GET', 'world')).loans

it('lends under the marker from the partner’s limit, which is lower than the wallet’s', async () => {
  const person = await personaOf('lead-new-style')
  const asked = { amount: 20_000, couponIds: [], ...LEAD }
  const { listingId } = await person.call('cash/publishV2', await person.readyToPublish(serial(1), asked))
  expect(await loansOf(person)).toMatchObject([{ amountCents: 2_000_000, isLead: true }])
  // The partner's own review, not that of the wallet, which refuses this customer.
  const status = () => person.call('cash/queryPublishStatus', { listingId })
  await status()
  expect(await status()).toMatchObject({ auditStatus: 'auditSuccess', instShareProfitNew: 'leadFlow' })
  const more = person.terms({ ...asked, amount: 20_001 })
  await expect(more).rejects.toThrow(String(RESULTS.amountNotAllowed))
})

it('takes coupons of the partner, and none of the wallet', async () => {
  const person = await personaOf('lead-new-style')
  const { terms } = await person.terms({ amount: 10_000, couponIds: ['CL3'], ...LEAD })
  expect(terms).toMatchObject({ instName: '示例小额贷款有限公司', usedCouponIds: ['CL3'] })
  await expect(person.terms({ amount: 10_000, couponIds: ['CR3'], ...LEAD })).rejects.toThrow('42111')
  await expect(person.terms({ amount: 10_000, couponIds: ['CL3'] })).rejects.toThrow('42111')
})

it('publishes only what was shown: a request without the marker is another loan', async () => {
  const person = await personaOf('lead-new-style')
  const { leadFlow: _, ...wallet } = await person.readyToPublish(serial(1), { couponIds: [], ...LEAD })
  await expect(person.call('cash/publishV2', wallet)).rejects.toThrow('45006')
})

it('ends the campaigns, and is the end: nothing is offered after its refusal', async () => {
  const person = await personaOf('campaign-voucher')
  await person.call('cash/publishV2', await person.readyToPublish(serial(1), { couponIds: [], ...LEAD }))
  expect(await person.call('cash/cashLeadPopQuery', { campaignNode: 'quitLoanPage' })).toEqual([])
  const refused = await personaOf('lead-audit-fails')
  const request = await refused.readyToPublish(serial(2), { couponIds: [], ...LEAD })
  const { listingId } = await refused.call('cash/publishV2', request)
  while ((await refused.call('cash/queryPublishStatus', { listingId })).auditStatus === 'auditing');
  expect((await loansOf(refused))[0]?.audit).toBe('auditFailure')
  const offer = { typeId: 'leadFlow', serialNumber: serial(2), kooUserSource: 'APP' } as const
  expect(await refused.call('cash/getLoanAfterProcessInfo', offer)).toMatchObject({ showType: null })
})
