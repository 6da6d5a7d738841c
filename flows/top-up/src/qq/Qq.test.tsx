import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as shopCopy } from '../shop/copy.ts'
import { copy } from './copy.ts'
import { qq } from './step.ts'

const ORDER = 'virtual/createOrder'

it('orders Q coins at 98 % for a QQ account', async () => {
  const { fill, tap, text, calls } = await openPage(qq)
  await fill(copy.label, '1234567')
  await page.getByRole('radio', { name: /^50Q币/ }).click({ force: true })
  await tap(shopCopy.submit)
  await expect.element(text('支付 ¥49.00')).toBeVisible()
  expect(calls(ORDER)).toMatchObject([{ request: { skuId: 'qq-50', account: '1234567' } }])
})

it.each(['0123456', '1234', 'abcde'])('takes no number such as %s', async (number) => {
  const { fill, tap, errorOf, calls } = await openPage(qq)
  await fill(copy.label, number)
  await tap(shopCopy.submit)
  await expect.poll(() => errorOf(copy.label)).toContain(copy.wrong)
  expect(calls(ORDER)).toEqual([])
})
