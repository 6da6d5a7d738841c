import { expect, type Locator, type Page } from '@playwright/test'
import inventory from '../../flows/inventory.json' with { type: 'json' }
import { stopClock } from './clock.ts'
import { refusedWalks } from './refusedScreens.ts'
import { resultWalks } from './resultScreens.ts'
import type { Walk } from './screens.ts'

const BASE = '/pages/credit'
const LOAN = 'amount=12000&period=12&card=C1'
const HOME = `${BASE}/cash/home?amount=12000`
const LEAD = `${BASE}/cashLead/loan?amount=10000`
const STAFF = `${BASE}/staff/cashLoan?amount=12000&period=12`

/** How a page of the loan is opened, and by whom. Pages that are not here have no need of either. */
const PAGES: Readonly<Record<string, { persona?: string; query?: string }>> = {
  '/cash/intercept': { persona: 'locked-out' },
  '/cash/home/adduserinfo_loan': { persona: 'needs-everything' },
  '/cash/home/videoAuth': { persona: 'video-failed', query: `?${LOAN}&type=old` },
  '/cash/smartVideo': { persona: 'video-new', query: `?${LOAN}&type=new` },
  '/cashLead/loan': { persona: 'lead-new-style', query: '?amount=12000' },
  '/cashLead/confirm': { persona: 'lead-new-style', query: `?${LOAN}` },
  '/staff/cashLoan': { persona: 'staff', query: '?amount=12000&period=12' },
}
/** Looked at in the walks of every screen; or goes on at once. */
const ELSEWHERE = new Set(['/cash/home', '/cash/home/confirm', '/result/loan', '/cash/index'])

const pageWalks: readonly Walk[] = inventory['cash-loan']
  .filter(({ path }) => !ELSEWHERE.has(path))
  .map(({ path, title }) => {
    const { persona = 'old-customer', query = '' } = PAGES[path] ?? {}
    return {
      name: path,
      persona,
      async walk({ page }, see) {
        await page.goto(`${BASE}${path}${query}`)
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await see(`page${path.replaceAll('/', '-')}`)
      },
    }
  })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** A pop-up that opens by itself. */
const entering = (persona: string, title: string, address = HOME): Walk => ({
  name: `${persona} enters`,
  persona,
  async walk({ page }, see) {
    await page.goto(address)
    await expect(dialog(page, title)).toBeVisible()
    await see(`${persona}-enters`)
  },
})

/** A question before the page is left. `first`: the title and the button of the pop-up that opens by itself before. */
const leaving = (persona: string, title: string, address = HOME, first?: [string, string]): Walk => ({
  name: `${persona} leaves`,
  persona,
  async walk({ page, loan }, see) {
    await page.goto(address)
    await expect(loan.payments.first()).toBeVisible()
    if (first) {
      const [opened, close] = first
      await button(dialog(page, opened), close).tap()
      await expect(dialog(page, opened)).toBeHidden()
    }
    await page.waitForLoadState('networkidle')
    await button(page, '返回').tap()
    await expect(dialog(page, title)).toBeVisible()
    await see(`${persona}-leaves`)
  },
})

/** A question between the loan button and the loan. */
const borrowing = (persona: string, title: string, address = HOME): Walk => ({
  name: `${persona} borrows`,
  persona,
  async walk({ page, loan }, see) {
    await page.goto(address)
    await loan.isReady()
    await loan.consent.check()
    // What decides about the question comes after the first figures.
    await page.waitForLoadState('networkidle')
    await loan.borrow.tap()
    await expect(dialog(page, title)).toBeVisible()
    await see(`${persona}-borrows`)
  },
})

/** The right that the loan page shows, and the way out of the page to its end. */
const ownWay: Walk = {
  name: 'the right of seven days, and leaving for good',
  async walk({ page, loan }, see) {
    await page.clock.install()
    await page.goto(HOME)
    await page.getByRole('button', { name: /^7天0息费体验/ }).tap()
    await expect(dialog(page, '7天0息费体验')).toBeVisible()
    await see('seven-days')
    await page.keyboard.press('Escape')
    await expect(dialog(page, '7天0息费体验')).toBeHidden()
    await button(page, '返回').tap()
    await button(loan.leaveDialog, '离开').tap()
    await expect(loan.survey).toBeVisible()
    await see('survey-leaving')
    // The page is left soon after the thanks.
    await stopClock(page)
    await loan.survey.getByText('暂时不需要用钱').tap()
    await button(loan.survey, '提交').tap()
    await expect(dialog(page, '感谢您的反馈')).toBeVisible()
    await see('survey-thanks')
  },
}

/** Every page of the loan scene, and each kind of pop-up of it. */
export const loanWalks: readonly Walk[] = [
  ...pageWalks,
  entering('popup-lifetime-1', '会员终身降费'),
  entering('popup-marketing-12', '可以分12期'),
  entering('popup-remind-offers', '您有提额和优惠'),
  entering('low-fee-chosen', '降费权益生效中'),
  entering('window-coupon', '额度提升活动'),
  entering('window-button', '您有一次提额机会'),
  entering('window-notice', '服务公告'),
  entering('window-protocol', '征信授权已过期'),
  entering('young', '非学生承诺'),
  entering('campaign-voucher', '送您一张全程免息券', LEAD),
  entering('campaign-temp-reduce-coupon', '您有专享奖励', LEAD),
  leaving('popup-no-coupon', '仅差一步'),
  leaving('lead-new-style', '仅差一步即可完成申请', LEAD),
  leaving('campaign-generic', '全程免息券还没有使用', LEAD, ['送您一张全程免息券', '立即使用']),
  borrowing('phone-differs', '预留手机号不一致'),
  borrowing('cash-back', '借满10,000元再得88元返现', `${BASE}/cash/home?amount=8000`),
  borrowing('staff', '确认申请员工借款？', STAFF),
  ownWay,
  ...refusedWalks,
  ...resultWalks,
]

/** Pop-ups of the same kinds with other texts: only for pictures. */
export const sameKinds: readonly Walk[] = [
  entering('popup-transition', '息费下降了'),
  entering('popup-over-20w', '小微客户临时额度'),
  entering('popup-new-user-temp', '新客户临时额度'),
  entering('popup-sales-coupon', '专属顾问送您一张优惠券'),
  entering('popup-fake-coupon', '老客户优惠生效中'),
  entering('popup-rate-cut', '您的利率可以更低'),
  entering('popup-rate-and-raise', '您的利率更低，额度更高'),
  entering('popup-raise', '您的额度可以更高'),
  entering('popup-remind-coupon', '您有一张优惠券可用'),
  leaving('popup-cash-back-coupon', '返现和优惠券都还可以使用', HOME, ['您有一张优惠券可用', '去借款']),
  leaving('popup-recommend', '推荐好友有奖励'),
  entering('campaign-temp', '您有专享奖励', LEAD),
  entering('campaign-temp-reduce', '您有专享奖励', LEAD),
  leaving('campaign-temp-reduce-coupon', '您的专享奖励还没有使用', LEAD, ['您有专享奖励', '继续借款']),
]
