import type { BrowserContext, Page } from '@playwright/test'
import { InformationPage, type Information } from '../pages/InformationPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { Announcements } from '../support/announcements.ts'
import { back, BEFORE, expectAt } from '../support/history.ts'
import { lendBefore } from '../support/lender.ts'
import { BEYOND_LIMIT } from '../support/publishing.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

const SAVE = 'credit/saveBaseInfoV2'
const DRAFT = 'draft_information'
/** The draft is written after half a second without a change. */
const DRAFT_REST = 600

/** The phone of the customer of whom nothing is known. */
const MOBILE = '13800000109'
const VALUES: Information = {
  income: '4-5万元',
  company: '杭州有数科技有限公司',
  job: '自由职业',
  education: '硕士',
  marriage: '未婚',
  region: ['浙江省', '杭州市', '西湖区', '文新街道'],
  detail: '文三路 1 号 2 幢',
  email: 'li.lei@example.com',
}
const UNKNOWN = '没有收到服务器的确认，可能已经提交成功。您填写的内容都在，请先查看结果，再决定是否重新提交。'
const FAILED = '系统异常，请稍后重试'

test.use({ persona: 'no-profile' })

/** The customer came from somewhere, so that there is somewhere to go back to. */
test.beforeEach(async ({ page }) => {
  await page.goto(BEFORE)
})

/** So many requests have reached the sandbox. */
const expectRequests = (sandbox: Sandbox, requests: number) =>
  expect.poll(async () => (await sandbox.calls(SAVE)).length).toBe(requests)

/** Saved by the last of so many requests, and the customer is back where the data were asked for. */
async function expectDone(page: Page, sandbox: Sandbox, requests: number): Promise<void> {
  await expectRequests(sandbox, requests)
  await expect(page).toHaveURL(new RegExp(BEFORE))
  const calls = await sandbox.calls(SAVE)
  expect(calls).toHaveLength(requests)
  expect(calls.at(-1)).toMatchObject({ processed: true, result: 200, request: { company: VALUES.company } })
}

/** The page is still on show, with these values. */
async function expectStays(information: InformationPage, values: Information): Promise<void> {
  await expect(information.page).toHaveURL((url) => url.pathname === InformationPage.path)
  await information.shows(values)
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** The operating system takes the memory of the tab: the page is told nothing. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  // The reply never comes: who would send it is gone.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

test.describe('what was typed', () => {
  test('survives a reload', async ({ page, information, sandbox }) => {
    await information.open()
    await information.fill(VALUES)
    await page.reload()
    await information.shows(VALUES)
    await information.submit.tap()
    await expectDone(page, sandbox, 1)
  })

  test('survives a killed tab', async ({ page, context, information, sandbox }) => {
    await page.clock.install()
    await information.open()
    await information.fill(VALUES)
    await page.clock.fastForward(DRAFT_REST)
    await expect.poll(() => stored(page, DRAFT)).toContain(VALUES.email)
    await kill(context, page)

    const next = new InformationPage(await context.newPage())
    await next.page.goto(BEFORE)
    await next.open()
    await next.shows(VALUES)
    await next.submit.tap()
    await expectDone(next.page, sandbox, 1)
  })

  test('survives a tab that is killed at once when another app is opened', async ({
    page,
    context,
    information,
  }) => {
    await information.open()
    await information.fill({ ...VALUES, email: '' })
    // The last letter and the other app in one task: the draft has not rested.
    await information.field('email').evaluate((field, text) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      document.dispatchEvent(new Event('visibilitychange'))
    }, VALUES.email)
    await expect.poll(() => stored(page, DRAFT)).toContain(VALUES.email)
    await kill(context, page)

    const next = new InformationPage(await context.newPage())
    await next.open()
    await next.shows(VALUES)
  })

  for (const code of [-4000, -4001] as const) {
    test(`survives a session that ended before the submit (${code}): one sign-in, the same page`, async ({
      page,
      login,
      information,
      sandbox,
    }) => {
      await information.open()
      await information.fill(VALUES)
      await sandbox.expireSessions(code)
      await information.submit.tap()
      await expect(login.heading).toBeVisible()
      await login.signIn(MOBILE)

      await expectStays(information, VALUES)
      // Nothing was said of a failure that signing in has repaired, and nothing was sent a second time.
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
      expect(await sandbox.calls(SAVE)).toMatchObject([{ result: code }])
      expect(await sandbox.calls('user/sendLoginCode')).toHaveLength(1)
      expect(await sandbox.calls('user/login')).toHaveLength(1)
      await information.submit.tap()
      await expectDone(page, sandbox, 2)
    })
  }

  test('survives a session that ended while the page was away', async ({
    page,
    login,
    information,
    sandbox,
  }) => {
    await information.open()
    await information.fill(VALUES)
    await sandbox.expireSessions()
    await page.reload()
    await expect(login.heading).toBeVisible()
    await login.signIn(MOBILE)
    await expectStays(information, VALUES)
    expect(await sandbox.calls('user/login')).toHaveLength(1)
  })

  test('survives a server error, and a reload after it', async ({ page, information, sandbox }) => {
    await information.open()
    await information.fill(VALUES)
    await sandbox.fault({ match: SAVE, times: 1, fault: 'result=42020' })
    await information.submit.tap()
    await information.saysOverButton(FAILED)
    await expectStays(information, VALUES)
    await page.reload()
    await expectStays(information, VALUES)
    await information.submit.tap()
    await expectDone(page, sandbox, 2)
  })

  test('survives a lost network', async ({ page, context, information, sandbox }) => {
    sandbox.expectNoNetwork()
    await information.open()
    await information.fill(VALUES)
    await context.setOffline(true)
    await expect(page.getByText('网络已断开，请检查网络设置')).toBeVisible()
    await information.submit.tap()
    await information.saysOverButton(UNKNOWN)
    await expectStays(information, VALUES)
    expect(await sandbox.calls(SAVE)).toHaveLength(0)
    await context.setOffline(false)
    await expect(page.getByText('网络已断开')).toHaveCount(0)
    await information.submit.tap()
    await expectDone(page, sandbox, 1)
  })

  test('survives a way back to another site', async ({ page, information }) => {
    await information.open()
    await information.fill(VALUES)
    await back(page)
    await expect(page).toHaveURL(new RegExp(BEFORE))
    await page.goForward()
    await expectStays(information, VALUES)
  })

  test('survives back and forth inside the app, the question before leaving included', async ({
    page,
    information,
    result,
    sandbox,
  }) => {
    const isInformation = () => expectAt(page, InformationPage.path, InformationPage.title)
    const isResult = () => expectAt(page, ResultPage.path, '借款结果')
    // The server's card on the result page leads to the form.
    await page.route('**/api/cash/queryResultPage', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.json()) as { Content: { buttonDto: { linkUrl: string } } }
      body.Content.buttonDto.linkUrl = InformationPage.path
      await route.fulfill({ response: reply, json: body })
    })
    const loan = await lendBefore(sandbox, 'no-profile')
    await page.goto(`${ResultPage.path}?listingId=${loan.listingId}`)
    await result.more.tap()
    await information.isReady()
    await information.fill(VALUES)

    // The first way back is free (spec 4).
    await back(page)
    await isResult()
    await page.goForward()
    await isInformation()
    await expectStays(information, VALUES)

    // The second one asks; a further back is no reply.
    await back(page)
    await expect(information.leaveDialog).toContainText('确认放弃申请吗？')
    await back(page)
    await expect(information.leaveDialog).toBeVisible()
    await information.leaveDialog.getByRole('button', { name: '继续申请' }).tap()
    await expect(information.leaveDialog).toBeHidden()
    await isInformation()
    await expectStays(information, VALUES)

    await page.getByRole('button', { name: '返回' }).tap()
    await information.leaveDialog.getByRole('button', { name: '放弃' }).tap()
    await isResult()
    await page.goForward()
    await isInformation()
    await expectStays(information, VALUES)
    await information.submit.tap()
    await isResult()
    expect(await sandbox.calls(SAVE)).toHaveLength(1)
  })

  test('is gone once it was saved, and the server’s values are shown', async ({
    page,
    information,
    sandbox,
  }) => {
    await information.open()
    await information.fill(VALUES)
    await information.submit.tap()
    await expectDone(page, sandbox, 1)
    expect(await stored(page, DRAFT)).toBeNull()
    await information.open()
    await information.shows(VALUES)
  })

  test('is not shown to another customer of the same phone', async ({
    page,
    login,
    information,
    sandbox,
  }) => {
    await information.open()
    await information.fill(VALUES)
    await sandbox.expireSessions()
    await information.submit.tap()
    // The same kind of customer by another phone: an account of its own, of which nothing is known either.
    await login.signIn('15912340109')
    await information.isReady()
    await expect(information.field('company')).toHaveValue('')
    await expect(information.field('detail')).toHaveValue('')
    expect((await stored(page, DRAFT)) ?? '').not.toContain(VALUES.company)
  })
})

test.describe('a stored draft', () => {
  test('holds the fields of the form for this customer, and no secret or identity number', async ({
    page,
    information,
  }) => {
    await page.clock.install()
    await information.open()
    await information.fill(VALUES)
    await page.clock.fastForward(DRAFT_REST)
    await expect.poll(() => stored(page, DRAFT)).toContain(VALUES.email)
    const entries = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage)),
    )
    const drafts = entries.filter(([key]) => key.startsWith('draft_'))
    expect(drafts.map(([key]) => key)).toEqual([DRAFT])
    const { user, value } = JSON.parse(drafts[0]?.[1] ?? '') as { user: string; value: object }
    expect(Object.keys(value).toSorted()).toEqual(
      ['company', 'detail', 'education', 'email', 'incomeRange', 'job', 'marriage', 'region'].toSorted(),
    )

    // The token, the phone, and numbers as long as those of identity and bank cards stand in no entry but the session's.
    const { token } = JSON.parse((await stored(page, 'koo_session')) ?? '') as { token: string }
    const kept = entries.filter(([key]) => key !== 'koo_session')
    for (const [key, text] of kept) {
      expect.soft(text, key).not.toContain(token)
      // The sandbox makes a customer's id of the phone.
      expect.soft(text.replaceAll(user, ''), key).not.toContain(MOBILE)
      expect.soft(text, key).not.toMatch(/(?<!\d)\d{15,19}X?(?!\d)/i)
    }
  })
})

test.describe('a refusal that belongs to a field', () => {
  test('stands at that field, is said once, and the other values stay', async ({
    page,
    information,
    sandbox,
  }) => {
    const REFUSED = '单位名称含有不支持的字符，请修改后重试'
    const announcements = await Announcements.listen(page)
    await information.open()
    // The server takes no invisible character; the page leaves that to it.
    const typed = { ...VALUES, company: '杭州有数\u200b科技有限公司' }
    await information.fill(typed)
    await announcements.forget()
    await information.submit.tap()
    await information.saysAt('company', REFUSED)
    await expect(information.notice).toHaveCount(0)
    expect(await announcements.heard()).toEqual([REFUSED])
    await expectStays(information, typed)

    // Put right, it says nothing any more.
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
    test(`stands at a field that is selected, too (${name})`, async ({ page, information, sandbox }) => {
      const announcements = await Announcements.listen(page)
      await information.open()
      await information.fill(VALUES)
      await announcements.forget()
      await sandbox.fault({ match: SAVE, times: 1, fault: { kind: 'result', code: 400, message } })
      await information.submit.tap()
      await information.saysAt(name, message)
      expect(await announcements.heard()).toEqual([message])
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
    expect(await announcements.heard()).toEqual([message, message])
  })

  test('over the button where it names no field, said once', async ({ page, information, sandbox }) => {
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

/** All in one task, before anything can be rendered. */
const tapTwentyTimes = ({ submit }: InformationPage) =>
  submit.evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 20; tap += 1) button.click()
  })

test.describe('impatient fingers', () => {
  test('20 taps in one task: one request', async ({ page, information, sandbox }) => {
    await sandbox.fault({ match: SAVE, fault: 'latency=300' })
    await information.open()
    await information.fill(VALUES)
    await tapTwentyTimes(information)
    await expectDone(page, sandbox, 1)
  })

  test('20 taps in one task, refused at a field: one request, and one more after it was put right', async ({
    page,
    information,
    sandbox,
  }) => {
    await information.open()
    await information.fill(VALUES)
    const message = '详细地址不完整，请修改后重试'
    await sandbox.fault({ match: SAVE, times: 1, fault: { kind: 'result', code: 400, message } })
    await tapTwentyTimes(information)
    await expectRequests(sandbox, 1)
    await information.saysAt('detail', message)
    expect(await sandbox.calls(SAVE)).toHaveLength(1)
    await tapTwentyTimes(information)
    await expectDone(page, sandbox, 2)
  })

  test('double taps, and the Enter key between them: one request', async ({ page, information, sandbox }) => {
    await sandbox.fault({ match: SAVE, fault: 'latency=800' })
    await information.open()
    await information.fill(VALUES)
    await information.field('email').press('Enter')
    // The button says that it is busy, and is tapped all the same.
    for (let tap = 0; tap < 3; tap += 1) await information.submit.tap({ force: true })
    await information.field('detail').press('Enter')
    await expectDone(page, sandbox, 1)
  })
})

test.describe('an outcome that is not known', () => {
  for (const { what, fault } of [
    { what: 'the reply is lost half way', fault: 'half' },
    { what: 'a gateway on the way gives up', fault: 'http=504:after' },
    { what: 'the reply cannot be read', fault: 'malformed' },
    { what: 'no reply comes in time', fault: 'hang=after' },
  ]) {
    test(`is said as unknown when ${what}, and can be sent again`, async ({ page, information, sandbox }) => {
      await page.clock.install()
      const announcements = await Announcements.listen(page)
      await information.open()
      await information.fill(VALUES)
      await announcements.forget()
      await sandbox.fault({ match: SAVE, times: 1, fault })
      await information.submit.tap()
      await sandbox.asked(SAVE)
      if (fault.startsWith('hang')) await page.clock.fastForward(BEYOND_LIMIT)
      await information.saysOverButton(UNKNOWN)
      await expectStays(information, VALUES)
      expect(await announcements.heard()).toEqual([UNKNOWN])
      // Neither failed nor done: the lender has it, the page claims nothing and sends nothing by itself.
      await expect(page.getByText(/失败|异常|成功(?!。您填写)/)).toHaveCount(0)
      await page.clock.fastForward(60_000)
      expect(await sandbox.calls(SAVE)).toMatchObject([{ processed: true, result: 200 }])

      await information.submit.tap()
      await expectDone(page, sandbox, 2)
    })
  }

  test('keeps what was typed over a reload', async ({ page, information, sandbox }) => {
    await information.open()
    await information.fill(VALUES)
    await sandbox.fault({ match: SAVE, times: 1, fault: 'half' })
    await information.submit.tap()
    await information.saysOverButton(UNKNOWN)
    await page.reload()
    await expectStays(information, VALUES)
  })
})

test.describe('errors of the form itself', () => {
  test('one field is wrong: the focus goes there, and a screen reader hears it once', async ({
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
    // Tapped again, it is no news.
    await information.submit.tap()
    await information.saysAt('email', '邮箱格式不正确')
    expect(await announcements.heard()).toEqual(['邮箱格式不正确'])
    expect(await sandbox.calls(SAVE)).toHaveLength(0)
  })

  test('a field in the middle is wrong: it comes into view and has the focus', async ({
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
    expect(await announcements.heard()).toEqual(['请填写单位名称'])
    expect(await sandbox.calls(SAVE)).toHaveLength(0)
  })

  test('nothing was filled in: the first field has the focus, each error is said once', async ({
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
    expect(heard.toSorted()).toEqual([...errors, '有7处需要修改'].toSorted())
    expect(await sandbox.calls(SAVE)).toHaveLength(0)
  })
})
