import { expect, type Locator, type Page } from '@playwright/test'
import { RIGHT_CODE } from './LoginPage.ts'

/** The page that pays the order of a partner. */
export class CheckoutPage {
  static readonly path = '/pages/credit/common/pay'
  readonly page: Page
  readonly plan: Locator
  readonly code: Locator
  /** Pays: it says what, and when. */
  readonly button: Locator
  readonly waiting: Locator

  constructor(page: Page) {
    this.page = page
    this.plan = page.getByRole('region', { name: '分期明细' })
    this.code = page.getByRole('dialog', { name: '支付验证' }).getByRole('textbox')
    this.button = page.getByRole('button', { name: /^(?:支付 ¥|分\d+期支付|现在付 ¥)/ })
    this.waiting = page.getByText('支付处理中')
  }

  period = (periods: number): Locator => this.page.getByRole('radio', { name: new RegExp(`^${periods}期`) })

  /** Pays the order of this amount with the code that the sandbox takes. */
  async pay(amount: string): Promise<void> {
    await expect(this.page.getByText(`¥${amount}`, { exact: true }).first()).toBeVisible()
    await this.button.click()
    await this.code.fill(RIGHT_CODE)
  }
}
