import { creditQueryLimitLog, merchantUpdateYcdAuthStatus } from '@koo/api-client/calls'
import { refuses, replies, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { hasEnded } from './licence.ts'
import { reportOf } from './report.ts'
import { tobacco, tobaccoBasic, tobaccoFailure, tobaccoGoods, tobaccoManage } from './step.ts'

const DATA = 'merchant/getTobaccoLoanData'
const UPDATE = 'merchant/updateYcdAuthStatus'
const CHECK = 'credit/preValidator'
const nothing = { basicInfo: null, manageInfo: null, goodsInfo: null }
const shop = { persona: 'merchant-tobacco' } as const
const parts = [
  ['basicInfo', tobaccoBasic, copy.basic.next],
  ['manageInfo', tobaccoManage, copy.manage.next],
  ['goodsInfo', tobaccoGoods, copy.goods.done],
] as const

/** Opens a part of a shop whose data were read. */
async function openRead(step: (typeof parts)[number][1], options: OpenPageOptions<object> = {}) {
  const opened = await openPage(step, { ...shop, ...options })
  await opened.clock.advance(6_000)
  return opened
}

describe('the introduction', () => {
  it('says what it takes, starts the reading, and leads on', async () => {
    const { text, tap, exits, calls } = await openPage(tobacco, shop)
    for (const { title } of copy.intro.points) await expect.element(text(title)).toBeVisible()
    expect(calls(DATA)).toHaveLength(1)
    await tap(copy.intro.start)
    expect(exits).toEqual([{ name: 'start', query: undefined }])
  })

  it('without a licence says so; it can be looked for again, or the reason read', async () => {
    const { text, tap, exits, calls } = await openPage(tobacco, { persona: 'merchant-start' })
    await expect.element(text(copy.intro.none)).toBeVisible()
    expect(page.getByRole('button', { name: copy.intro.start }).elements()).toEqual([])
    await tap(copy.intro.again)
    await expect.poll(() => calls(DATA).length).toBe(2)
    await tap(copy.intro.why)
    expect(exits).toEqual([{ name: 'failed', query: undefined }])
  })
})

describe('the parts', () => {
  it.each(parts)(
    '%s reports once that the verification is not finished',
    { tags: ['channel.13', 'id.3'] },
    async (_name, step) => {
      const { calls } = await openRead(step)
      expect(calls(UPDATE).map(({ request }) => request)).toEqual([
        { authId: '118', authStatus: '0', authToken: '' },
      ])
    },
  )

  it.each(parts)('%s is shown although the report did not arrive', async (_name, step, next) => {
    await openRead(step, { faults: [{ match: UPDATE, fault: 'drop=before' }] })
    await expect.element(page.getByRole('button', { name: next })).toBeVisible()
  })

  it('show the licence, with its owner masked', async () => {
    const { text, tap, exits } = await openRead(tobaccoBasic)
    await expect.element(text('思远烟酒便利店')).toBeVisible()
    await expect.element(text('陈**')).toBeVisible()
    await expect.element(text('浙江省杭州市西湖区文三路90号')).toBeVisible()
    await expect.element(text(/^20\d\d年\d{1,2}月\d{1,2}日$/)).toBeVisible()
    await tap(copy.basic.next)
    expect(exits).toEqual([{ name: 'next', query: undefined }])
  })

  it('of a licence that has ended says so, and leads to the result', async () => {
    const { text, tap, exits } = await openRead(tobaccoBasic, { persona: 'merchant-tobacco-ended' })
    await expect.element(text(copy.basic.ended)).toBeVisible()
    await tap(copy.basic.why)
    expect(exits).toEqual([{ name: 'failed', query: undefined }])
  })

  it('show the trade to the cent', async () => {
    const { text } = await openRead(tobaccoManage)
    for (const fact of ['2019年5月20日', '五星级', '8次', '¥63,300.00'])
      await expect.element(text(fact)).toBeVisible()
  })

  it('show the goods, one of them twice', async () => {
    const goods = { name: '利群（新版）', count: 120, amount: '16800.00' }
    const { text } = await openRead(tobaccoGoods, {
      faults: [replies(DATA, { ...nothing, goodsInfo: [goods, goods] })],
    })
    await expect.element(text('¥16,800.00').nth(1)).toBeVisible()
  })

  it('end when the reading does not: without data it can be given up', async () => {
    const { clock, tap, exits } = await openPage(tobaccoGoods, { persona: 'merchant-tobacco-unread' })
    await clock.advance(60_000)
    await tap('结束认证')
    expect(exits).toEqual([{ name: 'failed', query: undefined }])
  })
})

/** The raises of the limit by this verification. */
const raisesOf = async ({ gateway }: SandboxWorld) =>
  (await creditQueryLimitLog(gateway, {})).filter(({ title }) => title?.includes('烟草'))

/** Taps the last button. It takes one tap a second, so this one may be ignored. */
const finish = () => (page.getByRole('button', { name: copy.goods.done }).element() as HTMLElement).click()

describe('the end', () => {
  it('is reported once for twenty taps, raises the limit, and leads on', async () => {
    const { exits, world, calls } = await openRead(tobaccoGoods)
    await expect.element(page.getByRole('button', { name: copy.goods.done })).toBeVisible()
    for (let count = 0; count < 20; count += 1) finish()
    await expect.poll(() => exits).toEqual([{ name: 'next', query: undefined }])
    const reported = calls(UPDATE).map(({ request }) => (request as { authStatus: string }).authStatus)
    expect(reported).toEqual(['0', '1'])
    expect(await raisesOf(world)).toHaveLength(1)
  })

  it('whose reply was lost is reported again, and raises the limit once', async () => {
    const { exits, text, world } = await openRead(tobaccoGoods)
    world.sandbox.addFaults('default', { match: UPDATE, fault: 'drop=after', times: 1 })
    await expect.element(page.getByRole('button', { name: copy.goods.done })).toBeVisible()
    finish()
    await expect.element(text('网络异常，请您重新提交')).toBeVisible()
    await expect
      .poll(() => {
        finish()
        return exits.length
      })
      .toBe(1)
    expect(await raisesOf(world)).toHaveLength(1)
  })

  it('before the data are read stays here, in the server’s words', async () => {
    const { tap, exits, text } = await openRead(tobaccoGoods, {
      faults: [refuses(UPDATE, 42121, '经营数据读取中，请稍后再试')],
    })
    await tap(copy.goods.done)
    await expect.element(text('经营数据读取中，请稍后再试')).toBeVisible()
    expect(exits).toEqual([])
  })

  it('that is refused leads to the page that says why', async () => {
    const { tap, exits } = await openRead(tobaccoGoods, { persona: 'merchant-tobacco-ended' })
    await tap(copy.goods.done)
    await expect.poll(() => exits).toEqual([{ name: 'failed', query: undefined }])
  })
})

describe('the failure', () => {
  it.each([
    ['merchant-tobacco-ended', '您的烟草专卖零售许可证已过有效期'],
    ['merchant-start', '未查询到您名下的烟草专卖零售许可证'],
    ['merchant-tobacco', copy.failure.other],
  ])('of %s says why, also after a reload', async (persona, reason) => {
    const opened = await openPage(tobaccoFailure, { persona })
    await expect.element(opened.text(reason)).toBeVisible()
    const { text, tap, exits, calls } = await opened.reload()
    await expect.element(text(reason)).toBeVisible()
    expect(calls(UPDATE).map(({ request }) => (request as { authStatus: string }).authStatus)).toEqual([
      '2',
      '2',
    ])
    await tap(copy.failure.again)
    await tap(copy.failure.home)
    expect(exits.map(({ name }) => name)).toEqual(['again', 'home'])
  })

  it('is none once the verification is done: an old tab leads on to what it has brought', async () => {
    const { world } = await openRead(tobaccoGoods)
    await merchantUpdateYcdAuthStatus(world.gateway, reportOf('done'))
    const { exits } = await openPage(tobaccoFailure, { world, ...shop })
    await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
    expect(page.getByText(copy.failure.title).elements()).toEqual([])
  })

  it('is claimed by nobody while the server does not say whether it is done', async () => {
    const { text, tap, world } = await openPage(tobaccoFailure, { ...shop, faults: [refuses(CHECK, 42_020)] })
    await expect.element(text(copy.failure.failed)).toBeVisible()
    expect(page.getByText(copy.failure.title).elements()).toEqual([])
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(text(copy.failure.title)).toBeVisible()
  })

  it('is there without its reason when nothing can be read', async () => {
    const { text, clock } = await openPage(tobaccoFailure, {
      faults: [{ match: DATA, fault: 'result=42020' }],
    })
    await clock.advance(5_000)
    await expect.element(text(copy.failure.other)).toBeVisible()
  })
})

it('that is done is not undone by a tab that was left open', async () => {
  const { world } = await openRead(tobaccoGoods)
  await merchantUpdateYcdAuthStatus(world.gateway, reportOf('done'))
  for (const step of [tobaccoBasic, tobaccoFailure]) await openPage(step, { world, ...shop })
  await expect.poll(() => world.sandbox.world('default').users[0]?.slices.merchant?.tobacco.status).toBe(1)
})

it('counts a licence until the end of its last day in Beijing', () => {
  const at = (text: string) => Date.parse(text)
  expect(hasEnded('2026-11-28', at('2026-11-28T23:59:59+08:00'))).toBe(false)
  expect(hasEnded('2026-11-28', at('2026-11-29T00:00:01+08:00'))).toBe(true)
  expect(hasEnded('长期', at('2026-11-29T00:00:01+08:00'))).toBe(false)
  expect(hasEnded(null, 0)).toBe(false)
})
