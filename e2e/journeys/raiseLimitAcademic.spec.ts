import type { Page } from '@playwright/test'
import { allStored, isAt } from '../support/channel.ts'
import { kill } from '../support/kill.ts'
import { CALLS, DONE, expectOneRaise, limitLog, RAISE } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

const CODE = 'AB12CD34EF56'
/** What a record says, in the order of the contract. */
const FACTS =
  '姓名 性别 出生日期 民族 证件号码 学校名称 层次 院系 班级 专业 学号 学制 学历类别 学习形式 入学日期 学籍状态 预计毕业日期 在线验证码 报告更新日期'
const showsRecord = (page: Page) =>
  expect(page.getByRole('main')).toContainText(new RegExp(FACTS.split(' ').join('.+')))
const LOST = '请重新输入在线验证码，它不会被保存'
const field = (page: Page) => page.getByRole('textbox', { name: '在线验证码' })

async function ask(page: Page, code: string): Promise<void> {
  await field(page).fill(code)
  await page.getByRole('button', { name: '查询学籍信息' }).tap()
}

test.beforeEach(async ({ page, privacy }) => {
  for (const form of [CODE, 'ab12 cd34 ef56', 'AB12CD340002', 'AB12CD340004']) privacy.plant('the code', form)
  await page.goto(`${RAISE}/academicAuth`)
})

test.describe('the code of a student record', () => {
  test('shows the record once, raises the limit, and is nowhere afterwards', async ({ page, sandbox }) => {
    await ask(page, 'AB12CD34EF5')
    await expect(field(page)).toHaveAccessibleDescription(/在线验证码是12至16位，现在是11位/)
    expect(await sandbox.calls(CALLS.academic)).toHaveLength(0)
    await ask(page, 'ab12 cd34 ef56')
    await isAt(page, 'raiseLimit/academicAuthResult')
    await expect(page.getByRole('heading', { name: '额度已提升' })).toBeVisible()
    await expect(page.getByText(/学籍认证 \+¥3,000\.00/)).toBeVisible()
    await showsRecord(page)
    expect(await sandbox.calls(CALLS.academic)).toMatchObject([{ request: { onlineVerificationCode: CODE } }])
    await expectOneRaise(page, '学籍认证')
    // Neither the code nor what it opened.
    expect(await allStored(page)).not.toMatch(/AB12|ab12|示例大学|金融工程/)
    await page.reload()
    await expect(page.getByRole('heading', { name: '学籍信息已不再显示' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('示例大学')
  })

  test('that is refused is corrected at its field; a record that has ended raises nothing', async ({
    page,
    sandbox,
  }) => {
    await ask(page, 'AB12CD340002')
    await expect(field(page)).toHaveAccessibleDescription(/未查询到学籍信息，请核对在线验证码/)
    await expect(field(page)).toHaveValue('AB12CD340002')
    const before = await limitLog(page)
    await ask(page, 'AB12CD340004')
    await expect(page.getByRole('heading', { name: '该学籍已结束，未提升额度' })).toBeVisible()
    await showsRecord(page)
    expect(await limitLog(page)).toEqual(before)
    expect(await sandbox.calls(CALLS.academic)).toHaveLength(2)
  })

  test('is typed again after the tab was killed before the lender had it', async ({
    page,
    context,
    sandbox,
  }) => {
    await sandbox.fault({ match: CALLS.academic, fault: 'hang=before' })
    await ask(page, CODE)
    await isAt(page, 'raiseLimit/academicAuthLoading')
    await sandbox.asked(CALLS.academic)
    const next = await kill(context, page)
    await isAt(next, 'raiseLimit/academicAuth')
    await expect(next.getByText(LOST)).toBeVisible()
    await expect(field(next)).toHaveValue('')
    await sandbox.clearFaults()
    await ask(next, CODE)
    await expect(next.getByRole('heading', { name: '额度已提升' })).toBeVisible()
    await expectOneRaise(next, '学籍认证')
  })

  test('has raised the limit once when the tab was killed afterwards, and the page says so', async ({
    page,
    context,
    sandbox,
  }) => {
    await sandbox.fault({ match: CALLS.academic, fault: 'hang=after' })
    await ask(page, CODE)
    await expect.poll(async () => (await limitLog(page))[0]?.title).toBe('学籍认证提额')
    const next = await kill(context, page)
    await expect(next.getByText(DONE)).toBeVisible()
    expect(await sandbox.calls(CALLS.academic)).toHaveLength(1)
    await expectOneRaise(next, '学籍认证')
  })
})
