import type { Locator, Page } from '@playwright/test'
import { RIGHT_CODE } from './LoginPage.ts'

/** The page that pays the order of a partner. */
export class CheckoutPage {
  static readonly path = '/pages/credit/common/pay'
  readonly page: Page
  readonly plan: Locator
  readonly code: Locator
  readonly waiting: Locator

  constructor(page: Page) {
    this.page = page
    this.plan = page.getByRole('region', { name: '分期明细' })
    this.code = page.getByRole('dialog', { name: '支付验证' }).getByRole('textbox')
    this.waiting = page.getByText('支付处理中')
  }

  period = (periods: number): Locator => this.page.getByRole('radio', { name: new RegExp(`^${periods}期`) })

  button = (amount: string): Locator => this.page.getByRole('button', { name: `支付 ¥${amount}` })

  /** Pays the shown amount with the code that the sandbox takes. */
  async pay(amount: string): Promise<void> {
    await this.button(amount).click()
    await this.code.fill(RIGHT_CODE)
  }
}
