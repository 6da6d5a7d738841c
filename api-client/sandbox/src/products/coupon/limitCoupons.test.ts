import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { mountOf, Person, publishRequest, serial, START, frozenSandbox } from '../../testing/client.ts'

describe('the limit', () => {
  it('falls by each loan and refuses the one that does not fit any more', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), { amount: 45_000 }))
    expect(await person.call('cash/getAmount', {})).toMatchObject({
      loanAmount: 50_000,
      canUseLoanAmount: 5000,
    })
    const publishing = { ...(await person.terms({ amount: 5000 })).request, amount: 5001 }
    expect(await person.refusal('cash/preApproval', publishing)).toEqual([
      RESULTS.amountNotAllowed,
      '借款金额超出可借额度，请重新输入',
    ])
  })

  it('is checked again when publishing: a loan of another tab may have used it up', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const here = await person.terms({ amount: 30_000 })
    const signed = await person.sign(here)
    await person.call('cash/publishV2', publishRequest(here, signed, serial(1)))
    expect((await person.refusal('cash/publishV2', publishRequest(here, signed, serial(2))))[0]).toBe(
      RESULTS.amountNotAllowed,
    )
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('grows by raise coupons for one loan', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const above = { amount: 53_000, couponIds: ['CU1', 'CU2'] }
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), above))
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 0 })
    expect(sandbox.world().loans[0]).toMatchObject({ amountCents: 5_300_000, couponCents: 0 })
  })

  it('returns only what a refused loan used, when another used raise coupons', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn('audit-fails')
    const first = await person.call(
      'cash/publishV2',
      await person.readyToPublish(serial(1), { amount: 30_000 }),
    )
    sandbox.changeClock({ advanceMs: 60_000 })
    const raised = { amount: 22_000, couponIds: ['CU1'] }
    await person.call('cash/publishV2', await person.readyToPublish(serial(2), raised))
    for (let poll = 0; poll < 4; poll += 1) {
      await person.call('cash/queryPublishStatus', { listingId: first.listingId })
    }
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 30_000 })
  })

  it('has a minimum', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    const { request } = await person.terms({ amount: 500 })
    expect((await person.refusal('cash/preApproval', { ...request, amount: 499 }))[0]).toBe(
      RESULTS.amountNotAllowed,
    )
  })

  it('loses its temporary part, the ending part and then all of it with time', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const after = async (days: number): Promise<unknown> => {
      sandbox.changeClock({ freeze: START + days * 86_400_000 })
      const { token } = sandbox.signIn()
      person.token = token
      const { canUseLoanAmount, cashTempAvailAmount } = await person.call('cash/getAmount', {})
      return [canUseLoanAmount, cashTempAvailAmount]
    }
    expect(await after(14)).toEqual([50_000, 5000])
    expect(await after(16)).toEqual([45_000, null])
    expect(await after(41)).toEqual([37_000, null])
    expect(await after(366)).toEqual([0, null])
  })
})

describe('coupons', () => {
  it('are used by a loan, and refused in another tab by name', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const loan = { amount: 10_000, couponIds: ['CR2'] }
    const agreed = await person.terms(loan)
    const signed = await person.sign(agreed)
    await person.call('cash/publishV2', publishRequest(agreed, signed, serial(1)))
    expect(await person.refusal('cash/publishV2', publishRequest(agreed, signed, serial(2)))).toEqual([
      RESULTS.couponUnusable,
      '优惠券“息费8.5折券”：该券已使用',
    ])
    expect((await person.refusal('cash/preApproval', agreed.request))[0]).toBe(RESULTS.couponUnusable)
  })

  it.each([
    ['CX1', '该券已使用'],
    ['CX2', '该券已过期'],
    ['CX3', '该券暂未生效'],
    ['CX4', '该券不适用于当前产品'],
    ['CX5', '当前借款不可使用该券'],
    ['CX6', '仅新客可用'],
    ['CX7', '仅3、6期可用'],
    ['CX8', '借款60000元及以上可用'],
    ['CX9', '借款1000元及以下可用'],
    ['CXA', '不符合使用条件'],
  ])('%s cannot be used: %s', async (couponId, reason) => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    const { request } = await person.terms()
    const [code, message] = await person.refusal('cash/preApproval', { ...request, couponIds: [couponId] })
    expect(code).toBe(RESULTS.couponUnusable)
    expect(message).toContain(reason)
  })

  it('of one kind go only one at a time, except raise coupons', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    const { request } = await person.terms({ couponIds: ['CU1', 'CU2', 'CR1', 'CM1', 'CO1'] })
    for (const couponIds of [['CR1', 'CR2'], ['CM1', 'CM2'], ['CR1', 'CR1'], ['unknown']]) {
      expect((await person.refusal('cash/preApproval', { ...request, couponIds }))[0]).toBe(
        RESULTS.couponUnusable,
      )
    }
  })

  it('end with time', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const { request } = await person.terms({ couponIds: ['CR1'] })
    sandbox.changeClock({ advanceMs: 13 * 86_400_000 })
    person.token = sandbox.signIn().token
    expect(await person.refusal('cash/preApproval', request)).toEqual([
      RESULTS.couponUnusable,
      '优惠券“首期免息券”：该券已过期',
    ])
  })
})
