import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { serial, START } from '../../testing/client.ts'
import { DAY, HOUR, personOf } from './testing/steps.ts'

describe('who borrows', () => {
  it('has a name, and a masked ID number', async () => {
    const { person } = await personOf('old-customer')
    expect(await person.call('cash/queryUserInfo', {})).toMatchObject({
      realName: '陈思远',
      idNumber: expect.stringMatching(/^\d{3,6}\*+[\dX]{4}$/),
      mobile: '138****0002',
      age: 35,
    })
  })

  it('is unknown until the identity is proved', async () => {
    const { person } = await personOf('old-customer', { account: { verified: false } })
    expect(await person.call('cash/queryUserInfo', {})).toEqual({
      realName: null,
      idNumber: null,
      mobile: '138****0002',
      age: null,
    })
  })

  it('has documents and a face check, as for the loan button', async () => {
    expect(await (await personOf('needs-data')).person.call('cash/queryIdentityStatus', {})).toEqual({
      idAuth: 1,
      idPhotoFrontAuth: 1,
      idPhotoBackAuth: 0,
    })
    expect(await (await personOf('needs-face')).person.call('cash/queryFaceStatus', {})).toMatchObject({
      faceAuth: 0,
    })
    expect(await (await personOf('old-customer')).person.call('cash/queryFaceStatus', {})).toEqual({
      faceAuth: 1,
      verifyTime: true,
      remainTimes: 5,
    })
  })

  it('has a flag', async () => {
    const flag = async (persona: string) =>
      (await (await personOf(persona)).person.call('cash/getUserStatus', {})).customerFlag
    expect([await flag('old-customer'), await flag('new-customer'), await flag('black-user')]).toEqual([
      'old',
      'new',
      'black',
    ])
  })
})

describe('whether a customer may borrow', () => {
  it('is queried by type, and needs a limit', async () => {
    const { person } = await personOf('low-limit')
    expect(await person.call('cash/checkCanPublish', { typeId: 'cash' })).toMatchObject({
      allowed: false,
      reasonCode: 'limit',
    })
    const other = await personOf('old-customer')
    expect(await other.person.call('cash/checkCanPublish', { typeId: 'cash' })).toMatchObject({
      allowed: true,
    })
    expect((await other.person.refusal('cash/checkCanPublish', { typeId: ' ' }))[0]).toBe(400)
  })

  it('is no while a lock lasts, in every call', async () => {
    const { person, later } = await personOf('locked-out')
    const reason = '您的综合评分暂不符合借款要求，请7天后再试'
    expect(await person.call('cash/checkLockCode', {})).toEqual({
      lockCode: 'risk',
      reason,
      until: '2026-11-27 10:00:00',
    })
    expect(await person.refusal('cash/getUserStatus', {})).toEqual([RESULTS.locked, reason])
    const loan = { amount: 5000, loanPeriod: 12, userCardId: 'C1', loanUseCode: '10001' }
    expect(await person.refusal('cash/preApproval', { ...loan, couponIds: [] })).toEqual([
      RESULTS.locked,
      reason,
    ])
    expect((await person.refusal('cash/publish', { ...loan, serialNumber: serial(1) }))[0]).toBe(
      RESULTS.locked,
    )
    await later(7 * DAY)
    expect(await person.call('cash/checkLockCode', {})).toMatchObject({ lockCode: null })
    await person.call('cash/publish', { ...loan, serialNumber: serial(1) })
  })

  it('is checked again when a loan is published: a bill may have become overdue since the terms', async () => {
    const { sandbox, person, later } = await personOf('bill-today')
    await later(14 * HOUR - 60_000)
    const request = await person.readyToPublish(serial(1))
    await later(120_000)
    expect((await person.refusal('cash/publishV2', request))[0]).toBe(RESULTS.locked)
    expect(sandbox.world().loans.every((loan) => loan.serialNumber !== serial(1))).toBe(true)
  })
})

describe('records of a customer', () => {
  it('are saved: consent, promise, signals', async () => {
    const { sandbox, person } = await personOf('old-customer')
    await person.call('cash/protocolConfirm', { processFlag: 3, agreementName: '授权书', agreementUrl: '/a' })
    await person.call('cash/riskReport', { scene: 'loan', device: { secret: 'x' } })
    await person.call('cash/reportNonStudent', { confirmed: true })
    sandbox.changeClock({ advanceMs: 1000 })
    await person.call('cash/reportNonStudent', { confirmed: true })
    expect(await person.refusal('cash/reportNonStudent', { confirmed: false })).toEqual([
      400,
      '根据监管要求，暂不向在校学生提供借款服务',
    ])
    const world = sandbox.world()
    expect(world.consents).toMatchObject([{ body: { agreementName: '授权书' } }])
    expect(world.traces).toMatchObject([{ body: { riskScene: 'loan' } }])
    expect(JSON.stringify(world.traces)).not.toContain('secret')
    expect(world.users[0]?.slices.repayment?.nonStudentAt).toBe(START)
  })
})
