import { AUTHORISATIONS } from '../../ledger/limit/authorisations.ts'
import { describe, expect, it } from 'vitest'
import { personas } from '../../index.ts'
import { serial, type Person } from '../../testing/client.ts'
import { DAY, picture, signedIn } from './testing/setting.ts'

/** Checks that every row follows from the one below it, and that the newest one is the current limit. */
async function checkLog(person: Person): Promise<string[]> {
  const rows = await person.call('credit/queryLimitLog', {})
  const { loanAmount } = await person.call('credit/queryAmount', {})
  const newestFirst = rows.map(({ time }) => String(time))
  expect(newestFirst).toEqual([...newestFirst].sort().reverse())
  expect(rows[0]?.afterAmount ?? '0.00').toBe(loanAmount)
  for (const [k, row] of rows.entries()) {
    const signed = Number(row.changeAmount) * (row.changeType === 'raise' ? 1 : -1)
    expect(Number(row.changeAmount)).toBeGreaterThan(0)
    expect(Number(rows[k + 1]?.afterAmount ?? 0) + signed).toBeCloseTo(Number(row.afterAmount), 6)
  }
  return rows.map(({ title, changeType, changeAmount }) => `${title} ${changeType} ${changeAmount}`)
}

describe('the log of the limit', () => {
  it('explains the limit of an old customer from its beginning', async () => {
    const { person } = await signedIn()
    expect(await checkLog(person)).toEqual(['临时额度发放 raise 5000.00', '额度开通 raise 45000.00'])
  })

  it('shows changes that end automatically', async () => {
    const { person, sandbox } = await signedIn()
    const after = async (days: number) => {
      sandbox.changeClock({ advanceMs: days * DAY })
      await person.signIn()
      return checkLog(person)
    }
    expect((await after(16))[0]).toBe('临时额度到期 cut 5000.00')
    expect((await after(25))[0]).toBe('部分额度到期 cut 8000.00')
    expect((await after(330))[0]).toBe('额度有效期届满 cut 37000.00')
  })

  it("shows the changes before the persona's first day", async () => {
    const { person } = await signedIn('raise-done')
    expect(await checkLog(person)).toEqual([
      '临时额度发放 raise 5000.00',
      '网银认证提额 raise 8000.00',
      '综合评估降额 cut 6000.00',
      '公积金认证提额 raise 5000.00',
      '学籍认证提额 raise 3000.00',
      '额度开通 raise 35000.00',
    ])
  })

  it('is empty before there is a limit', async () => {
    const { person } = await signedIn('credit-new')
    expect(await checkLog(person)).toEqual([])
  })

  it.each(personas.map(({ name }) => name))('adds up for %s', async (name) => {
    const { person } = await signedIn(name)
    await checkLog(person)
  })
})

describe('the amount of the credit', () => {
  it('is the limit the loan page lends, and falls with a loan', async () => {
    const { person } = await signedIn()
    expect(await person.call('credit/queryAmount', {})).toMatchObject({
      loanAmount: '50000.00',
      canUseLoanAmount: '50000.00',
      cashTempAvailAmount: '5000.00',
      status: 'normal',
    })
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), { amount: 20_000 }))
    expect(await person.call('credit/queryAmount', {})).toMatchObject({
      loanAmount: '50000.00',
      canUseLoanAmount: '30000.00',
    })
  })
})

describe('the promotion', () => {
  it('lists every authorisation and what it brings; joining again changes nothing', async () => {
    const { person } = await signedIn()
    const before = await person.call('credit/getPromotionProcess', {})
    expect(before).toMatchObject({ joined: false, maxAmount: 20_000, startDate: '2026-11-20' })
    expect(before.steps).toHaveLength(Object.keys(AUTHORISATIONS).length)
    expect(before.steps[0]).toEqual({
      code: '126',
      title: '学籍认证',
      status: 0,
      reward: '最高可提3000元',
      linkUrl: '/pages/credit/raiseLimit/academicAuth',
    })
    await person.call('credit/joinPromotion', {})
    await person.call('credit/joinPromotion', {})
    await person.call('credit/ocrScreenshotAuth', { file: picture('a.jpg'), authId: '126' })
    const after = await person.call('credit/getPromotionProcess', {})
    expect(after.joined).toBe(true)
    expect(after.steps.filter(({ status }) => status === 3).map(({ code }) => code)).toEqual(['126'])
  })
})

describe('the campaign of a month', () => {
  const states = async (person: Person, month = '2026-11') =>
    (await person.call('credit/getCampaignProcess', { month })).steps.map(({ status }) => status)

  it('goes join, raise, borrow, and rewards the raise once', async () => {
    const { person } = await signedIn()
    expect(await person.call('credit/getCampaignProcess', { month: '2026-11' })).toMatchObject({
      joined: false,
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      maxAmount: 1000,
    })
    expect(await states(person)).toEqual([0, 0, 0])
    await person.call('credit/joinCampaign', { month: '2026-11' })
    await person.call('credit/joinCampaign', { month: '2026-11' })
    expect(await states(person)).toEqual([3, 0, 0])
    await person.call('credit/ocrScreenshotAuth', { file: picture('a.jpg'), authId: '130' })
    await person.call('credit/ocrScreenshotAuth', { file: picture('a.jpg'), authId: '132' })
    expect(await states(person)).toEqual([3, 3, 0])
    // The reward follows what it is for, also at the same moment.
    expect((await checkLog(person)).slice(0, 3)).toEqual([
      '关注公众号提额 raise 500.00',
      '提额活动奖励 raise 1000.00',
      '消费凭证认证提额 raise 1000.00',
    ])
    expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '52500.00' })
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    expect(await states(person)).toEqual([3, 3, 3])
  })

  it('rewards a raise of before it was joined, for thirty days', async () => {
    const { person, sandbox } = await signedIn()
    await person.call('credit/ocrScreenshotAuth', { file: picture('a.jpg'), authId: '130' })
    expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '51000.00' })
    await person.call('credit/joinCampaign', { month: '2026-11' })
    expect(await person.call('credit/queryAmount', {})).toMatchObject({ loanAmount: '52000.00' })
    sandbox.changeClock({ advanceMs: 30 * DAY })
    await person.signIn()
    expect((await checkLog(person))[0]).toBe('提额活动奖励到期 cut 1000.00')
    expect(await states(person, '2026-12'), 'another month begins anew').toEqual([0, 0, 0])
  })

  it.each([
    ['2026-10', '本期活动已结束'],
    ['2026-12', '本期活动尚未开始，敬请期待'],
    ['2026-07', '本月暂无提额活动'],
    ['2026-13', '本月暂无提额活动'],
  ])('%s cannot be joined: %s', async (month, text) => {
    const { person } = await signedIn()
    expect(await person.refusal('credit/joinCampaign', { month })).toEqual([42141, text])
  })

  it('is shown for other months of the season, and not out of it', async () => {
    const { person } = await signedIn()
    expect(await person.call('credit/getCampaignProcess', { month: '2027-02' })).toMatchObject({
      endDate: '2027-02-28',
    })
    expect(await person.refusal('credit/getCampaignProcess', { month: '2026-06' })).toEqual([
      42141,
      '本月暂无提额活动',
    ])
  })
})
