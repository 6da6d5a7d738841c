import { expect, test } from '../support/around.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { BASE, isAt, isHome } from '../support/channel.ts'
import { ENVIRONMENTS } from '../support/environments.ts'
import {
  BROUGHT,
  expectHeaders,
  plantSecrets,
  signIn,
  titleShown,
  watchCalls,
} from '../support/environmentVisit.ts'
import { borrowFrom } from '../support/publishing.ts'

/** The phone number of the customer with a running loan. */
const RUNNING_LOAN = '13800000401'
const LINK = `${LoanPage.path}${BROUGHT}`

for (const row of ENVIRONMENTS)
  test.describe(row.kind, () => {
    test.use({ row, signedIn: false })

    test('a loan from sign-in to result, by its own sign-in, headers, title and way out', async ({
      page,
      login,
      loan,
      confirm,
      result,
      sandbox,
      privacy,
      around,
    }) => {
      const calls = watchCalls(page)
      plantSecrets(page, privacy)
      await page.goto(LINK)
      await signIn(row, { page, target: LINK, login, sandbox, around, privacy })
      await loan.isReady()
      // Nobody sees a page of this app for the sign-in but in a plain browser.
      expect(await sandbox.calls('user/login')).toHaveLength(row.signIn === 'code' ? 1 : 0)

      const shows = titleShown(row, { page, around })
      await shows('借款')
      await borrowFrom({ loan, confirm }, () => shows('确认借款'))
      await result.shows(await sandbox.firstLoan())
      await shows('借款结果')

      expectHeaders(row, calls)
      const published = calls.filter((call) => call.url().endsWith('/cash/publishV2'))
      expect(published.map((call) => call.headers()['x-token'] ?? '')).toEqual([
        expect.stringMatching(/.{8,}/),
      ])

      await result.finish.tap()
      if (row.leave) await around.hears(...row.leave)
      else await isHome(page)
      if (row.kind === 'h5') expect(around.calls).toEqual([])
    })

    test.describe('with a running loan', () => {
      test.use({ persona: 'running-loan' })

      test('a bill from home to the result of its repayment, by its own titles and headers', async ({
        page,
        login,
        sandbox,
        privacy,
        around,
      }) => {
        const target = `${BASE}/repayment/bills${BROUGHT}`
        const calls = watchCalls(page)
        const shows = titleShown(row, { page, around })
        const button = (name: string) => page.getByRole('button', { name, exact: true })
        await page.goto(target)
        await signIn(row, { page, target, login, sandbox, around, privacy, mobile: RUNNING_LOAN })
        await shows('我的账单')
        await page.goto(`${BASE}/home${BROUGHT}`)
        await shows('首页')
        await button('我的账单').tap()
        await isAt(page, 'repayment/bills')
        await page.getByRole('checkbox').first().check()
        await button('去还1笔').tap()
        await expect(page.getByText('这是演示用的收银台')).toBeVisible()
        await button('支付成功').tap()
        await shows('还款结果')
        await expect(page.getByRole('heading', { name: '还款成功' })).toBeVisible()
        await button('查看账单').tap()
        await isAt(page, 'repayment/bills')
        await expect(button('去还1笔')).toHaveCount(0)
        expectHeaders(row, calls)
      })
    })
  })
