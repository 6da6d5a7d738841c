import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { autoPayCopy } from '../../blocks/autoPay/copy.ts'
import { copy } from './copy.ts'
import { autopay } from './step.ts'

const ENTRY = 'repayment/showAutoPayEntry'
const CHANGE = 'repayment/changeAutoPayStatus'
const CONFIRM = 'repayment/confirmBankCardSigned'
const SIGN = 'repayment/doBankCardSigned'

const open = (persona: string, options: OpenPageOptions<object> = {}) =>
  openPage(autopay, { persona, ...options })
const control = page.getByRole('switch', { name: copy.bank })
const row = page.getByRole('button', { name: new RegExp(copy.bank) })
const codeBox = page.getByRole('dialog', { name: autoPayCopy.code.title }).getByRole('textbox')
const agree = page.getByRole('button', { name: autoPayCopy.sheet.action })

describe('automatic repayment by bank card', () => {
  it('is explained and opened by a code for a customer who never signed', async () => {
    const { world, calls } = await open('old-customer')
    await row.click()
    await agree.click()
    await codeBox.fill('000000')
    await expect.element(page.getByText(/验证码错误/)).toBeVisible()
    await codeBox.fill('123456')
    await expect.element(page.getByText(autoPayCopy.opened)).toBeVisible()
    await expect.element(control).toBeChecked()
    await expect.element(page.getByText(copy.note.on)).toBeVisible()
    expect(calls(CHANGE).map(({ request }) => request)).toEqual([{ autoRepaymentStatus: 1 }])
    expect(world.sandbox.world().users[0]?.codesSent).toBe(1)
  })

  it('is a switch where it is open, and can be closed', async () => {
    const { calls } = await open('autopay-on')
    await expect.element(control).toBeChecked()
    await control.click()
    await expect.element(page.getByText(autoPayCopy.closed)).toBeVisible()
    expect(calls(CHANGE).map(({ request }) => request)).toEqual([{ autoRepaymentStatus: 0 }])
    await expect.element(control).not.toBeChecked()
  })

  it('is a switch where the row of another page would jump to this one', async () => {
    const { host } = await open('autopay-jump')
    await expect.element(control).toBeVisible()
    expect(host.opened).toEqual([])
  })

  it('that has run out says so, and leads to signing it again', async () => {
    const { text, tap, exits } = await open('autopay-expired')
    await expect.element(text(copy.expired)).toBeVisible()
    await tap(copy.resign)
    expect(exits).toEqual([{ name: 'resign', query: undefined }])
  })

  it('of an unknown kind claims nothing, and can be asked for again', async () => {
    const { text, tap, calls } = await open('autopay-on', {
      contract: 'report',
      faults: [replies(ENTRY, { showStatus: 9, autoRepaymentStatus: 1 })],
    })
    await expect.element(text(copy.unknown.text)).toBeVisible()
    await tap(copy.unknown.refresh)
    await expect.poll(() => calls(ENTRY).length).toBe(2)
  })

  it('whose confirmation is lost after the bank has signed asks for the state, and sends no second code', async () => {
    const { world, calls, clock } = await open('old-customer', {
      faults: [{ match: CONFIRM, fault: 'drop=after' }],
    })
    await row.click()
    await agree.click()
    await codeBox.fill('123456')
    await expect.poll(() => calls(CONFIRM).length).toBeGreaterThan(0)
    await clock.advance(60_000)
    await expect.element(page.getByText(autoPayCopy.opened)).toBeVisible()
    expect(calls(SIGN)).toHaveLength(1)
    expect(world.sandbox.world().users[0]?.codesSent).toBe(1)
  })

  it.each([
    [42602, '银行未通过签约'],
    [42603, '银行系统维护中，请稍后再试'],
    [42604, '该银行卡已冻结'],
  ])('says a refusal %i of the bank with its code', async (code, message) => {
    await open('old-customer', { faults: [refuses(SIGN, code, message)] })
    await row.click()
    await agree.click()
    await expect.element(page.getByText(`[${code}]:${message}`)).toBeVisible()
    await expect.element(control).not.toBeInTheDocument()
  })

  it('names the card, and leads to the others; without one it leads to the first', async () => {
    const first = await open('autopay-on')
    await expect.element(first.text('招商银行 储蓄卡 5670')).toBeVisible()
    await first.tap(new RegExp(copy.card))
    expect(first.exits).toEqual([{ name: 'cards', query: undefined }])
    await first.view.unmount()
    const second = await open('no-card')
    await expect.element(second.text(copy.noCard)).toBeVisible()
  })
})
