import type { Page } from '@playwright/test'
import { isAt } from '../support/channel.ts'
import { back } from '../support/history.ts'
import { button, fileOf, MERCHANT, pass, says } from '../support/merchant.ts'
import { expectOneRaise, limitLog, tapTwentyTimes } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

const TOBACCO = `${MERCHANT}/tobacco`

/** Begins from the proofs of an application, and confirms the licence. */
async function toTrade(page: Page): Promise<void> {
  await page.goto(MERCHANT)
  await page.getByRole('button', { name: /^烟草零售认证/ }).tap()
  await button(page, '查看许可证信息').tap()
  await isAt(page, 'merchant/tobacco/basicInfo')
  await says(page, '330106102938')
  await button(page, '确认并查看经营信息').tap()
  await isAt(page, 'merchant/tobacco/manageInfo')
}

test.describe('a tobacco shop', () => {
  test.use({ persona: 'merchant-tobacco', tweak: { merchant: { status: 51 } } })

  test('confirms what is read of it part by part, and its limit is raised once', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install()
    await toTrade(page)
    await pass(page, sandbox, 2_500)
    await says(page, '¥63,300.00')
    await button(page, '确认并查看商品信息').tap()
    await pass(page, sandbox, 2_500)
    await says(page, '中华（软）')
    await tapTwentyTimes(page, '确认并完成认证')
    await isAt(page, 'raiseLimit/result')
    await expect(page.getByText('+¥5,000.00', { exact: true })).toBeVisible()
    await expect(page.getByText('¥55,000.00', { exact: true })).toBeVisible()
    await expectOneRaise(page, '烟草零售认证')
    expect((await limitLog(page))[0]).toMatchObject({ afterAmount: '55000.00' })
    expect((await fileOf(sandbox)).tobacco.status).toBe(1)
    // An old tab undoes nothing, and says nothing else.
    await page.goto(`${TOBACCO}/failure`)
    await isAt(page, 'raiseLimit/result')
    await expect(page.getByText('¥55,000.00', { exact: true })).toBeVisible()
    expect((await fileOf(sandbox)).tobacco.status).toBe(1)
    // Its shop is proven now.
    await page.goto(MERCHANT)
    await expect(button(page, '提交申请')).toBeVisible()
    await expect(page.getByText('还没有完成的认证')).toHaveCount(0)
  })

  test('is asked before it leaves midway, and the lender has it as not finished', async ({
    page,
    sandbox,
  }) => {
    await toTrade(page)
    const question = page.getByRole('dialog', { name: '认证还没有完成' })
    await back(page)
    await button(question, '继续认证').tap()
    await expect(question).toBeHidden()
    await isAt(page, 'merchant/tobacco/manageInfo')
    await button(page, '返回').tap()
    await button(question, '离开').tap()
    await isAt(page, 'merchant/merchantCredit')
    expect((await fileOf(sandbox)).tobacco.status).toBe(0)
  })

  test.describe(() => {
    test.use({ persona: 'merchant-tobacco-ended' })

    test('whose licence has ended reads why', async ({ page, sandbox }) => {
      await page.goto(TOBACCO)
      await button(page, '查看许可证信息').tap()
      await says(page, '许可证已过有效期')
      await button(page, '查看认证结果').tap()
      await isAt(page, 'merchant/tobacco/failure')
      await says(page, '您的烟草专卖零售许可证已过有效期')
      await expect.poll(async () => (await fileOf(sandbox)).tobacco.status).toBe(2)
    })
  })
})
