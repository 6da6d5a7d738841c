import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { askCode, CONFIRM, fillHome, publishCalls } from './testing/tab.ts'
import { CODE, opened, tab, atCode, oneLoan } from './testing/atCode.ts'

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

describe('a loan end to end', () => {
  it('from the first digit to the result, and back never shows the form again', async () => {
    const world = sandboxWorld()
    const store = memoryStorage()
    const view = tab(world, { store })
    await fillHome()
    await expect.poll(view.address).toMatch(/^\/cash\/home\/confirm\?amount=12000&period=12&card=C1&coupons=/)
    const field = await askCode()
    await field.fill(CODE)
    await expect.poll(view.address).toMatch(/^\/result\/loan\?listingId=/)
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    await world.clock.advance(1_000)
    expect(store.entries().loan_cash_serial_no).toContain('"closed"')
    expect(view.host.memory.getItem('cash_loan_draft')).toBeNull()
    view.back()
    await view.settles()
    expect(view.address()).toMatch(/^\/result\/loan/)
    expect(publishCalls(world)).toHaveLength(1)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('publishes the shown terms, with the serial number that was stored before', async () => {
    const { world, field, store } = await atCode()
    await field.fill(CODE)
    await oneLoan(world)
    const [loan] = world.sandbox.world().loans
    expect(publishCalls(world)[0]?.request).toMatchObject({
      serialNumber: loan?.serialNumber,
      amount: loan?.amount,
    })
    expect(JSON.stringify(store.entries())).toContain(loan!.serialNumber)
    // The number comes from the server: the same until an application with it was received.
    expect(loan?.serialNumber).toMatch(/^serial-/)
  })

  it('a refusal leads back to the form with everything in it, also with an amount in the address', async () => {
    const world = sandboxWorld()
    const view = tab(world, { at: '/cash/home?amount=12000' })
    await fillHome('23000')
    const field = await askCode()
    world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'result=45007' })
    await field.fill(CODE)
    await page.getByRole('button', { name: '返回修改' }).click()
    await expect.poll(view.address).toMatch(/^\/cash\/home/)
    await expect.element(page.getByTestId('amount')).toHaveValue('23,000')
    expect(view.depth()).toBe(0)
  })

  it('back from the terms shows the form with everything in it', async () => {
    const world = sandboxWorld()
    const view = tab(world)
    await fillHome('23000')
    await expect.poll(view.address).toMatch(/confirm/)
    await expect.element(page.getByText('综合年利率（单利）')).toBeVisible()
    view.back()
    await expect.element(page.getByTestId('amount')).toHaveValue('23,000')
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  })
})

describe('when the page is closed', () => {
  it.each(['/cash/home', CONFIRM, '/result/loan?listingId=another'])(
    'a reload while publishing, at %s: settled first, one loan, its result',
    async (at) => {
      const { world, view, store, field } = await atCode()
      world.sandbox.setDropRepeats(false)
      world.sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: 'latency=5000' })
      await field.fill(CODE)
      await expect.element(page.getByText('正在提交借款申请')).toBeVisible()
      view.unmount()
      opened.splice(0)
      const next = tab(world, { at, store })
      await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
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

describe('leaving', () => {
  /** Leaves, past the survey that is shown then (exit.3). */
  async function leaveWithoutAnswer(view: ReturnType<typeof tab>) {
    view.press('leave')
    await page.getByRole('button', { name: /直接离开/ }).click()
    await expect.poll(() => view.host.log.closed).toBe(1)
  }

  it('asks, and keeps what was entered either way', async () => {
    const world = sandboxWorld()
    const view = tab(world)
    await expect.element(page.getByTestId('month-pay').first()).toBeInTheDocument()
    await page.getByTestId('amount').fill('12000')
    view.press('back')
    await expect.poll(view.asking).toBe(true)
    view.press('stay')
    await expect.element(page.getByTestId('amount')).toHaveValue('12,000')
    expect(view.host.log.closed).toBe(0)
    view.press('back')
    await expect.poll(view.asking).toBe(true)
    await leaveWithoutAnswer(view)
    window.dispatchEvent(new Event('pagehide'))
    expect(view.host.memory.getItem('cash_loan_draft')).toContain('12000')
  })

  it('asks with nothing entered as well', { tags: ['exit.1'] }, async () => {
    const world = sandboxWorld()
    const view = tab(world)
    await expect.element(page.getByTestId('month-pay').first()).toBeInTheDocument()
    view.press('back')
    await expect.poll(view.asking).toBe(true)
    expect(view.host.log.closed).toBe(0)
    await leaveWithoutAnswer(view)
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
