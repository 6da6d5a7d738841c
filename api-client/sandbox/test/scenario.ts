import { expect } from 'vitest'
import { MAGIC_CODES, type WorldView } from '../src/index.ts'
import { Person, publishRequest, serial, type Mount } from './client.ts'

/**
 * The whole loan journey of an old customer, from signing in to a decided review. It is written once and run on every
 * mount, so it uses nothing but HTTP requests.
 */
export async function loanJourney(mount: Mount, scope: string): Promise<void> {
  const person = new Person(mount, scope)
  await person.admin('POST', 'reset', { persona: 'old-customer' })

  const mobile = '15912340002'
  const sent = await person.call('user/sendLoginCode', { mobile, type: 1 })
  expect(sent).toEqual({ mobileMasked: '159****0002', resendSeconds: 60 })
  const session = await person.call('user/login', { mobile, verifyCode: MAGIC_CODES.right })
  person.token = session.token

  const before = await person.call('cash/getAmount', {})
  expect(before).toMatchObject({ canUseLoanAmount: 50_000, minAmount: 500, customerKind: 'old' })
  const rates = await person.call('merchant/getLoanRateInfoV3', {})
  expect(rates.periodList.map((offer) => offer.loanPeriod)).toContain(rates.defaultPeriod)
  const cards = await person.call('user/queryAllBankcardList', { pageType: '1' })
  const { couponList } = await person.call('cash/queryCoupons', {})
  expect(new Set(couponList.map((coupon) => coupon.category))).toEqual(
    new Set(['rate', 'member', 'raise', 'other']),
  )
  const [use] = await person.call('cash/queryLoanUse', {})
  const agreements = await person.call('cash/queryLoanAgreements', {})
  expect(await person.call('cash/queryLoanButtonAuth', {})).toMatchObject({ faceAuth: 1, contactsAuth: 1 })

  for (const { name, url, isLoanProtocol } of agreements.filter((each) => each.isLoanProtocol)) {
    expect(isLoanProtocol).toBe(true)
    const page = await mount.fetch(url.replace(/^https?:\/\/[^/]+/, mount.origin))
    expect(await page.text()).toContain(name)
    await person.call('other/agreementrecord', {
      agreementName: name,
      agreementUrl: url,
      agreementVersion: 'v3',
    })
  }
  await person.call('cash/serverUpload', {
    traceId: 'trade-agreement-checkbox',
    traceData: { scene: 'loan' },
  })
  await person.call('apphome/pvUpload', {
    pageUrl: '/pages/credit/cash/home',
    pageName: '借款',
    pageId: 'cash_home',
  })

  const agreed = await person.terms({
    amount: 20_000,
    userCardId: cards[1]?.userCardId ?? '',
    couponIds: ['CR3', 'CM1', 'CO1'],
    loanUseCode: use?.loanUseCode ?? '',
    subLoanUseCode: use?.subList?.[0]?.loanUseCode,
  })
  expect(agreed.terms).toMatchObject({
    amountChanged: false,
    period: 12,
    firstRepaymentDay: expect.any(String),
  })

  const code = await person.call('cash/applyAgreementSign', { termsNo: agreed.terms.termsNo, type: 1 })
  expect(code.mobileMasked).toBe('159****0002')
  expect(
    await person.refusal('cash/confirmAgreementSign', {
      transactionNo: code.transactionNo,
      verifyCode: MAGIC_CODES.wrong,
    }),
  ).toEqual([42101, '验证码错误，请重新输入'])
  const { signNo } = await person.call('cash/confirmAgreementSign', {
    transactionNo: code.transactionNo,
    verifyCode: MAGIC_CODES.right,
  })

  const unknown = { typeId: 'publishStatus', serialNumber: serial(1), kooUserSource: 'APP' } as const
  expect(await person.call('cash/getLoanAfterProcessInfo', unknown)).toMatchObject({
    publishState: 'notFound',
  })
  const request = publishRequest(agreed, signNo, serial(1))
  const published = await person.call('cash/publishV2', request)
  expect(published.serialNumber).toBe(serial(1))
  expect(await person.call('cash/publishV2', request), 'a repeat returns the first answer').toEqual(published)
  expect(await person.call('cash/getLoanAfterProcessInfo', unknown)).toMatchObject({
    publishState: 'processed',
    listingId: published.listingId,
    loanId: published.loanId,
  })

  const { listingId } = published
  expect(await person.call('cash/queryGray', { typeId: 'loanResultPage' })).toMatchObject({
    pollMaxPeriod: 10,
  })
  expect(await person.call('cash/queryGray', { typeId: '6' })).toEqual({ alisignApplyGray: true })
  const states: string[] = []
  for (let poll = 0; poll < 4; poll += 1) {
    states.push((await person.call('cash/queryPublishStatus', { listingId })).auditStatus)
  }
  expect(states).toEqual(['auditing', 'auditing', 'auditSuccess', 'auditSuccess'])

  const result = await person.call('cash/queryResultPage', { loanId: published.loanId })
  expect(result).toMatchObject({
    amount: '20000.00',
    monthPay: agreed.terms.monthPay,
    montyPayList: agreed.terms.montyPayList,
    firstRepaymentDay: agreed.terms.firstRepaymentDay,
  })
  expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 30_000 })
  const after = await person.call('cash/queryCoupons', {})
  expect(after.couponList.filter((coupon) => coupon.statusId === 2).map((coupon) => coupon.couponId)).toEqual(
    expect.arrayContaining(['CR3', 'CM1', 'CO1']),
  )

  const world = await person.admin<WorldView>('GET', 'world')
  expect(world.loanCount).toBe(1)
  expect(world.loans[0]).toMatchObject({
    serialNumber: serial(1),
    audit: 'auditSuccess',
    amountCents: 2_000_000,
  })
  expect(world.loans[0]?.rows.map((row) => row.wire.realTotal)).toEqual(result.montyPayList)
  expect(world.consents).toHaveLength(3)

  await person.call('user/logout', {})
  expect(await person.refusal('cash/getAmount', {})).toEqual([-4000, '登录已失效，请重新登录'])
}
