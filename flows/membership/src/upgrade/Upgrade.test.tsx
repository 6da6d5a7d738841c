import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { upgrade } from './step.ts'

const UPGRADE = 'member/upgrade'
const INFO = 'member/queryInfo'

const open = (options: OpenPageOptions<object> = {}) => openPage(upgrade, { persona: 'member', ...options })
const superMonth = () => page.getByRole('radio', { name: /^超级会员月卡/ })

it('says what the upgrade costs, which only the order knows, before the cashier', async () => {
  const { tap, text, host, calls } = await open()
  await expect.element(superMonth()).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(2)
  // No price is calculated here.
  expect(document.body.textContent).not.toMatch(/¥/)
  await superMonth().click({ force: true })
  await tap(copy.submit)
  await expect.element(text(/^支付 ¥3\d\.\d\d$/)).toBeVisible()
  expect(host.opened).toEqual([])
  await page.getByRole('button', { name: '去支付' }).click()
  await expect.poll(() => host.opened).toHaveLength(1)
  expect(calls(UPGRADE)).toMatchObject([{ request: { planId: 'super-month' } }])
})

it('is refused with the words of the lender', async () => {
  const { tap, text } = await open({ persona: 'member-no-upgrade' })
  await superMonth().click({ force: true })
  await tap(copy.submit)
  await expect.element(text('会员升级系统维护中，请稍后再试')).toBeVisible()
})

it('needs a plan', async () => {
  const { tap, text, calls } = await open()
  await tap(copy.submit)
  await expect.element(text('请选择会员套餐')).toBeVisible()
  expect(calls(UPGRADE)).toEqual([])
})

it.each([
  ['super-member', copy.highest.title],
  ['old-customer', copy.notMember.title],
  ['member-ended', copy.ended.title],
])('of %s is not to be had, which is said: %s', async (persona, title) => {
  const { text, tap, exits } = await open({ persona })
  await expect.element(text(title)).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
  await tap(copy.centre)
  expect(exits).toEqual([{ name: 'centre', query: undefined }])
})

it('without a plan above says so', async () => {
  const { text } = await open({
    faults: [replies(INFO, { status: 1, cardName: '会员月卡', endDate: '2026-12-31', planList: null })],
  })
  await expect.element(text(copy.none.title)).toBeVisible()
})

it('whose plan is gone says so', async () => {
  const { tap, text } = await open({ faults: [refuses(UPGRADE, 42162, '该会员套餐不存在或已下架')] })
  await superMonth().click({ force: true })
  await tap(copy.submit)
  await expect.element(text('该会员套餐不存在或已下架')).toBeVisible()
})
