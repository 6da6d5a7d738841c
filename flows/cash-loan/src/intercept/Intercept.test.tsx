import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LOCK_CLOSE_MS } from '../constants.ts'
import { copy } from './copy.ts'
import { intercept } from './step.ts'

const STATUS = 'cash/getUserStatus'
const REASON = '您的综合评分暂不符合借款要求，请7天后再试'
const title = page.getByRole('heading', { name: copy.title })

interface From {
  from?: string
}
const open = (search: From = {}, options: OpenPageOptions<From> = {}) =>
  openPage(intercept, { persona: 'locked-out', search, ...options })

describe('the page for a locked customer', () => {
  it(
    'shows the reason, as a toast too, and closes 2 s later after the lock check',
    { tags: ['error.14'] },
    async () => {
      const { exits, clock } = await open({ from: 'lockCode' })
      await expect.element(title).toBeVisible()
      await expect.poll(() => page.getByText(REASON).elements()).toHaveLength(2)
      await clock.advance(LOCK_CLOSE_MS - 100)
      expect(exits).toEqual([])
      await clock.advance(100)
      await expect.poll(() => exits).toEqual([{ name: 'leave', query: undefined }])
    },
  )

  it('is not closed under the finger of a customer who reads it', async () => {
    const { exits, clock } = await open({ from: 'lockCode' })
    await title.click()
    await clock.advance(LOCK_CLOSE_MS * 5)
    expect(exits).toEqual([])
  })

  it('stays open when something else led here', { tags: ['error.14'] }, async () => {
    const { exits, clock, tap } = await open()
    await expect.element(title).toBeVisible()
    await clock.advance(60_000)
    expect(exits).toEqual([])
    await tap(copy.home)
    await expect.poll(() => exits).toEqual([{ name: 'home', query: undefined }])
  })

  it('an overdue bill is repaid from here, by its page key', async () => {
    const { host, tap } = await open({}, { persona: 'bill-overdue' })
    await expect.element(page.getByText('已逾期5天')).toBeVisible()
    await expect.element(page.getByText(/^¥[\d,]+\.\d\d$/)).toBeVisible()
    const buttons = page.getByRole('button').elements()
    expect(buttons.map(({ textContent }) => textContent)).toEqual([copy.repay, copy.home])
    await tap(copy.repay)
    await expect.poll(() => host.opened).toEqual(['https://links.test/repayment-list'])
  })

  it('says no way to repay where the host has none', async () => {
    await open({}, { persona: 'bill-overdue', host: { links: [] } })
    await expect.element(page.getByText('已逾期5天')).toBeVisible()
    const buttons = page.getByRole('button').elements()
    expect(buttons.map(({ textContent }) => textContent)).toEqual([copy.home])
  })

  it('shows no amount of an overdue bill whose parts do not add up, and the way to repay it', async () => {
    const bill = { billId: 'L1_5', amount: '1115.09', capital: '974.52', interest: '134.57', fee: '9.00' }
    const faults = [replies('user/queryRecentBill', { ...bill, dueDate: '2026-02-25', overdueDays: 5 })]
    await open({}, { persona: 'bill-overdue', faults })
    await expect.element(page.getByText('暂时无法显示')).toBeVisible()
    await expect.element(page.getByText('已逾期5天')).toBeVisible()
    expect(document.body.textContent).not.toContain('1,115.09')
    await expect.element(page.getByRole('button', { name: copy.repay })).toBeVisible()
  })

  it('a lock says the day on which it ends, and has one button', async () => {
    await open()
    await expect.element(page.getByText(/^\d+月\d+日起$/)).toBeVisible()
    const buttons = page.getByRole('button').elements()
    expect(buttons.map(({ textContent }) => textContent)).toEqual([copy.home])
  })

  it('does without the day and the bill when they cannot be loaded', async () => {
    const faults = ['cash/checkLockCode', 'user/queryRecentBill'].map((match) => ({
      match,
      fault: 'http=500',
    }))
    await open({}, { persona: 'bill-overdue', faults })
    await expect.element(title).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.home })).toBeVisible()
    expect(page.getByText(/^已逾期\d+天$/).elements()).toEqual([])
  })

  it('closes nothing after it was left', async () => {
    const { exits, clock, view } = await open({ from: 'lockCode' })
    await expect.element(title).toBeVisible()
    await view.unmount()
    await clock.advance(LOCK_CLOSE_MS * 2)
    expect(exits).toEqual([])
  })

  it.each(['old-customer', 'black-user'])(
    'leads %s, who is not locked, to the loan page',
    async (persona) => {
      const { exits } = await open({ from: 'lockCode' }, { persona })
      await expect.poll(() => exits).toEqual([{ name: 'open', query: undefined }])
    },
  )

  it('offers to try again when nothing is known, and closes nothing', async () => {
    const { exits, clock, tap, world } = await open(
      { from: 'lockCode' },
      { faults: [{ match: STATUS, fault: 'http=500' }] },
    )
    await clock.advance(30_000)
    await expect.element(page.getByText(copy.failed)).toBeVisible()
    expect(exits).toEqual([])
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(title).toBeVisible()
  })
})
