import type { Locator, Page } from '@playwright/test'

/** The phone number of the old customer; its last four digits select the persona. */
export const OLD_CUSTOMER = '13800000002'
/** The code that the sandbox sends to every phone. */
export const RIGHT_CODE = '123456'
export const WRONG_CODE = '000000'

/** The login page: phone number and code. */
export class LoginPage {
  readonly page: Page
  readonly heading: Locator
  readonly mobile: Locator
  readonly code: Locator
  readonly sendCode: Locator
  /** The text with the number to which the code was sent. */
  readonly sent: Locator
  readonly consent: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { name: '手机号登录' })
    this.mobile = page.getByRole('textbox', { name: '手机号' })
    this.code = page.getByRole('textbox', { name: '验证码' })
    this.sendCode = page.getByRole('button', { name: '获取验证码' })
    this.sent = page.getByText(/已发送至1\d\d\s•{4}\s\d{4}$/)
    this.consent = page.getByRole('checkbox', { name: /用户服务协议/ })
    this.submit = page.getByRole('button', { name: '登录' })
  }

  /** Requests a code and enters it. Ends when the page shows where it was sent. */
  async signIn(mobile = OLD_CUSTOMER, code = RIGHT_CODE): Promise<void> {
    await this.mobile.fill(mobile)
    await this.sendCode.click()
    await this.sent.waitFor()
    await this.consent.check()
    await this.code.fill(code)
  }
}
