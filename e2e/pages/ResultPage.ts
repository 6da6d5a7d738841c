import { expect, type Locator, type Page } from '@playwright/test'
import { cents, hundredths, shownDay, shownRate, wholeYuan } from '../support/figures.ts'
import type { LoanView } from '../support/sandbox.ts'
import { term } from './plan.ts'

/** The result page of one loan. */
export class ResultPage {
  static readonly path = '/pages/credit/result/loan'
  readonly page: Page
  readonly main: Locator
  readonly review: Locator
  readonly amount: Locator
  readonly finish: Locator
  readonly again: Locator
  readonly refresh: Locator
  readonly more: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.review = this.main.getByRole('status')
    this.amount = this.main.getByText('借款金额', { exact: true }).locator('xpath=following-sibling::p[1]')
    this.finish = page.getByRole('button', { name: '完成' })
    this.again = page.getByRole('button', { name: '重新借款' })
    this.refresh = page.getByRole('button', { name: '刷新结果' })
    this.more = page.getByRole('button', { name: /再借一笔/ })
  }

  readonly fact = (label: string): Locator => term(this.main, label)

  /** Expects the page to show exactly this loan of the ledger. */
  async shows(loan: LoanView): Promise<void> {
    await this.page.waitForURL(new RegExp(`${ResultPage.path}\\?.*listingId=${loan.listingId}`))
    const year = new Date(loan.at).getFullYear()
    const [first] = loan.rows
    await expect(this.fact('借款期数')).toHaveText(`${loan.loanPeriod}期`)
    expect.soft(cents((await this.amount.textContent()) ?? '')).toBe(loan.amountCents)
    expect.soft(cents((await this.fact('每期应还').textContent()) ?? '')).toBe(wholeYuan(loan.monthPayCents))
    await expect.soft(this.fact('首次还款')).toContainText(shownDay(first?.dueDay ?? '', year))
    const firstDue = /¥.*$/.exec((await this.fact('首次还款').textContent()) ?? '')?.[0] ?? ''
    expect.soft(cents(firstDue)).toBe(wholeYuan(first?.cents.realTotal ?? Number.NaN))
    await expect.soft(this.fact('还款日')).toHaveText(`每月${loan.repaymentDay}日`)
    expect
      .soft(hundredths((await this.fact('年利率（单利）').textContent()) ?? ''))
      .toBe(shownRate(loan.afterApr))
    await expect(this.main.getByText(`${loan.bankName} 储蓄卡 ${loan.cardNo.slice(-4)}`)).toBeVisible()
  }
  /** Waits until the result counts as seen on this device: a second after it was shown. */
  async wasSeen(): Promise<void> {
    const record = () => this.page.evaluate(() => localStorage.getItem('loan_cash_serial_no'))
    await expect.poll(record).toContain('"closed"')
  }
}
