import type { Page } from '@playwright/test'
import { ask, BASE, isAt } from '../support/channel.ts'
import { moveTo, tapTwentyTimes } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

const ACTIVITY = `${BASE}/activity`
const DRAW = 'activity/drawPrize'
const HOUR = 60 * 60 * 1000
const [SUNDAY, MONDAY, WEDNESDAY, THURSDAY] = [0, 1, 3, 4]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const card = (page: Page, number: number) => button(page, `第${number}张卡片`)
const reward = (page: Page, day: string) => button(page, new RegExp(`^${day} 领取`))

/** Ten in the morning of Beijing, on the next such day after `time`. 0 is Sunday. */
function nextMorning(weekday: number, time = Date.now()): number {
  const day = new Date(time + 8 * HOUR)
  const days = ((weekday - day.getUTCDay() + 6) % 7) + 1
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days, 2)
}
const moment = (time: number) => new Date(time).toISOString()

async function signInToday(page: Page): Promise<void> {
  await page.goto(`${ACTIVITY}/signIn`)
  await page.getByRole('button', { name: '签到', exact: true }).tap()
  await expect(page.getByText('今天已签到')).toBeVisible()
}

test.describe('a customer who signs in each day', () => {
  test.use({ persona: 'sign-in-streak' })

  test('is at 31 days, and twenty taps on a reward receive it once', async ({ page, sandbox }) => {
    await page.goto(`${ACTIVITY}/signIn`)
    await expect(page.getByText('30天')).toBeVisible()
    await tapTwentyTimes(page, '签到')
    await expect(page.getByText('31天')).toBeVisible()
    expect(await sandbox.calls('activity/joinSignIn')).toHaveLength(1)
    await reward(page, '今天').evaluate((day: HTMLElement) => {
      for (let tap = 0; tap < 20; tap += 1) day.click()
    })
    await expect(page.getByText(/^已领取(?:充值立减|息费)/)).toBeVisible()
    expect(await sandbox.calls('activity/receiveSignIn')).toHaveLength(1)
  })

  test('receives Wednesday and Thursday, each once, and has an empty week on Monday', async ({
    page,
    sandbox,
  }) => {
    const wednesday = nextMorning(WEDNESDAY)
    await moveTo(page, sandbox, 'sign-in-streak', moment(wednesday))
    await signInToday(page)
    await moveTo(page, sandbox, 'sign-in-streak', moment(nextMorning(THURSDAY, wednesday)))
    await signInToday(page)
    await reward(page, '周三').tap()
    await expect(page.getByText('已领取充值立减1元券', { exact: true })).toBeVisible()
    await reward(page, '今天').tap()
    await expect(page.getByText('已领取充值立减2元券', { exact: true })).toBeVisible()
    expect(await sandbox.serials('activity/receiveSignIn')).toHaveLength(2)
    await button(page, '查看优惠券').tap()
    await isAt(page, 'coupon/mine')

    await moveTo(page, sandbox, 'sign-in-streak', moment(nextMorning(MONDAY, wednesday)))
    await page.goto(`${ACTIVITY}/signIn`)
    await expect(page.getByRole('listitem').filter({ hasText: '未到' })).toHaveCount(6)
    await expect(page.getByRole('listitem').filter({ hasText: '待签到' })).toHaveCount(1)
  })
})

test.describe('a customer who missed a day', () => {
  test.use({ persona: 'sign-in-missed' })

  test('begins at 0, and Sunday gives less', async ({ page, sandbox }) => {
    await page.goto(`${ACTIVITY}/signIn`)
    await expect(page.getByText('0天', { exact: true })).toBeVisible()
    await moveTo(page, sandbox, 'sign-in-missed', moment(nextMorning(SUNDAY)))
    await signInToday(page)
    await expect(page.getByText('本周有漏签')).toBeVisible()
    await reward(page, '今天').tap()
    await expect(page.getByText('已领取充值立减1元券', { exact: true })).toBeVisible()
  })
})

test.describe('a lucky customer', () => {
  test.use({ persona: 'lucky' })

  test('wins an article, a limit and a coupon, then nothing, and has no try left', async ({ page }) => {
    await page.goto(`${ACTIVITY}/draw`)
    await expect(page.getByText('今天还可以抽4次')).toBeVisible()
    await tapTwentyTimes(page, '第1张卡片')
    await expect(page.getByText('无线蓝牙耳机').first()).toBeVisible()
    await expect(button(page, '填写收货地址')).toBeVisible()
    await expect(page.getByText('今天还可以抽3次')).toBeVisible()

    const before = (await ask(page, 'user/queryAmount')) as { canUseLoanAmount: string | number }
    await button(page, '再抽一次').tap()
    await card(page, 5).tap()
    await expect(page.getByText('500元临时额度').first()).toBeVisible()
    await button(page, '查看额度').tap()
    await isAt(page, 'wallet')
    const after = (await ask(page, 'user/queryAmount')) as { canUseLoanAmount: string | number }
    expect(Number(after.canUseLoanAmount) - Number(before.canUseLoanAmount)).toBe(500)
    await expect(page.getByText(Number(after.canUseLoanAmount).toLocaleString('en-US')).first()).toBeVisible()

    await page.goto(`${ACTIVITY}/draw?campaignCode=lucky-draw`)
    await card(page, 2).tap()
    await expect(page.getByText('息费7折券').first()).toBeVisible()
    await button(page, '再抽一次').tap()
    await card(page, 6).tap()
    await expect(page.getByText('谢谢参与').first()).toBeVisible()
    await expect(button(page, '再抽一次')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('今日抽奖次数已用完，请明天再来')).toBeVisible()
    await expect(card(page, 1)).toBeDisabled()
  })

  test('gets the same prize for a draw whose reply was lost', async ({ page, sandbox }) => {
    await sandbox.fault({ match: DRAW, fault: 'half', times: 1 })
    // The same without motion.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${ACTIVITY}/draw`)
    await card(page, 3).tap()
    await expect(page.getByText(/没有收到服务器的确认/)).toBeVisible()
    await button(page, '查看抽奖结果').tap()
    await expect(page.getByText('无线蓝牙耳机').first()).toBeVisible()
    expect(await sandbox.calls(DRAW)).toHaveLength(2)
    expect(await sandbox.serials(DRAW)).toHaveLength(1)
    expect(await ask(page, 'activity/queryOfferOrders')).toHaveLength(1)
  })
})

test.describe('a customer who has won two articles', () => {
  test.use({
    persona: 'lucky',
    tweak: { home: { addresses: 1, draw: { perDay: 4, first: ['earphones', 'cup'] } } },
  })

  test('has one of them sent, and the other waits', async ({ page }) => {
    await page.goto(`${ACTIVITY}/draw`)
    await card(page, 1).tap()
    await button(page, '再抽一次').tap()
    await card(page, 1).tap()
    await expect(page.getByText('保温杯').first()).toBeVisible()
    await button(page, '填写收货地址').tap()
    await isAt(page, 'activity/orderAddress')
    await button(page, '确认收货地址').tap()
    await isAt(page, 'activity/prizes')
    const rows = page.getByRole('listitem')
    await expect(rows.filter({ hasText: '备货中' })).toHaveCount(1)
    await expect(rows.filter({ hasText: '待填写收货地址' })).toContainText('无线蓝牙耳机')
  })
})

test.describe('a customer without a draw', () => {
  test.use({ persona: 'no-draws' })

  test('is told so, and asks for none', async ({ page, sandbox }) => {
    await page.goto(`${ACTIVITY}/draw`)
    await expect(page.getByText('今日抽奖次数已用完，请明天再来')).toBeVisible()
    await expect(card(page, 1)).toBeDisabled()
    expect(await sandbox.calls(DRAW)).toHaveLength(0)
  })
})

test.describe('a campaign that ends while its page is open', () => {
  test.use({ persona: 'campaign-ends' })

  test('says so at the tap on a card', async ({ page, sandbox }) => {
    await page.goto(`${ACTIVITY}/draw`)
    await expect(card(page, 1)).toBeEnabled()
    await sandbox.advance(3 * 60_000 + 1)
    await card(page, 1).tap()
    await expect(heading(page, '活动已结束')).toBeVisible()
  })

  test('says so at the tap on a coupon', async ({ page, sandbox }) => {
    await page.goto(`${ACTIVITY}/campaign?campaignCode=borrow-season`)
    const receive = page.getByRole('button', { name: '领取', exact: true }).first()
    await expect(receive).toBeVisible()
    await sandbox.advance(3 * 60_000 + 1)
    await receive.tap()
    await expect(heading(page, '活动已结束')).toBeVisible()
  })
})
