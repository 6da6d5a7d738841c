import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { prizeRows } from './rows.ts'
import { offerOrders, prizes } from './step.ts'

const ORDERS = 'activity/queryOfferOrders'
const rows = () => page.getByRole('listitem')
const of = (k: number) => rows().nth(k)

describe('the prizes', () => {
  it('stand in every state, with what they are worth and what the server says', async () => {
    await openPage(prizes, { persona: 'prize-orders' })
    await expect.element(of(4)).toBeVisible()
    const states = ['waitAddress', 'preparing', 'shipped', 'delivered', 'closed'] as const
    for (const [k, state] of states.entries())
      await expect.element(of(k).getByText(copy.state[state], { exact: true })).toBeVisible()
    await expect.element(of(0)).toMatchTextContent(/\d+月\d+日 · 价值 ¥\d+\.\d{2}/)
    await expect.element(of(4)).toMatchTextContent(/已关闭，超过7天未填写收货地址/)
  })

  it('lead to the address where one is waited for, and only there', { tags: ['loan.2'] }, async () => {
    const { exits } = await openPage(prizes, { persona: 'prize-orders' })
    await expect.element(of(4)).toBeVisible()
    expect(rows().getByRole('button').elements()).toHaveLength(1)
    await of(0).getByRole('button').click()
    expect(exits).toEqual([{ name: 'address', query: { orderNum: 'JS0' } }])
  })

  it('are articles alone: what else was won is somewhere else', async () => {
    const { tap, exits, text } = await openPage(prizes, { persona: 'prize-orders' })
    await expect.element(text(copy.elsewhere)).toBeVisible()
    await tap(new RegExp(copy.coupons))
    expect(exits).toEqual([{ name: 'coupons', query: undefined }])
  })

  it('are none at first, and then the coupons are one tap away', async () => {
    const { text, tap, exits } = await openPage(prizes)
    await expect.element(text(copy.empty.title)).toBeVisible()
    await expect.element(text(new RegExp(copy.elsewhere))).toBeVisible()
    await tap(copy.coupons)
    expect(exits).toEqual([{ name: 'coupons', query: undefined }])
  })

  it('that do not load are loaded again', async () => {
    const { text, tap } = await openPage(prizes, {
      persona: 'prize-orders',
      faults: [{ match: ORDERS, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(of(4)).toBeVisible()
  })
})

it('shows a state that is not known as one, in the server’s words', { tags: ['loan.14'] }, async () => {
  await openPage(prizes, {
    faults: [
      replies(ORDERS, [
        { orderNum: 'J1', title: ' ', status: 'customs', statusText: '海关查验中' },
        { orderNum: 'J2', title: '无线耳机', status: 7 },
      ]),
    ],
  })
  await expect
    .element(of(0))
    .toMatchTextContent(new RegExp(`${copy.prize}.*海关查验中.*${copy.state.unknown}`))
  await expect.element(of(1)).toMatchTextContent(new RegExp(`无线耳机.*${copy.state.unknown}`))
  expect(rows().getByRole('button').elements()).toEqual([])
})

it.each([
  ['-1.00', ''],
  ['0.00', ''],
  ['多少', ''],
  [null, ''],
  ['0.10', copy.worth('0.10')],
  ['1299.00', copy.worth('1,299.00')],
])('a worth of %j is said as “%s”', (amount, said) => {
  const [row] = prizeRows([{ orderNum: 'J1', title: '水杯', amount, status: 'shipped' }], 0)
  expect(row?.note).toBe(said)
})

it('has the year of another year beside the day', () => {
  const [row] = prizeRows(
    [{ orderNum: 'J1', title: '水杯', status: 'delivered', time: '2025-12-31 23:59:59' }],
    Date.parse('2026-01-01T00:00:00+08:00'),
  )
  expect(row?.note).toBe('2025年12月31日')
})

it('is the page of offer orders, too, under their title', async () => {
  expect([prizes.title, offerOrders.title]).toEqual(['我的奖品', '兑换订单'])
  await openPage(offerOrders, { persona: 'prize-orders' })
  await expect.element(of(0).getByRole('button')).toBeVisible()
})
