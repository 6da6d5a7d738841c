import type { Page } from '@playwright/test'
import { ContactsPage } from '../pages/ContactsPage.ts'
import { IdPhotosPage } from '../pages/IdPhotosPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import { RIGHT_CODE } from '../pages/LoginPage.ts'
import { ask, BASE, isAt, passFaceCheck, proveIdentity } from '../support/channel.ts'
import { VALUES } from '../support/information.ts'
import { expectOneRaise } from '../support/raise.ts'
import { replying, type Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const MOBILE = '13800000201'
/** Numbers of a credit card, and of the phone that its bank knows. */
const CARD = { number: '6225880012345678', mobile: '13912345678' }
/** The longest time that a complaint takes, ms. */
const HANDLING_MS = 3 * 24 * 60 * 60 * 1000
/** Windows and surveys that open by themselves have journeys of their own. */
const BY_THEMSELVES = ['apphome/queryWindows', 'merchant/getUserWindowList']

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const cents = (yuan: string | number) => Math.round(Number(yuan) * 100)

/** What the ledger has of the customer. */
async function ledger(page: Page, sandbox: Sandbox) {
  const { users, loans } = await sandbox.world()
  const [user] = users
  const amount = (await ask(page, 'user/queryAmount')) as Record<
    'loanAmount' | 'canUseLoanAmount',
    string | number
  >
  return {
    loans,
    limit: cents(amount.loanAmount),
    left: cents(amount.canUseLoanAmount),
    bought: user?.slices.home?.orders ?? [],
    complaints: user?.slices.account?.complaints.length ?? 0,
    paid: (user?.slices.repayment?.orders ?? []).reduce((sum, { paidCents }) => sum + paidCents, 0),
  }
}

/** Pays at the cashier what it says. */
async function pay(page: Page): Promise<void> {
  await expect(page.getByText('这是演示用的收银台')).toBeVisible()
  await button(page, '支付成功').tap()
}

test.use({ persona: 'credit-new', signedIn: false, tweak: { audit: { polls: 0 } } })

test('a new customer applies, raises the limit, borrows, repays, tops up, joins, complains and leaves', async ({
  page,
  login,
  loan,
  confirm,
  result,
  sandbox,
  privacy,
}) => {
  test.setTimeout(240_000)
  for (const match of BY_THEMSELVES) await sandbox.fault({ match, fault: replying([]) })
  privacy.plant('number of the card', CARD.number)

  await test.step('sees the home page as a visitor, and signs in from its card to the wallet', async () => {
    await page.goto(`${BASE}/home`)
    await button(page, '立即登录').tap()
    await login.signIn(MOBILE)
    await isAt(page, 'wallet')
    await expect(heading(page, '申请专属额度')).toBeVisible()
    expect((await ledger(page, sandbox)).limit).toBe(0)
  })

  await test.step('applies for a limit', async () => {
    await button(page, '立即申请').tap()
    await isAt(page, 'koocard/idauth')
    await proveIdentity(page)
    await isAt(page, 'koocard/idcarduploading')
    const photos = new IdPhotosPage(page)
    await photos.chooseBoth()
    await photos.submit.click()
    await passFaceCheck(page)
    const information = new InformationPage(page)
    await information.isReady()
    const { company, detail } = VALUES
    await information.fill({ company, detail })
    await information.submit.click()
    await isAt(page, 'koocard/contactadd')
    const contacts = new ContactsPage(page)
    await contacts.addTwo()
    await isAt(page, 'koocard/contactaddsuccess')
    await button(page, '继续').tap()
    await button(page, '开始评估').tap()
    await isAt(page, 'koocard/checkedsuccess')
    await expect(page.getByText('30,000', { exact: true })).toBeVisible()
    expect(await ledger(page, sandbox)).toMatchObject({ limit: 3_000_000, left: 3_000_000, loans: [] })
  })

  await test.step('raises it by a credit card', async () => {
    await page.goto(`${BASE}/raiseLimit/card`)
    await page.getByRole('textbox', { name: '信用卡卡号' }).fill(CARD.number)
    await page.getByRole('textbox', { name: '银行预留手机号' }).fill(CARD.mobile)
    await button(page, '获取验证码').tap()
    await page.getByRole('textbox', { name: '验证码', exact: true }).fill(RIGHT_CODE)
    await button(page, '验证信用卡').tap()
    await isAt(page, 'raiseLimit/result')
    await expectOneRaise(page, '信用卡认证')
    expect((await ledger(page, sandbox)).limit).toBe(3_200_000)
  })

  await test.step('receives a coupon, and borrows with it', async () => {
    await page.goto(`${BASE}/coupon/centre`)
    await button(page, '领取').first().tap()
    await expect(button(page, '去使用').first()).toBeVisible()
    await page.goto(`${BASE}/cash/home`)
    await loan.isReady()
    await loan.amount.fill('20000')
    await loan.period(12).tap()
    await loan.consent.check()
    await loan.borrow.tap()
    await confirm.hasTerms()
    await confirm.publish()
    const lent = await sandbox.firstLoan()
    expect(lent).toMatchObject({ amountCents: 2_000_000, loanPeriod: 12 })
    expect(lent.couponCents).toBeGreaterThan(0)
    await result.shows(lent)
    expect((await ledger(page, sandbox)).left).toBe(1_200_000)
  })

  await test.step('repays the first bill, then all that is left', async () => {
    await page.goto(`${BASE}/repayment/bills`)
    await page.getByRole('checkbox').first().check()
    await button(page, /^去还1笔/).tap()
    await pay(page)
    await expect(heading(page, '还款成功')).toBeVisible()
    const first = (await ledger(page, sandbox)).paid
    await page.goto(`${BASE}/repayment/bills`)
    await button(page, '提前结清').tap()
    await button(page, /^支付 ¥/).tap()
    await pay(page)
    await expect(heading(page, '还款成功')).toBeVisible()
    const { paid, left } = await ledger(page, sandbox)
    expect(first).toBeGreaterThan(0)
    expect(paid).toBeGreaterThan(2_000_000)
    expect(left).toBe(3_200_000)
  })

  await test.step('tops up a phone', async () => {
    await page.goto(`${BASE}/topUp/phone`)
    await page.getByLabel('充值手机号').fill('13812345678')
    await page.getByRole('radio', { name: /^50元话费/ }).check({ force: true })
    await button(page, '提交订单').tap()
    await button(page, '去支付').tap()
    await pay(page)
    await sandbox.advance(3_000)
    await expect(heading(page, '已完成')).toBeVisible()
    expect((await ledger(page, sandbox)).bought).toHaveLength(1)
  })

  await test.step('becomes a member', async () => {
    await page.goto(`${BASE}/membership/open`)
    await page.getByRole('radio', { name: /^会员月卡/ }).check({ force: true })
    await button(page, '开通会员').tap()
    await button(page, '去支付').tap()
    await pay(page)
    await expect(heading(page, '会员已开通')).toBeVisible()
    expect((await ledger(page, sandbox)).bought).toHaveLength(2)
  })

  await test.step('complains', async () => {
    await page.goto(`${BASE}/account/complaint`)
    await page.getByLabel('投诉内容').fill('还款页点了两次，请核实。')
    await button(page, '提交投诉').tap()
    await expect(heading(page, '投诉已收到')).toBeVisible()
    expect((await ledger(page, sandbox)).complaints).toBe(1)
  })

  await test.step('closes the account, once the complaint is answered', async () => {
    await page.goto(`${BASE}/account/cancel`)
    await expect(page.getByText('您有处理中的投诉，请等待处理完成')).toBeVisible()
    // Days later no session is left; the page may notice before a button of it is tapped.
    await sandbox.advance(HANDLING_MS)
    await page.goto(`${BASE}/account/cancel`)
    await login.signIn(MOBILE)
    await isAt(page, 'account/cancel')
    await page.getByRole('checkbox', { name: '我已了解注销后无法恢复' }).check()
    await button(page, '获取验证码').tap()
    await page.getByRole('textbox', { name: '验证码' }).fill(RIGHT_CODE)
    await button(page, '注销账号').tap()
    await page.getByRole('dialog').getByRole('button', { name: '注销账号' }).tap()
    await expect(heading(page, '账号已注销')).toBeVisible()
    // Nothing of the customer is left, and nobody else was ever there.
    const { users, openSessions } = await sandbox.world()
    expect({ users: users.map(({ mobile }) => mobile), openSessions }).toEqual({ users: [], openSessions: 0 })
  })
})
