import { expect, type Page } from '@playwright/test'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { LoginPage, WRONG_CODE } from '../pages/LoginPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { stopClock } from './clock.ts'
import { publishEarlierLoan } from './gateway.ts'
import type { Sandbox, Tweak } from './sandbox.ts'

/** What a walk gets. */
export interface Place {
  page: Page
  sandbox: Sandbox
  login: LoginPage
  loan: LoanPage
  confirm: ConfirmPage
  result: ResultPage
  information: InformationPage
}

/** Called at every screen of a walk, after its animations have ended. */
export type See = (name: string) => Promise<void>

/** A walk through the product that passes important screens. The checks of every screen, and the pictures, use it. */
export interface Walk {
  name: string
  persona?: string
  tweak?: Tweak
  signedIn?: boolean
  walk(place: Place, see: See): Promise<void>
}

/** The page objects of `page`, for a walk. */
export const placeOf = (page: Page, sandbox: Sandbox): Place => ({
  page,
  sandbox,
  login: new LoginPage(page),
  loan: new LoanPage(page),
  confirm: new ConfirmPage(page),
  result: new ResultPage(page),
  information: new InformationPage(page),
})

const signingIn: Walk = {
  name: 'signing in',
  signedIn: false,
  async walk({ page, login }, see) {
    await page.goto('/pages/credit/cash/home')
    await expect(login.heading).toBeVisible()
    await see('login')
    await login.submit.click()
    await expect(page.getByText('请输入手机号', { exact: true })).toBeVisible()
    await see('login-complaints')
    await login.mobile.fill('13800000002')
    await login.sendCode.click()
    await expect(login.sent).toBeVisible()
    await login.consent.check()
    await login.code.fill(WRONG_CODE)
    await expect(page.getByText('验证码错误，请重新输入')).toBeVisible()
    await see('login-wrong-code')
  },
}

const choosing: Walk = {
  name: 'choosing a loan',
  async walk({ page, loan }, see) {
    await loan.open()
    await see('loan-empty')
    await loan.amount.fill('99000')
    await expect(loan.chip('42,000')).toBeVisible()
    await see('loan-too-much')
    await loan.amount.fill('12000')
    await loan.borrow.click()
    await expect(page.getByText('请先阅读并同意借款协议')).toBeVisible()
    await see('loan-without-consent')
    await loan.consent.check()
    await loan.period(12).click()
    await see('loan-filled')
    await page.getByRole('button', { name: '返回' }).click()
    await expect(loan.leaveDialog).toBeVisible()
    await see('dialog-leave')
  },
}

const sheets: Walk = {
  name: 'choosing in the sheets of the loan',
  async walk({ page, loan }, see) {
    const close = async (name: 'card' | 'coupon' | 'plan' | 'use' | 'agreements' | 'monthPay') => {
      await page.keyboard.press('Escape')
      await expect(loan.sheet(name)).toBeHidden()
    }
    await loan.open('?amount=12000&period=12')
    await loan.openSheet('monthPay')
    await see('sheet-month-pay')
    await close('monthPay')
    await loan.openSheet('card')
    await see('sheet-cards')
    await close('card')
    const coupons = await loan.openSheet('coupon')
    await see('sheet-coupons')
    await coupons.getByRole('button', { name: '使用规则' }).first().click()
    await see('sheet-coupons-rules')
    await coupons.getByRole('tab', { name: /^不可用/ }).click()
    await expect(coupons.getByText('该券暂未生效').first()).toBeVisible()
    await see('sheet-coupons-unavailable')
    await close('coupon')
    const uses = await loan.openSheet('use')
    await see('sheet-uses')
    await uses
      .getByRole('button')
      .filter({ hasText: '装修' })
      .or(uses.getByRole('radio', { name: /装修/ }))
      .first()
      .click()
    await see('sheet-uses-second')
    await close('use')
    const plan = await loan.openSheet('plan')
    await see('sheet-plan')
    await plan.getByRole('button', { name: /^展开全部/ }).click()
    await see('sheet-plan-unfolded')
    await close('plan')
    await loan.openSheet('agreements')
    await see('sheet-agreements')
    await close('agreements')
  },
}

const confirming: Walk = {
  name: 'confirming and following the review',
  tweak: { audit: { polls: 1 }, resultPage: { pollPeriod: 30 } },
  async walk({ page, confirm, result, sandbox }, see) {
    // Waiting states last until the clock is moved.
    await page.clock.install()
    await confirm.open({ amount: 12_000, period: 12, coupons: ['CR3', 'CM1'] })
    await see('confirm')
    await confirm.main.getByRole('button', { name: /^展开全部/ }).click()
    await see('confirm-unfolded')
    await confirm.lenderInfo.click()
    const lender = page.getByRole('dialog', { name: '放款机构' })
    await expect(lender).toBeVisible()
    await see('dialog-lender')
    await page.keyboard.press('Escape')
    await expect(lender).toBeHidden()
    await confirm.askForCode()
    await see('dialog-code')
    await confirm.signWith(WRONG_CODE)
    await expect(confirm.dialog.getByRole('alert')).toHaveText('验证码错误，请重新输入')
    await see('dialog-code-wrong')
    await sandbox.fault(
      { match: 'cash/publishV2', fault: 'hang=after' },
      { match: 'cash/getLoanAfterProcessInfo', fault: 'http=503' },
    )
    await confirm.signWith()
    await expect(confirm.stateTitle).toHaveText('正在提交借款申请')
    await see('publishing')
    await page.clock.fastForward(21_000)
    await expect(confirm.stateTitle).toHaveText('正在确认借款结果')
    await see('publishing-unknown')
    await sandbox.clearFaults()
    const answered = page.waitForResponse('**/api/cash/queryPublishStatus')
    await page.clock.fastForward(10_000)
    // After this reply the page waits: the next query is due in 30 s.
    await answered
    await expect(result.review).toHaveText('机构审核中')
    await see('result-auditing')
    await page.clock.fastForward(31_000)
    await expect(result.review).toHaveText('审核通过')
    await see('result-passed')
  },
}

const refused: Walk = {
  name: 'being refused',
  persona: 'audit-fails',
  tweak: { audit: { polls: 0 } },
  async walk({ page, confirm, result, sandbox }, see) {
    const earlier = await publishEarlierLoan(sandbox, 'audit-fails')
    await sandbox.advance(61_000)
    await sandbox.fault({ match: 'cash/preApproval', times: 1, fault: 'result=45007' })
    await page.goto(`${ConfirmPage.path}?amount=12000&period=12&card=C1`)
    await expect(page.getByText('当前暂无可借资方，请稍后重试')).toBeVisible()
    await see('confirm-refused')
    await page.getByRole('button', { name: '重试' }).click()
    await confirm.hasTerms()
    const refusal = { kind: 'result', code: 42112, message: '可借额度不足，请调整金额' } as const
    await sandbox.fault({ match: 'cash/publishV2', times: 1, fault: refusal })
    await confirm.publish()
    await expect(confirm.stateTitle).toHaveText('这笔借款没有成功')
    await see('publish-refused')
    // An offer would follow.
    await page.clock.install()
    await page.goto(`${ResultPage.path}?listingId=${earlier.listingId}`)
    await expect(result.review).toHaveText('审核未通过')
    await stopClock(page)
    await see('result-refused')
  },
}

const lenderChanges: Walk = {
  name: 'an amount that the lender changes',
  persona: 'amount-changed',
  async walk({ confirm }, see) {
    await confirm.open({ amount: 20_000, period: 24, coupons: ['CR2'] })
    await see('confirm-amount-changed')
  },
}

const errorStates: Walk = {
  name: 'error states',
  async walk({ page, loan, sandbox }, see) {
    await sandbox.fault(
      { match: 'cash/getAmount', fault: 'http=500' },
      { match: 'merchant/getLoanRateInfoV3', fault: 'http=500' },
      { match: 'user/queryAllBankcardList', fault: 'http=500' },
      { match: 'cash/queryLoanAgreements', fault: 'http=500' },
    )
    await page.goto(LoanPage.path)
    await expect(page.getByText('借款信息加载失败')).toBeVisible()
    await see('loan-failed')
    await sandbox.clearFaults()
    await sandbox.fault({ match: '*', fault: 'latency=4000' })
    await page.goto(LoanPage.path)
    await expect(loan.amount).toBeVisible()
    await see('loan-loading')
    await sandbox.clearFaults()
    await page.goto('/pages/credit/nowhere')
    await expect(page.getByText('页面不存在').first()).toBeVisible()
    await see('not-found')
    await page.goto(ResultPage.path)
    await expect(page.getByText('没有找到这笔借款')).toBeVisible()
    await see('result-missing')
  },
}

const informing: Walk = {
  name: 'telling about life and work',
  persona: 'no-profile',
  async walk({ page, information, sandbox }, see) {
    const save = 'credit/saveBaseInfoV2'
    await information.open()
    await see('information-blank')
    await information.submit.click()
    await expect(page.getByText('请填写详细地址', { exact: true })).toBeVisible()
    await see('information-missing')
    await information.field('region').click()
    await information.sheet('region').getByRole('radio', { name: '浙江省' }).click()
    await expect(information.sheet('region').getByRole('radio', { name: '杭州市' })).toBeVisible()
    await see('sheet-region')
    for (const name of ['杭州市', '西湖区', '文新街道'])
      await information.sheet('region').getByRole('radio', { name }).click()
    await expect(information.sheet('region')).toBeHidden()
    await information.fill({
      income: '2–3万元',
      company: '杭州有数科技有限公司',
      job: '企业职员',
      education: '本科',
      marriage: '未婚',
      detail: '文三路 1 号 2 幢',
      email: 'li.lei@example.com',
    })
    await see('information-filled')
    const refusal = { kind: 'result', code: 400, message: '单位名称含有不支持的字符' } as const
    await sandbox.fault({ match: save, times: 1, fault: refusal }, { match: save, times: 1, fault: 'half' })
    await information.submit.click()
    await expect(page.getByText(refusal.message)).toBeVisible()
    await see('information-refused')
    await information.submit.click()
    await expect(information.notice).toContainText('可能已经提交成功')
    await see('information-unknown')
  },
}

const limits: Walk[] = [
  { persona: 'no-card', text: '添加银行卡' },
  { persona: 'cap-below-minimum', text: '剩余可借额度300元' },
  { persona: 'contacts-failed', text: '联系人验证失败，请明日再试' },
  { persona: 'long-names', text: '招商银行' },
].map(({ persona, text }) => ({
  name: `the loan page of ${persona}`,
  persona,
  async walk({ page, loan }, see) {
    await page.goto(`${LoanPage.path}?amount=8000`)
    await expect(loan.payments.first()).toBeVisible()
    await expect(page.locator('body')).toContainText(persona === 'long-names' ? '¥' : text)
    await see(`loan-${persona}`)
  },
}))

/** Every walk. */
export const walks: readonly Walk[] = [
  signingIn,
  choosing,
  sheets,
  confirming,
  refused,
  lenderChanges,
  errorStates,
  informing,
  ...limits,
]
