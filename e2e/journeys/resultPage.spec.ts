import type { ResultPage } from '../pages/ResultPage.ts'
import { borrow } from '../support/publishing.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const RESULT = '/pages/credit/result/loan'

/** Opens the result of the first loan that the customer has. */
async function openFirst(result: ResultPage, sandbox: Sandbox, query = ''): Promise<void> {
  const { listingId } = await sandbox.firstLoan()
  await result.page.goto(`${RESULT}?listingId=${listingId}${query}`)
  await expect(result.amount).toHaveText('¥12,000')
}

test.describe('automatic repayment that was never opened', () => {
  test(
    'is opened from the banner by a code, with the texts of the sheet',
    { tag: ['@autoPay.2', '@autoPay.5', '@autoPay.7'] },
    async ({ page, confirm, result, sandbox }) => {
      await borrow(confirm, result, sandbox)
      await expect(result.main.getByText('银行卡自动还款')).toBeVisible()
      await page.getByRole('button', { name: '去开启' }).tap()
      const sheet = page.getByRole('dialog', { name: '开启自动还款' })
      await expect(sheet).toContainText('招商银行 储蓄卡 5670')
      await expect(sheet).toContainText('还款日自动从银行卡扣款，请保持余额充足')
      await expect(sheet).toContainText('次日生效，可以随时关闭')
      await sheet.getByRole('button', { name: '确认开启' }).tap()
      await page.getByRole('dialog', { name: '短信验证' }).getByRole('textbox').fill('123456')
      await expect(page.getByText('自动还款已开启，次日生效')).toBeVisible()
      await expect(result.main.getByText('已开启', { exact: true })).toBeVisible()
      await expect(result.main.getByText('银行卡自动还款')).toHaveCount(0)
    },
  )

  test(
    'stands with the other blocks below the result',
    { tag: ['@result.3', '@result.7', '@result.8'] },
    async ({ page, confirm, result, sandbox }) => {
      await borrow(confirm, result, sandbox)
      await expect(result.main.getByText('加急申请', { exact: true })).toBeVisible()
      const advert = page.getByRole('button', { name: /完善资料提额度/ })
      await expect(advert).toContainText('最高可提升2万元额度')
      await expect(advert).toContainText('广告')
      await page.getByRole('button', { name: '申请加急' }).tap()
      await expect(result.main.getByText('申请成功')).toBeVisible()
      await openFirst(result, sandbox, '&sourceid=520')
      await expect(result.main.getByText('银行卡自动还款')).toBeVisible()
      await expect(advert).toHaveCount(0)
    },
  )
})
