import { describe, expect, it } from 'vitest'
import type { WorldView } from '../../index.ts'
import { mountOf, START, frozenSandbox } from '../../testing/client.ts'
import { offerOf, taking } from './testing/lead.ts'
import { personaOf } from './testing/partner.ts'

describe('forced reading', () => {
  const hook = { period: 12, loanAmount: 10_000 }

  it('is not fulfilled by another agreement or by the consent of another customer', async () => {
    const mount = mountOf(frozenSandbox())
    const person = await personaOf('lead-read-protocol', mount)
    const { loanForceReadDTO } = (await person.call('cash/loanConfirmHookV3', hook)) ?? {}
    const other = await personaOf('old-customer', mount)
    const agreementUrl = String(loanForceReadDTO?.openAccInstDealInfos?.[0]?.['agreementUrl'])
    await other.call('other/agreementrecord', { agreementName: 'n', agreementUrl })
    await person.call('other/agreementrecord', { agreementName: 'n', agreementUrl: '/agreements/loan' })
    expect(await person.call('cash/loanConfirmHookV3', hook)).toEqual({ loanForceReadDTO })
  })

  it('is not required from other customers', async () => {
    const person = await personaOf('lead-new-style')
    expect(await person.call('cash/loanConfirmHookV3', hook)).toEqual({ loanForceReadDTO: null })
  })
})

describe('campaigns of the cash-lead page', () => {
  it('name a batch whose coupon the customer has', { tags: ['couponRule.44'] }, async () => {
    const person = await personaOf('campaign-voucher')
    const [first] = (await person.call('cash/cashLeadPopQuery', { campaignNode: 'entryLoanPage' })) ?? []
    const batchNo = first?.marketingDetailInfo?.couponBatchNo ?? ''
    expect(await person.call('cash/getCouponByBatchNo', { batchNo })).toMatchObject({ couponId: 'CL2' })
  })

  it('show only what their prizes are', async () => {
    const person = await personaOf('campaign-temp')
    const [first] = (await person.call('cash/cashLeadPopQuery', { campaignNode: 'entryLoanPage' })) ?? []
    expect(first?.marketingDetailInfo).toEqual({
      expireDate: '2026-11-27',
      popStyle: 'newOnlyTempInfo',
      cashTempAvailAmountDl: 5000,
    })
  })

  it('end after a week or with the first lead-flow loan, and do not exist for other customers', async () => {
    const query = { campaignNode: 'entryLoanPage' } as const
    expect(await (await personaOf('old-customer')).call('cash/cashLeadPopQuery', query)).toEqual([])
    const person = await personaOf('campaign-voucher')
    await person.call('cash/oneClickLoanPublish', taking(await offerOf(person)))
    expect(await person.call('cash/cashLeadPopQuery', query)).toEqual([])
    const other = await personaOf('campaign-voucher')
    await other.admin('POST', 'clock', { advanceMs: 7 * 86_400_000 + 1 })
    await other.signIn('campaign-voucher')
    expect(await other.call('cash/cashLeadPopQuery', query)).toEqual([])
  })
})

describe('going to the lead flow', () => {
  it('is reported, newest first, with a limited number of entries', async () => {
    const person = await personaOf('lead-new-style')
    for (let k = 0; k < 25; k += 1) await person.call('cash/switchLeadFlow', { auto: k === 24 })
    const { users } = await person.admin<WorldView>('GET', 'world')
    expect(users[0]?.slices.channel?.switches).toHaveLength(20)
    expect(users[0]?.slices.channel?.switches[0]).toEqual({ at: START, auto: true })
  })
})
