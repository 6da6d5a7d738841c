import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as orderCopy } from '../orderCopy.ts'
import { copy } from './copy.ts'
import { orderRows } from './rows.ts'
import { orders } from './step.ts'

const ORDERS = 'virtual/queryOrders'
const rows = () => page.getByRole('listitem')

it('lists the orders with account, amount and state, the newest first', async () => {
  const { exits } = await openPage(orders, { persona: 'top-up-orders' })
  await expect.element(rows().first()).toMatchTextContent(/100元话费.*138 •••• 9002.*¥99\.80.*退款中/)
  expect(rows().elements()).toHaveLength(10)
  for (const state of ['paying', 'processing', 'paid', 'delivered', 'failed', 'closed', 'refunded'] as const)
    await expect.element(page.getByText(orderCopy.state[state], { exact: true }).first()).toBeVisible()
  await rows().first().getByRole('button').click()
  await expect.poll(() => exits[0]).toMatchObject({ name: 'detail', query: { orderNum: expect.any(String) } })
})

it('shows a state that is not known as one', { tags: ['loan.14'] }, async () => {
  await openPage(orders, {
    faults: [replies(ORDERS, [{ orderNum: 'Y1', title: ' ', amount: '49.90', status: 'held' }])],
  })
  await expect
    .element(rows().first())
    .toMatchTextContent(new RegExp(`${orderCopy.order}.*${orderCopy.state.unknown}`))
})

it('has no amount for a figure that cannot be read', () => {
  const wire = { orderNum: 'Y1', title: '50元话费', status: 'paid' }
  const read = orderRows(
    [
      { ...wire, amount: '-1.00' },
      { ...wire, amount: '0.10' },
    ],
    0,
  )
  expect(read.map(({ amount }) => amount)).toEqual([null, '0.10'])
})

it('without orders invites to the shop', async () => {
  const { text, tap, exits } = await openPage(orders)
  await expect.element(text(copy.empty.title)).toBeVisible()
  await tap(copy.shop)
  expect(exits).toEqual([{ name: 'shop', query: undefined }])
})
