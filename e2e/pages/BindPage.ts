import type { Locator, Page } from '@playwright/test'

/** The sandbox's copy of the bank's page that adds a card. */
export class BindPage {
  readonly page: Page
  readonly heading: Locator
  readonly bank: Locator
  readonly lastDigits: Locator
  readonly succeed: Locator
  readonly cancel: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { name: '绑定银行卡' })
    this.bank = page.getByLabel('银行')
    this.lastDigits = page.getByLabel('卡号后四位')
    this.succeed = page.getByRole('button', { name: '绑定成功', exact: true })
    this.cancel = page.getByRole('button', { name: '取消绑定' })
  }
}
