import { describe, expect, it } from 'vitest'
import type { WorldView } from '../../index.ts'
import { mountOf, serial, frozenSandbox } from '../../testing/client.ts'
import { ASK, offerOf, refused, taking } from './testing/lead.ts'
import { comeFrom, pay, personaOf, place, tweaked, visit } from './testing/partner.ts'

const DAY_MS = 86_400_000

const MIXED = { amount: 1000, mixLoanAmount: 500, loanPeriod: 3 } as const

describe('coming from a partner', () => {
  it('needs a consent of this customer, given since they came', async () => {
    const mount = mountOf(frozenSandbox())
    const agreement = { agreementName: '大额借款服务协议', agreementUrl: '/agreements/dzl' }
    const other = await personaOf('old-customer', mount)
    await other.call('other/agreementrecord', agreement)
    const person = await comeFrom('dzl', '13800000360', mount)
    expect(await place(person), 'of another customer').toBe('protocol')
    await person.call('other/agreementrecord', agreement)
    expect(await place(person)).toBe('moreauth')
    await person.admin('POST', 'clock', { advanceMs: DAY_MS })
    expect(await place(await comeFrom('dzl', '13800000360', mount)), 'of the visit before').toBe('protocol')
  })

  it('on a later day brings an order that can be paid for a day from then', async () => {
    const mount = mountOf(frozenSandbox())
    const first = await comeFrom('siku', '13800000327', mount)
    await first.admin('POST', 'clock', { advanceMs: 5 * DAY_MS })
    const person = await comeFrom('siku', '13800000327', mount)
    expect(await person.call('channel/payCheck', {})).toMatchObject({ allowed: true })
  })

  it('with a limit needs no assessment before the application', async () => {
    expect(await place(await comeFrom('yinlian', '13800000002'))).toBe('jydcheckedsuccess')
  })

  it('is not assessed a second time before everything is there', async () => {
    const person = await tweaked('siku-failed', { auth: { faceAuth: 0 } })
    expect(await person.refusal('channel/assessAmount', {})).toEqual([
      42131,
      '资料尚未填写完整，请先完成前面的步骤',
    ])
  })
})

describe('an order', () => {
  it('above what the lender pays out at once is paid together with a card', async () => {
    const person = await tweaked('siku-after', { limit: { lenderCap: 5000 } })
    expect(await person.call('channel/queryPayOptions', {})).toMatchObject([
      { payType: 'instalment', enabled: false, reason: '可用额度不足，还差3600.00元' },
      { payType: 'combine', enabled: true },
      { payType: 'card' },
      { payType: 'card' },
    ])
  })

  it('below the least loan is paid by card', async () => {
    const person = await tweaked('siku-after', { limit: { minimum: 9000 } })
    expect((await person.call('channel/queryPayOptions', {}))[0]).toMatchObject({
      enabled: false,
      reason: '借款金额低于9000元，暂不支持分期',
    })
  })

  it('of a customer who is locked out is not paid', async () => {
    const person = await comeFrom('siku', '13800000002')
    const lock = { code: 'risk', reason: '账户存在风险，暂不支持借款', days: null }
    const locked = await tweaked('siku-after', { repayment: { lock } })
    expect(await locked.call('channel/payCheck', {})).toEqual({
      allowed: false,
      reason: lock.reason,
      reasonCode: 'risk',
    })
    expect(
      await locked.refusal('cash/mixLoan', { ...MIXED, mixLoanAmount: 1000, serialNumber: serial(1) }),
    ).toEqual([expect.any(Number), lock.reason])
    expect(await person.call('channel/payCheck', {})).toMatchObject({ allowed: true })
  })

  it('that has run out is not paid at the cashier of the partner', async () => {
    const person = await tweaked('yinlian-after', {
      channel: { partner: 'yinlian', seen: { preAssessment: true, assessment: true }, pay: { validMs: 0 } },
    })
    expect(await place(person)).toBe('<cashier>')
    await visit(person, 'done')
    expect(await place(person)).toBe('<cashier>')
  })

  it('is confirmed by a message to the phone and answered by one in the app', async () => {
    const person = await personaOf('siku-after')
    await pay(person)
    const { users } = await person.admin<WorldView>('GET', 'world')
    expect(users[0]).toMatchObject({ codesSent: 1 })
    expect(JSON.stringify(users[0]?.slices.messages)).toContain('您的订单已支付8600.00元。')
  })
})

describe('the limit of the lead lender', () => {
  it('is the most an offer starts with', async () => {
    const person = await personaOf('lead-old-style')
    const request = await person.readyToPublish(serial(1), { amount: 30_000 })
    const { listingId } = await person.call('cash/publishV2', request)
    while ((await person.call('cash/queryPublishStatus', { listingId })).auditStatus === 'auditing');
    expect(await person.call('cash/getLoanAfterProcessInfo', ASK)).toMatchObject({ amount: '20000.00' })
  })

  it('is at most what the customer has left', async () => {
    const limit = { total: 15_000, temporary: null, delta: null }
    const person = await tweaked('lead-old-style', { limit })
    const offer = await offerOf(person)
    expect(offer).toMatchObject({ leadFlowLoanAmountMax: '15000.00' })
    await person.call('cash/mixLoan', { ...MIXED, amount: 6000, serialNumber: serial(7) })
    expect(await person.refusal('cash/oneClickLoanPublish', taking(offer))).toEqual([
      42112,
      '借款金额超出可借额度，请重新输入',
    ])
  })

  it('below the least loan brings no offer', async () => {
    const person = await tweaked('lead-old-style', { limit: { leadFlow: 499 } })
    await refused(person)
    expect(await person.call('cash/getLoanAfterProcessInfo', ASK)).toMatchObject({ showType: null })
  })
})

describe('a full ledger', () => {
  it('refuses every loan, and a takeover that finds no room is left out', async () => {
    const person = await tweaked('mixed-takeover', {
      limit: { total: 500_000, lenderCap: 500_000, leadFlow: 500_000 },
    })
    const listed: string[] = []
    for (let k = 0; k < 100; k += 1) {
      listed.push((await person.call('cash/mixLoan', { ...MIXED, serialNumber: serial(k) })).listingId)
    }
    const full = [42115, '您的在途借款过多，请稍后再试']
    expect(await person.refusal('cash/mixLoan', { ...MIXED, serialNumber: serial(100) })).toEqual(full)
    const query = { listingId: listed[0] ?? '' }
    await person.call('cash/queryPublishStatus', query)
    expect(await person.call('cash/queryPublishStatus', query)).toMatchObject({ auditStatus: 'auditSuccess' })
    expect((await person.admin<WorldView>('GET', 'world')).loanCount).toBe(200)
    const staff = await personaOf('staff', person.mount)
    const loan = { serialNumber: serial(101), amount: 2000, loanPeriod: 12, userCardId: 'C1' }
    expect(await staff.refusal('staffCash/publish', loan)).toEqual(full)
  })

  it('with room for one loan takes no mixed one by halves', async () => {
    const person = await tweaked('mixed', {
      limit: { total: 500_000, lenderCap: 500_000, leadFlow: 500_000 },
    })
    await person.call('cash/mixLoan', { ...MIXED, mixLoanAmount: 0, serialNumber: serial(0) })
    for (let k = 1; k < 100; k += 1) await person.call('cash/mixLoan', { ...MIXED, serialNumber: serial(k) })
    expect((await person.refusal('cash/mixLoan', { ...MIXED, serialNumber: serial(100) }))[0]).toBe(42115)
    expect((await person.admin<WorldView>('GET', 'world')).loanCount).toBe(199)
  })
})
