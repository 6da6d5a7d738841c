import type { Locator, Page } from '@playwright/test'

const TITLES = { 1: /^第1联系人/, 2: /^第2联系人/ } as const

/** The page of two emergency contacts. */
export class ContactsPage {
  readonly page: Page
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.submit = page.getByRole('button', { name: '提交联系人', exact: true })
  }

  contact(row: 1 | 2) {
    const form = this.page.getByRole('region', { name: TITLES[row] })
    return {
      form,
      name: form.getByRole('textbox', { name: '姓名' }),
      phone: form.getByRole('textbox', { name: '手机号' }),
    }
  }

  async fill(row: 1 | 2, name: string, phone: string): Promise<void> {
    const contact = this.contact(row)
    await contact.name.fill(name)
    await contact.phone.fill(phone)
  }

  /** Fills in two contacts that the customer has not named before, and sends them. */
  async addTwo(): Promise<void> {
    await this.fill(1, '陈国强', '13700000001')
    await this.fill(2, '李梅', '13600000002')
    await this.submit.click()
  }
}
