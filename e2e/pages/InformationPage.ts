import { expect, type Locator, type Page } from '@playwright/test'

/** A customer's data about life and work, as shown on the page. */
export interface Information {
  income: string
  company: string
  job: string
  education: string
  marriage: string
  /** From the province to the street. */
  region: readonly string[]
  detail: string
  email: string
}

const LABELS = {
  income: '月收入',
  company: '单位名称',
  job: '职业',
  education: '学历',
  marriage: '婚姻状况',
  region: '所在地区',
  detail: '详细地址',
  email: '邮箱',
} as const satisfies Record<keyof Information, string>

const TYPED = ['company', 'detail', 'email'] as const
const SELECTED = ['job', 'education', 'marriage'] as const

/** The page of a customer's base information: one form, one button. */
export class InformationPage {
  static readonly path = '/pages/credit/koocard/information'
  static readonly title = '完善个人信息'
  readonly page: Page
  readonly main: Locator
  readonly heading: Locator
  /** One tile for each monthly income. */
  readonly incomes: Locator
  readonly submit: Locator
  /** The message for the whole form, not for one field. */
  readonly notice: Locator
  readonly leaveDialog: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.heading = page.getByRole('heading', { name: InformationPage.title, level: 1 })
    this.incomes = page.getByRole('radiogroup', { name: LABELS.income })
    // Named anew after an outcome that is not known.
    this.submit = page.getByRole('button', { name: /^(?:提交个人信息|重新提交)$/ })
    this.notice = page.getByRole('alert').filter({ hasText: /没有收到|异常/ })
    this.leaveDialog = page.getByRole('dialog', { name: '提示' })
  }

  /** Opens the page by its address and waits for the form. */
  async open(): Promise<void> {
    await this.page.goto(InformationPage.path)
    await this.isReady()
  }

  async isReady(): Promise<void> {
    await expect(this.heading).toBeVisible()
    await expect(this.field('company')).toBeEditable()
    await expect(this.submit).toBeEnabled()
  }

  /** The control of a field: an input, the first of several tiles, or the button that shows the selection. */
  field(name: keyof Information): Locator {
    const label = LABELS[name]
    if (name === 'income') return this.incomes.getByRole('radio').first()
    return (TYPED as readonly string[]).includes(name)
      ? this.page.getByRole('textbox', { name: label, exact: true })
      : this.page.getByRole('button', { name: new RegExp(`^${label} `) })
  }

  /** The open sheet of a select or of the region. */
  sheet(name: keyof Information): Locator {
    return this.page.getByRole('dialog', { name: LABELS[name] })
  }

  /** Opens the sheet of a field and selects; the region level by level. */
  async select(name: keyof Information, ...options: readonly string[]): Promise<void> {
    await this.field(name).click()
    const sheet = this.sheet(name)
    for (const option of options) await sheet.getByRole('radio', { name: option, exact: true }).click()
    await expect(sheet).toBeHidden()
  }

  /** Fills the fields that have a value here, from the first to the last. */
  async fill(values: Partial<Information>): Promise<void> {
    if (values.income) await this.incomes.getByRole('radio', { name: values.income, exact: true }).check()
    for (const name of SELECTED) if (values[name]) await this.select(name, values[name])
    if (values.region) await this.select('region', ...values.region)
    for (const name of TYPED) if (values[name] !== undefined) await this.field(name).fill(values[name])
  }

  /** The values that the form shows. */
  async values(): Promise<Record<keyof Information, string>> {
    const typed = TYPED.map(async (name) => [name, await this.field(name).inputValue()])
    const selected = [...SELECTED, 'region' as const].map(async (name) => [
      name,
      await this.field(name).innerText(),
    ])
    const chosen = this.incomes
      .locator('label')
      .filter({ has: this.page.getByRole('radio', { checked: true }) })
    const income = ['income', (await chosen.count()) > 0 ? await chosen.innerText() : '']
    return Object.fromEntries([income, ...(await Promise.all([...typed, ...selected]))])
  }

  /** Expects the form with exactly these values. */
  async shows(values: Information): Promise<void> {
    await this.isReady()
    await expect.poll(() => this.values()).toEqual({ ...values, region: values.region.join(' ') })
  }

  /** Expects an error at this field only: shown, connected to the field, and the field focused. */
  async saysAt(name: keyof Information, error: string): Promise<void> {
    const field = this.field(name)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(error)
    await expect(field).toBeFocused()
    await expectSeen(field)
    await expectSeen(this.main.getByText(error, { exact: true }))
    await expect(this.main.locator('[aria-invalid=true]')).toHaveCount(1)
  }

  /** Expects the message above the button, and none at a field. */
  async saysOverButton(text: string): Promise<void> {
    await expect(this.notice).toHaveText(text)
    await expectSeen(this.notice)
    await expect(this.main.locator('[aria-invalid=true]')).toHaveCount(0)
  }
}

/** Expects the whole element to be on the screen, with nothing over its middle. */
async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const isOnTop = () =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop, 'nothing covers it').toBe(true)
}
