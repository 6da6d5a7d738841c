import { replies, type FaultRule } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from '../../blocks/assessment/copy.ts'
import { assess } from './step.ts'

const STATUS = 'channel/queryAssessAmountStatus'
const START = 'channel/assessAmount'
const AMOUNT = 'channel/queryAmount'
const RECORD = 'user/queryAuditRecord'

const open = (...faults: FaultRule[]) =>
  openPage(assess({ shows: 'outcome' }), { persona: 'siku-ready', faults })
const exited = (name: string) => [{ name, query: undefined }]

describe('the amount of a passed assessment', () => {
  it.each([
    [0.01, '0.01'],
    ['200000', '200,000'],
    [99_999_999.99, '99,999,999.99'],
  ])('%s is shown as %s', async (loanAmount, shown) => {
    const { text } = await open(replies(STATUS, { status: 3 }), replies(AMOUNT, { loanAmount }))
    await expect.element(text(shown)).toBeVisible()
  })

  it('stays in one line on a narrow phone', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(375, 812))
    const { text } = await open(replies(STATUS, { status: 3 }), replies(AMOUNT, { loanAmount: 200_000 }))
    await expect.element(text('200,000')).toBeVisible()
    const lines = document.createRange()
    lines.selectNodeContents(text('200,000').element())
    expect(new Set([...lines.getClientRects()].map(({ top }) => top)).size).toBe(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  // A reply without the field is unreadable, and a read that fails is repeated once. One that names no amount, or nothing, is an answer.
  it.each([
    [{ loanAmount: null }, 1],
    [{ loanAmount: 0 }, 1],
    [{}, 2],
  ])('is not claimed when the server sends %j, asked for %i time(s)', async (amount, times) => {
    const { text, tap, exits, calls } = await open(replies(STATUS, { status: 3 }), replies(AMOUNT, amount))
    await expect.element(text(/额度金额暂时没有读到/)).toBeVisible()
    // The server has counted it as seen: nothing is read again by going on.
    await tap(copy.next)
    await expect.poll(() => exits).toEqual(exited('passed'))
    expect(calls(AMOUNT)).toHaveLength(times)
  })

  it('is waited for: there is no button before', async () => {
    const { calls } = await open(replies(STATUS, { status: 3 }), { match: AMOUNT, fault: 'hang=before' })
    await expect.poll(() => calls(AMOUNT)).toHaveLength(1)
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('lets the customer go on when it cannot be read twice', async () => {
    const { tap, text, exits } = await open(replies(STATUS, { status: 3 }), {
      match: AMOUNT,
      fault: 'result=42020',
    })
    await expect.element(text(/额度金额暂时没有读到/)).toBeVisible()
    await tap(copy.next)
    await expect.poll(() => exits).toEqual(exited('passed'))
  })
})

describe('a refused assessment', () => {
  const refused = (reason?: string | null) => replies(STATUS, { status: 2, reason })

  it.each([
    ['no record', null],
    ['no day', { retryTime: null }],
    ['an unreadable day', { retryTime: '下个月' }],
  ])('names no day with %s', async (_name, record) => {
    const { text } = await open(refused('综合评分不足'), replies(RECORD, record))
    await expect.element(text('综合评分不足')).toBeVisible()
    expect(text(copy.retryLabel).elements()).toEqual([])
  })

  it('is shown without its day when the record cannot be read', async () => {
    const { text, clock } = await open(refused(), { match: RECORD, fault: 'result=42020' })
    await clock.advance(10_000)
    await expect.element(text('评估未通过')).toBeVisible()
    expect(text(copy.retryLabel).elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: copy.back })).toBeVisible()
  })

  it('may be repeated from the very moment of the retry time', async () => {
    const day = (retryTime: string) => replies(RECORD, { retryTime })
    // The clock of the test stands at 10:00 in Beijing.
    const early = await open(refused(), day('2026-03-02 10:00:01'))
    await expect.element(early.text(copy.retryLabel)).toBeVisible()
    await early.view.unmount()
    const { text } = await open(refused(), day('2026-03-02 10:00:00'))
    await expect.element(text(copy.again.title)).toBeVisible()
  })

  it('is the outcome at once when the start says so', async () => {
    const { text, tap, exits } = await open(
      replies(STATUS, { status: 0 }, 1),
      replies(STATUS, { status: 2, reason: '综合评分不足' }),
      replies(START, { status: 2 }),
      replies(RECORD, { retryTime: '2026-03-20' }),
    )
    await tap(copy.start)
    await expect.element(text('综合评分不足')).toBeVisible()
    await expect.element(text(/3月20日|2026/)).toBeVisible()
    expect(exits).toEqual([])
  })
})

describe('a start', () => {
  it('that passes at once shows the amount', async () => {
    const { text, tap, exits } = await open(
      replies(STATUS, { status: 0 }, 1),
      replies(STATUS, { status: 3 }),
      replies(START, { status: 3 }),
      replies(AMOUNT, { loanAmount: 30_000 }),
    )
    await tap(copy.start)
    await expect.element(text('30,000')).toBeVisible()
    expect(exits).toEqual([])
  })

  it('that is refused says why beside its button', async () => {
    const { tap, exits } = await open({ match: START, fault: 'result=42020' })
    await tap(copy.start)
    await expect.element(page.getByRole('alert').filter({ hasText: '系统异常' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.start })).toBeVisible()
    expect(exits).toEqual([])
  })

  it('is busy until the server replies', async () => {
    const { tap } = await open({ match: START, fault: 'hang=before' })
    await tap(copy.start)
    await expect.element(page.getByRole('button', { name: copy.start })).toHaveAttribute('aria-busy', 'true')
  })
})

it('a status that could not be read is read again', async () => {
  const { text, tap, world } = await open({ match: STATUS, fault: 'result=42020' })
  await expect.element(text(copy.statusFailed)).toBeVisible()
  world.sandbox.clearFaults()
  await tap('重试')
  await expect.element(page.getByRole('button', { name: copy.start })).toBeVisible()
})
