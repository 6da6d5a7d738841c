import {
  amountState,
  couponUsability,
  readAmountLimits,
  readCoupon,
  readCouponScene,
  toCents,
} from '@koo/pricing'
import { expect } from 'vitest'
import { type Person, publishRequest, serial, START } from '../../../testing/client.ts'

/** State of the amount field (semantics 6) for a text that a persona types. */
async function amountCode(person: Person, text: string): Promise<number> {
  const limits = readAmountLimits(await person.call('cash/getAmount', {}))
  return amountState({ text, limits, hasFocused: true, scene: 'main' }).code
}

/** First message of each coupon of a persona at 10,000 yuan and 12 periods; '' when it can be used. */
async function couponMessages(person: Person): Promise<Record<string, string>> {
  const grant = await person.call('cash/queryCoupons', {})
  const { customerKind } = await person.call('cash/getAmount', {})
  const scene = readCouponScene({
    scene: 'main',
    customer: customerKind,
    products: grant.productList,
    offeredPeriods: [3, 6, 9, 12, 18, 24],
    hideNotUsingCoupon: grant.hideNotUsingCoupon ?? false,
    discountLimit: grant.discountLimit,
  })
  const context = { ...scene, now: START, period: 12, amount: toCents(10_000) }
  return Object.fromEntries(
    grant.couponList.map((coupon) => {
      const productIds = Array.isArray(coupon.productIds) ? coupon.productIds : []
      const dates = { validateStartDate: textOf(coupon.validateStartDate), endDate: textOf(coupon.endDate) }
      const { messages } = couponUsability(readCoupon({ ...coupon, productIds, ...dates }), context)
      return [coupon.couponId, messages[0] ?? '']
    }),
  )
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** The review statuses of a loan of `amount`, one for each poll. */
async function review(person: Person, polls: number): Promise<{ states: string[]; listingId: string }> {
  const { listingId } = await person.call(
    'cash/publishV2',
    await person.readyToPublish(serial(1), { couponIds: ['CR2'] }),
  )
  const states: string[] = []
  for (let k = 0; k < polls; k += 1) {
    states.push((await person.call('cash/queryPublishStatus', { listingId })).auditStatus)
  }
  return { states, listingId }
}

/** Proves what each persona of the loan domain demonstrates. */
export const loanProofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  async 'old-customer'(person) {
    expect(await person.call('cash/getAmount', {})).toMatchObject({
      canUseLoanAmount: 50_000,
      cashTempAvailAmount: 5000,
      cashTempEndTime: expect.any(String),
      expireDate: expect.any(String),
    })
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' })).toHaveLength(2)
    const messages = await couponMessages(person)
    expect(messages).toMatchObject({ CR1: '', CR2: '', CR3: '', CU1: '', CU2: '', CM1: '', CM2: '', CO1: '' })
    expect(new Set(Object.values(messages))).toEqual(
      new Set([
        '',
        '该券已使用',
        '该券已过期',
        '该券暂未生效',
        '该券不适用于当前产品',
        '当前借款不可使用该券',
        '仅新客可用',
        '仅3、6期可用',
        '借款60000元及以上可用',
        '借款1000元及以下可用',
        '不符合使用条件',
      ]),
    )
  },
  async 'new-customer'(person) {
    expect(await person.call('cash/getAmount', {})).toMatchObject({
      canUseLoanAmount: 12_000,
      customerKind: 'new',
    })
    expect(await couponMessages(person)).toEqual({ CN1: '', CN2: '', CN3: '仅老客可用' })
  },
  async 'no-card'(person) {
    expect(await person.call('user/queryAllBankcardList', { pageType: '1' })).toEqual([])
  },
  async 'low-limit'(person) {
    expect(await amountCode(person, '500')).toBe(5)
  },
  async 'lender-cap'(person) {
    expect([
      await amountCode(person, '10000'),
      await amountCode(person, '30000'),
      await amountCode(person, '60000'),
    ]).toEqual([10, 8, 9])
  },
  async 'cap-below-minimum'(person) {
    expect(await amountCode(person, '500')).toBe(6)
  },
  async 'lead-flow'(person) {
    const amounts = await person.call('cash/getAmount', {})
    const limits = readAmountLimits(amounts)
    expect(amountState({ text: '30000', limits, hasFocused: true, scene: 'leadFlow' }).code).toBe(11)
    const { states, listingId } = await review(person, 3)
    expect(states.at(-1)).toBe('auditFailure')
    expect(await person.call('cash/queryPublishStatus', { listingId })).toMatchObject({
      instShareProfitNew: 'leadFlow',
    })
    const query = { typeId: 'oneClickLeadFlow', serialNumber: serial(1), kooUserSource: 'APP' } as const
    expect(await person.call('cash/getLoanAfterProcessInfo', query)).toMatchObject({
      showType: 'oneClickLeadFlow',
    })
  },
  async 'audit-fails'(person) {
    const { states, listingId } = await review(person, 4)
    expect(states).toEqual(['auditing', 'auditing', 'auditing', 'auditFailure'])
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
    expect(await couponMessages(person)).toMatchObject({ CR2: '' })
    const query = { typeId: 'leadFlow', serialNumber: serial(1), listingId, kooUserSource: 'APP' } as const
    expect(await person.call('cash/getLoanAfterProcessInfo', query)).toMatchObject({ showType: 'popWindow' })
    expect(
      await person.call('cash/getLoanAfterProcessInfo', { ...query, typeId: 'publishStatus' }),
      'reconciling offers nothing',
    ).toMatchObject({ publishState: 'processed', showType: null })
  },
  async 'slow-audit'(person) {
    const { pollMaxPeriod, styleGray } = await person.call('cash/queryGray', { typeId: 'loanResultPage' })
    expect(styleGray).toBe(true)
    const { states } = await review(person, Number(pollMaxPeriod) + 1)
    expect(new Set(states)).toEqual(new Set(['auditing']))
  },
  async 'amount-changed'(person) {
    const agreed = await person.terms({ amount: 15_000, couponIds: ['CR3'] })
    expect(agreed.terms).toMatchObject({ amount: '12000.00', amountChanged: true })
    expect(Number(agreed.terms.couponAmountBefore)).toBeGreaterThan(Number(agreed.terms.couponAmount))
    await person.call('cash/publishV2', publishRequest(agreed, await person.sign(agreed), serial(1)))
    expect((await person.terms({ amount: 10_000 })).terms).toMatchObject({ amountChanged: false })
  },
  async many(person) {
    const text = await (await person.send('cash/queryCoupons', {})).text()
    expect(new TextEncoder().encode(text).length, 'bytes a client reads at most').toBeLessThan(2_000_000)
    const { couponList } = await person.call('cash/queryCoupons', {})
    const messages = Object.values(await couponMessages(person))
    expect(messages.filter((message) => message === '').length).toBeGreaterThan(5000)
    expect(new Set(messages)).toEqual(new Set(['', '仅3期可用', '借款90000元及以上可用']))
    expect(couponList).toHaveLength(10_000)
    expect(new Set(couponList.map((coupon) => coupon.couponId)).size).toBe(10_000)
  },
  async 'long-names'(person) {
    const { terms } = await person.terms({ amount: 9_999_999, couponIds: ['CL1'] })
    expect(terms.userBankInfoDTO.bankName.length).toBeGreaterThan(30)
    expect(terms.instName.length).toBeGreaterThan(25)
    expect(terms.chooseCoupon?.name.length).toBeGreaterThan(25)
    expect(terms.amount).toBe('9999999.00')
  },
  async 'must-use-coupon'(person) {
    expect(await person.call('cash/queryCoupons', {})).toMatchObject({
      hideNotUsingCoupon: true,
      discountLimit: 0.85,
    })
    expect(await couponMessages(person)).toMatchObject({ CR1: '不符合使用条件', CR2: '', CR3: '' })
  },
  async 'contacts-failed'(person) {
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ contactsAuth: 4 })
  },
  async 'asset-sjsh'(person) {
    const { periodList } = await person.call('merchant/getLoanRateInfoV3', {})
    expect(new Set(periodList.map((offer) => offer.specialAssetTag))).toEqual(new Set(['sjsh']))
  },
  async 'withdraw-card'(person) {
    const cards = await person.call('user/queryAllBankcardList', { pageType: '1' })
    expect(cards.map(({ isWithdrawCard }) => isWithdrawCard === true)).toEqual([false, true, true])
    expect(await person.call('other/getWebConfig', { key: 'withdrawCard' })).toMatchObject({
      enabled: true,
      historyAmountCap: 200_000,
    })
  },
  async 'needs-data'(person) {
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({
      faceAuth: 1,
      idPhotoBackAuth: 0,
    })
  },
  async 'needs-face'(person) {
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ faceAuth: 0 })
  },
  async 'needs-contacts'(person) {
    expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ faceAuth: 1, contactsAuth: 2 })
  },
}
