import { describe, expect, it } from 'vitest'
import type { WorldView } from '../../index.ts'
import { serial, START } from '../../testing/client.ts'
import { ASK, offerOf, taking } from './testing/lead.ts'
import { personaOf } from './testing/partner.ts'

describe('one-click publishing', () => {
  it('makes exactly one loan, priced as shown, however often it is sent', async () => {
    const person = await personaOf('lead-new-style')
    const offer = await offerOf(person)
    const published = await person.call('cash/oneClickLoanPublish', taking(offer))
    expect(published).toMatchObject({ paymentDay: '20' })
    expect(await person.call('cash/oneClickLoanPublish', taking(offer))).toEqual(published)
    expect(await person.refusal('cash/oneClickLoanPublish', taking(offer, { amount: 6000 }))).toEqual([
      409,
      expect.any(String),
    ])
    expect(
      await person.refusal('cash/oneClickLoanPublish', taking(offer, { serialNumber: serial(9) })),
    ).toEqual([42133, '该优惠已失效，请重新选择借款'])
    const world = await person.admin<WorldView>('GET', 'world')
    expect(world.loanCount, 'the refused one and this one').toBe(2)
    expect(world.repeatedSerials).toEqual([])
    expect(world.loans[1]).toMatchObject({
      loanId: published.loanId,
      amountCents: 1_000_000,
      monthPay: offer.monthPay,
      couponIds: ['CL2'],
      firstRepaymentDay: offer.firstRepaymentDay,
      afterApr: offer.apr,
    })
    expect(world.users[0]).toMatchObject({ usableCents: 4_000_000, usedCouponIds: ['CL2'] })
    expect(await person.call('cash/getLoanAfterProcessInfo', ASK), 'one offer, one loan').toMatchObject({
      showType: null,
    })
  })

  it('makes a loan of every request where repeats are not dropped', async () => {
    const person = await personaOf('lead-old-style')
    const offer = await offerOf(person)
    await person.admin('POST', 'mode', { dropRepeats: false })
    await person.call('cash/oneClickLoanPublish', taking(offer))
    await person.call('cash/oneClickLoanPublish', taking(offer))
    expect((await person.admin<WorldView>('GET', 'world')).repeatedSerials).toEqual([offer.serialNumber])
  })

  it('takes any amount up to the maximum at the rates of the offer, and checks the payment', async () => {
    const person = await personaOf('lead-old-style')
    const offer = await offerOf(person)
    const amounts = [
      [20_000.01, 42112],
      [499.99, 42112],
      [20_000, 45006],
    ] as const
    for (const [amount, code] of amounts) {
      expect((await person.refusal('cash/oneClickLoanPublish', taking(offer, { amount })))[0]).toBe(code)
    }
    const doubled = (Number(offer.monthPay) * 2).toFixed(2)
    await person.call('cash/oneClickLoanPublish', taking(offer, { amount: 20_000, monthRepay: doubled }))
    expect((await person.admin<WorldView>('GET', 'world')).loans[1]).toMatchObject({
      amount: '20000.00',
      monthPay: doubled,
    })
  })

  it.each([
    ['CR1', '优惠券“首期免息券”：当前借款不可使用该券'],
    ['CX9', '优惠券“小额7折券”：当前借款不可使用该券'],
    ['CO1', '所选优惠券当前不可用，请重新选择'],
    ['nothing', '所选优惠券当前不可用，请重新选择'],
  ])('refuses the coupon %s: %s', async (couponId, message) => {
    const person = await personaOf('lead-new-style')
    const offer = await offerOf(person)
    expect(await person.refusal('cash/oneClickLoanPublish', taking(offer, { couponId }))).toEqual([
      42111,
      message,
    ])
  })

  it('needs an offer and a card', async () => {
    const person = await personaOf('old-customer')
    const request = {
      typeId: 'oneClickLeadFlow',
      serialNumber: serial(1),
      monthRepay: 1,
      amount: 5000,
    } as const
    expect(await person.refusal('cash/oneClickLoanPublish', request)).toEqual([
      42133,
      '该优惠已失效，请重新选择借款',
    ])
  })

  it('is open like a loan of the wallet, until the customer has seen its result', async () => {
    const person = await personaOf('lead-new-style')
    const taken = taking(await offerOf(person))
    const { listingId, loanId } = await person.call('cash/oneClickLoanPublish', taken)
    const { serialNumber } = taken
    const open = { serialNumber, listingId, loanId, kind: 'oneClick' }
    const openFor = (seenSerialNumber?: string) =>
      person.call('cash/queryOpenApplications', {
        typeId: 'cash',
        ...(seenSerialNumber && { seenSerialNumber }),
      })
    expect((await openFor()).applications).toContainEqual(open)
    const { applications } = await openFor(serialNumber)
    expect(applications.map((each) => each.serialNumber)).not.toContain(serialNumber)
  })

  it('lead-no-lender: is refused with 45007', async () => {
    const person = await personaOf('lead-no-lender')
    const offer = await offerOf(person)
    expect(await person.refusal('cash/oneClickLoanPublish', taking(offer))).toEqual([
      45007,
      '当前暂无可借资方，请稍后重试',
    ])
  })

  it('lead-audit-fails: is reviewed by the lead lender, and a refusal brings no further offer', async () => {
    const person = await personaOf('lead-audit-fails')
    const { listingId } = await person.call('cash/oneClickLoanPublish', taking(await offerOf(person)))
    const query = { listingId: listingId ?? '' }
    expect(await person.call('cash/queryPublishStatus', query)).toMatchObject({ auditStatus: 'auditing' })
    expect(await person.call('cash/queryPublishStatus', query)).toMatchObject({
      auditStatus: 'auditFailure',
      instShareProfitNew: 'leadFlow',
    })
    const { loans } = await person.admin<WorldView>('GET', 'world')
    expect(
      await person.call('cash/getLoanAfterProcessInfo', {
        ...ASK,
        serialNumber: loans[1]?.serialNumber ?? '',
      }),
    ).toMatchObject({ publishState: 'processed', showType: null })
  })

  it('passes the review of the lead lender where the wallet refused', async () => {
    const person = await personaOf('lead-new-style')
    const { listingId } = await person.call('cash/oneClickLoanPublish', taking(await offerOf(person)))
    const query = { listingId: listingId ?? '' }
    await person.call('cash/queryPublishStatus', query)
    expect(await person.call('cash/queryPublishStatus', query)).toEqual({
      auditStatus: 'auditSuccess',
      instShareProfitNew: 'leadFlow',
      auditTime: START,
    })
  })
})
