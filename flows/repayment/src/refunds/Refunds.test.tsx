import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { refundRows } from './rows.ts'
import { refunds } from './step.ts'

const REFUNDS = 'repayment/queryRefunds'
const open = (options: OpenPageOptions<object> = {}) => openPage(refunds, { persona: 'refunds', ...options })
const items = () => page.getByRole('listitem').elements()

it('lists what came back by month, with reason, amount, card and state', async () => {
  const { text } = await open()
  await expect.element(text('¥1,120.35')).toBeVisible()
  expect(items()).toHaveLength(3)
  const [first, second, third] = items().map(({ textContent }) => textContent)
  expect(first).toMatch(new RegExp(`重复还款退回.*${copy.state.processing}`))
  expect(second).toMatch(new RegExp(`7天0息费权益退息.*¥35\\.60.*${copy.state.success}`))
  expect(third).toMatch(new RegExp(`¥208\\.00.*${copy.state.failed}`))
  await expect.element(text(copy.failedText)).toBeVisible()
})

it('shows an unknown state as one that is not known', { tags: ['loan.14'] }, async () => {
  const { text } = await open({
    faults: [replies(REFUNDS, [{ amount: '1.00', status: 'held', reason: ' ' }])],
  })
  await expect.element(text(copy.state.unknown)).toBeVisible()
  await expect.element(page.getByText(copy.refund, { exact: true })).toBeVisible()
})

it('has no amount for a figure that cannot be read', () => {
  expect(refundRows([{ amount: '-1.00' }, { amount: '0.10' }], 0).map(({ amount }) => amount)).toEqual([
    null,
    '0.10',
  ])
})

it('shows four digits of a card only', async () => {
  await open({
    faults: [
      replies(REFUNDS, [
        {
          amount: '1.00',
          time: '2026-03-01 10:00:00',
          status: 'success',
          bankName: '招商银行',
          cardNo: '6225880112345670',
        },
      ]),
    ],
  })
  await expect.element(page.getByText(/招商银行 储蓄卡 5670/)).toBeVisible()
  expect(document.body.textContent).not.toContain('12345670')
})

it('of a customer without any says so, and leads to the bills', async () => {
  const { text, tap, exits } = await open({ persona: 'running-loan' })
  await expect.element(text(copy.empty.title)).toBeVisible()
  await tap(copy.bills)
  expect(exits).toEqual([{ name: 'bills', query: undefined }])
})
