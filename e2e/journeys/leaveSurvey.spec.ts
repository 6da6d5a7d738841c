import { test as around } from '../support/around.ts'
import { rowOf } from '../support/environments.ts'
import { back, BEFORE } from '../support/history.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const SURVEY = 'other/getQuestionnaireInfo'
/** Asks for the first question: the wallet's pop-up on leaving. */
const REWARD = 'merchant/rewardQuery'

test.describe('leaving the loan page', () => {
  test.beforeEach(async ({ page, loan }) => {
    await page.goto(BEFORE)
    await loan.open()
    await page.getByRole('button', { name: '返回' }).tap()
  })

  test('leaving shows the survey, and goes without an answer', { tag: '@exit.3' }, async ({ page, loan }) => {
    await loan.leave()
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })

  test(
    'an answer is thanked for, then the page is left',
    { tag: ['@survey.3', '@exit.4'] },
    async ({ page, loan, sandbox }) => {
      await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
      await loan.survey.getByText('暂时不需要用钱').tap()
      await loan.survey.getByRole('button', { name: '提交' }).tap()
      await expect(page.getByRole('dialog', { name: '感谢您的反馈' })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(BEFORE))
      expect(await sandbox.calls('other/questionnaireSubmit')).toHaveLength(1)
    },
  )

  test('leaves without a network', { tag: '@survey.14' }, async ({ page, loan, sandbox, context }) => {
    sandbox.expectNoNetwork()
    await context.route('**/api/other/**', (route) => route.abort())
    await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })
})

test('leaves at a second back while the server is asked', async ({ page, loan, sandbox }) => {
  await sandbox.fault({ match: SURVEY, fault: 'hang=before' })
  await page.clock.install()
  await page.goto(BEFORE)
  await loan.open()
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(loan.leaveDialog).toBeVisible()
  // No time passes any more: nothing but the back can leave.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
  await sandbox.asked(SURVEY)
  await expect(loan.heading).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(BEFORE))
})

test(
  'a slow first question is let go after 1.5 s, and the plain one leaves',
  { tag: '@exit.1' },
  async ({ page, loan, sandbox }) => {
    await page.clock.install()
    await page.goto(BEFORE)
    await loan.open()
    await sandbox.asked(REWARD)
    const before = (await sandbox.calls(REWARD)).length
    await sandbox.fault({ match: REWARD, fault: 'hang=before' })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: '返回' }).tap()
    await expect.poll(async () => (await sandbox.calls(REWARD)).length).toBe(before + 1)
    await page.clock.runFor(1_499)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(loan.leaveDialog).toBeVisible()
    await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
    // The plain question is without a survey: who waited leaves at once.
    await expect(page).toHaveURL(new RegExp(BEFORE))
    expect(await sandbox.calls(SURVEY)).toHaveLength(0)
  },
)

test(
  'leaves with everything of the app offline',
  { tag: ['@exit.1', '@survey.14'] },
  async ({ page, loan, sandbox, context }) => {
    await page.goto(BEFORE)
    await loan.open()
    // The code of the question comes after the page: without it, back leaves without a question.
    await page.waitForLoadState('networkidle')
    sandbox.expectNoNetwork()
    // The page before this one can still be opened: it is not the app's.
    await context.route(
      (url) => url.pathname !== BEFORE,
      (route) => route.abort('internetdisconnected'),
    )
    await page.getByRole('button', { name: '返回' }).tap()
    await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
    await expect(page).toHaveURL(new RegExp(BEFORE))
  },
)

around.describe('in the app', () => {
  around.use({ row: rowOf('app-android'), persona: 'old-customer' })

  around(
    'exit.1, survey.14: is closed without a network',
    async ({ context, page, loan, sandbox, around: app }) => {
      await loan.open()
      await page.waitForLoadState('networkidle')
      sandbox.expectNoNetwork()
      await context.setOffline(true)
      expect(await app.pressBack(page)).toBe(true)
      await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
      await app.hears('closeWebview', {})
      await context.setOffline(false)
    },
  )
})

around.describe('in the mini-program', () => {
  around.use({ row: rowOf('messenger-miniprogram'), persona: 'old-customer' })

  around('its own back leaves at once, and what was typed is kept', async ({ loan, page }) => {
    await page.goto(BEFORE)
    await loan.open()
    await loan.amount.fill('12000')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cash_loan_draft'))).toContain('12000')
    await back(page)
    await expect(page).toHaveURL(new RegExp(BEFORE))
    await page.goForward()
    await expect(loan.amount).toHaveValue('12,000')
  })

  around(
    'exit.1, exit.3: the title bar of ours asks, and the customer can always leave',
    async ({ page, loan, sandbox, context, around: miniProgram }) => {
      const arrow = page.getByRole('button', { name: '返回' })
      const leave = loan.leaveDialog.getByRole('button', { name: '离开' })
      const asksAgain = () => page.evaluate(() => sessionStorage.removeItem('loan_popups'))
      let times = 0
      /** The mini-program was told to go back, once. It stays here, and after three seconds the page can be left again. */
      const goesBack = async () => {
        times += 1
        await expect.poll(() => miniProgram.called('invokeMiniProgramAPI')).toHaveLength(times)
        expect(miniProgram.called('invokeMiniProgramAPI').at(-1)).toEqual({
          name: 'navigateBack',
          arg: { delta: 1 },
        })
        await page.clock.fastForward(4_000)
      }
      await sandbox.fault({
        match: 'other/getMultiWebConfig',
        fault: replying({ headerChannels: ['cash'] }),
      })
      await page.clock.install()
      await loan.open()
      await loan.amount.fill('12000')
      // Whether a page has the bar is decided when it opens: the first one opens before the configuration has come.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('koo_config'))).not.toBeNull()
      await loan.continueToConfirm()
      await arrow.tap()
      await loan.isReady()

      await sandbox.asked(REWARD)
      const entered = (await sandbox.calls(REWARD)).length
      const questions = async (count: number) =>
        expect.poll(async () => (await sandbox.calls(REWARD)).length).toBe(entered + count)

      await test.step('with a slow server: the plain question after 1.5 s', async () => {
        await sandbox.fault({ match: REWARD, fault: 'hang=before' })
        await page.clock.pauseAt(Date.now() + 60_000)
        await arrow.tap()
        await questions(1)
        await page.clock.runFor(1_500)
        await leave.tap()
        await goesBack()
      })
      await test.step('at a second back while the server is asked', async () => {
        await asksAgain()
        await arrow.tap()
        await questions(2)
        await arrow.tap()
        await goesBack()
      })
      await test.step('with a network: the question, then the survey', async () => {
        await page.clock.resume()
        await sandbox.clearFaults()
        await asksAgain()
        await arrow.tap()
        await loan.leave()
        await goesBack()
      })
      await test.step('without a network', async () => {
        await page.waitForLoadState('networkidle')
        sandbox.expectNoNetwork()
        await context.setOffline(true)
        await arrow.tap()
        await leave.tap()
        await goesBack()
        await context.setOffline(false)
      })
    },
  )
})
