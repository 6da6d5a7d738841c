import { heic, pngHead } from '../../kit/test/pictureBytes.ts'
import { ask, isAt } from '../support/channel.ts'
import { back, BEFORE } from '../support/history.ts'
import { kill } from '../support/kill.ts'
import { pictureNamed } from '../support/picture.ts'
import { CALLS, choose, DONE, expectOneRaise, limitLog, NO_TRY_LEFT, RAISE, task } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

test.describe('a picture that proves something', () => {
  test('raises the limit by what the ledger says, and back never shows what was handed in', async ({
    page,
    sandbox,
  }) => {
    await page.goto(BEFORE)
    await page.goto(`${RAISE}/home`)
    await expect(page.getByText('50,000', { exact: true })).toBeVisible()
    const { cashTempEndTime } = (await ask(page, 'credit/queryAmount')) as { cashTempEndTime: string }
    const [, month, day] = cashTempEndTime.slice(0, 10).split('-').map(Number)
    const temporary = page.locator('dl > div').filter({ hasText: '临时额度' })
    await expect(temporary).toContainText(/5,000/)
    await expect(temporary).toContainText(`${month}月${day}日`)
    // The ten of the specification, and those of the mortgage and the car; never their sum.
    await expect(task(page, '最高可提')).toHaveCount(12)
    await expect(page.locator('body')).not.toContainText('39,500')
    await task(page, '公积金认证').getByRole('button').tap()
    await isAt(page, 'raiseLimit/accumFundStepOne')
    await page.getByRole('button', { name: '去上传截图' }).tap()
    await choose(page, pictureNamed('ok.png'))

    await isAt(page, 'raiseLimit/result')
    await expect(page.getByRole('heading', { name: '额度已提升' })).toBeVisible()
    await expect(page.getByText('+¥5,000.00', { exact: true })).toBeVisible()
    await expect(page.getByText('¥55,000.00', { exact: true })).toBeVisible()
    expect((await limitLog(page))[0]).toMatchObject({ title: '公积金认证提额', afterAmount: '55000.00' })
    expect(await sandbox.calls(CALLS.proof)).toHaveLength(1)

    await page.getByRole('button', { name: '返回额度管理' }).tap()
    await expect(page.getByText('55,000', { exact: true })).toBeVisible()
    await expect(task(page, '公积金认证')).toContainText('已完成')
    await page.getByRole('button', { name: '提额记录' }).tap()
    await expect(page.getByRole('listitem').first()).toContainText(/公积金认证提额.*\+¥5,000\.00.*55,000\.00/)
    // Home, and the guide below it, which has nothing to ask any more.
    await back(page)
    await expect(task(page, '公积金认证')).toContainText('已完成')
    await back(page)
    await expect(page.getByText(DONE)).toBeVisible()
    await page.goto(`${RAISE}/accumFundStepTwo`)
    await expect(page.getByText(DONE)).toBeVisible()
    await expect(page.locator('input[type=file]')).toHaveCount(0)
  })

  test('that cannot be read may be replaced twice; then it is over for today', async ({ page, sandbox }) => {
    await page.goto(`${RAISE}/xszAuth`)
    const blurry = pictureNamed('blurry.png')
    for (const left of [2, 1]) {
      await choose(page, blurry)
      await expect(page.getByText(`今天最多还可提交${left}次`)).toBeVisible()
      await expect(page.getByText(/图片模糊，请重新上传/).first()).toBeVisible()
      await page.getByRole('button', { name: /^删除第/ }).tap()
    }
    await choose(page, blurry)
    await expect(page.getByText(NO_TRY_LEFT)).toBeVisible()
    await page.reload()
    await expect(page.getByText(NO_TRY_LEFT)).toBeVisible()
    await expect(page.locator('input[type=file]')).toHaveCount(0)
    expect(await sandbox.calls(CALLS.proof)).toHaveLength(3)
  })

  test('that is none says so at its field, and is not sent', async ({ page, sandbox }) => {
    await page.goto(BEFORE)
    await page.goto(`${RAISE}/taxAuth`)
    const field = page.getByRole('group', { name: '收入纳税明细截图' })
    const file = (name: string, mimeType: string, bytes: Uint8Array) => ({
      name,
      mimeType,
      buffer: Buffer.from(bytes),
    })
    for (const [picture, says] of [
      [file('note.png', 'image/png', Buffer.from('a note')), '文件格式不支持，请选择图片'],
      [file('huge.png', 'image/png', pngHead(20_000, 15_000)), '照片超过2亿像素，不能处理'],
      [file('IMG_1.HEIC', 'image/heic', heic), '照片是 HEIC 格式，不能上传'],
    ] as const) {
      await choose(page, picture)
      await expect(field).toHaveAccessibleDescription(new RegExp(says))
    }
    expect(await sandbox.calls(CALLS.proof)).toHaveLength(0)
    await choose(page, pictureNamed('ok.png'))
    await isAt(page, 'raiseLimit/result')
    // Opened by a link: before it there is nothing of the app.
    await back(page)
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })

  test('whose reply comes to a killed tab has passed once, and the page says so', async ({
    page,
    context,
    sandbox,
  }) => {
    await sandbox.fault({ match: CALLS.proof, fault: 'hang=after' })
    await page.goto(`${RAISE}/wxAuth`)
    await choose(page, pictureNamed('ok.png'))
    await sandbox.asked(CALLS.proof)
    const next = await kill(context, page)
    await expect(next.getByText(DONE)).toBeVisible()
    expect(await sandbox.calls(CALLS.proof)).toHaveLength(1)
    await expectOneRaise(next, '关注公众号')
  })
})
