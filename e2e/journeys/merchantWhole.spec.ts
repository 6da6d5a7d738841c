import { isAt } from '../support/channel.ts'
import {
  awaitLimit,
  borrow,
  button,
  CALLS,
  field,
  hand,
  MERCHANT,
  orderCredit,
  pass,
  row,
  says,
  send,
  setHidden,
} from '../support/merchant.ts'
import { pictureNamed } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

test.describe('a shop', { tag: '@loan.1' }, () => {
  test.use({ persona: 'merchant-start', tweak: { audit: { polls: 0 } } })

  test('comes from the first check to a limit and a loan from it, led by the server’s status', async ({
    page,
    loan,
    confirm,
    result,
    sandbox,
  }) => {
    await page.clock.install()
    await page.goto(MERCHANT)
    await isAt(page, 'merchant/merchantCredit')
    await orderCredit(page)

    await says(page, '还没有完成的认证')
    await row(page, '美团').getByRole('button').tap()
    await button(page, '上传后台截图').tap()
    await send(page, pictureNamed('shop.png'))
    await isAt(page, 'merchant/merchantCredit')
    await expect(row(page, '美团')).toContainText('审核中')
    await pass(page, sandbox, 31_000)
    await expect(row(page, '美团')).toContainText('已完成')
    await row(page, '美团').getByRole('button').tap()
    await expect(page.getByText('已授权', { exact: true })).toBeVisible()
    await button(page, '返回店铺认证').tap()
    await field(page, '申请金额').fill('100000')
    await button(page, '提交申请').tap()

    await isAt(page, 'merchant/orderSubmitted')
    await says(page, '¥100,000')
    await setHidden(page, true)
    const looks = async () => (await sandbox.calls(CALLS.data)).length
    const before = await looks()
    await page.clock.fastForward(60_000)
    expect(await looks()).toBe(before)
    await setHidden(page, false)
    await expect.poll(looks).toBe(before + 1)
    await pass(page, sandbox, 11_000)
    await isAt(page, 'merchant/submitPass')

    await button(page, '去上传资料').tap()
    await hand(page, '经营许可证', pictureNamed('licence.png'))
    await expect(row(page, '经营许可证')).toContainText('已收到')
    await hand(page, '店铺租赁合同', pictureNamed('page1.png'), pictureNamed('page2.png'))
    await says(page, '资料已收齐')
    await expect(button(page, '去上传资料')).toHaveCount(0)
    await awaitLimit(page, sandbox)
    await expect(page.getByText('100,000', { exact: true })).toBeVisible()
    await borrow(page, sandbox, { loan, confirm, result })
  })
})
