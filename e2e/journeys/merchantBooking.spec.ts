import { allStored, isAt } from '../support/channel.ts'
import { kill } from '../support/kill.ts'
import {
  button,
  CALLS,
  dayAhead,
  field,
  fillBooking,
  made,
  MERCHANT,
  says,
  SHOP,
} from '../support/merchant.ts'
import { tapTwentyTimes } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

test.describe('a booking that is confirmed', () => {
  test.use({ persona: 'merchant-booked' })

  test('is shown instead of another one', async ({ page }) => {
    await page.goto(`${MERCHANT}/preOrder`)
    await isAt(page, 'merchant/preOrderResult')
    await says(page, '客户经理已联系您，请按预约时间等候上门')
  })
})

test.describe('a booking, made far from Beijing', () => {
  test.use({ persona: 'merchant-start', timezoneId: 'America/Los_Angeles' })

  test('says at its field what is wrong, outlives its example and a killed tab, and is one for twenty taps', async ({
    page,
    context,
    sandbox,
  }) => {
    const [today, ahead] = [await dayAhead(sandbox, 0), await dayAhead(sandbox, 2)]
    await page.goto(`${MERCHANT}/preOrder`)
    await button(page, '填写预约信息').tap()
    await fillBooking(page, today, { ...SHOP, name: '思远水果店🍎', phone: '13912340004' })
    const [year, month, day] = today.split('-').map(Number) as [number, number, number]
    const yesterday = new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10)
    await field(page, '上门日期').fill(yesterday)
    await button(page, '提交预约').tap()
    await expect(field(page, '店铺名称')).toHaveAccessibleDescription(/不能有表情符号/)
    await expect(field(page, '店铺名称')).toHaveValue('思远水果店🍎')
    await field(page, '店铺名称').fill(SHOP.name)
    await button(page, '提交预约').tap()
    await expect(field(page, '上门日期')).toHaveAccessibleDescription(/预约时间已过，请重新选择/)
    expect(await sandbox.calls(CALLS.book)).toHaveLength(0)
    await field(page, '上门日期').fill(ahead)

    await button(page, '查看填写示例').tap()
    await isAt(page, 'merchant/preOrderInfo/preOrderExample')
    await button(page, '知道了').tap()
    await isAt(page, 'merchant/preOrderInfo')
    await expect(field(page, '联系人姓名')).toHaveValue(SHOP.contact)
    // A draft is written when typing rests.
    await expect.poll(() => allStored(page)).toContain(ahead)
    const next = await kill(context, page)
    await expect(field(next, '联系人姓名')).toHaveValue(SHOP.contact)
    await expect(field(next, '上门日期')).toHaveValue(ahead)
    await tapTwentyTimes(next, '提交预约')
    await isAt(next, 'merchant/preOrderResult')
    const [sent, ...others] = await sandbox.calls(CALLS.book)
    expect(others).toEqual([])
    expect(sent?.request).toMatchObject({ visitTime: `${ahead} 10:00`, applyAmount: '50000' })
    await expect(next.getByRole('main')).toContainText(
      `${Number(ahead.slice(5, 7))}月${Number(ahead.slice(8))}日10:00`,
    )
    expect(await made(sandbox)).toMatchObject({ bookings: 1 })

    await sandbox.advance(10 * 60_000)
    await button(next, '刷新结果').tap()
    await says(next, '这次预约没有安排上门')
    await says(next, '您所在地区暂未开通上门服务')
  })
})
