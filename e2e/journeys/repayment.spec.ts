import type { Page } from '@playwright/test'
import { ask, BASE, isAt } from '../support/channel.ts'
import { back } from '../support/history.ts'
import { kill } from '../support/kill.ts'
import { tapTwentyTimes } from '../support/raise.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const REPAYMENT = `${BASE}/repayment`
const CASHIER = 'repayment/getCashierUrl'
/** Words that claim a payment. */
const CLAIM = /还款成功|部分还款成功|银行已扣款/

interface Bill {
  billId: string
  loanId: string
  amount: string
  paidAmount: string
  status: string
}
const bills = async (page: Page) => (await ask(page, 'repayment/queryBillList')) as Bill[]
/** 1115.09 as ¥1,115.09. */
const yuan = (amount: string) => `¥${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`
/** What was paid, in repayments that took money. */
const paid = async (sandbox: Sandbox) => {
  const [user] = (await sandbox.world()).users
  return (user?.slices.repayment?.orders ?? []).filter(({ paidCents }) => paidCents > 0)
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses the first open bill and goes to the cashier. */
async function toCashier(page: Page): Promise<void> {
  await page.goto(`${REPAYMENT}/bills`)
  await page.getByRole('checkbox').first().check()
  await button(page, '去还1笔').tap()
  await expect(page.getByText('这是演示用的收银台')).toBeVisible()
}

test.describe('a bill', () => {
  test.use({ persona: 'running-loan' })

  test('is paid at the cashier, to the cent, and is gone from the open ones', async ({ page, sandbox }) => {
    await toCashier(page)
    const [order] = (await sandbox.world()).users[0]?.slices.repayment?.orders ?? []
    await button(page, '支付成功').tap()
    await isAt(page, 'repayment/result')
    await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible()
    await expect(page.getByText(`¥${((order?.cents ?? 0) / 100).toLocaleString('en')}`)).toBeVisible()
    await button(page, '查看账单').tap()
    await isAt(page, 'repayment/bills')
    const [item] = order?.items ?? []
    const bill = (await bills(page)).find(({ billId }) => billId === `${item?.loanId}_${item?.period}`)
    expect(bill?.status).toBe('paid')
    expect(await paid(sandbox)).toHaveLength(1)
  })

  test('that was paid leads back to the bills, not to the cashier', async ({ page }) => {
    await toCashier(page)
    await button(page, '支付成功').tap()
    await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible()
    await page.getByRole('button', { name: '返回', exact: true }).tap()
    await isAt(page, 'repayment/bills')
  })

  test('that is paid in part says what was taken, and what is left', async ({ page }) => {
    await toCashier(page)
    await button(page, '余额不足，只扣一半').tap()
    await expect(page.getByText(/已扣款[\d,.]+元，剩余款项请尽快还清/)).toBeVisible()
    await button(page, '查看账单').tap()
    const [bill] = await bills(page)
    await expect(
      page.getByText(`已还 ${yuan(bill?.paidAmount ?? '')}，共 ${yuan(bill?.amount ?? '')}`),
    ).toBeVisible()
  })

  test('is not paid by a cashier that was cancelled, or left by back: the bills are shown, not the cashier', async ({
    page,
    sandbox,
  }) => {
    await toCashier(page)
    await button(page, '取消支付').tap()
    await expect(page.getByText('您已取消本次还款')).toBeVisible()
    await expect(page.locator('body')).not.toContainText(CLAIM)
    await toCashier(page)
    await back(page)
    await isAt(page, 'repayment/bills')
    expect(await paid(sandbox)).toEqual([])
  })

  test('is waited for while the bank works, and claims nothing until then', async ({ page, sandbox }) => {
    await toCashier(page)
    await button(page, '支付处理中').tap()
    await expect(page.getByText('银行处理中')).toBeVisible()
    await expect(page.locator('body')).not.toContainText(CLAIM)
    await sandbox.advance(31_000)
    await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible()
  })

  test('is one payment in the ledger after twenty taps, two tabs and a killed one', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto(`${REPAYMENT}/bills`)
    await page.getByRole('checkbox').first().check()
    await tapTwentyTimes(page, '去还1笔')
    await expect(page.getByText('这是演示用的收银台')).toBeVisible()
    expect(await sandbox.calls(CASHIER)).toHaveLength(1)
    const other = await context.newPage()
    await toCashier(other)
    const restored = await kill(context, page)
    await button(restored, '支付成功').tap()
    await expect(restored.getByRole('heading', { name: '还款成功' })).toBeVisible()
    await button(other, '支付成功').tap()
    await expect(other.getByText('账单已变化，请重新发起还款')).toBeVisible()
    expect(await paid(sandbox)).toHaveLength(1)
  })

  test('has no result by a number that is not the customer’s', async ({ page }) => {
    await page.goto(`${REPAYMENT}/result?repayNo=Y999`)
    await expect(page.getByText('没有查询到这笔还款')).toBeVisible()
    await page.goto(`${REPAYMENT}/result`)
    await isAt(page, 'repayment/bills')
  })
})

test.describe('overdue bills', () => {
  test.use({ persona: 'long-overdue' })

  test('lock the loan page, which leads to them; all of them are one order, and the lock is gone', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/cash/intercept`)
    await expect(page.getByText(/有3笔账单已逾期/).first()).toBeVisible()
    await expect(page.getByText('已逾期66天')).toBeVisible()
    await button(page, '去还款').tap()
    await isAt(page, 'repayment/bills')
    // The third one takes the two before it along.
    await page.getByRole('checkbox').nth(2).check()
    await button(page, '去还3笔').tap()
    await button(page, '支付成功').tap()
    await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible()
    expect(await paid(sandbox)).toMatchObject([{ items: [{}, {}, {}] }])
    await page.goto(`${BASE}/cash/intercept`)
    await isAt(page, 'cash/home')
  })
})

test.describe('early settlement', () => {
  test.use({ persona: 'special-asset', timezoneId: 'America/Los_Angeles' })

  test('shows the parts of the lender in a phone of another zone, and pays all of it', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${REPAYMENT}/bills`)
    await button(page, '提前结清').tap()
    const [{ loanId } = { loanId: '' }] = await bills(page)
    const figures = (await ask(page, 'repayment/queryEarlyRepayAmount', { loanId })) as Record<string, string>
    for (const part of ['capital', 'interest', 'fee'])
      await expect(page.getByText(yuan(figures[part] ?? ''), { exact: true })).toBeVisible()
    await button(page, `支付 ${yuan(figures.amount ?? '')}`).tap()
    await button(page, '支付成功').tap()
    await expect(page.getByText(yuan(figures.amount ?? ''))).toBeVisible()
    expect((await bills(page)).every(({ status }) => status === 'paid')).toBe(true)
    expect(await paid(sandbox)).toHaveLength(1)
  })
})

test.describe('a loan that must be signed after its payout', () => {
  test.use({ persona: 'after-loan-sign' })

  test('is signed at the bank, and is not sent there once more', async ({ page }) => {
    await page.goto(`${REPAYMENT}/bills`)
    await button(page, '去签约').tap()
    await button(page, '取消').tap()
    await expect(page.getByText('签约还没有完成')).toBeVisible()
    await button(page, '再次前往签约').tap()
    await button(page, '确认签约').tap()
    await expect(page.getByText('签约已完成')).toBeVisible()
    await page.reload()
    await expect(page.getByText('签约已完成')).toBeVisible()
    await isAt(page, 'repayment/afterLoanSign')
  })
})
