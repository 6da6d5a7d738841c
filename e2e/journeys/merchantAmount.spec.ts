import { isAt } from '../support/channel.ts'
import { kill } from '../support/kill.ts'
import { button, CALLS, field, made, MERCHANT, row, says, send } from '../support/merchant.ts'
import { pictureNamed } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

const RANGE = '申请金额须在5,000元至300,000元之间'

test.describe('the amount of an application', () => {
  test.use({ persona: 'merchant-draft' })

  test('is refused at its field, wants a proof, and outlives a page, a reload and a killed tab', async ({
    page,
    context,
    sandbox,
  }) => {
    const submit = button(page, '提交申请')
    await page.goto(MERCHANT)
    const amount = field(page, '申请金额')
    for (const [typed, shown, reason] of [
      ['4999', '4,999', RANGE],
      ['300001', '300,001', RANGE],
      ['1000000000', '1,000,000,000', '金额不正确，请核对后重新填写'],
    ] as const) {
      await amount.fill(typed)
      await submit.tap()
      await expect(amount).toHaveAccessibleDescription(new RegExp(reason))
      await expect(amount).toHaveValue(shown)
    }
    expect(await sandbox.calls(CALLS.amount)).toHaveLength(0)
    await says(page, '还没有完成的认证')
    await amount.fill('８０００')
    await expect(amount).toHaveValue('8,000')
    await submit.tap()
    await says(page, '请先完成至少一项店铺认证，或上传经营许可证')
    await expect(amount).toHaveValue('8,000')

    await page.getByRole('button', { name: /^经营许可证/ }).tap()
    await isAt(page, 'merchant/uploadCertificate')
    await send(page, pictureNamed('licence.png'))
    await isAt(page, 'merchant/merchantCredit')
    await says(page, '已收到')
    await expect(amount).toHaveValue('8,000')
    const next = await kill(context, page)
    await expect(field(next, '申请金额')).toHaveValue('8,000')
    await next.reload()
    await button(next, '提交申请').tap()
    await isAt(next, 'merchant/orderSubmitted')
    await says(next, '¥8,000')
    expect(await made(sandbox)).toMatchObject({ applications: 1 })
  })
})

test.describe('the platforms that vouch for a shop', () => {
  test.use({
    persona: 'merchant-draft',
    tweak: { merchant: { stores: { ele: 1, sqb: 2, meituan: 3 } } },
  })

  test('say how far they are; each leads back from its own page, whatever happened there', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto(MERCHANT)
    for (const [platform, state] of [
      ['饿了么', '前有效'],
      ['收钱吧', '授权没有成功'],
      ['美团', '授权已过期'],
      ['微信', '去完成'],
    ] as const)
      await expect(row(page, platform)).toContainText(state)

    const stale = await context.newPage()
    await stale.goto(`${MERCHANT}/weChatCredit`)
    await row(page, '微信').getByRole('button').tap()
    const state = (name: string) => expect(page.getByText(name, { exact: true })).toBeVisible()
    for (const [start, outcome, name] of [
      ['去授权', '取消', '未授权'],
      ['去授权', '授权失败', '授权失败'],
      ['重新授权', '同意授权', '已授权'],
    ] as const) {
      await button(page, start).tap()
      await expect(page).toHaveTitle('微信支付店铺授权')
      // The browser’s back leads here as well, and the next address is a new one.
      await page.goBack()
      await button(page, start).tap()
      await button(page, outcome).tap()
      await isAt(page, 'merchant/weChatCredit')
      await state(name)
    }
    await button(page, '返回店铺认证').tap()
    await isAt(page, 'merchant/merchantCredit')
    await expect(row(page, '微信')).toContainText('前有效')

    await button(stale, '去授权').tap()
    await expect(stale.getByRole('alert')).toContainText('微信支付已授权，无需重复操作')
    await expect(stale.getByText('已授权', { exact: true })).toBeVisible()
    expect((await sandbox.calls('merchant/getStoreAuthUrl')).at(-1)?.request).toEqual({
      platform: 'weChat',
      callBackUrl: `${sandbox.origin}${MERCHANT}/weChatCredit`,
    })
  })
  test('has a page that waits half an hour, and then leads back', async ({ page, pageErrors, sandbox }) => {
    await page.goto(`${MERCHANT}/weChatCredit`)
    await button(page, '去授权').tap()
    await expect(page).toHaveTitle('微信支付店铺授权')
    await sandbox.advance(31 * 60_000)
    await button(page, '同意授权').tap()
    await says(page, '链接已失效')
    // The browser says so as well.
    expect(pageErrors.found.splice(0)).toEqual([expect.stringContaining('410 (Gone)')])
    await page.getByRole('link', { name: '返回店铺认证' }).tap()
    await isAt(page, 'merchant/merchantCredit')
    await expect(row(page, '微信')).toContainText('去完成')
  })
})
