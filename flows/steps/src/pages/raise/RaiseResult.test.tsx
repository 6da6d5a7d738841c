import { creditOcrScreenshotAuth, creditPreValidatorQuery } from '@koo/api-client/calls'
import { replies, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy, resultCopy } from './copy.ts'
import { raiseResult } from './step.ts'

const CHECK = 'credit/preValidator'
const LOG = 'credit/queryLimitLog'
const AMOUNT = 'credit/queryAmount'
type Search = { authId?: string }

const proveWith =
  (name: string, authId = '127') =>
  async ({ gateway }: SandboxWorld) => {
    const file = new File(['x'], name, { type: 'image/png' })
    await creditOcrScreenshotAuth(gateway, { file, authId })
  }
const prove = proveWith('fund.png')
const open = (options: OpenPageOptions<Search> = {}) =>
  openPage(raiseResult, { search: { authId: '127' }, ...options })
const expectShown = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()
const DONE = replies(CHECK, { allowed: false, reasonCode: 'done', reason: '您已完成该认证，无需重复认证' })

describe('a verification that has passed', () => {
  it('shows by how much the limit rose, and what it is now', async () => {
    const { tap, exits } = await open({ prepare: prove })
    await expectShown(resultCopy.raised.title)
    await expectShown('公积金认证提额')
    await expectShown('5,000.00')
    await expectShown('¥55,000.00')
    await expectShown('55,000')
    await tap(resultCopy.loan)
    await tap(copy.home)
    expect(exits.map(({ name }) => name)).toEqual(['loan', 'home'])
  })

  it('has brought what the log says, whatever the promotion promised', async () => {
    const row = { time: '2026-11-20 10:00:00', changeType: 'raise', title: '公积金认证提额' }
    await open({
      faults: [DONE, replies(LOG, [{ ...row, changeAmount: '4321.00', afterAmount: '54321.00' }])],
    })
    await expectShown('4,321.00')
    await expectShown('¥54,321.00')
    expect(document.body.textContent).not.toContain('5,000.00')
  })

  it('and has its limit from the call of the limit', async () => {
    await open({
      prepare: prove,
      faults: [replies(AMOUNT, { loanAmount: '61000.00', canUseLoanAmount: '60000.00', status: 'normal' })],
    })
    await expectShown('60,000')
  })

  it('is not mixed up with the reward of a campaign that came with it', async () => {
    await open({ persona: 'campaign-joined', prepare: prove })
    await expectShown('公积金认证提额')
    await expectShown('5,000.00')
    await expectShown('+¥1,000.00')
    await expectShown('¥56,000.00')
  })

  it('is the one with its name, also where the log has the reward first', async () => {
    const row = { time: '2026-11-20 10:00:00', changeType: 'raise' }
    const own = { ...row, title: '公积金认证提额', changeAmount: '5000.00', afterAmount: '55000.00' }
    const reward = { ...row, title: '提额活动奖励', changeAmount: '1000.00', afterAmount: '56000.00' }
    await open({ faults: [DONE, replies(LOG, [reward, own])] })
    await expectShown(resultCopy.raised.title)
    await expectShown('5,000.00')
    await expectShown('+¥1,000.00')
    await expectShown('¥56,000.00')
  })

  it('has not brought what was there before it, though the log has the same second for both', async () => {
    const row = { time: '2026-11-20 10:00:00', changeType: 'raise' }
    const own = { ...row, title: '公积金认证提额', changeAmount: '5000.00', afterAmount: '55000.00' }
    const before = { ...row, title: '临时额度发放', changeAmount: '800.00', afterAmount: '50000.00' }
    await open({ faults: [DONE, replies(LOG, [own, before])] })
    await expectShown('¥55,000.00')
    expect(page.getByText('临时额度发放').elements()).toEqual([])
  })

  it('with a log that does not name it claims no raise by it', async () => {
    const row = { time: '2026-11-20 10:00:00', changeType: 'raise', title: '临时额度发放' }
    await open({ faults: [DONE, replies(LOG, [{ ...row, changeAmount: '800.00', afterAmount: null }])] })
    await expectShown(copy.passed.title)
    await expectShown('临时额度发放')
    await expectShown('800.00')
    await expect.element(page.getByText(resultCopy.raised.title)).not.toBeInTheDocument()
  })

  it('with an empty log, and a limit without figures, says only that it has passed', async () => {
    const { view } = await open({
      faults: [DONE, replies(LOG, []), replies(AMOUNT, { status: 'normal', loanAmount: null })],
    })
    await expectShown(copy.passed.title)
    expect(view.container.textContent).not.toMatch(/¥|NaN|null|undefined/)
  })

  it('does not take over what an earlier page was told', async () => {
    const { world, text } = await open({
      prepare: async (world) => {
        const { queryKey, queryFn } = creditPreValidatorQuery(world.gateway, { authId: '127' })
        world.queries.setQueryData(queryKey, await queryFn({}))
        await prove(world)
      },
      faults: [{ match: CHECK, fault: 'latency=3000' }],
    })
    expect(text(resultCopy.open.title).elements()).toEqual([])
    await world.clock.advance(3_000)
    await expectShown(resultCopy.raised.title)
    expect(text(resultCopy.open.title).elements()).toEqual([])
  })

  it('stays after a reload, and nothing of it is in the address', async () => {
    let isProved = false
    const once = async (world: SandboxWorld) => {
      if (!isProved) await prove(world)
      isProved = true
    }
    const opened = await open({ prepare: once, search: { authId: '127', amount: '999' } as Search })
    await expectShown('5,000.00')
    const again = await opened.reload()
    await expect.element(again.text('公积金认证提额').first()).toBeVisible()
    expect(again.view.container.textContent).not.toContain('999')
  })
})

describe('a verification that has not passed', () => {
  it('may have its result later, and is asked about again', async () => {
    const { world, tap } = await open()
    await expectShown(resultCopy.open.title)
    expect(page.getByText(/¥/).elements()).toEqual([])
    await prove(world)
    await tap(resultCopy.refresh)
    await expectShown(resultCopy.raised.title)
    await expectShown('¥55,000.00')
  })

  it('without a try left today says when', async () => {
    const { tap, exits } = await open({ persona: 'raise-mixed', search: { authId: '129' } })
    await expectShown(copy.tomorrow.title)
    await expectShown('今日认证次数已用完，请明天再试')
    await tap(copy.home)
    expect(exits.map(({ name }) => name)).toEqual(['home'])
  })

  it.each([
    ['raise-blocked', '127', '您近期的综合评分暂不支持提额，请保持良好的还款习惯'],
    ['account-frozen', '127', '您的账户已冻结，暂不支持提额'],
    ['credit-new', '127', '请先完成额度申请'],
    ['old-customer', '999', '暂不支持该认证'],
  ])('for %s and %s has the reason of the server', async (persona, authId, reason) => {
    await open({ persona, search: { authId } })
    await expectShown(copy.unknown.title)
    await expectShown(reason)
  })

  it('is asked about again when the reply does not come', async () => {
    const { tap, world } = await open({ prepare: prove, faults: [{ match: LOG, fault: 'result=42020' }] })
    await expectShown(copy.failed)
    world.sandbox.clearFaults()
    await tap('重试')
    await expectShown(resultCopy.raised.title)
  })

  it('does not need the promotion', async () => {
    await open({ prepare: prove, faults: [{ match: 'credit/getPromotionProcess', fault: 'result=42020' }] })
    await expectShown('公积金认证提额')
    await expectShown('5,000.00')
  })
})

describe('without a verification', () => {
  it('shows the last raise, and when it was', async () => {
    const { calls } = await open({ persona: 'raise-done', search: {} })
    await expectShown(resultCopy.last.title)
    await expectShown(/到账/)
    expect(calls(CHECK)).toEqual([])
  })

  it('says that there is none', async () => {
    const cut = { time: '2026-11-20 10:00:00', changeType: 'cut', changeAmount: '900.00', title: '降额' }
    const { tap, exits } = await open({ search: {}, faults: [replies(LOG, [cut])] })
    await expectShown(resultCopy.none.title)
    expect(page.getByText(/900/).elements()).toEqual([])
    await tap(copy.home)
    expect(exits.map(({ name }) => name)).toEqual(['home'])
  })
})

it('ends the way: back never shows what was handed in', () => {
  expect(raiseResult.final).toBe(true)
})
