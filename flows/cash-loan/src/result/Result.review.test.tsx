import { replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { POLL_MAX } from '../constants.ts'
import { openLoan, polls } from '../testing/openResult.ts'
import { copy } from './copy.ts'
import { config } from './testing/openOffers.ts'

/** The two steps of the timeline. */
const steps = () =>
  [...document.querySelectorAll('ol > li')]
    .map((step) => step.textContent)
    .filter((text) => /机构|审核/.test(text))

/** These settings of the server for the page. */
const settingsOf = (content: object) => replies('cash/queryGray', content)

describe('the review on the result page', () => {
  it(
    'polls until the review has passed, and reports the result once',
    { tags: ['result.1', 'result.16'] },
    async () => {
      const { clock, world, host } = await openLoan()
      await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
      await clock.advance(30_000)
      await expect.element(page.getByText('审核通过').first()).toBeInTheDocument()
      expect(steps()).toEqual([expect.stringContaining('审核通过'), expect.stringContaining('机构放款中')])
      const requests = polls(world)
      await clock.advance(300_000)
      expect(polls(world)).toBe(requests)
      expect(host.events).toMatchObject([{ name: 'review', facts: { outcome: 'success' } }])
    },
  )

  it('goes on polling at an unknown status', { tags: ['loan.14'] }, async () => {
    const { clock } = await openLoan({
      contract: 'report',
      faults: [replies('cash/queryPublishStatus', { auditStatus: 'manualReview' }, 2)],
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
  ])(
    'shows no result when the status %s all the time, and ends the polling',
    { tags: ['loan.14'] },
    async (_how, content) => {
      const { clock, world, exits } = await openLoan({
        contract: 'report',
        faults: [replies('cash/queryPublishStatus', content)],
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
    },
  )

  it(
    'shows a refusal, that nothing was paid out, and a button to try again',
    { tags: ['result.17'] },
    async () => {
      const { clock, exits } = await openLoan({ persona: 'audit-fails', host: { config } })
      await expect.element(page.getByRole('button', { name: /再借一笔/ })).toBeVisible()
      await clock.advance(60_000)
      await expect.element(page.getByText('审核未通过').first()).toBeInTheDocument()
      // The offer of another lender is declined first.
      const offer = page.getByRole('dialog')
      await offer.getByRole('button', { name: '关闭' }).click()
      await expect.element(offer).not.toBeInTheDocument()
      await expect.element(page.getByRole('button', { name: /再借一笔/ })).not.toBeInTheDocument()
      await expect.element(page.getByText('没有放款', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: '重新借款' }).click()
      await expect.poll(() => exits).toEqual([{ name: 'home' }])
    },
  )

  it(
    'asks again after the seconds of the settings, and so often at most',
    { tags: ['result.14'] },
    async () => {
      const { clock, world } = await openLoan({
        persona: 'slow-audit',
        faults: [settingsOf({ pollPeriod: 5, pollMaxPeriod: 3 })],
      })
      await expect.poll(() => polls(world)).toBe(1)
      await clock.advance(4_900)
      expect(polls(world)).toBe(1)
      await clock.advance(200)
      await expect.poll(() => polls(world)).toBe(2)
      await clock.advance(5_000)
      await expect.poll(() => polls(world)).toBe(3)
      await clock.advance(60_000)
      expect(polls(world)).toBe(3)
    },
  )

  it('asks again after a failed request, as while the review runs', { tags: ['result.15'] }, async () => {
    const { clock } = await openLoan({
      faults: [{ match: 'cash/queryPublishStatus', times: 2, fault: 'http=500' }],
    })
    await clock.advance(3_000)
    await expect.element(page.getByText('机构审核中').first()).toBeInTheDocument()
    await clock.advance(30_000)
    await expect.element(page.getByText('审核通过').first()).toBeInTheDocument()
  })

  it(
    'counts down in the grey style, then says that the review goes on',
    { tags: ['result.20'] },
    async () => {
      const settings = { pollPeriod: 3, pollMaxPeriod: 20, styleGray: true, countDown: 5 }
      const { clock } = await openLoan({ persona: 'slow-audit', faults: [settingsOf(settings)] })
      await expect.element(page.getByRole('timer')).toMatchTextContent('预计5秒内出结果')
      await clock.advance(2_000)
      await expect.element(page.getByRole('timer')).toMatchTextContent('预计3秒内出结果')
      await clock.advance(4_000)
      await expect.element(page.getByText('审核中，请耐心等待', { exact: false }).first()).toBeVisible()
      expect(document.body.textContent).not.toMatch(/秒内出结果|审核通过/)
    },
  )

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
      faults: [settingsOf(settings)],
    })
    await clock.advance(60_000)
    expect(polls(world)).toBeLessThanOrEqual(61)
    await clock.advance(60 * 60_000)
    expect(polls(world)).toBeLessThanOrEqual(200)
  })

  it(
    'counts failures as requests, and then says that the result is unknown',
    { tags: ['result.15'] },
    async () => {
      const { clock, world } = await openLoan({
        faults: [{ match: 'cash/queryPublishStatus', fault: 'http=500' }],
      })
      await clock.advance(10 * 60_000)
      await expect.element(page.getByText('审核结果待确认').first()).toBeInTheDocument()
      expect(polls(world)).toBeLessThanOrEqual(20)
    },
  )

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
