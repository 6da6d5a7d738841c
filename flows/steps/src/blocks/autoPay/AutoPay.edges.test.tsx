import { refuses, replies } from '@koo/page/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { autoPayCopy as copy } from './copy.ts'
import { mainText, onDone, open, row, sheet } from './testing/openAutoPay.tsx'

const STATUS = 'repayment/getAutopayStatusV2'
const ENTRY = 'repayment/showAutoPayEntry'
const SIGN = 'repayment/doBankCardSigned'
const CHANGE = 'repayment/changeAutoPayStatus'
const CARDS = 'user/queryBankcardListV3'

const banner = page.getByText(copy.banner.bank.title)
const control = page.getByRole('switch', { name: copy.row.label })
const agree = sheet.getByRole('button', { name: copy.sheet.action })
const codeDialog = page.getByRole('dialog', { name: copy.code.title })
const cardDialog = page.getByRole('dialog', { name: copy.card.title })
const toasts = () => document.querySelector('[data-toasts]')?.textContent

describe('what the server says of automatic repayment', () => {
  it.each([
    [1, false],
    [true, false],
    [0, true],
    [false, true],
    [2, true],
    ['1', true],
    [null, true],
  ])('with the flag %s shows the banner of the bank card: %s', async (autoRepaymentStatus, shown) => {
    await open({
      contract: 'report',
      faults: [replies(STATUS, { autoRepaymentStatus, alipayChannelStatus: 1 })],
    })
    expect(banner.elements()).toHaveLength(shown ? 1 : 0)
  })

  it('shows nothing at all when neither reply came', async () => {
    await open({ faults: [refuses(STATUS, 500), refuses(ENTRY, 500)] })
    expect(mainText()).toBe('页面')
  })

  it('leaves the row out where it would lead nowhere', async () => {
    await open({ faults: [replies(ENTRY, { showStatus: 4, linkUrl: null })], links: [] })
    expect(mainText()).toBe('页面')
  })

  it('takes our own page where the reply names none', async () => {
    const { world, host } = await open({ faults: [replies(ENTRY, { showStatus: 4, linkUrl: null })] })
    await row.click()
    await world.clock.advance(20)
    await expect.poll(() => host.opened).toEqual(['https://links.test/autopay'])
  })

  it('names no card in the sheet when two are the default', async () => {
    const card = { bankName: '招商银行', cardNo: '6225********5670', isDefault: true }
    const list = [
      { ...card, userCardId: 'C1' },
      { ...card, userCardId: 'C2', bankName: '杭州银行' },
    ]
    await open({ contract: 'report', faults: [replies(CARDS, list)] })
    await row.click()
    await expect.element(sheet).toMatchTextContent(copy.sheet.points[0])
    await expect.element(sheet).not.toMatchTextContent('银行 储蓄卡')
  })
})

describe('the sheet', () => {
  it('is opened by the banner, too, and sends nothing until the customer agrees', async () => {
    const { calls } = await open()
    await page.getByRole('button', { name: copy.banner.bank.action }).first().click()
    await expect.element(sheet).toBeVisible()
    expect([calls('queryPrecondition'), calls('doBankCardSigned')]).toEqual([[], []])
  })

  it('closes on Escape, and the focus goes back to the row', async () => {
    await open()
    await row.click()
    await expect.element(sheet).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(row).toHaveFocus()
  })

  it('signs once for two taps', async () => {
    const { calls } = await open()
    await row.click()
    await agree.dblClick()
    await expect.element(codeDialog).toBeVisible()
    expect(calls('doBankCardSigned')).toEqual([{ shouldEscape: 1 }])
  })

  it('cannot be closed while the bank is asked', async () => {
    const { world } = await open({ faults: [{ match: SIGN, fault: 'latency=3000' }] })
    await row.click()
    await agree.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).toBeVisible()
    await world.clock.advance(5_000)
    await expect.element(codeDialog).toBeVisible()
  })

  it('fits a small screen', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 812))
    await open()
    await row.click()
    await expect.element(agree).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('signing at the bank', () => {
  it.each([
    ['no order number', { authOrderNo: null, transactionNo: 'T1' }],
    ['no transaction number', { authOrderNo: 'A1', transactionNo: '' }],
  ])('without what the code needs (%s) has failed', async (_what, order) => {
    const { calls } = await open({
      contract: 'report',
      faults: [replies(SIGN, { signedStatus: 0, ...order })],
    })
    await row.click()
    await agree.click()
    await expect.poll(toasts).toContain(copy.failed)
    await expect.element(codeDialog).not.toBeInTheDocument()
    expect(calls('changeAutoPayStatus')).toEqual([])
  })

  const asksForCard = { ...replies(SIGN, { signedStatus: 0, escapeCode: 1 }), times: 1 }
  it('that asks for the card says so without a name when the card is not known', async () => {
    await open({ faults: [asksForCard, refuses(CARDS, 500)] })
    await row.click()
    await agree.click()
    await expect.element(cardDialog).toMatchTextContent(copy.card.text(copy.card.nameless))
  })

  it('that asks for the card lets the customer bind another one', async () => {
    const { host, calls } = await open({ faults: [asksForCard] })
    await row.click()
    await agree.click()
    await cardDialog.getByRole('button', { name: copy.card.other }).click()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls('changeAutoPayStatus')).toEqual([])
  })
})

describe('a change', () => {
  it('whose reply is lost is not said to have worked, and the state is read again', async () => {
    const { world } = await open({ persona: 'autopay-off', faults: [{ match: CHANGE, fault: 'drop=after' }] })
    const reads = () => world.sandbox.log('default', ENTRY).length
    const before = reads()
    await control.click()
    await world.clock.advance(30_000)
    await expect.poll(reads).toBe(before + 1)
    await expect.element(page.getByText(copy.row.opened, { exact: true })).toBeVisible()
    expect(onDone.count).toBe(0)
  })

  it('is sent once for two taps on the switch', async () => {
    const { world, calls } = await open({
      persona: 'autopay-off',
      faults: [{ match: CHANGE, fault: 'latency=3000' }],
    })
    await control.dblClick()
    await world.clock.advance(8_000)
    await expect.element(page.getByText(copy.opened)).toBeVisible()
    expect(calls('changeAutoPayStatus')).toHaveLength(1)
    expect(onDone.count).toBe(1)
  })

  it('does not tell the caller of a repayment that was switched off', async () => {
    await open({
      persona: 'autopay-on',
      faults: [replies(ENTRY, { showStatus: 1, autoRepaymentStatus: 1 })],
    })
    await control.click()
    await expect.element(page.getByText(copy.closed)).toBeVisible()
    expect(onDone.count).toBe(0)
  })
})
