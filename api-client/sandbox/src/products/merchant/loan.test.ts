import { calculateSchedule } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { merchant, readyToPublish } from './testing/shop.ts'

describe('rates', () => {
  it('are the customer’s table in both older forms', async () => {
    const { person } = await merchant('merchant-approved')
    const { rateTable } = await person.call('merchant/getLoanRateInfoV3', {})
    for (const path of ['merchant/getLoanRateInfo', 'merchant/getLoanRateInfoV2'] as const) {
      expect((await person.call(path, {})).rateTable).toEqual(rateTable)
      const small = await person.call(path, { amount: '9999.00' })
      expect(new Set(small.rateTable.map((row) => row.minRange))).toEqual(new Set([1]))
      expect(small.rateTable).toHaveLength(6)
      const special = await person.call(path, { specialAssetTag: 'fxy', amount: 10_000 })
      expect(special.rateTable.map((row) => row.loanPeriod)).toEqual([24])
      expect(await person.refusal(path, { amount: 20_000_000 })).toEqual([
        45006,
        '查询费率异常，请重新进入发标页',
      ])
      expect((await person.refusal(path, { specialAssetTag: 'none' }))[0]).toBe(45006)
    }
  })
})

describe('a merchant loan', () => {
  it('is in the ledger, priced to the cent, and draws the merchant’s own limit', async () => {
    const { sandbox, person } = await merchant('merchant-approved')
    const { canUseLoanAmount } = await person.call('cash/getAmount', {})
    const answer = await person.call('merchant/publish', await readyToPublish(person))
    const [loan] = sandbox.world().loans
    expect(answer).toEqual({
      listingId: loan?.listingId,
      loanId: loan?.loanId,
      serialNumber: serial(1),
      paymentDay: '8',
    })
    const schedule = calculateSchedule({
      amount: '20000.00',
      loanPeriod: 12,
      yearRate: loan?.rates.irr,
      handFeeRate: loan?.rates.handFeeRate,
      instBaseYearRate: loan?.rates.instBaseYearRate,
      billDays: loan?.billDays,
    })
    expect(loan?.rows.map((row) => row.wire)).toEqual(schedule?.list)
    expect(loan?.monthPay).toBe(schedule?.monthPay)
    expect(loan?.rates.irr).toBe('0.1956')
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      loanAmount: '100000.00',
      canUseLoanAmount: '80000.00',
    })
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount })
  })

  it('is made once under its number', async () => {
    const { sandbox, person } = await merchant('merchant-approved')
    const request = await readyToPublish(person)
    const first = await person.call('merchant/publish', request)
    expect(await person.call('merchant/publish', request)).toEqual(first)
    expect((await person.refusal('merchant/publish', { ...request, amount: 30_000 }))[0]).toBe(409)
    expect(sandbox.world().loanCount).toBe(1)
    await person.call('merchant/publish', { ...request, serialNumber: serial(2) })
    expect(sandbox.world().loanCount).toBe(2)
  })

  it('is an open application of its kind until its result was seen, and closes other numbers', async () => {
    const { person } = await merchant('merchant-approved')
    const open = (seenSerialNumber?: string) =>
      person.call('cash/queryOpenApplications', {
        typeId: 'merchant',
        ...(seenSerialNumber !== undefined && { seenSerialNumber }),
      })
    const { serialNumber: cash } = await person.call('cash/queryOpenApplications', { typeId: 'cash' })
    const { serialNumber = '' } = await open()
    const request = await readyToPublish(person, { serialNumber: serialNumber ?? '' })
    const { listingId } = await person.call('merchant/publish', request)
    expect((await open()).applications).toMatchObject([{ serialNumber, listingId, kind: 'merchant' }])
    expect(
      await person.call('cash/getLoanAfterProcessInfo', {
        typeId: 'publishStatus',
        serialNumber: serialNumber ?? '',
        kooUserSource: 'APP',
      }),
    ).toMatchObject({ publishState: 'processed', listingId, kind: 'merchant' })
    expect(await person.refusal('merchant/publish', { ...request, serialNumber: cash ?? '' })).toEqual([
      42116,
      expect.any(String),
    ])
    expect((await open(serialNumber ?? '')).applications).toEqual([])
  })

  it('may be begun as long as the merchant’s limit suffices, whatever the other one is', async () => {
    const may = async (persona: string) => {
      const { person } = await merchant(persona)
      return { person, answer: await person.call('cash/checkCanPublish', { typeId: 'merchant' }) }
    }
    const { person, answer } = await may('merchant-approved')
    expect(answer).toEqual({ allowed: true, reason: null, reasonCode: null })
    await person.call('merchant/publish', await readyToPublish(person, { amount: 99_900 }))
    expect(await person.call('cash/checkCanPublish', { typeId: 'merchant' })).toEqual({
      allowed: false,
      reason: '剩余可用额度不足，暂时无法借款',
      reasonCode: 'limit',
    })
    expect(await person.call('cash/checkCanPublish', { typeId: 'cash' })).toMatchObject({ allowed: true })
    expect((await may('merchant-reviewing')).answer).toMatchObject({
      allowed: false,
      reason: '您暂无可用的商户贷额度，请先完成申请',
    })
  })

  it('gives its limit back when its review refuses', async () => {
    const { sandbox, person } = await merchant('merchant-approved')
    sandbox.reset('default', {
      persona: 'merchant-approved',
      tweak: { audit: { polls: 0, outcome: 'auditFailure' } },
    })
    await person.signIn()
    const { listingId } = await person.call('merchant/publish', await readyToPublish(person))
    await person.call('cash/queryPublishStatus', { listingId })
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({ canUseLoanAmount: '100000.00' })
    expect(await person.refusal('merchant/getLoanTime', { listingId })).toEqual([
      42121,
      '借款审核未通过，不会放款',
    ])
  })

  it.each([
    [{ amount: 499 }, 42112],
    [{ amount: '100000.01' }, 42112],
    [{ userCardId: 'C9' }, 42113],
    [{ loanUseCode: '1' }, 400],
    [{ loanPeriod: 7 }, 45006],
    [{ verifyCode: '000000' }, 42101],
    [{ verifyCode: '999999' }, 42104],
  ])('is refused with %j: %i', async (change, code) => {
    const { sandbox, person } = await merchant('merchant-approved')
    expect((await person.refusal('merchant/publish', await readyToPublish(person, change)))[0]).toBe(code)
    expect(sandbox.world().loanCount).toBe(0)
  })

  it('may not go beyond what is left', async () => {
    const { person } = await merchant('merchant-approved')
    const request = await readyToPublish(person, { amount: 60_000 })
    await person.call('merchant/publish', request)
    expect((await person.refusal('merchant/publish', { ...request, serialNumber: serial(2) }))[0]).toBe(42112)
    await person.call('merchant/publish', { ...request, serialNumber: serial(3), amount: 40_000 })
  })

  it('may not be more than the lender pays out at once', async () => {
    const { sandbox, person } = await merchant('merchant-approved')
    sandbox.reset('default', { persona: 'merchant-approved', tweak: { limit: { lenderCap: 20_000 } } })
    await person.signIn()
    const request = await readyToPublish(person, { amount: '20000.01' })
    expect((await person.refusal('merchant/publish', request))[0]).toBe(42112)
    await person.call('merchant/publish', { ...request, amount: 20_000 })
  })

  it('needs a code that was sent, and not long ago', async () => {
    const { person, later } = await merchant('merchant-approved')
    const request = await readyToPublish(person)
    await later(301)
    expect((await person.refusal('merchant/publish', request))[0]).toBe(42104)
    const { person: another } = await merchant('merchant-approved')
    expect((await another.refusal('merchant/publish', request))[0]).toBe(42104)
  })

  it('sends its code to the own phone, once a minute', async () => {
    const { person } = await merchant('merchant-approved')
    expect(await person.call('merchant/sendSms', { type: 2, mobile: '13800000507' })).toMatchObject({
      mobileMasked: '138****0507',
      resendSeconds: 60,
    })
    expect((await person.refusal('merchant/sendSms', { type: 1 }))[0]).toBe(42103)
    expect(await person.refusal('merchant/sendSms', { type: 1, mobile: '13911112222' })).toEqual([
      400,
      '验证码只能发送至您的注册手机号',
    ])
  })

  it('says when the money is expected, for any loan of the customer', async () => {
    const { person, later } = await merchant('merchant-approved')
    const { listingId } = await person.call('merchant/publish', await readyToPublish(person))
    const time = async () => (await person.call('merchant/getLoanTime', { listingId })).predictEntryTime
    expect(await time()).toBe('预计审核通过后20分钟内到账')
    for (let k = 0; k < 3; k += 1) await person.call('cash/queryPublishStatus', { listingId })
    expect(await time()).toBe('预计11-20 10:20前到账')
    await later(1200)
    expect(await time()).toBe('已到账，请以银行入账通知为准')
    expect(await person.refusal('merchant/getLoanTime', { listingId: 'P' })).toEqual([
      42114,
      '未查询到该笔借款',
    ])
  })

  it('grants less than was applied for where the persona says so', async () => {
    const { sandbox, person } = await merchant('merchant-lowered')
    sandbox.reset('default', {
      persona: 'merchant-lowered',
      tweak: { merchant: { status: 5, appliedYuan: 12_345 } },
    })
    await person.signIn()
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      applyAmount: '12345.00',
      loanAmount: '7400.00',
    })
  })
})
