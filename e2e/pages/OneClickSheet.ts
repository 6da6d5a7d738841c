import { expect, type Locator, type Page } from '@playwright/test'
import { cents } from '../support/figures.ts'
import { term } from './plan.ts'

/** The pop-up with a loan of a partner, over the result of a refused loan, and the pages for reading after it. */
export class OneClickSheet {
  readonly page: Page
  readonly sheet: Locator
  readonly consent: Locator
  readonly confirm: Locator
  readonly allBorrow: Locator
  readonly reselect: Locator
  readonly coupons: Locator
  /** Opens the next agreement that was not read. */
  readonly nextAgreement: Locator

  constructor(page: Page) {
    this.page = page
    this.sheet = page.getByRole('dialog', { name: '一键借款' })
    this.consent = this.sheet.getByRole('checkbox')
    this.confirm = this.sheet.getByRole('button', { name: '确认借款' })
    this.allBorrow = this.sheet.getByRole('button', { name: /^全部借出/ })
    this.reselect = this.sheet.getByRole('button', { name: '重新选择借款信息' })
    this.coupons = this.sheet.getByRole('button', { name: /^优惠券/ })
    this.nextAgreement = page.getByRole('button', { name: '阅读下一份' })
  }

  /** The amount and the payment of the pop-up, in cents. */
  async figures(): Promise<{ amount: number; payment: number; total: number }> {
    const [payment, total] = await Promise.all([
      term(this.sheet, '每期应还').textContent(),
      term(this.sheet, '共还').textContent(),
    ])
    const amount = await this.sheet
      .getByText(/^¥[\d,.]+$/)
      .first()
      .textContent()
    return {
      amount: cents(amount ?? ''),
      payment: cents((payment ?? '').split('每期')[1] ?? ''),
      total: cents(total ?? ''),
    }
  }

  /** Ticks the consent and confirms. */
  async take(): Promise<void> {
    await this.consent.check()
    await this.confirm.tap()
  }

  /** Opens every agreement, comes back from each, and agrees with this button. */
  async readAndAgree(agree: string): Promise<void> {
    const button = this.page.getByRole('button', { name: agree })
    await expect(this.nextAgreement).toBeVisible()
    await this.page.getByRole('button', { name: /未阅读$/ }).tap()
    await this.page.waitForURL(/__sandbox\/agreements/)
    await this.page.goBack()
    await expect(button).toBeEnabled()
    await button.tap()
  }
}
