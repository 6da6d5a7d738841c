import { memoryStorage, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lend } from '../stories/lend.ts'
import { openResult } from '../testing/openResult.ts'

describe('the end of an application', () => {
  /** A loan that was made here, and storage with its record. */
  async function madeHere() {
    const world = sandboxWorld()
    const { listingId, loanId, serialNumber } = await lend(world)
    const store = memoryStorage({
      loan_cash_serial_no: JSON.stringify({
        serial: serialNumber,
        userId: world.userId(),
        terms: 't',
        at: world.clock.now(),
        sentAt: world.clock.now(),
        state: 'success',
        loan: { listingId, loanId },
      }),
    })
    return { world, listingId, store }
  }

  it('counts as seen after a second on a visible screen, or when it is left', async () => {
    const { world, listingId, store } = await madeHere()
    const isEnded = () => store.entries().loan_cash_serial_no?.includes('"closed"')
    await world.clock.setVisible(false)
    const { view } = await openResult({ world, host: { store } }, { listingId })
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    await world.clock.advance(60_000)
    expect(isEnded()).toBe(false)
    await world.clock.setVisible(true)
    await world.clock.advance(900)
    expect(isEnded()).toBe(false)
    await view.unmount()
    expect(isEnded()).toBe(true)
  })

  it('removes serial number, draft and coupons when its own loan was seen', async () => {
    const { world, listingId, store } = await madeHere()
    const memory = memoryStorage({
      cash_loan_draft: '{}',
      chosenCoupon: '{}',
      maxLimitAmount: '8000.00',
    })
    await openResult(
      {
        world,
        host: { store, memory },
        faults: [{ match: 'cash/queryResultPage', times: 4, fault: 'http=500' }],
      },
      { listingId },
    )
    await world.clock.advance(10_000)
    expect(store.entries().loan_cash_serial_no).toContain('"success"')
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    await world.clock.advance(1_000)
    expect(store.entries().loan_cash_serial_no).toContain('"closed"')
    expect(memory.entries()).toEqual({})
  })

  it('removes nothing that was entered for another kind of loan', async () => {
    const { world, listingId, store } = await madeHere()
    const record = JSON.parse(store.entries().loan_cash_serial_no ?? '{}') as object
    store.setItem('loan_cash_serial_no', JSON.stringify({ ...record, kind: 'staff' }))
    const cash = {
      cash_loan_draft: '{}',
      chosenCoupon: '{}',
      cash_loan_consent: '{}',
      maxLimitAmount: '8000.00',
    }
    const memory = memoryStorage({ ...cash, staff_loan_draft: '{}', staff_loan_consent: '{}' })
    await openResult({ world, host: { store, memory } }, { listingId })
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    await world.clock.advance(1_000)
    expect(store.entries().loan_cash_serial_no).toContain('"closed"')
    expect(memory.entries()).toEqual(cash)
  })
})
