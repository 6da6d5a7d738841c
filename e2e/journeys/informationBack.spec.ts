import { InformationPage } from '../pages/InformationPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { back, BEFORE, expectAt } from '../support/history.ts'
import { DRAFT, DRAFT_REST, expectDone, expectStays, MOBILE, stored, VALUES } from '../support/information.ts'
import { publishEarlierLoan } from '../support/gateway.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'no-profile' })

/** Opens another page first, so that the customer can go back to it. */
test.beforeEach(async ({ page }) => {
  await page.goto(BEFORE)
})

test.describe('what was typed', () => {
  test('survives going back to another site', async ({ page, information }) => {
    await information.open()
    await information.fill(VALUES)
    await back(page)
    await expect(page).toHaveURL(new RegExp(BEFORE))
    await page.goForward()
    await expectStays(information, VALUES)
  })

  test('survives going back and forth in the app, with the leave dialog', async ({
    page,
    information,
    result,
    sandbox,
  }) => {
    const isInformation = () => expectAt(page, InformationPage.path, InformationPage.title)
    const isResult = () => expectAt(page, ResultPage.path, '借款结果')
    // The server's card on the result page links to the form.
    await page.route('**/api/cash/queryResultPage', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.json()) as { Content: { buttonDto: { linkUrl: string } } }
      body.Content.buttonDto.linkUrl = InformationPage.path
      await route.fulfill({ response: reply, json: body })
    })
    const loan = await publishEarlierLoan(sandbox, 'no-profile')
    await page.goto(`${ResultPage.path}?listingId=${loan.listingId}`)
    await result.more.tap()
    await information.isReady()
    await information.fill(VALUES)

    // The first step back is allowed without a question (spec 4).
    await back(page)
    await isResult()
    await page.goForward()
    await isInformation()
    await expectStays(information, VALUES)

    // The second one opens the dialog; going back again does not answer it.
    await back(page)
    await expect(information.leaveDialog).toContainText('确认放弃申请吗？')
    await back(page)
    await expect(information.leaveDialog).toBeVisible()
    await information.leaveDialog.getByRole('button', { name: '继续申请' }).tap()
    await expect(information.leaveDialog).toBeHidden()
    await isInformation()
    await expectStays(information, VALUES)

    await page.getByRole('button', { name: '返回' }).tap()
    await information.leaveDialog.getByRole('button', { name: '离开' }).tap()
    await isResult()
    await page.goForward()
    await isInformation()
    await expectStays(information, VALUES)
    await information.submit.tap()
    await expectDone(page, sandbox, 1)
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
    // The stages that were shown are codes, see the list of what is stored.
    const drafts = entries.filter(([key]) => key.startsWith('draft_') && !key.startsWith('draft_journey.'))
    expect(drafts.map(([key]) => key)).toEqual([DRAFT])
    const { value } = JSON.parse(drafts[0]?.[1] ?? '') as { value: object }
    expect(Object.keys(value).toSorted()).toEqual(
      ['company', 'detail', 'education', 'email', 'incomeRange', 'job', 'marriage', 'region'].toSorted(),
    )

    // Token, phone number, and numbers as long as identity and bank card numbers are only in the session entry.
    const { token } = JSON.parse((await stored(page, 'koo_session')) ?? '') as { token: string }
    const kept = entries.filter(([key]) => key !== 'koo_session')
    for (const [key, text] of kept) {
      expect.soft(text, key).not.toContain(token)
      expect.soft(text, key).not.toContain(MOBILE)
      expect.soft(text, key).not.toMatch(/(?<!\d)\d{15,19}X?(?!\d)/i)
    }
  })
})
