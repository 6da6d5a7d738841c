import { expect, type Locator, type Page } from '@playwright/test'
import { readPlan, term, type ReadRow } from './plan.ts'

/** Names of the sheets that open over the loan page. */
export const SHEETS = {
  card: '选择收款银行卡',
  coupon: '优惠与权益',
  use: '借款用途',
  plan: '借款详情',
  agreements: '相关协议',
  monthPay: '每期应还说明',
} as const

/** The loan page: amount, periods, selections, consent, and its sheets. */
export class LoanPage {
  static readonly path = '/pages/credit/cash/home'
  readonly page: Page
  readonly heading: Locator
  readonly amount: Locator
  readonly payments: Locator
  readonly cardRow: Locator
  readonly couponRow: Locator
  readonly useRow: Locator
  readonly planRow: Locator
  readonly explain: Locator
  readonly consent: Locator
  readonly allAgreements: Locator
  readonly borrow: Locator
  readonly leaveDialog: Locator
  /** The survey of a customer who leaves without a loan. */
  readonly survey: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { name: '借款', exact: true, level: 1 })
    this.amount = page.getByTestId('amount')
    this.payments = page.getByTestId('month-pay')
    this.cardRow = page.getByRole('button', { name: /^收款银行卡/ })
    this.couponRow = page.getByTestId('coupon-row')
    this.useRow = page.getByRole('button', { name: /^借款用途/ })
    this.planRow = page.getByRole('button', { name: /^还款计划/ })
    this.explain = page.getByRole('button', { name: '每期应还', exact: true })
    this.consent = page.getByRole('checkbox', { name: /已阅读并同意/ })
    this.allAgreements = page.getByRole('link', { name: /份协议/ })
    this.borrow = page.getByRole('button', { name: '立即借款' })
    this.leaveDialog = page.getByRole('dialog', { name: '确定要离开吗？' })
    this.survey = page.getByRole('dialog', { name: '离开前请告诉我们原因' })
  }

  /** Opens the page and waits for its figures. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`${LoanPage.path}${query}`)
    await this.isReady()
  }

  /** Waits until limits, rates and coupons are loaded and the button can be used. */
  async isReady(): Promise<void> {
    await expect(this.payments.first()).toBeVisible()
    await expect(this.borrow).toBeEnabled()
  }

  /** The card of a period; the whole card is the touch target. */
  period(periods: number): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${periods}期`) })
  }

  /** A recommended amount ("42,000"). */
  chip(text: string): Locator {
    return this.page.getByRole('group', { name: '推荐金额' }).getByRole('button', { name: text, exact: true })
  }

  sheet(name: keyof typeof SHEETS): Locator {
    return this.page.getByRole('dialog', { name: SHEETS[name] })
  }

  /** Opens a sheet by touch and waits for it. */
  async openSheet(name: 'card' | 'coupon' | 'use' | 'plan' | 'monthPay' | 'agreements'): Promise<Locator> {
    const openers = {
      card: this.cardRow,
      coupon: this.couponRow,
      use: this.useRow,
      plan: this.planRow,
      monthPay: this.explain,
      agreements: this.allAgreements,
    }
    await openers[name].click()
    const sheet = this.sheet(name)
    await expect(sheet).toBeVisible()
    return sheet
  }

  /** A coupon in the open coupon sheet, found by its title. */
  coupon(title: string): Locator {
    return this.sheet('coupon')
      .getByRole('radio', { name: title })
      .or(this.sheet('coupon').getByRole('checkbox', { name: title }))
  }

  /** A bank card in the open card sheet, found by its last digits. */
  bankCard(tail: string): Locator {
    return this.sheet('card').getByRole('button', { name: new RegExp(tail) })
  }

  readonly couponsDone = () => this.page.getByTestId('coupon-done')

  /** The payment on the card of each period, by its number of periods. */
  async cards(): Promise<Record<number, string>> {
    const cards = await this.page
      .getByRole('radiogroup', { name: '分几期' })
      .locator('label')
      .evaluateAll((labels) =>
        labels.map((label) => [
          Number(label.querySelector('input')?.value),
          label.querySelector('[data-testid=month-pay]')?.textContent ?? '',
        ]),
      )
    return Object.fromEntries(cards)
  }

  /** Every row of the plan in the open sheet. */
  readonly plan = (): Promise<ReadRow[]> => readPlan(this.sheet('plan'))
  readonly planTerm = (label: string): Locator => term(this.sheet('plan'), label)

  /** Deselects every coupon, raise coupons too. */
  async useNoCoupon(): Promise<void> {
    await this.openSheet('coupon')
    await this.sheet('coupon').getByRole('radio', { name: '不使用优惠券' }).check()
    await this.couponsDone().click()
    await expect(this.sheet('coupon')).toBeHidden()
  }

  /** Leaves by the open question, and by the survey after it, without an answer. */
  async leave(): Promise<void> {
    await this.leaveDialog.getByRole('button', { name: '离开' }).tap()
    await this.survey.getByRole('button', { name: '不填了，直接离开' }).tap()
  }

  /** Goes from a filled form to the confirm page. The button accepts one tap per second; an ignored tap is repeated. */
  async continueToConfirm(): Promise<void> {
    await this.consent.check()
    const next = /\/cash\/home\/confirm\?/
    await expect(async () => {
      // On a busy machine the next page may open only after the wait.
      if (!next.test(this.page.url())) await this.borrow.click({ timeout: 1_500 })
      await this.page.waitForURL(next, { timeout: 1_500 })
    }).toPass()
  }
}
