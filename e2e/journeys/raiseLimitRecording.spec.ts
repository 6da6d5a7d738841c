import { expect, test } from '../support/around.ts'
import { isAt } from '../support/channel.ts'
import { rowOf } from '../support/environments.ts'
import { CALLS, RAISE, tapTwentyTimes, task } from '../support/raise.ts'

const FAILED = '录屏内容无法识别，请按教程重新录制'
/** Pause between two questions about the result, ms. */
const PAUSE = 2_000

test.describe('a recording outside of the app', () => {
  test.use({ row: rowOf('h5') })

  test('says where it can be made, shows how, and starts nothing', async ({ page, sandbox }) => {
    await page.goto(`${RAISE}/wsdStepOne`)
    await page.getByRole('button', { name: '查看录制步骤' }).tap()
    await page.getByRole('button', { name: '去录屏' }).tap()
    await expect(page.getByRole('heading', { name: '请在App内完成' })).toBeVisible()
    await page.getByRole('button', { name: '查看录屏教程' }).tap()
    await isAt(page, 'raiseLimit/wsdAuthPushStreamExample')
    await page.getByRole('button', { name: '知道了' }).tap()
    await isAt(page, 'raiseLimit/wsdAuthPushStream')
    expect(await sandbox.calls(CALLS.start)).toHaveLength(0)
  })
})

test.describe('a recording by the app', () => {
  test.use({ row: rowOf('app-android') })

  test.describe('that cannot be read', () => {
    test.use({ persona: 'recording-fails' })

    test('is started once, and its reason is said with the way to another one', async ({
      page,
      sandbox,
      around,
    }) => {
      await page.goto(`${RAISE}/wsdAuthPushStream`)
      const start = page.getByRole('button', { name: '开始录屏' })
      for (let mounted = 1; mounted < 3; mounted += 1) {
        await expect(start).toBeVisible()
        await page.reload()
      }
      await expect(start).toBeVisible()
      expect(await sandbox.calls(CALLS.start)).toHaveLength(0)
      await page.clock.install()
      await tapTwentyTimes(page, '开始录屏')
      await isAt(page, 'raiseLimit/wsdAuthPushStreamResult')
      // The clock goes on by itself as well, so a slow step may find one question more than the pauses it has passed.
      for (const asked of [1, 2, 3, 4]) {
        await expect
          .poll(async () => (await sandbox.calls(CALLS.recording)).length)
          .toBeGreaterThanOrEqual(asked)
        await page.clock.runFor(PAUSE)
      }
      await isAt(page, 'raiseLimit/fail')
      await expect(page.getByText(FAILED)).toBeVisible()
      expect(await sandbox.calls(CALLS.start)).toHaveLength(1)
      expect(around.called('startPushStream')).toEqual([
        { streamUrl: expect.stringMatching(/^rtmp:/) as unknown },
      ])
      await page.getByRole('button', { name: '再试一次' }).tap()
      await isAt(page, 'raiseLimit/wsdStepOne')
    })
  })

  test.describe('that is in review for long', () => {
    test.use({ persona: 'recording-slow' })

    test('is said to be so by the list, and raises the limit when the customer looks again', async ({
      page,
      sandbox,
    }) => {
      await page.goto(`${RAISE}/wsdAuthPushStream`)
      await page.getByRole('button', { name: '开始录屏' }).tap()
      await expect(page.getByRole('heading', { name: '正在审核录屏' })).toBeVisible()
      await page.goto(`${RAISE}/home`)
      await expect(task(page, '网银认证')).toContainText('审核中')

      await sandbox.advance(600_000)
      await page.goto(`${RAISE}/wsdAuthPushStreamResult`)
      await isAt(page, 'raiseLimit/result')
      await expect(page.getByText('+¥8,000.00', { exact: true })).toBeVisible()
      expect(await sandbox.calls(CALLS.start)).toHaveLength(1)
    })
  })
})
