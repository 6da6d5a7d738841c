import { describe, expect, it } from 'vitest'
import type { Sandbox } from '../../index.ts'
import { mountOf, Person, serial, frozenSandbox } from '../../testing/client.ts'

const DAY = 24 * 3_600_000
const NEW = '15912348888'

async function personOf(persona?: string): Promise<{ person: Person; sandbox: Sandbox }> {
  const sandbox = frozenSandbox()
  return { person: await new Person(mountOf(sandbox)).signIn(persona), sandbox }
}

/** Signs in with a phone number and its code. */
async function login(sandbox: Sandbox, mobile: string): Promise<Person> {
  const person = new Person(mountOf(sandbox))
  await person.call('user/sendLoginCode', { mobile, type: 1 })
  person.token = (await person.call('user/login', { mobile, verifyCode: '123456' })).token
  return person
}

describe('a new mobile number', () => {
  it('is proved by its code; the account keeps its data, and the old number is free', async () => {
    const { person, sandbox } = await personOf()
    await person.call('user/updateUserData', { nickname: '搬家' })
    expect(await person.call('user/sendMobileChangeCode', { mobile: NEW, type: 1 })).toEqual({
      mobileMasked: '159****8888',
      resendSeconds: 60,
    })
    const change = (verifyCode: string) => person.envelope('user/changeMobile', { mobile: NEW, verifyCode })
    expect(await change('000000')).toMatchObject({ Result: 42101 })
    expect(await change('123456')).toMatchObject({ Content: { mobileMasked: '159****8888' } })
    expect(await person.call('user/queryIdentity', {}), 'the session stays').toMatchObject({
      mobile: '159****8888',
    })
    const again = await login(sandbox, NEW)
    expect(await again.call('user/selectUserData', {})).toMatchObject({ nickname: '搬家' })
    const stranger = await login(sandbox, '13800000002')
    expect(await stranger.call('user/queryIdentity', {})).toMatchObject({ realName: null })
    expect(new Set(sandbox.world().users.map((user) => user.userId)).size).toBe(2)
  })

  it('may not change again for thirty days', async () => {
    const { person, sandbox } = await personOf()
    await person.call('user/sendMobileChangeCode', { mobile: NEW, type: 1 })
    await person.call('user/changeMobile', { mobile: NEW, verifyCode: '123456' })
    expect(await person.call('user/changeMobilePrecheck', {})).toMatchObject({
      reasonCode: 'CHANGED_RECENTLY',
    })
    sandbox.changeClock({ advanceMs: 30 * DAY })
    const later = await login(sandbox, NEW)
    expect(await later.call('user/changeMobilePrecheck', {})).toMatchObject({ allowed: true })
  })

  it('is refused when it is the same, taken, barred, or when the account may not change', async () => {
    const { person, sandbox } = await personOf()
    const refusal = (mobile: string) => person.refusal('user/sendMobileChangeCode', { mobile, type: 1 })
    expect(await refusal('13800000002')).toEqual([400, '新手机号与当前手机号相同，请更换后重试'])
    expect((await refusal('15912340199'))[0]).toBe(42105)
    await new Person(mountOf(sandbox)).signIn('no-card')
    expect(await refusal('13800000003')).toEqual([42122, '该手机号已注册，请更换手机号'])
    expect(await person.refusal('user/changeMobile', { mobile: NEW, verifyCode: '123456' })).toEqual([
      42104,
      expect.any(String),
    ])
    const { person: frozen } = await personOf('account-frozen')
    expect(await frozen.refusal('user/sendMobileChangeCode', { mobile: NEW, type: 1 })).toEqual([
      42122,
      '您的账户已冻结，请联系客服处理',
    ])
  })
})

describe('closing the account', () => {
  it('ends every session, and the number starts as a new customer', async () => {
    const { person, sandbox } = await personOf()
    const [before] = sandbox.world().users
    const elsewhere = await login(sandbox, '13800000002')
    expect(await person.call('user/sendCloseAccountCode', { type: 1 })).toMatchObject({
      mobileMasked: '138****0002',
    })
    expect((await person.refusal('user/closeAccount', { verifyCode: '000000' }))[0]).toBe(42101)
    await person.call('user/closeAccount', { verifyCode: '123456' })
    expect((await person.refusal('user/queryIdentity', {}))[0]).toBe(-4000)
    expect((await elsewhere.refusal('user/queryIdentity', {}))[0]).toBe(-4000)
    const newCustomer = await login(sandbox, '13800000002')
    expect(await newCustomer.call('user/queryAmount', {})).toMatchObject({ loanAmount: '0.00' })
    expect(sandbox.world().users.map((user) => user.userId)).not.toContain(before?.userId)
    expect(sandbox.world().closings).toBe(1)
  })

  it('is refused with the reasons, before any code is sent', async () => {
    const { person, sandbox } = await personOf('running-loan')
    expect(await person.refusal('user/sendCloseAccountCode', { type: 1 })).toEqual([
      42122,
      '您有1笔借款尚未结清，请结清后再注销',
    ])
    expect(sandbox.world().users[0]?.codesSent).toBe(0)
    expect(sandbox.world().closings).toBe(0)
    const { person: other } = await personOf()
    expect((await other.refusal('user/closeAccount', { verifyCode: '123456' }))[0]).toBe(42104)
  })
})

describe('an address of the account', () => {
  it('is saved once for a serial, changed in place, and not given to a waiting prize', async () => {
    const { person, sandbox } = await personOf('prize-orders')
    const address = {
      contactName: '陈思远',
      contactPhone: '13812345678',
      province: '浙江省',
      city: '杭州市',
      area: '西湖区',
      detail: '曙光路122号2幢',
    }
    const waiting = async () =>
      (await person.call('activity/queryOfferOrders', {})).map(({ status }) => status)
    const before = await waiting()
    const count = (): unknown => sandbox.world().users[0]?.addresses
    expect(count()).toBe(2)
    expect(before).toContain('waitAddress')
    const { addressId } = await person.call('user/saveAddress', { serialNumber: serial(1), address })
    expect(await person.call('user/saveAddress', { serialNumber: serial(1), address })).toEqual({ addressId })
    const changed = { ...address, addressId, detail: '曙光路124号' }
    expect(await person.call('user/saveAddress', { serialNumber: serial(2), address: changed })).toEqual({
      addressId,
    })
    const kept = await person.call('activity/queryOrderAddress', {})
    expect(kept.filter((each) => each.addressId === addressId)).toMatchObject([{ detail: '曙光路124号' }])
    expect(await waiting()).toEqual(before)
    expect(count()).toBe(3)
    const wrong = { serialNumber: serial(3), address: { ...address, contactName: '陈' } }
    expect(await person.refusal('user/saveAddress', wrong)).toEqual([400, '收货人姓名应为2至20个字'])
  })
})
