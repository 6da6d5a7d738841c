import { isAt } from '../support/channel.ts'
import { kill } from '../support/kill.ts'
import { button, CALLS, DAY_MS, fileOf, hand, MERCHANT, row, says } from '../support/merchant.ts'
import { pictureNamed } from '../support/picture.ts'
import { moveTo } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

test.describe('the documents of a review', () => {
  test.use({ persona: 'merchant-passed' })

  test('are wanted until the last one is in, also of a tab that was killed; then nothing is', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto(MERCHANT)
    await button(page, '去上传资料').tap()
    await hand(page, '经营许可证', pictureNamed('licence.png'))
    await expect(row(page, '经营许可证')).toContainText('已收到')
    await hand(page, '店铺租赁合同', pictureNamed('page1.png'), pictureNamed('page2.png'))
    await expect(row(page, '店铺租赁合同')).toContainText('已收到')
    await expect(row(page, '结婚证')).toContainText('待上传')
    expect((await fileOf(sandbox)).order?.status).toBe(3)

    const next = await kill(context, page)
    await isAt(next, 'merchant/uploadFile')
    await expect(row(next, '已收到')).toHaveCount(2)
    await hand(next, '结婚证', pictureNamed('married.png'))
    await isAt(next, 'merchant/submitPass')
    await says(next, '资料已收齐')
    await expect(button(next, '去上传资料')).toHaveCount(0)
    expect((await fileOf(sandbox)).order?.status).toBe(31)
    // A link to the list finds nothing to send, either.
    await next.goto(`${MERCHANT}/uploadFile`)
    await isAt(next, 'merchant/submitPass')
  })

  test('that are not sent in seven days end the application', async ({ page, sandbox }) => {
    await page.goto(MERCHANT)
    await says(page, '没有补齐，申请会自动取消')
    const { now } = await sandbox.world()
    await moveTo(page, sandbox, 'merchant-passed', new Date(now + 7 * DAY_MS + 60_000).toISOString())
    await page.goto(`${MERCHANT}/submitPass`)
    await isAt(page, 'merchant/checkFail')
    await says(page, '逾期未补充资料，申请已自动取消')
    await button(page, '重新申请').tap()
    await isAt(page, 'merchant/merchantCredit')
    await expect(button(page, '重新评估')).toBeVisible()
  })
})

test.describe('an application in its first review', () => {
  test.use({ persona: 'merchant-submitted' })

  test('is taken back after a question, once', async ({ page, sandbox }) => {
    await page.goto(MERCHANT)
    const question = page.getByRole('dialog', { name: '撤回这笔申请？' })
    await button(page, '撤回申请').tap()
    await button(question, '先不撤回').tap()
    await expect(question).toBeHidden()
    await isAt(page, 'merchant/orderSubmitted')
    expect(await sandbox.calls(CALLS.recall)).toHaveLength(0)
    // The button accepts one tap per second; an ignored tap is repeated.
    await expect(async () => {
      if (!(await question.isVisible())) await button(page, '撤回申请').tap()
      await expect(question).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await button(question, '撤回申请').tap()
    await expect(page).toHaveURL(/\/merchant\/checkFail\?type=cancel$/)
    await says(page, '您已撤回申请')
    expect(await sandbox.calls(CALLS.recall)).toHaveLength(1)
  })
})
