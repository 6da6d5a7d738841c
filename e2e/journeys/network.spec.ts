import { READING } from '../support/costs.ts'
import type { Locator, Page, Request } from '@playwright/test'
import { RIGHT_CODE } from '../pages/LoginPage.ts'
import { timePasses } from '../support/clock.ts'
import { isSerialClosed } from '../support/gateway.ts'
import { ofToday } from '../support/ofToday.ts'
import { expect, test } from '../support/test.ts'

test.use({ tweak: { audit: { polls: 0 }, resultPage: { pollPeriod: 1 } } })

test.describe('one failed query: shown in its place, retried there, the rest works', () => {
  interface Failing {
    call: string
    says: string
    /** The control that tries again. */
    repair: (page: Page) => Locator
    /** What appears when the call works. */
    back: (page: Page) => Locator
  }

  const failing: Failing[] = [
    {
      call: 'cash/getAmount',
      says: '借款额度加载失败',
      repair: (page) => page.getByRole('button', { name: '重试' }),
      back: (page) => page.getByText('可借55,000元'),
    },
    {
      call: 'merchant/getLoanRateInfoV3',
      says: '期数与费率加载失败',
      repair: (page) => page.getByRole('button', { name: '重试' }),
      back: (page) => page.getByRole('radio', { name: /^12期 ¥/ }),
    },
    {
      call: 'user/queryAllBankcardList',
      says: '加载失败 · 重试',
      repair: (page) => page.getByRole('button', { name: /^收款银行卡/ }),
      back: (page) => page.getByRole('button', { name: /招商银行/ }),
    },
    {
      call: 'cash/queryCoupons',
      says: '优惠暂时没有加载成功，以下每期应还按无优惠计算，不影响借款。',
      repair: (page) => page.getByTestId('coupon-row'),
      back: (page) => page.getByRole('button', { name: /优惠券.*−¥/ }),
    },
    {
      call: 'cash/queryLoanUse',
      says: '加载失败 · 重试',
      repair: (page) => page.getByRole('button', { name: /^借款用途/ }),
      back: (page) => page.getByRole('button', { name: /^借款用途 日常消费$/ }),
    },
    {
      call: 'cash/queryLoanAgreements',
      says: '协议加载失败，暂时无法勾选',
      repair: (page) => page.getByRole('button', { name: '重新加载' }),
      back: (page) => page.getByRole('checkbox', { name: /个人消费借款合同/ }),
    },
  ]

  for (const { call, says, repair, back } of failing) {
    test(call, async ({ page, loan, sandbox }) => {
      await sandbox.fault({ match: call, fault: 'http=500' })
      await page.goto('/pages/credit/cash/home')
      // Everything that needs no reply works meanwhile, and is kept.
      if (call !== 'cash/getAmount') await loan.amount.fill('12000')
      await expect(page.getByText(says)).toBeVisible()
      await expect(page.getByText('页面没有加载')).toHaveCount(0)
      await sandbox.clearFaults()
      await repair(page).tap()
      if (call === 'cash/getAmount') await loan.amount.fill('12000')
      await expect(back(page)).toBeVisible()
      await expect(page.getByText(says)).toHaveCount(0)
      await expect(loan.amount).toHaveValue('12,000')
      await loan.continueToConfirm()
    })
  }
})

test('a missing reply ends in a time-out, with a way to try again', async ({ page, loan, sandbox }) => {
  await sandbox.fault({ match: 'cash/getAmount', fault: 'hang=before' })
  await page.clock.install()
  await page.goto('/pages/credit/cash/home')
  await expect.poll(async () => (await sandbox.calls('cash/getAmount')).length).toBe(1)
  // The document makes the call before the app is there, which then waits for it.
  await expect(loan.amount).toBeVisible()
  await page.clock.fastForward(21_000)
  await expect(page.getByText('借款额度加载失败')).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: '重试' }).tap()
  await loan.isReady()
})

test('without network the page says so, keeps the entries, and continues when it is back', async ({
  page,
  context,
  loan,
  sandbox,
}) => {
  sandbox.expectNoNetwork()
  await loan.open()
  await loan.amount.fill('12000')
  // The code of the sheets is loaded shortly after the page is shown.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('网络已断开，请检查网络设置')).toBeVisible()
  await loan.period(6).tap()
  await loan.openSheet('plan')
  await loan.sheet('plan').getByRole('button', { name: '关闭' }).tap()
  await loan.consent.tap()
  await expect(page.getByText('网络异常，请您重新提交')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toHaveCount(0)
  await expect(loan.amount).toHaveValue('12,000')
  await loan.continueToConfirm()
})

/** Every button by which a page offers to try again or to continue after a failure. */
const RETRY_BUTTONS = [
  '重试',
  '重新加载',
  '重新核对',
  '重新提交',
  '重新确认借款',
  '重新确认',
  '刷新结果',
  '全部重试',
  /加载失败 · 重试/,
  /重新发送|重新获取/,
] as const

test.describe('three of ten calls fail', () => {
  test.use({ signedIn: false })

  for (const seed of ofToday([1, 2, 3], 3)) {
    test(
      `the journey still ends within ten retries (seed ${seed})`,
      { tag: '@SEQ-048' },
      async ({ page, login, loan, confirm, result, sandbox }) => {
        // The order of parallel calls decides which of them fail, and so how many rounds it takes.
        test.setTimeout(120_000)
        await page.clock.install()
        await sandbox.fault({ match: '*', probability: 0.3, seed, fault: 'http=503' })
        await page.goto('/pages/credit/cash/home')

        let retries = 0
        const quick = { timeout: 1_000 }
        /** Types the code, again or for the first time. It is sent with the last digit. */
        const typeCode = async (field: Locator) => {
          if ((await field.inputValue(quick)) !== '') retries += 1
          await field.fill('', quick)
          await field.fill(RIGHT_CODE, quick)
        }
        /** Does the one thing that a customer would do on the current screen. */
        const act = async () => {
          const repair = await firstShown(RETRY_BUTTONS.map((name) => page.getByRole('button', { name })))
          if (repair) {
            retries += 1
            await repair.click(quick)
          } else if (await page.getByRole('button', { name: READING }).isVisible()) {
            // The configuration was among what failed: the table is read for its time, which a jump is not.
            await page.clock.runFor(6_000)
          } else if (await confirm.dialog.isVisible()) {
            await typeCode(confirm.code)
          } else if (await login.heading.isVisible()) {
            await login.mobile.fill('13800000002', quick)
            await login.consent.check(quick)
            if (await login.sendCode.isVisible()) await login.sendCode.click(quick)
            else await typeCode(login.code)
          } else if (await confirm.heading.isVisible()) {
            if (await confirm.consent.isVisible()) await confirm.consent.check(quick)
            // It counts down until the minute between two codes is over.
            if (await confirm.confirm.isVisible()) await confirm.confirm.click(quick)
          } else if (await loan.borrow.isVisible()) {
            await loan.amount.fill('12000', quick)
            await loan.consent.check(quick)
            await loan.borrow.click(quick)
          }
        }

        await expect(async () => {
          // If it is not possible now, the next round tries again.
          await act().catch(() => undefined)
          // Moves the clock over the pauses between attempts, the lock of buttons and the minute between codes.
          await timePasses(page, sandbox, 3_000)
          await expect(result.review).toHaveText('审核通过', { timeout: 100 })
        }).toPass({ intervals: [50], timeout: 90_000 })

        await sandbox.clearFaults()
        const made = await sandbox.onlyLoan()
        await result.shows(made)
        // Another number only after the lender has closed the one before.
        for (const serial of await sandbox.serials())
          if (serial !== made.serialNumber) expect(await isSerialClosed(sandbox, serial)).toBe(true)
        expect(retries).toBeLessThanOrEqual(10)
      },
    )
  }
})

async function firstShown(candidates: Locator[]): Promise<Locator | null> {
  for (const candidate of candidates) {
    const one = candidate.first()
    if ((await one.isVisible()) && (await one.isEnabled())) return one
  }
  return null
}

test('a call that succeeded is finished for the browser, not cancelled', async ({ page, loan, sandbox }) => {
  // The browser reads the last byte before it knows that the reply has ended.
  await sandbox.fault({ match: '*', fault: { kind: 'dribble', ms: 100, pieces: 2 } })
  const ended: string[] = []
  const cancelled: string[] = []
  const note = (list: string[]) => (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) list.push(new URL(request.url()).pathname)
  }
  page.on('requestfinished', note(ended))
  page.on('requestfailed', note(cancelled))
  await loan.open()
  await loan.isReady()
  await expect.poll(() => ended.length).toBeGreaterThan(7)
  expect(cancelled).toEqual([])
})
