import type { Locator, Page } from '@playwright/test'
import { term } from '../pages/plan.ts'
import { expect, test as around } from '../support/around.ts'
import { expectPlan, expectTerms, readTerms } from '../support/checks.ts'
import { rowOf } from '../support/environments.ts'
import { cents, centsAfter, shownDay } from '../support/figures.ts'
import { LOAN_TERMS } from '../support/publishing.ts'
import { MP4 } from '../support/recording.ts'
import { expect as expectHere, test } from '../support/test.ts'

const CONFIRM = `/pages/credit/cash/home/confirm?amount=12000&period=12&card=C1`
const SAVE = 'cash/saveVideo'

/** A recording; the sandbox reads its meaning from the name. */
const recording = (name: string) => ({ name, mimeType: 'video/mp4', buffer: MP4 })
const pick = (page: Page, name: string) => page.locator('input[type=file]').setInputFiles(recording(name))
const state = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${text}$`) })
const give = (page: Page) => page.getByRole('button', { name: '确认承诺' })

test.describe('a video of type old', () => {
  test.use({ persona: 'video-failed' })

  test(
    'fails, is recorded again, and the loan goes on',
    { tag: ['@route.38', '@video.9', '@video.10'] },
    async ({ page, pageErrors, loan, confirm, sandbox }) => {
      await loan.open()
      await loan.amount.fill(String(LOAN_TERMS.amount))
      await loan.period(LOAN_TERMS.period).tap()
      await loan.continueToConfirm()
      await page.waitForURL(/\/cash\/home\/videoAuth\?/)
      await expectHere(page).toHaveTitle(/承诺认证/)
      await expectHere(
        page.getByText(
          /^提前结清时，除当期应还外，按剩余本金的3%收取提前结清费用；连同该费用，综合成本折合年化不超过36%。$/,
        ),
      ).toBeVisible()
      await expectHere(page.getByText(/^我是.+，本人已了解本笔借款及相关费用，同意借款条款。$/)).toBeVisible()
      await expectHere(give(page)).toBeDisabled()
      await pick(page, 'upload-fails.mp4')
      await expectHere(page.getByText('视频上传失败').first()).toBeVisible()
      await expectHere(state(page, '上传失败')).toBeVisible()
      // The browser says that the cloud storage refused the file.
      expectHere(pageErrors.found.splice(0)).toEqual([
        expectHere.stringContaining('503 (Service Unavailable)'),
      ])
      await pick(page, 'good.mp4')
      await expectHere(page.getByText('视频上传成功').first()).toBeVisible()
      await give(page).tap()
      await page.waitForURL(/\/cash\/home\/confirm\?/)
      await confirm.hasTerms()
      expectHere((await sandbox.calls(SAVE)).map(({ request }) => request)).toMatchObject([
        { code: 'old', height: 176, width: 280 },
      ])
      await page.goBack()
      await expectHere(page).toHaveURL(/\/cash\/home(\?|$)/)
    },
  )

  test(
    'after three failures, over a reload, it goes on without one',
    { tag: '@video.4' },
    async ({ page, confirm, sandbox }) => {
      await page.goto(CONFIRM)
      for (const count of [1, 2]) {
        await pick(page, 'no-face.mp4')
        await expectHere.poll(async () => (await sandbox.calls(SAVE)).length).toBe(count)
        await expectHere(state(page, '视频中未检测到人脸，请重新录制')).toBeVisible()
        await expectHere(give(page)).toBeDisabled()
      }
      await page.reload()
      await expectHere(give(page)).toBeDisabled()
      await pick(page, 'no-face.mp4')
      await page.getByRole('button', { name: '不录视频，继续' }).tap()
      await confirm.hasTerms()
      expectHere((await sandbox.calls(SAVE)).at(-1)?.request).toMatchObject({
        videoSkipped: true,
        failReasons: ['refused', 'refused', 'refused'],
      })
      await confirm.publish()
      await sandbox.firstLoan()
    },
  )
})

test.describe('a video of another type', () => {
  test.use({ persona: 'video-new' })

  test('is recorded on a page of its own', { tag: '@route.39' }, async ({ page, confirm }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(CONFIRM)
    await page.getByRole('button', { name: '同意并继续' }).tap()
    await page.waitForURL(/\/cash\/smartVideo\?/)
    await expectHere(page).toHaveTitle(/智能视频认证/)
    await expectHere(state(page, '尚未录制')).toBeVisible()
    expectHere(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await pick(page, 'good.mp4')
    await give(page).tap()
    await confirm.hasTerms()
    expectHere(page.url()).not.toMatch(/monthPay|mp4|token/)
  })
})

test.describe('a video that is on file', () => {
  test.use({ persona: 'video-done' })

  test(
    'is shown as a success, and no other is asked for',
    { tag: ['@video.1', '@route.37'] },
    async ({ page, confirm, sandbox }) => {
      await confirm.open(LOAN_TERMS)
      await page.goto(CONFIRM.replace('/confirm?', '/videoAuth?type=old&videoOpen=true&'))
      await expectHere(page).toHaveTitle(/承诺认证/)
      await expectHere(state(page, '上传成功')).toBeVisible()
      await give(page).tap()
      await page.waitForURL(/\/cash\/home\/confirm\?/)
      await confirm.hasTerms()
      expectHere(await sandbox.calls(SAVE)).toEqual([])
      await confirm.publish()
      await sandbox.firstLoan()
    },
  )
})

test.describe('a video that is not required', () => {
  test.use({ persona: 'video-optional' })

  test(
    'may be left out; commitment, terms and loan have the figures of the ledger',
    { tag: ['@route.39', '@video.5'] },
    async ({ page, confirm, result, sandbox }) => {
      await page.goto(CONFIRM)
      await expectHere(page.getByRole('heading', { name: '借款承诺书' })).toBeVisible()
      const fact = async (label: string) => (await term(confirm.main, label).textContent()) ?? ''
      const committed = {
        amount: cents(await fact('借款金额')),
        periods: await fact('借款期数'),
        monthPay: cents(await fact('每期应还')),
        first: await fact('首次还款'),
      }
      const highest = (await page.getByText(/^按本笔还款计划/).textContent()) ?? ''
      await page.getByRole('button', { name: '同意并继续' }).tap()
      await page.waitForURL(/\/cash\/smartVideo\?/)
      await expectHere(state(page, '尚未录制')).toBeVisible()
      await expectHere(page.getByText('视频不是必须的，也可以直接继续。')).toBeVisible()
      await page.getByRole('button', { name: '不录视频，继续' }).tap()
      await confirm.hasTerms()
      const offered = { rows: await confirm.plan(), terms: await readTerms(confirm.term) }
      expectHere((await sandbox.calls(SAVE)).map(({ request }) => request)).toMatchObject([
        { code: 'old', videoSkipped: true, failReasons: [] },
      ])
      await confirm.publish()
      const made = await sandbox.firstLoan()

      const firstDay = made.rows[0]?.dueDay ?? ''
      expectHere(committed).toEqual({
        amount: made.amountCents,
        periods: `${made.loanPeriod}期`,
        monthPay: made.monthPayCents,
        first: shownDay(firstDay, Number(firstDay.slice(0, 4))),
      })
      // The loan may be settled from the third period on: 3 % of the principal that is left after it.
      const left = made.rows.slice(3).reduce((sum, row) => sum + row.cents.capital, 0)
      expectHere(highest).toContain('还清第3期时提前结清的费用最高为')
      expectHere(centsAfter('最高为', highest)).toBe(Math.round((left * 3) / 100))
      expectPlan(offered.rows, made, { dated: true })
      expectTerms(offered.terms, made)
      await result.shows(made)
    },
  )
})

around.describe('in the app', () => {
  around.use({ row: { ...rowOf('app-android'), version: '3.4.0' }, persona: 'video-new' })

  around(
    'video.7, video.11: its picker is asked for 20 seconds; the phone is one tap away',
    async ({ page, around: app }) => {
      await page.goto(CONFIRM)
      await page.getByRole('button', { name: '同意并继续' }).tap()
      await expect(page.getByRole('button', { name: '用手机相机录制' })).toBeVisible()
      await page.getByRole('button', { name: '开始录制' }).tap()
      await app.hears('pickVideo', { maxSeconds: 20 })
      await pick(page, 'good.mp4')
      await expect(state(page, '上传成功')).toBeVisible()
    },
  )

  around.describe('before 3.4.0', () => {
    around.use({ row: { ...rowOf('app-android'), version: '3.3.9' } })

    around('video.11, video.12: its camera is asked', async ({ page, around: app }) => {
      await page.goto(CONFIRM)
      await page.getByRole('button', { name: '同意并继续' }).tap()
      await page.getByRole('button', { name: '开始录制' }).tap()
      await app.hears('capture', { what: 'video', maxSeconds: 20 })
      expect(app.called('pickVideo')).toEqual([])
    })
  })
})
