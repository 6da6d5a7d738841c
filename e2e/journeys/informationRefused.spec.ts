import { Announcements } from '../support/announcements.ts'
import { BEFORE } from '../support/history.ts'
import { expectDone, expectRequests, expectStays, FAILED, SAVE, VALUES } from '../support/information.ts'
import { expect, test } from '../support/test.ts'

/** Announced at a submit. The error itself is read with its field, which gets the focus and is described by it. */
const ONE_WRONG = '有1处需要修改'

test.use({ persona: 'no-profile' })

/** Opens another page first, so that the customer can go back to it. */
test.beforeEach(async ({ page }) => {
  await page.goto(BEFORE)
})

test.describe('a refusal that belongs to a field', () => {
  test('is shown at that field, which has the focus; one announcement, and the other values are kept', async ({
    page,
    information,
    sandbox,
  }) => {
    const REFUSED = '单位名称含有不支持的字符，请修改后重试'
    const announcements = await Announcements.listen(page)
    await information.open()
    // The server rejects joiners; the page keeps them, because emoji need them.
    const typed = { ...VALUES, company: '杭州有数\u200d科技有限公司' }
    await information.fill(typed)
    await announcements.forget()
    await information.submit.tap()
    await information.saysAt('company', REFUSED)
    await expect(information.notice).toHaveCount(0)
    expect(await announcements.heard()).toEqual([ONE_WRONG])
    await expectStays(information, typed)

    // After the correction nothing is announced any more.
    await announcements.forget()
    await information.field('company').fill(VALUES.company)
    await expect(information.field('company')).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText(REFUSED)).toHaveCount(0)
    expect(await announcements.heard()).toEqual([])
    await information.submit.tap()
    await expectDone(page, sandbox, 2)
  })

  for (const { name, message } of [
    { name: 'education', message: '请选择正确的学历' },
    { name: 'region', message: '请重新选择所在地区' },
  ] as const) {
    test(`is shown at a select field, too (${name})`, async ({ page, information, sandbox }) => {
      const announcements = await Announcements.listen(page)
      await information.open()
      await information.fill(VALUES)
      await announcements.forget()
      await sandbox.fault({ match: SAVE, times: 1, fault: { kind: 'result', code: 400, message } })
      await information.submit.tap()
      await information.saysAt(name, message)
      expect(await announcements.heard()).toEqual([ONE_WRONG])
      await expectStays(information, VALUES)
      await information.submit.tap()
      await expectDone(page, sandbox, 2)
    })
  }

  test('that comes again is said again', async ({ page, information, sandbox }) => {
    const message = '单位名称不存在，请修改后重试'
    const announcements = await Announcements.listen(page)
    await information.open()
    await information.fill(VALUES)
    await announcements.forget()
    await sandbox.fault({ match: SAVE, fault: { kind: 'result', code: 400, message } })
    await information.submit.tap()
    await information.saysAt('company', message)
    await information.field('email').focus()
    await information.submit.tap()
    await expectRequests(sandbox, 2)
    await information.saysAt('company', message)
    expect(await announcements.heard()).toEqual([ONE_WRONG, ONE_WRONG])
  })

  test('is shown above the button when it names no field, and announced once', async ({
    page,
    information,
    sandbox,
  }) => {
    const announcements = await Announcements.listen(page)
    await information.open()
    await information.fill(VALUES)
    await announcements.forget()
    await sandbox.fault({ match: SAVE, times: 1, fault: 'result=42020' })
    await information.submit.tap()
    await information.saysOverButton(FAILED)
    expect(await announcements.heard()).toEqual([FAILED])
  })
})

test.describe('errors of the form itself', () => {
  test('one field is wrong: it gets the focus, and each submit is announced once', async ({
    page,
    information,
    sandbox,
  }) => {
    const announcements = await Announcements.listen(page)
    await information.open()
    await information.fill({ ...VALUES, email: 'li.lei@' })
    await announcements.forget()
    await information.submit.tap()
    await information.saysAt('email', '邮箱格式不正确')
    await information.submit.tap()
    await information.saysAt('email', '邮箱格式不正确')
    expect(await announcements.heard()).toEqual([ONE_WRONG, ONE_WRONG])
    expect(await sandbox.calls(SAVE)).toHaveLength(0)
  })

  test('a field in the middle is wrong: it is scrolled into view and has the focus', async ({
    page,
    information,
    sandbox,
  }) => {
    const announcements = await Announcements.listen(page)
    await information.open()
    await information.fill({ ...VALUES, company: '  ' })
    await announcements.forget()
    await information.submit.tap()
    await information.saysAt('company', '请填写单位名称')
    expect(await announcements.heard()).toEqual([ONE_WRONG])
    expect(await sandbox.calls(SAVE)).toHaveLength(0)
  })

  test('nothing was filled in: the first field has the focus, and one announcement says how many are wrong', async ({
    page,
    information,
    sandbox,
  }) => {
    const announcements = await Announcements.listen(page)
    await information.open()
    await announcements.forget()
    await information.submit.tap()
    await expect(information.field('income')).toBeFocused()
    await expect(information.main.locator('[aria-invalid=true]')).toHaveCount(7)
    const errors = [
      '请选择月收入',
      '请填写单位名称',
      '请选择职业',
      '请选择学历',
      '请选择婚姻状况',
      '请选择所在地区',
      '请填写详细地址',
    ]
    for (const error of errors) await expect(page.getByText(error, { exact: true })).toBeVisible()
    const heard = await announcements.heard()
    expect(heard).toEqual(['有7处需要修改'])
    expect(await sandbox.calls(SAVE)).toHaveLength(0)
  })
})
