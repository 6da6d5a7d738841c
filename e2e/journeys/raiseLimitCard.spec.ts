import type { Page } from '@playwright/test'
import { RIGHT_CODE } from '../pages/LoginPage.ts'
import { allStored, ask, isAt } from '../support/channel.ts'
import { kill } from '../support/kill.ts'
import { CALLS, expectOneRaise, limitLog, RAISE, tapTwentyTimes } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

const CARD = '6225880012345678'
const DEBIT = '6225880012340002'
const MOBILE = '13912345678'
const SUBMIT = '验证信用卡'
const number = (page: Page) => page.getByRole('textbox', { name: '信用卡卡号' })
const code = (page: Page) => page.getByRole('textbox', { name: '验证码', exact: true })

/** Fills in the form, up to its button. */
async function fill(page: Page, card: string): Promise<void> {
  await page.goto(`${RAISE}/card`)
  await number(page).fill(card)
  await page.getByRole('textbox', { name: '银行预留手机号' }).fill(MOBILE)
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await expect(page.getByText(/已发送至139\s•{4}\s5678/)).toBeVisible()
  await code(page).fill(RIGHT_CODE)
}

/** Cards of this customer, as the lender has them. */
const cards = (page: Page) => ask(page, 'credit/queryCreditCardList')
const BOUND = [{ bankName: '招商银行', cardNo: '**** **** **** 5678' }]

test.beforeEach(({ privacy }) => {
  for (const form of [CARD, '6225 8800 1234 5678', DEBIT, '6225 8800 1234 0002', MOBILE])
    privacy.plant('number of the card', form)
})

test.describe('a credit card', () => {
  test('that is none is said at its number; nothing of it is kept over a reload', async ({ page }) => {
    await fill(page, DEBIT)
    await page.getByRole('button', { name: SUBMIT }).tap()
    await expect(number(page)).toHaveAccessibleDescription(/该卡不是信用卡，请更换后重试/)
    await expect(number(page)).toHaveValue('6225 8800 1234 0002')
    expect(await allStored(page)).not.toMatch(/6225|1234 ?0002|123456(?!\d)|13912345678/)
    await page.reload()
    for (const empty of [number(page), code(page)]) await expect(empty).toHaveValue('')
    await expect(page.locator('body')).not.toContainText(/0002|13912345678/)
  })

  test('is bound once by twenty taps, also when the reply is lost, and raises the limit once', async ({
    page,
    sandbox,
  }) => {
    await fill(page, CARD)
    await sandbox.fault({ match: CALLS.bind, times: 1, fault: 'half' })
    await tapTwentyTimes(page, SUBMIT)
    await expect(page.getByText(/没有收到服务器的确认，可能已经提交成功/)).toBeVisible()
    await expect(number(page)).toHaveValue('6225 8800 1234 5678')
    expect(await sandbox.calls(CALLS.bind)).toHaveLength(1)
    await page.getByRole('button', { name: '查看结果' }).tap()
    await isAt(page, 'raiseLimit/result')
    await expect(page.getByText('+¥2,000.00', { exact: true })).toBeVisible()
    expect(await sandbox.calls(CALLS.bind)).toHaveLength(1)
    await expectOneRaise(page, '信用卡认证')
    expect(await cards(page)).toMatchObject(BOUND)

    await page.goto(`${RAISE}/card`)
    await expect(page.getByRole('listitem')).toContainText('招商银行')
    await expect(page.getByRole('listitem')).toContainText('5678')
    await expect(page.locator('body')).not.toContainText(/6225|1234/)
  })

  test('that was bound while the tab was killed is in the list, and nothing is to be sent', async ({
    page,
    context,
    sandbox,
  }) => {
    await fill(page, CARD)
    await sandbox.fault({ match: CALLS.bind, fault: 'hang=after' })
    await page.getByRole('button', { name: SUBMIT }).tap()
    await expect.poll(async () => (await limitLog(page))[0]?.title).toBe('信用卡认证提额')
    const next = await kill(context, page)
    await expect(next.getByRole('listitem')).toContainText('招商银行')
    await expect(number(next)).toHaveCount(0)
    expect(await sandbox.calls(CALLS.bind)).toHaveLength(1)
    await expectOneRaise(next, '信用卡认证')
  })
})
