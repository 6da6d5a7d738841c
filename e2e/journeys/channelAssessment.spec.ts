import { BASE, isAt, views } from '../support/channel.ts'
import { timePasses } from '../support/clock.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

/** Pause between two questions about an assessment, ms. */
const PAUSE = 2_000

test.describe('the assessment before the application', () => {
  test.use({ persona: 'yinlian-start' })

  test('is started once, asked for three times, and its outcome is shown once', async ({ page, sandbox }) => {
    await page.clock.install()
    await page.goto(`${BASE}/yinlian/`)
    await isAt(page, 'yinlian/waiting')
    await expect(async () => {
      await timePasses(page, sandbox, PAUSE)
      await expect(page).toHaveURL(/yinlian\/checkedsuccess$/, { timeout: 500 })
    }).toPass()
    expect(await sandbox.calls('channel/preAssessAmount')).toHaveLength(1)
    // The page of the outcome asks once more: its address alone says nothing.
    await expect.poll(() => sandbox.calls('channel/queryPreAssessAmountStatus')).toHaveLength(4)
    await page.getByRole('button', { name: '继续' }).click()
    await isAt(page, 'yinlian/idauth')

    // The customer comes again from the partner: the outcome was seen.
    await page.goto(`${BASE}/yinlian/`)
    await isAt(page, 'yinlian/idauth')
    await page.clock.runFor(PAUSE)
    const seen = await views(sandbox)
    expect(seen.filter((id) => id === 'yinlian_checkedsuccess')).toHaveLength(1)
  })
})

test.describe('a passed assessment without a bank card', () => {
  test.use({ persona: 'yinlian-no-card' })

  test('leads to the bank and back to the server’s step, also when nothing was added', async ({
    page,
    bank,
    sandbox,
  }) => {
    await page.goto(`${BASE}/yinlian/`)
    await expect(bank.heading).toBeVisible()
    await bank.cancel.click()
    // The server asks for the card again: the page does not leave by itself a second time.
    await isAt(page, 'yinlian/bindcard')
    await expect(page.getByText('银行卡绑好了吗？')).toBeVisible()
    await page.getByRole('button', { name: '继续' }).click()
    await isAt(page, 'yinlian/bindcard')
    await expect(page.getByText('银行卡绑好了吗？')).toBeVisible()
    await page.getByRole('button', { name: '再次前往绑卡' }).click()
    await expect(bank.heading).toBeVisible()
    await bank.lastDigits.fill('6688')
    await bank.succeed.click()
    await expect(page).toHaveURL((url) => url.pathname === '/__sandbox/partner/yinlian/cashier')
    expect(await sandbox.calls('channel/bindCard')).toHaveLength(2)
  })
})

test.describe('a granted limit', () => {
  test.use({ persona: 'siku-passed' })

  test('after which nothing follows ends with ASSESS_AMOUNT_SUCCESS at the partner', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/siku/`)
    await isAt(page, 'siku/checkedsuccess')
    await expect(page.getByText('30,000', { exact: true })).toBeVisible()
    await sandbox.fault({
      match: 'channel/getPageMeta',
      fault: replying({ actionType: 'PAGE', pageCode: 'assess-amount-success' }),
    })
    await page.getByRole('button', { name: '继续' }).click()
    await expect(page).toHaveURL(/__sandbox\/partner\/siku\/back.*code=ASSESS_AMOUNT_SUCCESS/)
    await expect(page.getByText('评估通过').first()).toBeVisible()
  })
})

for (const { persona, next } of [
  { persona: 'zhuanzhuan-passed', next: `${BASE}/common/pay` },
  { persona: 'maoyan-passed', next: '/__sandbox/partner/maoyan/tickets' },
])
  test.describe(persona, () => {
    test.use({ persona })

    test('shows the granted amount, then the server’s next step', async ({ page }) => {
      const channel = persona.replace('-passed', '')
      await page.goto(`${BASE}/${channel}/`)
      await expect(page.getByText('30,000', { exact: true })).toBeVisible()
      await isAt(page, `${channel}/result`)
      await page.getByRole('button', { name: '继续' }).click()
      await expect(page).toHaveURL((url) => url.pathname === next)
    })
  })

test.describe('maoyan-failed', () => {
  test.use({ persona: 'maoyan-failed' })

  test('shows why, from when again, and goes back to the partner', async ({ page }) => {
    await page.goto(`${BASE}/maoyan/`)
    await expect(page.getByText('评估未通过', { exact: true })).toBeVisible()
    await isAt(page, 'maoyan/result')
    await expect(page.getByText('可再次申请')).toBeVisible()
    // A short page does not scroll by the height of the title bar.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(812)
    await page.getByRole('button', { name: '返回合作方' }).click()
    await expect(page).toHaveURL(/__sandbox\/partner\/maoyan\/back.*code=ASSESS_AMOUNT_FAILURE/)
  })
})

test.describe('zhuanzhuan-after', () => {
  test.use({ persona: 'zhuanzhuan-after' })

  test('pays the order of the market', async ({ page }) => {
    await page.goto(`${BASE}/zhuanzhuan/`)
    await isAt(page, 'common/pay')
    await expect(page.getByRole('button', { name: /^分\d+期支付 · 每期 ¥[\d,.]+$/ })).toBeVisible()
  })
})
