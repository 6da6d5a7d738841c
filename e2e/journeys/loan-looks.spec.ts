import type { Page } from '@playwright/test'
import inventory from '../../flows/inventory.json' with { type: 'json' }
import { OneClickSheet } from '../pages/OneClickSheet.ts'
import { expectForEverybody } from '../support/everybody.ts'
import { borrow } from '../support/publishing.ts'
import type { Sandbox, Tweak } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const BASE = '/pages/credit'
const LOAN = 'amount=12000&period=12&card=C1'

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

for (const { path, title } of inventory['cash-loan'].filter((page) => !ELSEWHERE.has(page.path))) {
  const { persona = 'old-customer', query = '' } = PAGES[path] ?? {}
  test.describe(() => {
    test.use({ persona })

    test(`${path} can be used by everybody`, async ({ page }) => {
      await page.goto(`${BASE}${path}${query}`)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectForEverybody(page)
    })
  })
}

const HOME = `${BASE}/cash/home?amount=12000`
const LEAD = `${BASE}/cashLead/loan?amount=10000`
const open = (address: string) => (page: Page) => page.goto(address)

/** Pop-ups of the loan, each kind once: by whom it is seen, its name, and how it is opened. */
const POPUPS: Readonly<
  Record<string, { persona: string; title: string | RegExp; open(page: Page): Promise<unknown> }>
> = {
  'two rates': { persona: 'popup-lifetime-1', title: '会员终身降费', open: open(HOME) },
  'several offers': { persona: 'popup-remind-offers', title: '您有提额和优惠', open: open(HOME) },
  'a right that ends': { persona: 'low-fee-chosen', title: '降费权益生效中', open: open(HOME) },
  'a window with a picture': { persona: 'window-coupon', title: '额度提升活动', open: open(HOME) },
  'a window with an agreement': { persona: 'window-protocol', title: '征信授权已过期', open: open(HOME) },
  'a promise': { persona: 'young', title: '非学生承诺', open: open(HOME) },
  'a voucher of the partner': { persona: 'campaign-voucher', title: /./, open: open(LEAD) },
  'three prizes of the partner': { persona: 'campaign-temp-reduce-coupon', title: /./, open: open(LEAD) },
  'a right that can be used': {
    persona: 'old-customer',
    title: '7天0息费体验',
    async open(page) {
      await page.goto(HOME)
      await page.getByRole('button', { name: /^7天0息费体验/ }).tap()
    },
  },
  'cash-back before borrowing': {
    persona: 'cash-back',
    title: '借满10000元再得88元返现',
    async open(page) {
      await page.goto(`${BASE}/cash/home?amount=8000`)
      await page.getByRole('checkbox', { name: /已阅读并同意/ }).check()
      await expect(page.getByRole('button', { name: /^7天0息费体验/ })).toBeVisible()
      await page.getByRole('button', { name: '立即借款' }).tap()
    },
  },
  'the survey of leaving': {
    persona: 'old-customer',
    title: '离开前请告诉我们原因',
    async open(page) {
      await page.goto(HOME)
      await expect(page.getByTestId('month-pay').first()).toBeVisible()
      await page.getByRole('button', { name: '返回' }).tap()
      await page.getByRole('button', { name: '离开' }).tap()
    },
  },
}

for (const [what, { persona, title, open: opened }] of Object.entries(POPUPS))
  test.describe(() => {
    test.use({ persona })

    test(`the pop-up can be used by everybody: ${what}`, async ({ page }) => {
      await opened(page)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expectForEverybody(page)
    })
  })

/** What follows a refused loan. */
const AFTER: Readonly<Record<string, { persona: string; lead: Tweak; title: string }>> = {
  'institutions side by side': {
    persona: 'audit-fails',
    lead: { popName: 'landscape', institutions: 5 },
    title: '换一家机构试试',
  },
  'the limit of the partner': { persona: 'audit-fails', lead: {}, title: '额度申请成功' },
  'one click': { persona: 'lead-flow', lead: {}, title: '一键借款' },
}

/** Lets time pass until a dialog opens by itself. */
async function opensByItself(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(dialog).toBeVisible({ timeout: 500 })
  }).toPass()
}

for (const [what, { persona, lead, title }] of Object.entries(AFTER))
  test.describe(() => {
    test.use({
      persona,
      tweak: {
        audit: { polls: 0 },
        resultPage: { pollPeriod: 1 },
        ...(Object.keys(lead).length > 0 && { channel: { lead } }),
      },
    })

    test(`the offer after a refused loan can be used by everybody: ${what}`, async ({
      page,
      confirm,
      result,
      sandbox,
    }) => {
      await page.clock.install()
      await borrow(confirm, result, sandbox)
      await opensByItself(page, title)
      await expectForEverybody(page)
    })
  })

test.describe('a loan of a partner with agreements to read', () => {
  test.use({
    persona: 'lead-read-protocol',
    tweak: { audit: { polls: 0 }, resultPage: { pollPeriod: 1 } },
  })

  test('the page for reading can be used by everybody', async ({ page, confirm, result, sandbox }) => {
    const offer = new OneClickSheet(page)
    await page.clock.install()
    await borrow(confirm, result, sandbox)
    await opensByItself(page, '一键借款')
    await offer.take()
    await expect(offer.nextAgreement).toBeVisible()
    await expectForEverybody(page)
  })
})

/** Results with parts that an ordinary loan does not have. */
for (const { persona, amount, mixed, shows } of [
  { persona: 'mixed', amount: 30_000, mixed: '&isMixLoan=true', shows: '由两家机构共同放款' },
  { persona: 'split-three', amount: 12_000, mixed: '', shows: '由3家机构共同放款' },
])
  test.describe(() => {
    test.use({ persona, tweak: { audit: { polls: 0 }, resultPage: { pollPeriod: 1 } } })

    test(`a loan of several lenders can be used by everybody: ${persona}`, async ({
      page,
      confirm,
      sandbox,
    }) => {
      await page.goto(`${BASE}/cash/home/confirm?amount=${amount}&period=12&card=C1${mixed}`)
      await confirm.hasTerms()
      await confirm.publish()
      await page.waitForURL(/\/result\/loan\?/)
      await expect(page.getByRole('region', { name: shows })).toBeVisible()
      await expectForEverybody(page)
      expect(await repeats(sandbox)).toEqual([])
    })
  })

const repeats = async (sandbox: Sandbox) => (await sandbox.world()).repeatedSerials
