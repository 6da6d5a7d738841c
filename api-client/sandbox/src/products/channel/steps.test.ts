import { describe, expect, it } from 'vitest'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'
import { comeFrom, doStep, ID_NUMBER, photos, place, visit } from './testing/partner.ts'

/** The steps of a new customer in each partner's flow, in order. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  koocard: [
    'id-auth',
    'id-card-auth',
    'face-verify',
    'user-info',
    'user-contacts',
    'assess-amount',
    'assess-amount-ing',
    'assess-amount-success',
    '<institution>',
    'pay',
  ],
  siku: [
    'id-auth',
    'id-card-auth',
    'face-verify',
    'extra-user-contacts',
    'user-info',
    'assess-amount',
    'assess-amount-ing',
    'assess-amount-success',
    'pay',
    '<order>',
  ],
  yinlian: [
    'pre-assess-amount-ing',
    'pre-assess-amount-success',
    'id-auth',
    'id-card-auth',
    'face-verify',
    'user-info',
    'extra-user-contacts',
    'assess-amount',
    'assess-amount-ing',
    'jydcheckedsuccess',
    '<cashier>',
    '<order>',
  ],
  kidswant: [
    'id-auth',
    'face-verify',
    'id-card-auth',
    'user-info',
    'extra-user-contacts',
    'assess-amount',
    'assess-amount-ing',
    'assess-amount-success',
    'pay',
    '<order>',
  ],
}

describe.each(Object.entries(WAYS))('the steps of %s', (partner, way) => {
  const phone = { koocard: '00', siku: '20', yinlian: '30', kidswant: '50' }[partner] ?? ''

  it('returns each step in the order of the partner, and continues there after every break', async () => {
    const mount = mountOf(frozenSandbox())
    for (const [k, step] of way.entries()) {
      const person = await comeFrom(partner, `138000003${phone}`, mount)
      expect(await place(person), `place ${k + 1}`).toBe(step)
      expect(await place(person), 'asking twice changes nothing').toBe(step)
      if (k < way.length - 1) await doStep(person, step)
    }
  })
})

describe('partners whose result page shows every outcome', () => {
  it('zhuanzhuan: the face before the photos, the result page until the limit was seen, then combine-pay', async () => {
    const person = await comeFrom('zhuanzhuan', '13800000340')
    for (const step of [
      'id-number-auth',
      'face-verify',
      'id-card-auth',
      'extra-user-contacts',
      'user-info',
    ]) {
      expect(await place(person)).toBe(step)
      await doStep(person, step)
    }
    expect(await place(person)).toBe('assess-amount')
    await doStep(person, 'assess-amount')
    expect(await place(person)).toBe('assess-amount-ing')
    await doStep(person, 'assess-amount-ing')
    expect(await place(person), 'passed, not seen').toBe('assess-amount')
    expect(await person.call('channel/queryAssessAmountStatus', {})).toMatchObject({ status: 3 })
    await person.call('channel/queryAmount', {})
    expect(await place(person)).toBe('combine-pay')
    await doStep(person, 'combine-pay')
    expect(await place(person)).toBe('<order>')
  })

  it('maoyan: its own call group from the authorisation to the tickets', async () => {
    const mount = mountOf(frozenSandbox())
    const person = new Person(mount)
    const session = await person.call('creditMaoYan/loginHook', { partnerToken: 'maoyan.13800000310' })
    person.token = session.token
    expect(await place(person)).toBe('<authorise>')
    expect(await visit(person, 'cancel')).toBe('/pages/credit/maoyan/')
    expect(await place(person), 'refused: asked again').toBe('<authorise>')
    await visit(person, 'done')
    const at = async (): Promise<string | null | undefined> =>
      (await person.call('creditMaoYan/getPageMeta', {})).pageCode
    expect(await at()).toBe('id-number-auth')
    expect(await person.call('creditMaoYan/idNumberAuth', { realName: '张明', idNumber: ID_NUMBER })).toEqual(
      {
        nextStep: 'id-card-auth',
        reason: null,
      },
    )
    expect(await person.call('creditMaoYan/idCardAuth', await photos(person))).toMatchObject({
      nextStep: 'face-verify',
    })
    await person.call('creditMaoYan/faceVerify', { token: 'face-pass' })
    expect(await at()).toBe('user-info')
    expect(await person.call('creditMaoYan/queryUserInfo', {})).toEqual({
      realName: '张*',
      idNumber: `330106********${ID_NUMBER.slice(-4)}`,
      mobile: '138****0310',
      step: 'user-info',
    })
    await doStep(person, 'user-info')
    expect(await person.call('creditMaoYan/assessAmount', {})).toMatchObject({ status: 1, amount: null })
    expect(await at()).toBe('assess-amount-ing')
    const states: number[] = []
    for (let k = 0; k < 3; k += 1)
      states.push((await person.call('creditMaoYan/queryAssessAmountStatus', {})).status)
    expect(states).toEqual([1, 1, 3])
    expect(await at()).toBe('assess-amount')
    expect(await person.call('creditMaoYan/queryAmount', {})).toMatchObject({
      loanAmount: '30000.00',
      status: 'normal',
    })
    expect(await person.call('creditMaoYan/getPageMeta', {})).toMatchObject({
      actionType: 'LINK',
      url: 'http://sandbox.test/__sandbox/partner/maoyan/tickets?scope=default',
    })
  })

  it('maoyan: idAuth is the same step by another name', async () => {
    const person = await comeFrom('maoyan', '13800000311')
    expect(await person.call('creditMaoYan/idAuth', { realName: '张明', idNumber: ID_NUMBER })).toEqual({
      nextStep: 'id-card-auth',
      reason: null,
    })
  })
})

describe('partners with a flow of their own', () => {
  it('dzl: the agreement, then further verifications', async () => {
    const person = await comeFrom('dzl', '13800000360')
    expect(await place(person)).toBe('protocol')
    await person.call('other/agreementrecord', {
      agreementName: '大额借款服务协议',
      agreementUrl: '/agreements/dzl',
    })
    expect(await place(person)).toBe('moreauth')
  })

  it('merchant-credit: the authorisation, then the merchant flow', async () => {
    const person = await comeFrom('merchant-credit', '13800000362')
    expect(await place(person)).toBe('<authorise>')
    expect(await visit(person, 'cancel'), 'back to the page that takes the credential').toBe(
      '/pages/credit/merchant-credit/loginsuccess',
    )
    expect(await place(person), 'refused: asked again').toBe('<authorise>')
    await visit(person, 'done')
    expect(await place(person)).toBe('/pages/credit/merchant')
    expect(await place(person), 'as often as it is asked').toBe('/pages/credit/merchant')
  })
})

describe('a customer of several partners', () => {
  it('gets only the missing steps from the second one', async () => {
    const mount = mountOf(frozenSandbox())
    const first = await comeFrom('siku', '13800000320', mount)
    for (const step of ['id-auth', 'id-card-auth']) await doStep(first, step)
    const second = await comeFrom('kidswant', '13800000320', mount)
    expect(await place(second)).toBe('face-verify')
    await doStep(second, 'face-verify')
    expect(await place(second), 'the photos are known').toBe('user-info')
    expect(await place(await comeFrom('siku', '13800000320', mount))).toBe('extra-user-contacts')
  })

  it("without a partner is a customer of the provider's card", async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn('old-customer')
    expect(await place(person)).toBe('assess-amount-success')
    await person.call('channel/queryAmount', {})
    expect(await place(person)).toBe('<institution>')
  })
})

describe('a page of another company', () => {
  it('has the same address until it was left, and works once', async () => {
    const person = await comeFrom('koocard', '13800000307')
    const { url } = await person.call('channel/getPageMeta', {})
    expect((await person.call('channel/getPageMeta', {})).url).toBe(url)
    const shown = await person.mount.fetch(url ?? '')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await shown.text()).toContain('持牌机构放款')
    expect(await visit(person, 'done')).toBe('/pages/credit/koocard/middle')
    for (const again of [{}, { method: 'POST', body: 'outcome=done' }]) {
      const gone = await person.mount.fetch(url ?? '', again)
      expect(gone.status).toBe(410)
      expect(await gone.text(), 'leads back in').toContain('<a href="/pages/credit/koocard/middle">')
    }
  })

  it.each([
    'partner/siku/nothing',
    'partner/nobody/order',
    'partner/siku/order/more',
    'partner/siku/__proto__',
  ])('does not exist: %s', async (name) => {
    expect((await frozenSandbox().fetch(`http://sandbox.test/__sandbox/${name}`)).status).toBe(404)
  })
})
