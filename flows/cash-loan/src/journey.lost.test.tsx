import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { askCode, CONFIRM, publishCalls } from './testing/tab.ts'
import { CODE, opened, tab, atCode, oneLoan } from './testing/atCode.ts'

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

describe('without a reply', () => {
  it.each([
    ['a reply lost after the loan was made', 'drop=after'],
    ['half a reply', 'half'],
    ['HTTP 500 after the loan was made', 'http=500:after'],
    ['a reply that is no JSON', 'malformed'],
    ['a truncated reply', 'truncated'],
  ])('%s: the loan is found, once', async (_what, fault) => {
    const { world, view, field } = await atCode()
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault })
    await field.fill(CODE)
    await expect.poll(view.address).toMatch(/^\/result\/loan/)
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    expect(publishCalls(world)).toHaveLength(1)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it.each([
    ['a connection lost before', 'drop=before'],
    ['HTTP 500 before', 'http=500'],
  ])(
    '%s: the outcome stays open for twenty seconds, then the same serial may be sent again',
    async (_what, fault) => {
      const { world, view, field } = await atCode()
      world.sandbox.setDropRepeats(false)
      world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault })
      await field.fill(CODE)
      await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
      await expect.element(page.getByText('暂时不能确定是否已经放款', { exact: false })).toBeVisible()
      await expect.element(page.getByRole('button', { name: '确认借款' })).not.toBeInTheDocument()
      await world.clock.advance(19_000)
      await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
      await world.clock.advance(8_000)
      await page.getByRole('button', { name: '重新提交' }).click()
      // The code of the first attempt is not valid any more: a new one is possible after a minute.
      await page.getByRole('button', { name: '确认借款' }).click()
      await expect.element(page.getByRole('button', { name: /秒后可获取验证码/ })).toBeDisabled()
      await world.clock.advance(60_000)
      const again = await askCode()
      await again.fill(CODE)
      await oneLoan(world)
      await expect.poll(view.address).toMatch(/^\/result\/loan/)
      const serials = publishCalls(world).map(
        ({ request }) => (request as { serialNumber: string }).serialNumber,
      )
      expect(serials).toHaveLength(2)
      expect(new Set(serials).size).toBe(1)
    },
  )

  it('twenty seconds without a reply, and the loan is made late: found, once', async () => {
    const { world, view, field } = await atCode()
    world.sandbox.setDropRepeats(false)
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'hang=after' })
    await field.fill(CODE)
    await expect.element(page.getByText('正在提交借款申请')).toBeVisible()
    await world.clock.advance(21_000)
    await expect.poll(view.address).toMatch(/^\/result\/loan/)
    expect(world.sandbox.world().loanCount).toBe(1)
    expect(publishCalls(world)).toHaveLength(1)
  })

  it('a commit long after the lost connection is still found', async () => {
    const { world, view, field } = await atCode()
    world.sandbox.setDropRepeats(false)
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'late=18000' })
    await field.fill(CODE)
    await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
    await world.clock.advance(30_000)
    await expect.poll(view.address).toMatch(/^\/result\/loan/)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('null is "not known", never "not found"; then the customer may request it again', async () => {
    const { world, view, field } = await atCode()
    world.sandbox.addFaults(
      'default',
      { match: 'cash/publishV2', times: 1, fault: 'drop=after' },
      {
        match: 'cash/getLoanAfterProcessInfo',
        fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: null } },
      },
    )
    await field.fill(CODE)
    await world.clock.advance(10 * 60_000)
    await expect.element(page.getByText('暂时没有得到结果')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '联系客服' })).toBeVisible()
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重新核对' }).click()
    await expect.poll(view.address).toMatch(/^\/result\/loan/)
    expect(world.sandbox.world().loanCount).toBe(1)
  })
})

describe('two taps, two tabs', () => {
  it('the same code twenty times in one task sends one loan', async () => {
    const { world, field } = await atCode()
    world.sandbox.setDropRepeats(false)
    await field.fill('12345')
    const input = field.element() as HTMLInputElement
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    setter.call(input, CODE)
    for (let i = 0; i < 20; i += 1) {
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      page
        .getByRole('dialog')
        .getByRole('button', { name: '确认借款' })
        .query()
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    await oneLoan(world)
    await world.clock.advance(30_000)
    expect(publishCalls(world)).toHaveLength(1)
  })

  it('a second tab with other terms finds the first loan, and shows it', async () => {
    const store = memoryStorage()
    const { world, field } = await atCode({}, store)
    world.sandbox.setDropRepeats(false)
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'latency=4000' })
    await field.fill(CODE)
    await expect.element(page.getByText('正在提交借款申请')).toBeVisible()
    const second = tab(world, { at: CONFIRM, store })
    await expect.poll(() => second.container.textContent).toContain('正在确认借款结果')
    await world.clock.advance(10_000)
    await expect.poll(second.address).toMatch(/^\/result\/loan/)
    expect(world.sandbox.world().loanCount).toBe(1)
  })
})

describe('when the session ends', () => {
  it('while publishing: the outcome is open, and after signing in the same application can be sent again', async () => {
    const { world, view, field, store } = await atCode()
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'result=-4000' })
    await field.fill(CODE)
    await expect.poll(() => JSON.parse(store.entries().loan_cash_serial_no!).state).toBe('unknown')
    expect(world.sandbox.world().loanCount).toBe(0)
    const { serial } = JSON.parse(store.entries().loan_cash_serial_no!)
    // All requests without a session have their replies.
    await world.clock.advance(1_000)
    world.signIn()
    await view.reload()
    await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
    await world.clock.advance(28_000)
    await page.getByRole('button', { name: '重新提交' }).click()
    await expect.element(page.getByText('综合年利率（单利）')).toBeVisible()
    await world.clock.advance(61_000)
    const again = await askCode()
    await again.fill(CODE)
    await oneLoan(world)
    expect(world.sandbox.world().loans[0]?.serialNumber).toBe(serial)
  })

  it('in the middle of the form: after sign-in everything is there again', async () => {
    const world = sandboxWorld()
    const memory = memoryStorage()
    const view = tab(world, { memory })
    await page.getByTestId('amount').fill('31000')
    world.sandbox.expireSessions()
    await page.getByRole('checkbox').click()
    await expect.poll(world.userId).toBeNull()
    view.unmount()
    opened.splice(0)
    world.signIn()
    tab(world, { memory })
    await expect.element(page.getByTestId('amount')).toHaveValue('31,000')
  })
})
