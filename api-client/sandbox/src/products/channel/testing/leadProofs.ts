import { leadWaiver, readCoupon, readRateTable, toCents } from '@koo/pricing'
import { expect } from 'vitest'
import type { LoanView, WorldView } from '../../../index.ts'
import type { Person } from '../../../testing/client.ts'
import { offerOf, taking, type Offer } from './lead.ts'

type Proof = (person: Person) => Promise<void>

/** Proves one kind of forced reading: publishing needs it, works after it, and the next loan requires it again. */
function forced(processLineSteps: number, processLine: number): Proof {
  const hook = { period: 12, loanAmount: 10_000 }
  return async (person) => {
    const offer = await offerOf(person)
    expect(offer.instGrayInfo?.[0]).toMatchObject({ agreementPopGray: true })
    const unread = [42132, '请先阅读并同意资金方协议']
    expect(await person.refusal('cash/oneClickLoanPublish', taking(offer))).toEqual(unread)
    const first = (await person.call('cash/loanConfirmHookV3', hook))?.loanForceReadDTO
    expect(first).toMatchObject({ processLineSteps, processLine, processLineSub: 'oneClickLeadFlow' })
    expect(await person.call('cash/loanConfirmHookV3', hook)).toEqual({ loanForceReadDTO: first })
    const { agreementName, agreementUrl } = first?.openAccInstDealInfos?.[0] ?? {}
    await person.call('other/agreementrecord', {
      agreementName: String(agreementName),
      agreementUrl: String(agreementUrl),
    })
    expect(await person.call('cash/loanConfirmHookV3', hook)).toEqual({ loanForceReadDTO: null })
    await person.call('cash/oneClickLoanPublish', taking(offer))
    const next = await person.call('cash/loanConfirmHookV3', hook)
    expect(next?.loanForceReadDTO, 'the next loan').not.toBeNull()
  }
}

/** Proves a campaign on entering and on leaving. */
function campaign(campaignCode: string, popStyle?: string): Proof {
  return async (person) => {
    for (const campaignNode of ['entryLoanPage', 'quitLoanPage'] as const) {
      const [first] = (await person.call('cash/cashLeadPopQuery', { campaignNode })) ?? []
      expect(first?.campaignCode).toBe(campaignCode)
      expect(first?.marketingDetailInfo?.popStyle).toBe(popStyle)
      expect(first?.marketingDetailInfo?.expireDate).toBe('2026-11-27')
    }
  }
}

/** Proves a waiver campaign, and whether the page can compute an amount (spec 4). */
function voucher(hasAmount: boolean): Proof {
  return async (person) => {
    await campaign('exitRetentionVoucher')(person)
    const [first] = (await person.call('cash/cashLeadPopQuery', { campaignNode: 'entryLoanPage' })) ?? []
    const batchNo = first?.marketingDetailInfo?.couponBatchNo ?? ''
    const coupon = await person.call('cash/getCouponByBatchNo', { batchNo })
    expect(coupon).toMatchObject({ couponId: 'CL2' })
    const { leadFlowLoanAmount } = await person.call('cash/getAmount', {})
    const { rateTable } = await person.call('merchant/getLoanRateInfoV3', {})
    const waived = leadWaiver(
      toCents(leadFlowLoanAmount),
      readRateTable(rateTable ?? []),
      readCoupon({ ...coupon, productIds: ['L1'], endDate: null }),
    )
    expect(waived > 0).toBe(hasAmount)
  }
}

const rightIds = ({ selectedRightsInfo }: Offer) =>
  selectedRightsInfo?.couponRightsList?.map(({ couponId }) => couponId)

/** Accepts an offer: the loan of the ledger that was made. */
async function taken(person: Person, request: ReturnType<typeof taking>): Promise<LoanView> {
  await person.call('cash/oneClickLoanPublish', request)
  const { loans } = await person.admin<WorldView>('GET', 'world')
  const [, loan] = loans
  if (!loan) throw new Error('no loan')
  return loan
}

/** Proves offers, forced reading, refusals and campaigns of the lead flow. */
export const leadProofs: Record<string, Proof> = {
  async 'lead-new-style'(person) {
    const offer = await offerOf(person)
    expect(offer).toMatchObject({
      showStyle: 'newStyle',
      leadFlowLoanAmountMax: '20000.00',
      selectedCouponInfo: { couponId: 'CL2' },
    })
    expect(offer.instIdList).toHaveLength(3)
  },
  async 'lead-old-style'(person) {
    const offer = await offerOf(person)
    expect(offer).toMatchObject({ showStyle: 'oldStyle', selectedCouponInfo: null })
    expect(offer.instIdList).toHaveLength(5)
  },
  async 'lead-right'(person) {
    const offer = await offerOf(person)
    expect(offer).toMatchObject({ selectedCouponInfo: { couponId: 'CL3' } })
    expect(rightIds(offer)).toEqual(['CL6'])
    const { couponCents, rightCents } = await taken(person, taking(offer))
    expect(couponCents).toBeGreaterThan(0)
    expect(rightCents).toBeGreaterThan(0)
    expect(toCents(offer.freeAmount), 'both together').toBe(couponCents + rightCents)
  },
  async 'lead-right-unfit'(person) {
    const offer = await offerOf(person)
    expect(offer).toMatchObject({ selectedCouponInfo: null, freeAmount: '0.00' })
    expect(rightIds(offer), 'offered, and of no effect at 10,000').toEqual(['CL6'])
    expect(await taken(person, taking(offer))).toMatchObject({ couponIds: [], rightCents: 0 })
  },
  'lead-read-protocol': forced(1, 1),
  'lead-read-verification': forced(1, 100),
  'lead-read-second': forced(2, 1),
  'lead-read-abnormal': forced(2, 100),
  async 'lead-no-lender'(person) {
    const request = taking(await offerOf(person))
    const refusal = [45007, '当前暂无可借资方，请稍后重试']
    expect(await person.refusal('cash/oneClickLoanPublish', request)).toEqual(refusal)
  },
  async 'lead-audit-fails'(person) {
    const { listingId } = await person.call('cash/oneClickLoanPublish', taking(await offerOf(person)))
    const query = { listingId: listingId ?? '' }
    expect(await person.call('cash/queryPublishStatus', query)).toMatchObject({ auditStatus: 'auditing' })
    expect(await person.call('cash/queryPublishStatus', query)).toMatchObject({
      auditStatus: 'auditFailure',
      instShareProfitNew: 'leadFlow',
    })
  },
  'campaign-voucher': voucher(true),
  'campaign-generic': voucher(false),
  'campaign-temp': campaign('newLeadFlowInterestRetainPop', 'newOnlyTempInfo'),
  'campaign-temp-reduce': campaign('newLeadFlowInterestRetainPop', 'newTempAndReduceInfo'),
  'campaign-temp-reduce-coupon': campaign('newLeadFlowInterestRetainPop', 'newTempAndReduceAndCouponInfo'),
}
