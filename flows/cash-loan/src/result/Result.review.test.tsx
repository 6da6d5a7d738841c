import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { POLL_MAX } from '../constants.ts'
import { openLoan, polls } from '../testing/openResult.ts'
import { copy } from './copy.ts'

describe('the review on the result page', () => {
  it('polls until the review has passed, and reports the result once', async () => {
    const { clock, world, host } = await openLoan()
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
    await clock.advance(30_000)
    await expect.element(page.getByText('审核通过').first()).toBeInTheDocument()
    const requests = polls(world)
    await clock.advance(300_000)
    expect(polls(world)).toBe(requests)
    expect(host.events).toMatchObject([{ name: 'review', facts: { outcome: 'success' } }])
  })

  it('goes on polling at an unknown status', async () => {
    const body = { Result: 200, ResultMessage: '', Content: { auditStatus: 'manualReview' } }
    const { clock } = await openLoan({
      contract: 'report',
      faults: [{ match: 'cash/queryPublishStatus', times: 2, fault: { kind: 'reply', body } }],
    })
    await clock.advance(3_500)
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
    await clock.advance(30_000)
    await expect.element(page.getByText('审核通过').first()).toBeInTheDocument()
  })

  it.each([
    ['is new', { auditStatus: 'manualReview' }],
    ['is missing', {}],
    ['is no text', { auditStatus: { code: 1 } }],
    ['is null', { auditStatus: null }],
  ])('shows no result when the status %s all the time, and ends the polling', async (_how, content) => {
    const body = { Result: 200, ResultMessage: '', Content: content }
    const { clock, world, exits } = await openLoan({
      contract: 'report',
      faults: [{ match: 'cash/queryPublishStatus', fault: { kind: 'reply', body } }],
    })
    await clock.advance(60 * 60_000)
    await expect.element(page.getByRole('button', { name: copy.unknown.refresh })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/审核通过|审核未通过/)
    const requests = polls(world)
    expect(requests).toBeLessThanOrEqual(POLL_MAX.max)
    await clock.advance(60 * 60_000)
    expect(polls(world)).toBe(requests)
    await page.getByRole('button', { name: copy.finish }).click()
    expect(exits).toEqual([{ name: 'finish' }])
  })

  it('shows a refusal, that nothing was paid out, and a button to try again', async () => {
    const { clock, exits } = await openLoan({ persona: 'audit-fails' })
    await expect.element(page.getByRole('button', { name: /再借一笔/ })).toBeVisible()
    await clock.advance(60_000)
    await expect.element(page.getByText('审核未通过').first()).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /再借一笔/ })).not.toBeInTheDocument()
    await expect.element(page.getByText('没有放款', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: '重新借款' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'home' }])
  })

  it('counts down in the grey style, then offers to refresh', async () => {
    const { clock } = await openLoan({ persona: 'slow-audit' })
    await expect.element(page.getByRole('timer')).toMatchTextContent('秒')
    await clock.advance(120_000)
    await expect.element(page.getByText('审核结果待确认').first()).toBeInTheDocument()
    await page.getByRole('button', { name: '刷新结果' }).click()
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
  })

  it.each([
    ['nonsense', { pollPeriod: 'abc', pollMaxPeriod: null, countDown: '1e9', styleGray: true }],
    ['zero', { pollPeriod: 0, pollMaxPeriod: 1e9, countDown: -5 }],
    ['nothing', {}],
  ])('limits the requests with poll settings of %s', async (_what, settings) => {
    const { clock, world } = await openLoan({
      persona: 'slow-audit',
      faults: [
        {
          match: 'cash/queryGray',
          fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: settings } },
        },
      ],
    })
    await clock.advance(60_000)
    expect(polls(world)).toBeLessThanOrEqual(61)
    await clock.advance(60 * 60_000)
    expect(polls(world)).toBeLessThanOrEqual(200)
  })

  it('counts failures as requests, and then says that the result is unknown', async () => {
    const { clock, world } = await openLoan({
      faults: [{ match: 'cash/queryPublishStatus', fault: 'http=500' }],
    })
    await clock.advance(10 * 60_000)
    await expect.element(page.getByText('审核结果待确认').first()).toBeInTheDocument()
    expect(polls(world)).toBeLessThanOrEqual(20)
  })

  it('makes no request while hidden and after it was left', async () => {
    const { clock, world, view } = await openLoan({ persona: 'slow-audit' })
    await clock.advance(4_000)
    await clock.setVisible(false)
    const requests = polls(world)
    await clock.advance(60_000)
    expect(polls(world)).toBe(requests)
    await clock.setVisible(true)
    await expect.poll(() => polls(world)).toBe(requests + 1)
    await view.unmount()
    const last = polls(world)
    await clock.advance(60_000)
    expect(polls(world)).toBe(last)
  })
})
