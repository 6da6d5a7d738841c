import type { InformationPage } from '../pages/InformationPage.ts'
import { Announcements } from '../support/announcements.ts'
import { BEFORE } from '../support/history.ts'
import { expectDone, expectRequests, expectStays, SAVE, UNKNOWN, VALUES } from '../support/information.ts'
import { BEYOND_LIMIT } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'no-profile' })

/** Opens another page first, so that the customer can go back to it. */
test.beforeEach(async ({ page }) => {
  await page.goto(BEFORE)
})

/** All taps in one task, before React can render. */
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

  test('20 taps in one task, rejected at a field: one request, and one more after the correction', async ({
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
    // The request waits until all taps are done, however long they take.
    let release = () => {}
    const allTapped = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**/api/${SAVE}`, async (route) => {
      await allTapped
      await route.continue()
    })
    await information.open()
    await information.fill(VALUES)
    await information.field('email').press('Enter')
    // The button shows that it is busy, and is tapped anyway.
    for (let tap = 0; tap < 3; tap += 1) await information.submit.tap({ force: true })
    await information.field('detail').press('Enter')
    release()
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
    test(`is shown as unknown when ${what}, and can be sent again`, async ({
      page,
      information,
      sandbox,
    }) => {
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
      // Neither failed nor done: the server has the data, the page says neither and sends nothing by itself.
      await expect(page.getByText(/失败|异常|成功(?!。您填写)/)).toHaveCount(0)
      await page.clock.fastForward(60_000)
      expect(await sandbox.calls(SAVE)).toMatchObject([{ processed: true, result: 200 }])

      await information.submit.tap()
      await expectDone(page, sandbox, 2)
    })
  }

  test('keeps the entries over a reload', async ({ page, information, sandbox }) => {
    await information.open()
    await information.fill(VALUES)
    await sandbox.fault({ match: SAVE, times: 1, fault: 'half' })
    await information.submit.tap()
    await information.saysOverButton(UNKNOWN)
    await page.reload()
    await expectStays(information, VALUES)
  })
})
