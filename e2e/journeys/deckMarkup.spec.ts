import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { publishEarlierLoan } from '../support/gateway.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const MARKUP =
  '<img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script><b style="color:red">文</b>'
/** Texts that are no ids, dates, codes or addresses: what a page may show as it is. */
const IS_PROSE = /\p{Script=Han}/u

/** The same reply with markup in every text that a customer reads. */
function withMarkup(value: unknown): unknown {
  if (typeof value === 'string') return IS_PROSE.test(value) ? `${value}${MARKUP}` : value
  if (Array.isArray(value)) return value.map(withMarkup)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMarkup(item)]))
}

test(
  'markup in every text of the server is text: no element, no violation of the policy',
  { tag: '@CSP-003' },
  async ({ page, sandbox }) => {
    const loan = await publishEarlierLoan(sandbox)
    await page.route('**/api/**', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, json: withMarkup(await reply.json()) })
    })
    let seen = 0
    for (const path of [
      LoanPage.path,
      `${ConfirmPage.path}?amount=12000&period=12&card=C1`,
      `${ResultPage.path}?listingId=${loan.listingId}`,
      InformationPage.path,
      '/pages/credit/bankCard/list',
      '/pages/credit/coupon/mine',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      // A script right in the body is of the document itself.
      await expect(page.locator('[onerror], [src=x], body > * script')).toHaveCount(0)
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
      if ((await page.locator('body').innerText()).includes('onerror=')) seen += 1
    }
    // It did arrive, and was shown as the text that it is.
    expect(seen).toBeGreaterThan(2)
  },
)

test(
  'a list of odd bank cards shows four digits, asks nobody for pictures and runs nothing',
  { tag: '@RSP-061' },
  async ({ page, loan, sandbox }) => {
    const cards = [
      {
        userCardId: '1',
        bankName: '<img src=x onerror=window.__pwned=1>',
        cardNo: '6222020200112233445',
        smallIcon: 'javascript:1',
        creditCardBg: 'url(https://evil.test/x)',
        cardType: 1,
      },
      null,
      { userCardId: null },
    ]
    await sandbox.fault({ match: 'user/queryAllBankcardList', fault: replying(cards) })
    for (const path of [LoanPage.path, '/pages/credit/bankCard/list']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.locator('body')).not.toContainText('62220202')
      await expect(page.locator('[onerror], [src^="javascript"]')).toHaveCount(0)
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
    }
    await loan.open()
  },
)
