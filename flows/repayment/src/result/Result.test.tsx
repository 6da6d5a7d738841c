import { replies, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openBills, openCashier, pay, tapAtCashier, type Outcome } from '../testing/ledger.ts'
import { morning } from '../testing/morning.ts'
import { copy } from './copy.ts'
import { result } from './step.ts'

const STATUS = 'repayment/queryStatus'
const MINUTE = 60_000
const { ended } = copy
/** Words that claim a payment. */
const CLAIM = /还款成功|已扣款|账单已更新/

type Options = OpenPageOptions<{ repayNo: string }>

/** The result after what `before` has done at the lender. */
async function open(before: (world: SandboxWorld) => Promise<string>, options: Options = {}) {
  const world = sandboxWorld({ persona: 'running-loan', clock: morning() })
  const repayNo = await before(world)
  return openPage(result, { world, search: { repayNo }, ...options })
}
const after = (outcome: Outcome) => (world: SandboxWorld) => pay(world, outcome)
/** The customer opens the cashier, and does not pay there. */
const left = async (world: SandboxWorld) =>
  (await openCashier(world, (await openBills(world)).slice(0, 1))).repayNo
const isSettled = async (world: SandboxWorld) => (await openBills(world)).every((id) => !id.endsWith('_5'))
const receipt = page.getByRole('region', { name: copy.receipt.title })
const bodyText = () => document.body.textContent ?? ''

describe('the result of a repayment', () => {
  it(
    'that was paid says the amount to the cent and when, and offers automatic repayment',
    { tags: ['route.42'] },
    async () => {
      const { text, tap, exits, world } = await open(after('success'))
      await expect.element(page.getByRole('heading', { name: ended.paid.title })).toBeVisible()
      await expect.element(receipt).toMatchTextContent('12月10日10:00已还金额¥1,115.09')
      await expect.element(receipt).toMatchTextContent('10:00银行已扣款')
      await expect.element(receipt.getByRole('button', { name: /复制还款单号/ })).toBeVisible()
      // What was paid is over: there is nothing for a calendar.
      await expect.element(page.getByRole('button', { name: '加入日历' })).not.toBeInTheDocument()
      await expect.element(text('银行卡自动还款')).toBeVisible()
      // Once: the banner stands for the row.
      expect(page.getByRole('button', { name: /^自动还款/ }).elements()).toEqual([])
      expect(await isSettled(world)).toBe(true)
      await tap(copy.look)
      expect(exits).toEqual([{ name: 'bills', query: undefined }])
    },
  )

  it('that took a part says so in the words of the lender', async () => {
    const { text, tap, exits } = await open(after('partial'))
    await expect.element(text(/已扣款557\.55元，剩余款项请尽快还清/)).toBeVisible()
    await expect.element(text('¥557.55')).toBeVisible()
    await expect.element(receipt).not.toBeInTheDocument()
    expect(bodyText()).not.toContain('银行卡自动还款')
    await tap(copy.look)
    expect(exits).toEqual([{ name: 'bills', query: undefined }])
  })

  it.each<[Outcome, string, string | RegExp]>([
    ['failed', ended.failed.title, /付款未成功/],
    ['cancel', ended.cancelled.title, '您已取消本次还款'],
  ])('of %s claims no payment, and leads to the bills', async (outcome, title, reason) => {
    const { text, world } = await open(after(outcome))
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(text(reason)).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
    expect(await isSettled(world)).toBe(false)
  })

  it('of a cashier that was left without paying claims nothing, and can be asked for again', async () => {
    const { text, tap, calls, world } = await open(left)
    await expect.element(text(ended.unpaid.text)).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
    const [url] = [world.sandbox.world().users[0]?.slices.repayment?.orders[0]?.ticket ?? '']
    await tapAtCashier(
      world,
      `https://m.credit.test/__sandbox/cashier?scope=default&ticket=${url}`,
      'success',
    )
    await tap(copy.refresh)
    await expect.element(page.getByRole('heading', { name: ended.paid.title })).toBeVisible()
    expect(calls(STATUS)).toHaveLength(2)
  })

  it('of a cashier that nobody came to says that it is closed', async () => {
    const { text } = await open(async (world) => {
      const repayNo = await left(world)
      await world.clock.advance(16 * MINUTE)
      return repayNo
    })
    await expect.element(text(ended.closed.text)).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
  })

  it('that is on its way is waited for, as long as a bank takes', async () => {
    const { text, clock, calls } = await open(after('processing'))
    await expect.element(text(copy.waiting.title)).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
    await clock.advance(4_000)
    expect(calls(STATUS)).toHaveLength(3)
    await clock.advance(30_000)
    await expect.element(page.getByRole('heading', { name: ended.paid.title })).toBeVisible()
  })

  it('that does not come in time claims nothing, after 15 requests', async () => {
    const { text, tap, clock, calls, exits, world } = await open(after('processing'), {
      faults: [replies(STATUS, { status: 'paying', amount: '1115.09' })],
    })
    await expect.element(text(copy.waiting.title)).toBeVisible()
    await clock.advance(2 * MINUTE)
    await expect.element(text(copy.waiting.usedUp.title)).toBeVisible()
    expect(calls(STATUS)).toHaveLength(15)
    expect(bodyText()).not.toMatch(CLAIM)
    world.sandbox.clearFaults()
    await tap('刷新结果')
    await expect.element(page.getByRole('heading', { name: ended.paid.title })).toBeVisible()
    expect(exits).toEqual([])
  })

  it('of a state that is not known here claims nothing', { tags: ['loan.14'] }, async () => {
    const { text, tap, calls } = await open(after('success'), {
      faults: [replies(STATUS, { status: 'reviewing', amount: '1115.09' })],
    })
    await expect.element(text(ended.unknown.title)).toBeVisible()
    expect(bodyText()).not.toMatch(CLAIM)
    await tap(copy.refresh)
    await expect.poll(() => calls(STATUS).length).toBe(2)
  })

  it.each([
    ['of another customer', 'Y999'],
    ['that does not exist', 'none'],
  ])('of a number %s says that it was not found', async (_, repayNo) => {
    const { text, tap, exits } = await open(() => Promise.resolve(repayNo))
    await expect.element(text(copy.missing.title)).toBeVisible()
    await tap(copy.bills)
    expect(exits).toEqual([{ name: 'bills', query: undefined }])
  })

  it('shows no figure that cannot be read', async () => {
    await open(after('success'), {
      contract: 'report',
      faults: [replies(STATUS, { status: 'paid', amount: null })],
    })
    await expect.element(receipt).toBeVisible()
    expect(receipt.element().textContent).not.toMatch(/¥|NaN|已还金额/)
  })
})
