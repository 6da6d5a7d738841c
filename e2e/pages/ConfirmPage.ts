import { expect, type Locator, type Page } from '@playwright/test'
import { RIGHT_CODE } from './LoginPage.ts'
import type { LoanPage } from './LoanPage.ts'
import { readPlan, term, type ReadRow } from './plan.ts'

/** The loan to confirm, as the loan page passes it on. */
export interface LoanToConfirm {
  amount: number
  period: number
  card?: string
  /** Coupon ids. */
  coupons?: string[]
}

/** The confirm page: terms, SMS code, and the states after publishing. */
export class ConfirmPage {
  static readonly path = '/pages/credit/cash/home/confirm'
  readonly page: Page
  readonly main: Locator
  readonly heading: Locator
  readonly consent: Locator
  readonly confirm: Locator
  readonly dialog: Locator
  readonly code: Locator
  readonly sign: Locator
  readonly countdown: Locator
  readonly resend: Locator
  readonly voice: Locator
  readonly lenderInfo: Locator
  /** Heading of the state while the outcome is unknown. */
  readonly stateTitle: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.heading = page.getByRole('heading', { name: '确认借款', level: 1 })
    this.consent = page.getByRole('checkbox', { name: /已阅读并同意/ })
    this.dialog = page.getByRole('dialog', { name: '短信验证' })
    this.confirm = page.getByRole('button', { name: '确认借款' })
    this.code = this.dialog.getByRole('textbox', { name: '6位验证码' })
    this.sign = this.dialog.getByRole('button', { name: '确认借款' })
    this.countdown = this.dialog.getByText(/^\d+秒后可重新发送$/)
    this.resend = this.dialog.getByRole('button', { name: '重新发送' })
    this.voice = this.dialog.getByRole('button', { name: '语音验证码' })
    this.lenderInfo = page.getByRole('button', { name: '放款机构说明' })
    this.stateTitle = this.main.getByRole('status').getByRole('heading')
  }

  /** Opens the page by its address, as the loan page does, and waits for the terms. */
  async open({ amount, period, card = 'C1', coupons = [] }: LoanToConfirm): Promise<void> {
    const query = new URLSearchParams({ amount: String(amount), period: String(period), card })
    if (coupons.length > 0) query.set('coupons', coupons.join())
    await this.page.goto(`${ConfirmPage.path}?${query}`)
    await this.hasTerms()
  }

  /** The same from an empty form, so that the customer can go back to it. */
  async openFrom(loan: LoanPage, amount: number): Promise<void> {
    await loan.open()
    await loan.amount.fill(String(amount))
    await loan.continueToConfirm()
    await this.hasTerms()
  }

  async hasTerms(): Promise<void> {
    await expect(this.term('借款本金')).toBeVisible()
    await expect(this.confirm).toBeEnabled()
  }

  readonly plan = (): Promise<ReadRow[]> => readPlan(this.main)
  readonly term = (label: string): Locator => term(this.main, label)

  /** Ticks the consent where the page has one, and requests the code. */
  async askForCode(): Promise<void> {
    await expect(this.confirm).toBeEnabled()
    if (await this.consent.isVisible()) await this.consent.check()
    // The button accepts one tap per second; an ignored tap is repeated.
    await expect(async () => {
      if (!(await this.dialog.isVisible())) await this.confirm.click()
      await expect(this.dialog).toBeVisible({ timeout: 1_500 })
    }).toPass()
    await expect(this.dialog.getByText(/^短信已发送至138\s•{4}\s\d{4}$/)).toBeVisible()
  }

  /** Closes the dialog and waits until it has disappeared. */
  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: '关闭' }).tap()
    await expect(this.dialog).toBeHidden()
  }

  /** Types the code; with its last digit the loan is published. */
  async signWith(code = RIGHT_CODE): Promise<void> {
    await this.code.fill(code)
  }

  /** From the terms to the published loan. */
  async publish(): Promise<void> {
    await this.askForCode()
    await this.signWith()
  }
}
