/** What a merchant does on walks: tells of the shop, proves its trade, applies, sends documents; or books a visit. */
import type { Page } from '@playwright/test'
import type { WorldView } from '@koo/sandbox'
import { pictureNamed } from '../support/picture.ts'

const QUICK = { timeout: 1_500 }
const DAY_MS = 86_400_000

/** What is typed, by the label of its field. */
const TYPED = {
  店铺名称: '思远水果店',
  详细地址: '文三路90号',
  联系人姓名: '李思远',
  联系人手机号: '13912345678',
  借款金额: '50000',
  申请金额: '80000',
  上门日期: new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10),
}

/** What is selected in the sheet of a field, level by level. */
const SELECTED = {
  经营行业: ['批发和零售业', '零售业', '果品、蔬菜零售'],
  店铺所在地区: ['浙江省', '杭州市', '西湖区'],
  上门时间: ['10:00'],
}

/** Buttons that lead on. */
const ONWARD = [
  '开始评估',
  '重新评估',
  '提交店铺信息',
  '提交申请',
  '去上传资料',
  '去借款',
  '填写预约信息',
  '提交预约',
  '查看进行中的预约',
  '重新申请',
]

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).last()

/** Does the next thing that the page asks for; false where it asks for nothing of a merchant's. */
export async function actAsMerchant(page: Page, turn: number): Promise<boolean> {
  if (!/\/merchant\/(?!loan)/.test(page.url())) return false
  return (
    (await select(page)) ||
    (await type(page)) ||
    (await openSheet(page)) ||
    (await send(page)) ||
    (await goOn(page, turn))
  )
}

/** Selects in the sheet that is open. */
async function select(page: Page): Promise<boolean> {
  for (const [label, names] of Object.entries(SELECTED)) {
    const sheet = page.getByRole('dialog', { name: label, exact: true })
    if (!(await sheet.isVisible())) continue
    for (const name of names) await sheet.getByRole('radio', { name, exact: true }).click(QUICK)
    return true
  }
  return false
}

/** Types into every empty field. */
async function type(page: Page): Promise<boolean> {
  let hasTyped = false
  for (const [label, text] of Object.entries(TYPED)) {
    const field = page.getByLabel(label, { exact: true })
    if (!(await field.isVisible()) || (await field.inputValue(QUICK)) !== '') continue
    await field.fill(text, QUICK)
    hasTyped = true
  }
  return hasTyped
}

/** Opens the sheet of a field in which nothing is selected. */
async function openSheet(page: Page): Promise<boolean> {
  for (const label of Object.keys(SELECTED)) {
    const field = button(page, new RegExp(`^${label} 请选择`))
    if (!(await field.isVisible())) continue
    await field.click(QUICK)
    return true
  }
  return false
}

/** Sends the picture that a page wants, and says that it was all. */
async function send(page: Page): Promise<boolean> {
  const finish = button(page, '完成上传')
  if (!(await finish.isVisible())) return false
  const retry = button(page, '重试第1张')
  if (await retry.isVisible()) await retry.click(QUICK)
  else if (
    await page
      .getByText(/此前已传完/)
      .or(button(page, '查看第1张'))
      .first()
      .isVisible()
  )
    await finish.click(QUICK)
  else await page.locator('input[type=file]').last().setInputFiles(pictureNamed('shop.png'), QUICK)
  return true
}

/** Taps what leads on. */
async function goOn(page: Page, turn: number): Promise<boolean> {
  // After a reply that did not come, either of the two that the page offers.
  const names = [...(turn % 2 === 0 ? ['查看结果', '重新提交'] : ['重新提交', '查看结果']), ...ONWARD]
  const proof = button(page, /^经营许可证/)
  const isUnproven = await page.getByText('还没有完成的认证').isVisible()
  const documents = page.getByRole('listitem').filter({ hasText: /去完成|未通过/ })
  const steps = [
    ...(isUnproven ? [proof] : []),
    ...(page.url().includes('/uploadFile') ? [documents.getByRole('button').first()] : []),
    ...names.map((name) => button(page, name)),
  ]
  for (const step of steps) {
    if (!(await step.isVisible())) continue
    await step.click(QUICK)
    return true
  }
  return false
}

const fileIn = ({ users }: WorldView) => users[0]?.slices.merchant

/** Orders, applications and bookings of which there is more than one. */
export const repeatedOf = (world: WorldView): string[] =>
  Object.entries(fileIn(world)?.made ?? {}).flatMap(([what, count]) =>
    count > 1 ? [`${count} ${what}`] : [],
  )

/** How the booking that was shown differs from that of the ledger. */
export function unlikeBooking(world: WorldView, shown: string): string[] {
  const booking = fileIn(world)?.booking
  if (!booking) return ['no booking in the ledger']
  const [, month, day, time] = /-(\d\d)-(\d\d) (\d\d:\d\d)$/.exec(booking.visitTime) ?? []
  const visit = new RegExp(`预约时间\\s*(?:\\d{4}年)?${Number(month)}月${Number(day)}日\\s*${time}`)
  return [
    ...(shown.includes(booking.reservationNo) ? [] : [`number ${booking.reservationNo} is not shown`]),
    ...(visit.test(shown) ? [] : [`time ${booking.visitTime} is not shown`]),
  ]
}
