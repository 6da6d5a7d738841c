import type { Locator, Page } from '@playwright/test'

/** The page of name and ID number, or of the number alone. */
export class IdentityPage {
  readonly name: Locator
  readonly number: Locator
  readonly consent: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.name = page.getByRole('textbox', { name: '姓名' })
    this.number = page.getByRole('textbox', { name: '身份证号' })
    this.consent = page.getByRole('checkbox', { name: /已阅读并同意/ })
    this.submit = page.getByRole('button', { name: /^(同意并继续|提交身份证号)$/ })
  }
}
