import { memoryStore, sandboxWorld, type WorldOptions } from '@koo/page/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { askCode, askCodeWithConsent, CONFIRM, fillHome, openTab, publishCalls } from './tab.tsx'

const CODE = '123456'
const opened: { unmount(): void }[] = []

function tab(...args: Parameters<typeof openTab>) {
  const view = openTab(...args)
  opened.push(view)
  return view
}

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

/** At the code dialog, one digit before the loan is sent. */
async function atCode(options: WorldOptions = {}, store = memoryStore()) {
  const world = sandboxWorld(options)
  const view = tab(world, { at: CONFIRM, store })
  const field = await askCodeWithConsent()
  return { world, view, store, field }
}

const one = (world: ReturnType<typeof sandboxWorld>) =>
  expect.poll(() => world.sandbox.world().loanCount).toBe(1)

describe('a loan end to end', () => {
  it('from the first digit to the result, and back never shows the form again', async () => {
    const world = sandboxWorld()
    const store = memoryStore()
    const view = tab(world, { store })
    await fillHome()
    await expect.poll(view.address).toMatch(/^\/cash\/home\/confirm\?amount=12000&period=12&card=C1&coupons=/)
    const field = await askCode()
    await field.fill(CODE)
    await expect.poll(view.address).toMatch(/^\/result\/loan\?listingId=/)
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    expect(store.entries().loan_cash_serial_no).toContain('"closed"')
    expect(view.host.memory.getItem('cash_loan_draft')).toBeNull()
    view.back()
    await view.settles()
    expect(view.address()).toMatch(/^\/result\/loan/)
    expect(publishCalls(world)).toHaveLength(1)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('publishes what was shown, under the serial that was stored before', async () => {
    const { world, field, store } = await atCode()
    await field.fill(CODE)
    await one(world)
    const [loan] = world.sandbox.world().loans
    expect(publishCalls(world)[0]?.request).toMatchObject({
      serialNumber: loan?.serialNumber,
      amount: loan?.amount,
    })
    expect(JSON.stringify(store.entries())).toContain(loan!.serialNumber)
    expect(loan?.serialNumber).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  it('a refusal leads back to the form with everything in it, whatever address it began with', async () => {
    const world = sandboxWorld()
    const view = tab(world, { at: '/cash/home?amount=12000' })
    await fillHome('23000')
    const field = await askCode()
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'result=45007' })
    await field.fill(CODE)
    await page.getByRole('button', { name: '返回修改' }).click()
    await expect.poll(view.address).toMatch(/^\/cash\/home/)
    await expect.element(page.getByTestId('amount')).toHaveValue('23000')
    expect(view.depth()).toBe(0)
  })

  it('back from the terms shows the form with everything in it', async () => {
    const world = sandboxWorld()
    const view = tab(world)
    await fillHome('23000')
    await expect.poll(view.address).toMatch(/confirm/)
    await expect.element(page.getByText('综合年利率（单利）')).toBeVisible()
    view.back()
    await expect.element(page.getByTestId('amount')).toHaveValue('23000')
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  })
})

describe('when the answer is not there', () => {
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
    '%s: nothing is believed for twenty seconds, then the same serial may go again',
    async (_what, fault) => {
      const { world, view, field } = await atCode()
      world.sandbox.setDropRepeats(false)
      world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault })
      await field.fill(CODE)
      await expect.element(page.getByText('正在确认借款结果…')).toBeVisible()
      await expect.element(page.getByText('暂时不能确定是否已经放款', { exact: false })).toBeVisible()
      await expect.element(page.getByRole('button', { name: '确认借款' })).not.toBeInTheDocument()
      await world.clock.advance(19_000)
      await expect.element(page.getByText('正在确认借款结果…')).toBeVisible()
      await world.clock.advance(8_000)
      await page.getByRole('button', { name: '重新确认借款' }).click()
      // The code of the first attempt signs nothing any more: a new one can be had when its minute is over.
      await page.getByRole('button', { name: '确认借款' }).click()
      await expect.element(page.getByRole('button', { name: /秒后可获取验证码/ })).toBeDisabled()
      await world.clock.advance(60_000)
      const again = await askCode()
      await again.fill(CODE)
      await one(world)
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
    await expect.element(page.getByText('正在确认借款结果…')).toBeVisible()
    await world.clock.advance(30_000)
    await expect.poll(view.address).toMatch(/^\/result\/loan/)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('null is "not known", never "not found"; then it is the customer who asks again', async () => {
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

describe('when the page dies', () => {
  it.each(['/cash/home', CONFIRM, '/result/loan?listingId=another'])(
    'a reload in mid-publish, at %s: settled first, one loan, its result',
    async (at) => {
      const { world, view, store, field } = await atCode()
      world.sandbox.setDropRepeats(false)
      world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'latency=5000' })
      await field.fill(CODE)
      await expect.element(page.getByText('正在提交借款申请')).toBeVisible()
      view.unmount()
      opened.splice(0)
      const next = tab(world, { at, store })
      await expect.element(page.getByText('正在确认借款结果…')).toBeVisible()
      await expect.element(page.getByTestId('amount')).not.toBeInTheDocument()
      await world.clock.advance(20_000)
      await expect.poll(next.address).toMatch(/^\/result\/loan\?listingId=P/)
      await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
      expect(world.sandbox.world().loanCount).toBe(1)
      expect(publishCalls(world)).toHaveLength(1)
    },
  )

  it('a loan whose result was never seen is shown before anything else', async () => {
    const { world, view, store, field } = await atCode()
    world.sandbox.addFaults('default', { match: 'cash/queryResultPage', fault: 'http=500' })
    await field.fill(CODE)
    await expect.poll(view.address).toMatch(/^\/result\/loan/)
    view.unmount()
    opened.splice(0)
    world.sandbox.clearFaults()
    const next = tab(world, { store })
    await expect.poll(next.address).toMatch(/^\/result\/loan/)
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    next.unmount()
    opened.splice(0)
    tab(world, { store })
    await expect.element(page.getByTestId('amount')).toBeVisible()
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
    await one(world)
    await world.clock.advance(30_000)
    expect(publishCalls(world)).toHaveLength(1)
  })

  it('a second tab with terms of its own is told of the first loan, and shows it', async () => {
    const store = memoryStore()
    const { world, field } = await atCode({}, store)
    world.sandbox.setDropRepeats(false)
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'latency=4000' })
    await field.fill(CODE)
    await expect.element(page.getByText('正在提交借款申请')).toBeVisible()
    const second = tab(world, { at: CONFIRM, store })
    await expect.poll(() => second.container.textContent).toContain('正在确认借款结果…')
    await world.clock.advance(10_000)
    await expect.poll(second.address).toMatch(/^\/result\/loan/)
    expect(world.sandbox.world().loanCount).toBe(1)
  })
})

describe('when the session ends', () => {
  it('while publishing: nothing was sent, and the intention waits for the customer', async () => {
    const { world, view, field, store } = await atCode()
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'result=-4000' })
    await field.fill(CODE)
    await expect.poll(() => JSON.parse(store.entries().loan_cash_serial_no!).state).toBe('new')
    expect(world.sandbox.world().loanCount).toBe(0)
    const { serial } = JSON.parse(store.entries().loan_cash_serial_no!)
    // Whatever the page asked for without a session has been answered.
    await world.clock.advance(1_000)
    world.signIn()
    await view.reload()
    await expect.element(page.getByText('综合年利率（单利）')).toBeVisible()
    await world.clock.advance(61_000)
    const again = await askCode()
    await again.fill(CODE)
    await one(world)
    expect(world.sandbox.world().loans[0]?.serialNumber).toBe(serial)
  })

  it('in the middle of the form: signing in brings everything back', async () => {
    const world = sandboxWorld()
    const memory = memoryStore()
    const view = tab(world, { memory })
    await page.getByTestId('amount').fill('31000')
    world.sandbox.expireSessions()
    await page.getByRole('checkbox').click()
    await expect.poll(world.userId).toBeNull()
    view.unmount()
    opened.splice(0)
    world.signIn()
    tab(world, { memory })
    await expect.element(page.getByTestId('amount')).toHaveValue('31000')
  })
})

describe('leaving', () => {
  it('asks, and keeps what was entered either way', async () => {
    const world = sandboxWorld()
    const view = tab(world)
    await expect.element(page.getByTestId('month-pay').first()).toBeInTheDocument()
    await page.getByTestId('amount').fill('12000')
    view.press('back')
    await expect.poll(view.asking).toBe(true)
    view.press('stay')
    await expect.element(page.getByTestId('amount')).toHaveValue('12000')
    expect(view.host.log.closed).toBe(0)
    view.press('back')
    await expect.poll(view.asking).toBe(true)
    view.press('leave')
    await expect.poll(() => view.host.log.closed).toBe(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(view.host.memory.getItem('cash_loan_draft')).toContain('12000')
  })

  it('asks with nothing entered as well (exit.1)', async () => {
    const world = sandboxWorld()
    const view = tab(world)
    await expect.element(page.getByTestId('month-pay').first()).toBeInTheDocument()
    view.press('back')
    await expect.poll(view.asking).toBe(true)
    expect(view.host.log.closed).toBe(0)
    view.press('leave')
    await expect.poll(() => view.host.log.closed).toBe(1)
  })

  it('closes an open sheet first', async () => {
    const world = sandboxWorld()
    const view = tab(world)
    await page.getByTestId('amount').fill('12000')
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-list')).toBeVisible()
    view.host.nativeBack()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(view.host.log.closed).toBe(0)
  })
})
