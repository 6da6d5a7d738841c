import { describe, expect, it } from 'vitest'
import { mountOf, Person, serial, frozenSandbox } from '../../testing/client.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** A customer with a published loan that is still in review. */
async function borrower(
  persona?: string,
): Promise<{ person: Person; sandbox: ReturnType<typeof frozenSandbox> }> {
  const sandbox = frozenSandbox()
  const person = await new Person(mountOf(sandbox)).signIn(persona)
  await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
  return { person, sandbox }
}

async function decide(person: Person): Promise<void> {
  const { listingId } = (await person.admin<{ loans: Array<{ listingId: string }> }>('GET', 'world'))
    .loans[0]!
  for (let k = 0; k < 5; k += 1) await person.call('cash/queryPublishStatus', { listingId })
}

describe('closing the account', () => {
  it('is allowed when nothing is open', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    expect(await person.call('user/canLogout', {})).toEqual({ allowed: true, reasons: [] })
  })

  it('is refused while a loan is in review, then open and overdue, each with its reason', async () => {
    const { person, sandbox } = await borrower()
    expect(await person.call('user/canLogout', {})).toEqual({
      allowed: false,
      reasons: ['您有审核中的借款申请，请等待审核完成'],
    })
    await decide(person)
    expect(await person.call('user/canLogout', {})).toEqual({
      allowed: false,
      reasons: ['您有1笔借款尚未结清，请结清后再注销'],
    })
    sandbox.changeClock({ advanceMs: 40 * DAY })
    await person.signIn()
    expect((await person.call('user/canLogout', {})).reasons).toEqual([
      '您有1笔借款尚未结清，请结清后再注销',
      '您有逾期账单，请尽快还款',
    ])
  })

  it('is not hindered by a loan that was refused', async () => {
    const { person } = await borrower('audit-fails')
    await decide(person)
    expect(await person.call('user/canLogout', {})).toMatchObject({ allowed: true })
  })

  it('is refused for what was borrowed before, and for a complaint until it was handled', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn('low-limit')
    await person.call('user/saveComplaint', { serialNumber: serial(1), content: '利率说明不清楚' })
    const debt = '您有历史借款尚未结清，请结清后再注销'
    expect((await person.call('user/canLogout', {})).reasons).toEqual([
      debt,
      '您有处理中的投诉，请等待处理完成',
    ])
    sandbox.changeClock({ advanceMs: 3 * DAY })
    await person.signIn('low-limit')
    expect((await person.call('user/canLogout', {})).reasons).toEqual([debt])
  })
})

describe('changing the mobile number', () => {
  it('is allowed for an ordinary customer, and not while a loan is reviewed', async () => {
    const { person } = await borrower()
    expect(await person.call('user/changeMobilePrecheck', {})).toEqual({
      allowed: false,
      reason: '您有审核中的借款申请，请等待审核完成后再更换手机号',
      reasonCode: 'AUDITING',
    })
    await decide(person)
    expect(await person.call('user/changeMobilePrecheck', {})).toEqual({
      allowed: true,
      reason: null,
      reasonCode: null,
    })
  })

  it('is allowed again thirty days after the last change', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn('mobile-changed')
    sandbox.changeClock({ advanceMs: 20 * DAY - 1 })
    await person.signIn('mobile-changed')
    expect(await person.call('user/changeMobilePrecheck', {})).toMatchObject({ allowed: false })
    sandbox.changeClock({ advanceMs: 1 })
    expect(await person.call('user/changeMobilePrecheck', {})).toMatchObject({ allowed: true })
  })
})

describe('the export of personal data', () => {
  const sent = (sandbox: ReturnType<typeof frozenSandbox>): number => sandbox.world().users[0]?.codesSent ?? 0

  it('is confirmed by the code that the check sends, once a week', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    expect(await person.refusal('user/checkPersonalInfoExportCode', { verifyCode: '123456' })).toEqual([
      42104,
      '验证码已失效，请重新获取',
    ])
    expect(await person.call('user/checkPersonalInfoExport', {})).toEqual({
      allowed: true,
      reason: null,
      reasonCode: null,
    })
    const unread = await person.call('user/queryUnreadMessageCount', {})
    await person.call('user/checkPersonalInfoExportCode', { verifyCode: '123456' })
    expect(await person.call('user/queryUnreadMessageCount', {})).toBe(unread + 1)
    expect((await person.call('message/queryList', {}))[0]).toMatchObject({ title: '个人信息导出申请已受理' })
    expect((await person.refusal('user/checkPersonalInfoExportCode', { verifyCode: '123456' }))[0]).toBe(
      42104,
    )
    expect(await person.call('user/checkPersonalInfoExport', {})).toEqual({
      allowed: false,
      reason: '您已于2026-11-20申请过导出，请于2026-11-27后再次申请',
      reasonCode: 'EXPORTED_RECENTLY',
    })
    expect(sent(sandbox)).toBe(1)
    sandbox.changeClock({ advanceMs: 7 * DAY })
    await person.signIn()
    expect(await person.call('user/checkPersonalInfoExport', {})).toMatchObject({ allowed: true })
  })

  it('sends one code a minute, however often it is asked', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    await person.call('user/checkPersonalInfoExport', {})
    sandbox.changeClock({ advanceMs: MINUTE - 1 })
    await person.call('user/checkPersonalInfoExport', {})
    expect(sent(sandbox)).toBe(1)
    sandbox.changeClock({ advanceMs: 1 })
    await person.call('user/checkPersonalInfoExport', {})
    expect(sent(sandbox)).toBe(2)
  })

  it('counts wrong codes, locks after the fifth and opens again ten minutes later', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    await person.call('user/checkPersonalInfoExport', {})
    const results: number[] = []
    for (let k = 0; k < 5; k += 1) {
      results.push((await person.refusal('user/checkPersonalInfoExportCode', { verifyCode: '000000' }))[0])
    }
    expect(results).toEqual([42101, 42101, 42101, 42101, 42102])
    sandbox.changeClock({ advanceMs: MINUTE })
    expect(await person.call('user/checkPersonalInfoExport', {})).toMatchObject({ reasonCode: 'CODE_LOCKED' })
    sandbox.changeClock({ advanceMs: 9 * MINUTE })
    expect(await person.call('user/checkPersonalInfoExport', {})).toMatchObject({ allowed: true })
    await person.call('user/checkPersonalInfoExportCode', { verifyCode: '123456' })
  })

  it('refuses an expired code', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    await person.call('user/checkPersonalInfoExport', {})
    sandbox.changeClock({ advanceMs: 5 * MINUTE + 1 })
    expect((await person.refusal('user/checkPersonalInfoExportCode', { verifyCode: '123456' }))[0]).toBe(
      42104,
    )
  })

  it('wants an e-mail address, which the customer can give', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn('no-profile')
    expect(await person.call('user/checkPersonalInfoExport', {})).toMatchObject({ reasonCode: 'NO_EMAIL' })
    await person.call('user/updateUserData', { email: 'me@example.com' })
    await person.call('user/checkPersonalInfoExport', {})
    await person.call('user/checkPersonalInfoExportCode', { verifyCode: '123456' })
    const [message] = await person.call('message/queryList', {})
    const detail = await person.call('message/queryDetail', { id: message?.id ?? '' })
    expect(detail.content).toBe('您的个人信息副本将在15个工作日内发送至m***@example.com，请注意查收。')
  })
})
