import type { Page } from '@playwright/test'
import { isAt } from '../support/channel.ts'
import { ofToday } from '../support/ofToday.ts'
import { pictureNamed } from '../support/picture.ts'
import { CALLS, choose, limitLog, moveTo, RAISE } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

/** The pages of a season, in its order. */
const MONTHS = ['october', 'november', 'december', 'january', 'february', 'march', 'april', 'may'] as const
type Month = (typeof MONTHS)[number]

const open = (page: Page, month: Month) => page.goto(`${RAISE}/${month}Activity`)
const join = (page: Page) => page.getByRole('button', { name: '参加活动', exact: true })

test.describe('the campaign of a month', () => {
  test('is the one of the lender’s season: over, on, or to come', async ({ page, sandbox }) => {
    await moveTo(page, sandbox, 'old-customer', '2026-12-10T10:00:00+08:00')
    for (const month of MONTHS)
      await test.step(month, async () => {
        const place = MONTHS.indexOf(month) - MONTHS.indexOf('december')
        const says = place < 0 ? '本期活动已结束' : place === 0 ? '参加后完成下面的步骤' : '本期活动尚未开始'
        await open(page, month)
        await expect(page.getByRole('main').getByText(new RegExp(says))).toBeVisible()
        await expect(join(page)).toHaveCount(place === 0 ? 1 : 0)
      })
    const asked = (await sandbox.calls(CALLS.campaign)).map(
      ({ request }) => (request as { month: string }).month,
    )
    expect([...new Set(asked)].toSorted()).toEqual([
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
    ])
  })

  test('is none between two seasons', async ({ page, sandbox }) => {
    await moveTo(page, sandbox, 'old-customer', '2027-09-10T10:00:00+08:00')
    for (const month of ofToday(MONTHS, 4))
      await test.step(month, async () => {
        await open(page, month)
        await expect(page.getByRole('heading', { name: '本月暂无提额活动' })).toBeVisible()
      })
  })

  test('rewards its second step once, beside the verification that was it', async ({ page, sandbox }) => {
    await moveTo(page, sandbox, 'old-customer', '2026-12-10T10:00:00+08:00')
    await open(page, 'december')
    await join(page).tap()
    await expect(page.getByRole('button', { name: '去完成认证' })).toBeVisible()
    await page.getByRole('button', { name: /^完成任意一项提额认证/ }).tap()
    await isAt(page, 'raiseLimit/home')
    await page.goto(`${RAISE}/accumFundStepTwo`)
    await choose(page, pictureNamed('ok.png'))
    await expect(page.getByText('+¥5,000.00', { exact: true })).toBeVisible()
    await expect(page.getByText('+¥1,000.00', { exact: true })).toBeVisible()
    // Another verification is no second reward.
    await page.goto(`${RAISE}/wxAuth`)
    await choose(page, pictureNamed('ok.png'))
    await expect(page.getByText('+¥500.00', { exact: true })).toBeVisible()
    expect((await limitLog(page)).slice(0, 3)).toMatchObject([
      { title: '关注公众号提额', changeAmount: '500.00', afterAmount: '56500.00' },
      { title: '提额活动奖励', changeAmount: '1000.00', afterAmount: '56000.00' },
      { title: '公积金认证提额', changeAmount: '5000.00', afterAmount: '55000.00' },
    ])

    await open(page, 'december')
    await expect(page.getByText('已完成2/3')).toBeVisible()
    await expect(page.getByRole('button', { name: '去借款' })).toBeVisible()
  })
})
