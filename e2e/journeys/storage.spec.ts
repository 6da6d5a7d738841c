import type { BrowserContext, Page } from '@playwright/test'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { garbage } from '../../flows/core/src/testing/garbage.ts'
import { BEFORE } from '../support/history.ts'
import { ofToday } from '../support/ofToday.ts'
import { STORAGES, STORED, type StoredIn } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const PAGES = [
  LoanPage.path,
  `${ConfirmPage.path}?amount=12000&period=12&card=C1`,
  ResultPage.path,
  InformationPage.path,
  '/pages/credit/bankCard/list',
  '/pages/credit/coupon/mine',
  '/pages/credit/login',
]
const VALUES = 200
/** The tests of tampered storage share the work. */
const PARTS = 2

/** The page has come to rest: it says something, offers something, and nothing that is false. */
async function expectWorks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // A way on, the arrow in the title bar apart.
  await expect(
    page.locator('button:not([aria-label="返回"]), a[href]').filter({ visible: true }).first(),
  ).toBeVisible()
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/undefined|NaN|null|\[object|页面出了点问题|页面没有加载/)
  expect(text).not.toMatch(/借款成功|已放款|审核通过|没有放款|正在确认借款结果/)
}

type Entries = [storage: (typeof STORAGES)[StoredIn], key: string, value: string][]

/** Puts these into storage while no page of the app is open, which would write its own. */
async function leaveBehind(page: Page, entries: Entries): Promise<void> {
  await page.goto(BEFORE)
  await page.evaluate((given) => {
    for (const [storage, key, value] of given) globalThis[storage].setItem(key, value)
  }, entries)
}

/** Every access of storage fails, from the first page on. */
const deny = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })

/** Storage can be read and takes nothing more. */
const fill = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

test.describe('tampered storage', () => {
  const values = garbage(VALUES)
  const kept = STORED.filter(({ key }) => key !== 'koo_session' && key !== 'koo_tab_customer')

  const rounds = ofToday([...values.keys()], 4)

  for (let part = 0; part < PARTS; part += 1)
    test(`values of the day under each key change nothing (${part + 1} of ${PARTS})`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(480_000)
      const userId = (await sandbox.world()).users[0]?.userId ?? ''
      for (const [turn, round] of rounds.entries()) {
        if (turn % PARTS !== part) continue
        // In every round each key has another value, and over all rounds each value once.
        const entries = kept.flatMap(({ key, in: place }, at): Entries => {
          const value = values[(round + at * 13) % VALUES] ?? ''
          const storage = STORAGES[place]
          return [
            [storage, key, value],
            [storage, `${key}.${userId}`, value],
          ]
        })
        await test.step(`round ${round}`, async () => {
          await leaveBehind(page, entries)
          await page.goto(PAGES[Math.floor(turn / PARTS) % PAGES.length] ?? '')
          await expectWorks(page)
        })
      }
      expect(await page.evaluate(() => [Object.keys(Object.prototype), '__pwned' in window])).toEqual([
        [],
        false,
      ])
    })

  // The store of the session reads all of them in its own test.
  test('a session of any such value is no session', async ({ page, login }) => {
    for (const value of ofToday(values, 20)) {
      await leaveBehind(page, [['localStorage', 'koo_session', value]])
      await page.goto(LoanPage.path)
      await expect(login.heading).toBeVisible()
    }
  })

  test(
    'markup in the stored coupon is not parsed, and no coupon',
    { tag: '@STO-004' },
    async ({ page, confirm, loan }) => {
      const odd = '<svg onload=window.__pwned=1>'
      const value = JSON.stringify({ couponId: odd, name: odd })
      await leaveBehind(page, [['sessionStorage', 'chosenCoupon', value]])
      await loan.open()
      await expectWorks(page)
      await confirm.open({ amount: 12_000, period: 12 })
      await expect(page.locator('[onload]')).toHaveCount(0)
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
    },
  )
})

test.describe('storage that must not be touched', () => {
  test.use({ signedIn: false })

  test(
    'every page works, and a customer signs in and chooses a loan without any',
    { tag: '@STO-009' },
    async ({ context, page, login, loan, confirm }) => {
      await deny(context)
      for (const path of PAGES)
        await test.step(path, async () => {
          await page.goto(path)
          await expectWorks(page)
        })
      await page.goto(LoanPage.path)
      await login.signIn()
      await loan.isReady()
      await loan.amount.fill('12000')
      await loan.continueToConfirm()
      await confirm.hasTerms()
    },
  )
})

test('a storage that is full keeps nobody from choosing a loan', async ({ page, context, loan, confirm }) => {
  await fill(context)
  for (const path of PAGES.slice(0, -1)) {
    await page.goto(path)
    await expectWorks(page)
  }
  await loan.open()
  await loan.amount.fill('12000')
  await loan.continueToConfirm()
  await confirm.hasTerms()
})

test('storage that is cleared under an open page leads to a sign-in and back', async ({
  page,
  login,
  loan,
  confirm,
}) => {
  const clear = () =>
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  await loan.open()
  await loan.amount.fill('12000')
  await clear()
  // The next call fails because the session has ended.
  await loan.consent.tap()
  await expect(login.heading).toBeVisible()
  await clear()
  await login.signIn()
  await loan.isReady()
  await clear()
  await page.goto(`${ConfirmPage.path}?amount=12000&period=12&card=C1`)
  await login.signIn()
  await confirm.hasTerms()
})

test('a draft that nobody came back to within a day is gone, whatever page is opened', async ({
  page,
  context,
  loan,
}) => {
  const [{ localStorage: kept } = { localStorage: [] }] = (await context.storageState()).origins
  const session = kept.find(({ name }) => name === 'koo_session')?.value ?? '{}'
  const { userId } = JSON.parse(session) as { userId: string }
  // Of the customer who is signed in; those of others go at once.
  const left = (hours: number) =>
    JSON.stringify({
      user: userId,
      version: 1,
      at: Date.now() - hours * 3_600_000,
      value: { company: '某某公司' },
    })
  await leaveBehind(page, [
    ['localStorage', 'draft_information', left(25)],
    ['localStorage', 'draft_information.newer', left(1)],
  ])
  await loan.open()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft_information'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('draft_information.newer'))).not.toBeNull()
})
