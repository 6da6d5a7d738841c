import { withNote } from '../../flows/steps/src/blocks/publishing/entryNotes.ts'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { isHome } from '../support/channel.ts'
import { publishEarlierLoan } from '../support/gateway.ts'
import { borrowFrom, LOAN_TERMS, PUBLISH, STATUS } from '../support/publishing.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test(
  'the result page shows what the lender says, whatever the address says',
  { tag: ['@QRY-011', '@QRY-016', '@QRY-021', '@QRY-032'] },
  async ({ page, result, sandbox }) => {
    const loan = await publishEarlierLoan(sandbox)
    const instInfoList = '[{"__proto__":{"polluted":1},"instName":"<b>x</b>"}]'
    for (const [name, value] of [
      ['amount', 'Infinity'],
      ['amount', '１２３４５'],
      ['amount', '{}'],
      ['instInfoList', instInfoList],
    ] as const)
      await test.step(`${name} ${value}`, async () => {
        const query = new URLSearchParams({ listingId: loan.listingId, serialNumber: 'S1', [name]: value })
        await page.goto(`${ResultPage.path}?${query}`)
        await result.shows(loan)
        // Nothing of the reply or the address is shown as a figure that is none, or read as markup.
        await expect(page.locator('body')).not.toContainText(
          /NaN|Infinity|undefined|null|\[object|-\d+\.\d{2}|\de\+\d/,
        )
        await expect(result.main.getByText('<b>')).toHaveCount(0)
        expect(await page.evaluate(() => [Object.keys(Object.prototype), 'polluted' in {}])).toEqual([
          [],
          false,
        ])
      })
  },
)

test('bad percent-encoding leads to a page with a way on', { tag: '@QRY-037' }, async ({ page, loan }) => {
  await page.goto(`${ResultPage.path}?loanId=%E0%A4%A`)
  await expect(page.getByText('没有找到这笔借款')).toBeVisible()
  await page.getByRole('button', { name: '回到借款页' }).tap()
  await loan.isReady()
})

test('a line break in the source id breaks no call', { tag: '@QRY-042' }, async ({ loan, sandbox }) => {
  await loan.open('?sourceid=147%0d%0aX-Evil:1')
  const [call] = await sandbox.calls('cash/getAmount')
  expect(call).toMatchObject({ result: 200 })
  expect(JSON.stringify(call)).not.toMatch(/evil/i)
})

test('a path without an end is not one of ours', { tag: '@QRY-047' }, async ({ page }) => {
  await page.goto(`/pages/credit/${'a/'.repeat(2_000)}`)
  await expect(page.getByText('页面不存在').first()).toBeVisible()
  await page.getByRole('button', { name: '回到首页' }).tap()
  await isHome(page)
})

test('an address that is too long is said to be so, with a way home', async ({ page }) => {
  for (const length of [20_000, 200_000])
    await test.step(`${length} characters`, async () => {
      await page.goto(`/pages/credit/cash/home?token=${'x'.repeat(length)}`)
      await expect(page.getByRole('heading', { name: '链接太长，无法打开' })).toBeVisible()
      await expect(page).toHaveURL(/\/pages\/credit\/too-long\.html$/)
      await page.getByRole('link', { name: '回到首页' }).tap()
      await isHome(page)
    })
})

test('a value that is too long for anything is ignored, the rest of the address is used', async ({
  page,
  loan,
}) => {
  await loan.open(`?amount=5000&pageTitle=${'借'.repeat(1_000)}&from=${'x'.repeat(5_000)}`)
  await expect(loan.amount).toHaveValue('5,000')
  await expect(page).toHaveTitle('借'.repeat(20))
  expect(page.url()).not.toContain('from=')
})

test.describe('in the messenger', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50',
    tweak: { needScanQRCode: true },
  })

  test(
    'the address that is signed holds nothing personal',
    { tag: '@BRG-015' },
    async ({ page, sandbox }) => {
      // Who scans needs the bridge of the messenger.
      await page.addInitScript(() => Object.assign(window, { WeixinJSBridge: { invoke: () => undefined } }))
      const personal = 'cardNo=6222020200112233445&mobile=13912345678&realName=%E5%BC%A0%E4%B8%89'
      await page.goto(`/pages/credit/cash/home?${personal}&amount=5000`)
      await sandbox.asked('/wechat/sdkInit')
      const [call] = await sandbox.calls('/wechat/sdkInit')
      expect(JSON.stringify(call)).toContain('/pages/credit/cash/home?amount=5000')
      expect(JSON.stringify(call)).not.toMatch(/6222|139123|realName/)
    },
  )
})

test.describe('a link with the note of an application that this customer is said to have sent', () => {
  const SERIAL = 'number-of-the-link-1'

  /** As the customer's own note would be. */
  async function forged(sandbox: Sandbox): Promise<string> {
    const owner = `loan_cash_serial_no ${(await sandbox.world()).users[0]?.userId}`
    return withNote(owner, null, { serial: SERIAL, sentAt: Date.now(), kind: null })
  }

  test('counts for nothing: the loan page offers at once, and the loan has its own number', async ({
    loan,
    confirm,
    result,
    sandbox,
  }) => {
    await loan.open(`?open=${await forged(sandbox)}`)
    await borrowFrom({ loan, confirm }, async () => undefined)
    await result.shows(await sandbox.firstLoan())
    const numbers = [...(await sandbox.calls(PUBLISH)), ...(await sandbox.calls(STATUS))]
    expect(JSON.stringify(numbers)).not.toContain(SERIAL)
    expect(await sandbox.serials()).toHaveLength(1)
  })

  test('counts for nothing on the confirm page', async ({ page, confirm, result, sandbox }) => {
    const terms = { amount: String(LOAN_TERMS.amount), period: String(LOAN_TERMS.period), card: 'C1' }
    await page.goto(`${ConfirmPage.path}?${new URLSearchParams({ ...terms, open: await forged(sandbox) })}`)
    await confirm.hasTerms()
    await confirm.publish()
    await result.shows(await sandbox.firstLoan())
    expect(JSON.stringify(await sandbox.calls(STATUS))).not.toContain(SERIAL)
    expect(await sandbox.serials()).not.toContain(SERIAL)
  })
})
