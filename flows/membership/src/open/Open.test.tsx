import { memberQueryInfo, virtualQueryPayResult } from '@koo/api-client/calls'
import { replies, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy as planCopy } from '../plans/copy.ts'
import { tapAtCashier } from '../testing/shop.ts'
import { copy } from './copy.ts'
import { open as step } from './step.ts'

const OPEN = 'member/open'
const INFO = 'member/queryInfo'

const plan = (name: RegExp) => page.getByRole('radio', { name })
const dialog = page.getByRole('dialog')
const go = () => dialog.getByRole('button', { name: '去支付' })
const open = (options: OpenPageOptions<object> = {}) => openPage(step, options)

describe('the plans of the membership', () => {
  it('stand in two levels, with prices and the former ones of the server', async () => {
    await open()
    await expect
      .element(page.getByRole('radiogroup', { name: copy.heading.plain, exact: true }))
      .toBeVisible()
    await expect.element(page.getByRole('radiogroup', { name: copy.heading.super })).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(6)
    await expect.element(page.getByText('¥30.00', { exact: true }).first()).toBeVisible()
  })

  it('are none of them chosen beforehand', async () => {
    const { tap, text, calls } = await open()
    await tap(copy.submit.open)
    await expect.element(text(planCopy.missing).first()).toBeVisible()
    expect(calls(OPEN)).toEqual([])
  })

  it('say when there is none, and lead back', async () => {
    const { text, tap, exits } = await open({ faults: [replies(INFO, { status: 0, planList: [] })] })
    await expect.element(text(planCopy.none.title)).toBeVisible()
    await tap(copy.centre)
    expect(exits).toEqual([{ name: 'centre', query: undefined }])
  })

  it('fit on a narrow screen', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 812))
    const long = {
      planId: 'L',
      name: '会员年卡含全部权益与专属服务'.repeat(3),
      price: '99999.99',
      months: 12,
    }
    await open({
      faults: [replies(INFO, { status: 0, planList: [{ ...long, originalPrice: '199999.99' }] })],
    })
    await expect.element(page.getByText(long.name)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('a plan that renews itself', () => {
  it('says price, day and how to stop it, before it is paid', { tags: ['role.11'] }, async () => {
    const world = sandboxWorld()
    const { text, tap, host, calls } = await open({ world })
    await plan(/连续包月/).click({ force: true })
    await expect
      .element(page.getByText(/到期后每月自动扣款 ¥15\.00/))
      .toMatchTextContent(/续费管理.*随时关闭.*不再扣款/)
    await tap(copy.submit.open)
    await expect.element(text('支付 ¥15.00')).toBeVisible()
    await expect.element(dialog).toMatchTextContent(/会员连续包月.*到期后每月自动扣款 ¥15\.00/)
    expect(host.opened).toEqual([])
    await go().click()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls(OPEN)).toMatchObject([{ request: { planId: 'month-auto' } }])
  })

  it('says the day that the membership then ends', async () => {
    const world = sandboxWorld()
    const { tap, host } = await open({ world })
    await plan(/连续包月/).click({ force: true })
    const [, until] = /有效期至([^，]*)，/.exec(document.body.textContent ?? '') ?? []
    await tap(copy.submit.open)
    await go().click()
    await expect.poll(() => host.opened).toHaveLength(1)
    await tapAtCashier(world, host.opened[0] ?? '', 'success')
    const { endDate } = await memberQueryInfo(world.gateway)
    const [, month, day] = (endDate ?? '').split('-').map(Number)
    expect(until).toBe(`${month}月${day}日`)
  })
})

describe('the order of a membership', () => {
  it('is one for many taps, and the same after a reload', async () => {
    const first = await open()
    await plan(/^会员月卡/).click({ force: true })
    const button = page.getByRole('button', { name: copy.submit.open })
    for (let tap = 0; tap < 20; tap += 1) (button.element() as HTMLElement).click()
    await expect.element(first.text('支付 ¥25.00')).toBeVisible()
    await dialog.getByRole('button', { name: '暂不支付' }).click()
    const again = await first.reload()
    await plan(/^会员月卡/).click({ force: true })
    await again.tap(copy.submit.open)
    await go().click()
    await expect.poll(() => again.host.opened).toHaveLength(1)
    expect(again.calls(OPEN)).toHaveLength(1)
  })

  it('takes the place of an unpaid one', async () => {
    const { tap, world, calls } = await open()
    await plan(/^会员月卡/).click({ force: true })
    await tap(copy.submit.open)
    await dialog.getByRole('button', { name: '暂不支付' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await plan(/^会员季卡/).click({ force: true })
    await tap(copy.submit.open)
    await expect.element(page.getByText('支付 ¥68.00')).toBeVisible()
    const [first] = world.sandbox.world().users[0]?.slices.home?.orders.toReversed() ?? []
    const orderNum = first?.orderNum ?? ''
    expect(await virtualQueryPayResult(world.gateway, { orderNum })).toMatchObject({ status: 'closed' })
    expect(calls(OPEN)).toHaveLength(2)
  })

  it('of a member for a higher level is refused with the words of the lender, and the way is there', async () => {
    const { tap, text, exits } = await open({ persona: 'member' })
    await plan(/^超级会员月卡/).click({ force: true })
    await tap(copy.submit.renew)
    await expect.element(text('您已是会员，请通过会员升级开通')).toBeVisible()
    await tap(copy.upgrade)
    expect(exits).toEqual([{ name: 'upgrade', query: undefined }])
  })

  it('that was paid in the meantime leads to its result', async () => {
    const { tap, host, world, exits } = await open()
    await plan(/^会员月卡/).click({ force: true })
    await tap(copy.submit.open)
    await go().click()
    await expect.poll(() => host.opened).toHaveLength(1)
    await tapAtCashier(world, host.opened[0] ?? '', 'processing')
    await tap(copy.submit.open)
    await expect.poll(() => exits[0]).toMatchObject({ name: 'paid' })
  })
})
