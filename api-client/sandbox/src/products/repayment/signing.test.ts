import { describe, expect, it } from 'vitest'
import { MAGIC_CODES, RESULTS } from '../../index.ts'
import { confirm, confirmation, shown, start, setAutoPay } from './testing/signing.ts'
import { bind, personOf } from './testing/steps.ts'

describe('opening automatic repayment', () => {
  it('is signed by a code of the bank, then switched on', async () => {
    const { person } = await personOf('running-loan')
    await person.call('repayment/queryPrecondition', {})
    expect(await shown(person)).toBe(2)
    const signing = await start(person)
    expect(signing).toMatchObject({ signedStatus: 0, escapeCode: 0, phoneNo: '138****0401' })
    expect(await person.refusal('repayment/changeAutoPayStatus', { autoRepaymentStatus: 1 })).toEqual([
      RESULTS.notSigned,
      '请先完成银行卡签约',
    ])
    await confirm(person, signing)
    expect(await shown(person), 'signed and off: a switch').toBe(1)
    expect(await start(person)).toMatchObject({ signedStatus: 1 })
    await setAutoPay(person, true)
    expect(await shown(person)).toBe(3)
    expect(await person.call('repayment/getAutopayStatusV2', {})).toEqual({
      autoRepaymentStatus: 1,
      alipayChannelStatus: 0,
    })
    expect(await person.call('repayment/getAutopayStatus', {})).toMatchObject({
      autoRepaymentStatus: 1,
      canAutoPay: true,
      isOpenAutoPay: true,
      signedStatus: 1,
      showStatus: 3,
      phoneNo: '138****0401',
      authOrderNo: signing.authOrderNo,
      transactionNo: null,
    })
  })

  it('refuses wrong codes and locks after the fifth, and codes that ran out', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const signing = await start(person)
    const refused = (code: string) =>
      person.refusal('repayment/confirmBankCardSigned', confirmation(signing, code))
    expect((await refused(MAGIC_CODES.expired))[0]).toBe(RESULTS.codeExpired)
    for (const expected of [42101, 42101, 42101, 42101, 42102]) {
      expect((await refused(MAGIC_CODES.wrong))[0]).toBe(expected)
    }
    expect((await refused(MAGIC_CODES.right))[0]).toBe(RESULTS.codeLocked)
    expect((await person.refusal('repayment/doBankCardSigned', { shouldEscape: true }))[0]).toBe(
      RESULTS.codeLocked,
    )
    sandbox.changeClock({ advanceMs: 10 * 60_000 })
    expect((await refused(MAGIC_CODES.right))[0]).toBe(RESULTS.codeExpired)
    await confirm(person, await start(person))
    expect(await shown(person)).toBe(1)
  })

  it('keeps a code that is less than a minute old, and sends another one after', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const first = await start(person)
    expect(await start(person)).toEqual(first)
    sandbox.changeClock({ advanceMs: 60_000 })
    const second = await start(person)
    expect(second.transactionNo).not.toBe(first.transactionNo)
    expect((await person.refusal('repayment/confirmBankCardSigned', confirmation(first, '123456')))[0]).toBe(
      RESULTS.codeExpired,
    )
    expect(sandbox.world().users[0]?.codesSent).toBe(2)
  })

  it('takes a repeated confirmation for the same one', async () => {
    const { person } = await personOf('running-loan')
    const signing = await start(person)
    expect(await confirm(person, signing)).toEqual(await confirm(person, signing))
  })

  it('needs a card: Result 42600', async () => {
    const { person } = await personOf('no-card')
    const refusal = [42600, '请先绑定银行卡']
    expect(await person.refusal('repayment/queryPrecondition', {})).toEqual(refusal)
    expect(await person.refusal('repayment/doBankCardSigned', { shouldEscape: 1 })).toEqual(refusal)
    expect(await person.refusal('repayment/changeAutoPayStatus', { autoRepaymentStatus: true })).toEqual(
      refusal,
    )
    expect(await person.refusal('repayment/resignAutoPay', {})).toEqual(refusal)
    expect(await person.call('repayment/getAutopayStatus', {})).toMatchObject({
      canAutoPay: false,
      phoneNo: null,
      showStatus: 2,
    })
  })

  it('needs an agreement before it signs a local card', async () => {
    const { person } = await personOf('running-loan')
    await bind(person, '1234', { bank: '杭州银行' })
    expect(await start(person)).toEqual({ signedStatus: 0, escapeCode: 1 })
    expect(await start(person, false)).toMatchObject({ signedStatus: 0, escapeCode: 0 })
  })

  it('shows the bank-card dialog while the bank is under maintenance, and refuses to go on', async () => {
    const { person } = await personOf('troubled-cards')
    expect(await start(person)).toMatchObject({ escapeCode: 1 })
    expect(await person.refusal('repayment/doBankCardSigned', { shouldEscape: false })).toEqual([
      RESULTS.bankUnderMaintenance,
      '银行系统维护中，请稍后再试',
    ])
  })

  it('is refused for a frozen card', async () => {
    const { person } = await personOf('running-loan')
    await bind(person, '9002')
    expect((await person.refusal('repayment/queryPrecondition', {}))[0]).toBe(RESULTS.cardFrozen)
    expect((await person.refusal('repayment/doBankCardSigned', { shouldEscape: true }))[0]).toBe(
      RESULTS.cardFrozen,
    )
  })

  it('may be refused by the bank after the right code, and is begun again with another card', async () => {
    const { person } = await personOf('running-loan')
    await bind(person, '9004')
    const signing = await start(person)
    expect(
      await person.refusal('repayment/confirmBankCardSigned', confirmation(signing, MAGIC_CODES.right)),
    ).toEqual([RESULTS.bankRefusesSigning, '银行未通过签约，请更换银行卡后重试'])
    expect(await shown(person)).toBe(2)
    await bind(person, '1111')
    await confirm(person, await start(person))
    expect(await shown(person)).toBe(1)
  })
})
