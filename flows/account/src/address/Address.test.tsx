import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { MOST_ADDRESSES } from '@koo/steps/delivery'
import { address } from './step.ts'
import { addressOfNumber } from './testing/addresses.ts'

const LIST = 'activity/queryOrderAddress'
const add = () => page.getByRole('button', { name: copy.add })
const rows = () => page.getByRole('listitem')

describe('the addresses', () => {
  it('stand with the default one first, the phone masked', async () => {
    const list = [addressOfNumber(1), { ...addressOfNumber(2), isDefault: true }]
    const { text } = await openPage(address, { faults: [replies(LIST, list)] })
    await expect.element(text(copy.isDefault)).toBeVisible()
    await expect.poll(() => rows().elements()).toHaveLength(2)
    await expect.element(rows().first().getByText('收货人2 138 •••• 0002')).toBeVisible()
    await expect.element(rows().first().getByText('浙江省杭州市西湖区文新街道示例路2号')).toBeVisible()
  })

  it('are changed by a tap on one, added by the button', async () => {
    const { tap, exits } = await openPage(address, { persona: 'prize-orders' })
    await tap(/王小明/)
    await tap(copy.add)
    expect(exits).toEqual([
      { name: 'edit', query: { id: 'DS0' } },
      { name: 'edit', query: undefined },
    ])
  })

  it('are none at first', async () => {
    const { text } = await openPage(address)
    await expect.element(text(copy.empty.title)).toBeVisible()
    await expect.element(add()).toBeVisible()
  })

  it('are ten at most: no eleventh is offered', async () => {
    const full = Array.from({ length: MOST_ADDRESSES }, (_, k) => addressOfNumber(k))
    const { text } = await openPage(address, { faults: [replies(LIST, full)] })
    await expect.element(text(copy.most(MOST_ADDRESSES))).toBeVisible()
    expect(add().elements()).toEqual([])
  })

  it('without a number cannot be changed', async () => {
    const { text } = await openPage(address, {
      faults: [replies(LIST, [{ ...addressOfNumber(1), addressId: null }])],
    })
    await expect.element(text(/收货人1/)).toBeVisible()
    expect(page.getByRole('button', { name: /收货人1/ }).elements()).toEqual([])
  })

  it('that do not load are loaded again', async () => {
    const { text, tap } = await openPage(address, {
      persona: 'prize-orders',
      faults: [{ match: LIST, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(/王小明/)).toBeVisible()
  })
})
