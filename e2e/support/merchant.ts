/** What journeys through the application of a merchant have in common. */
import type { Locator, Page } from '@playwright/test'
import type { ConfirmPage } from '../pages/ConfirmPage.ts'
import type { LoanPage } from '../pages/LoanPage.ts'
import type { ResultPage } from '../pages/ResultPage.ts'
import { BASE, isAt } from './channel.ts'
import type { pictureNamed } from './picture.ts'
import { choose } from './raise.ts'
import type { Sandbox } from './sandbox.ts'
import { expect } from './test.ts'

export const MERCHANT = `${BASE}/merchant`

/** Calls of the application, of its proofs, of the booking and of the loan. */
export const CALLS = {
  data: 'merchant/getLoanData',
  audit: 'merchant/preAudit',
  order: 'merchant/createSalesOrder',
  amount: 'merchant/applyAmount',
  recall: 'merchant/recall',
  picture: 'merchant/uploadPicture',
  book: 'merchant/confirmReservation',
  publish: 'merchant/publish',
} as const

export const DAY_MS = 86_400_000

type Picture = ReturnType<typeof pictureNamed>

/** The pages on which a loan is made and shown. */
interface LoanPages {
  loan: LoanPage
  confirm: ConfirmPage
  result: ResultPage
}

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** One of the proofs or documents of a list. */
export const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** Expects the page to say this, also above its button. */
export const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()

/** The merchant's part of the lender's ledger. */
export async function fileOf(sandbox: Sandbox) {
  const { users } = await sandbox.world()
  const file = users[0]?.slices.merchant
  if (!file) throw new Error('this customer has asked for nothing as a merchant')
  return file
}

/** How many orders, applications and bookings the lender has made so far. */
export const made = async (sandbox: Sandbox) => (await fileOf(sandbox)).made

/**
 * Time passes for the lender and then for the page, whose looks see what has changed. Wait for what the page shows before: a call
 * that is on its way would take that long.
 */
export async function pass(page: Page, sandbox: Sandbox, ms: number): Promise<void> {
  await sandbox.advance(ms)
  await page.clock.fastForward(ms)
}

/** The customer looks at something else, or comes back; what waits to be reported is sent then. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isHidden ? 'hidden' : 'visible',
  )

/** A shop, and who is asked about it. */
export const SHOP = { name: '思远水果店', detail: '文三路90号', contact: '李思远', phone: '13912345678' }

/** Selects an entry of each level in the sheet of a field. */
async function pick(page: Page, label: string, ...names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label} `) }).click()
  const sheet = page.getByRole('dialog', { name: label })
  for (const name of names) await sheet.getByRole('radio', { name, exact: true }).click()
  await expect(sheet).toBeHidden()
}

/** Fills in shop and contact, which an order and a booking ask for. */
export async function fillShop(page: Page, { name, detail, contact, phone } = SHOP): Promise<void> {
  await field(page, '店铺名称').fill(name)
  await pick(page, '经营行业', '批发和零售业', '零售业', '果品、蔬菜零售')
  await pick(page, '店铺所在地区', '浙江省', '杭州市', '西湖区')
  await field(page, '详细地址').fill(detail)
  await field(page, '联系人姓名').fill(contact)
  await field(page, '联系人手机号').fill(phone)
}

/** Lets the lender check the shop, and tells of it. */
export async function orderCredit(page: Page): Promise<void> {
  await button(page, '开始评估').tap()
  await fillShop(page)
  await button(page, '提交店铺信息').tap()
}

/** The documents are in: through the second review to the limit. */
export async function awaitLimit(page: Page, sandbox: Sandbox): Promise<void> {
  await isAt(page, 'merchant/submitPass')
  await says(page, '资料已收齐')
  await pass(page, sandbox, 11_000)
  await isAt(page, 'merchant/orderChecking')
  await says(page, '资料正在复核')
  await pass(page, sandbox, 21_000)
  await isAt(page, 'merchant/checkSuccess')
}

/** Borrows 20,000 of the limit of 100,000 over a year: the lender has made one order, one application and one loan. */
export async function borrow(
  page: Page,
  sandbox: Sandbox,
  { loan, confirm, result }: LoanPages,
): Promise<void> {
  await button(page, '去借款').tap()
  await loan.isReady()
  await loan.amount.fill('20000')
  await loan.period(12).tap()
  await loan.consent.check()
  await loan.borrow.tap()
  await button(page, '确认，获取验证码').tap()
  await confirm.signWith()
  const lent = await sandbox.firstLoan()
  expect(lent).toMatchObject({ amountCents: 2_000_000, loanPeriod: 12 })
  await result.shows(lent)
  expect(await made(sandbox)).toEqual({ orders: 1, applications: 1, bookings: 0 })
  await page.goto(MERCHANT)
  await isAt(page, 'merchant/checkSuccess')
  await expect(page.getByText('80,000', { exact: true })).toBeVisible()
}

/** Fills in the form of a booking; `day` as in 2026-11-30. */
export async function fillBooking(page: Page, day: string, shop = SHOP): Promise<void> {
  await fillShop(page, shop)
  await field(page, '借款金额').fill('50000')
  await field(page, '上门日期').fill(day)
  await pick(page, '上门时间', '10:00')
}

/** The day in Beijing some days after the sandbox's. */
export async function dayAhead(sandbox: Sandbox, days: number): Promise<string> {
  const { now } = await sandbox.world()
  const beijing = 8 * 3_600_000
  return new Date(now + beijing + days * DAY_MS).toISOString().slice(0, 10)
}

/** A picture of the field that has arrived. */
export const picture = (page: Page, place: number) => button(page, `查看第${place}张`)

/** Sends pictures from the page that takes them, and says that it was all. */
export async function send(page: Page, ...pictures: Picture[]): Promise<void> {
  for (const [place, each] of pictures.entries()) {
    await choose(page, each)
    await expect(picture(page, place + 1)).toBeVisible()
  }
  await button(page, '完成上传').tap()
}

/** Sends a document from the list of them, and comes back to the list or to where the status leads. */
export async function hand(page: Page, title: string, ...pictures: Picture[]): Promise<void> {
  await row(page, title).getByRole('button').tap()
  await send(page, ...pictures)
}
