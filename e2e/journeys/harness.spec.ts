import AxeBuilder from '@axe-core/playwright'
import { layoutFaults } from '../support/looks.ts'
import { borrow, WISH } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

/** The checks of the other files see what they are for: each of these breaks the product on purpose. */
test.use({ tweak: { audit: { polls: 0 } } })

test('a request to publish that is sent twice is a second loan in the ledger', async ({
  page,
  confirm,
  sandbox,
}) => {
  await sandbox.keepRepeats()
  await page.route('**/api/cash/publishV2', async (route) => {
    await route.fetch()
    await route.continue()
  })
  await confirm.open(WISH)
  await confirm.publish()
  await expect.poll(async () => (await sandbox.world()).loanCount).toBe(2)
  await expect(sandbox.onlyLoan()).rejects.toThrow('expected one loan')
})

test('a result page that is a yuan off is found', async ({ page, confirm, result, sandbox }) => {
  test.fail()
  await page.route('**/api/cash/queryResultPage', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { Content: { monthPay: string } }
    body.Content.monthPay = String(Number(body.Content.monthPay) + 1)
    await route.fulfill({ response: reply, json: body })
  })
  await borrow(confirm, result, sandbox)
})

test('faint text, a page that is too wide and a covered button are found', async ({ page, loan }) => {
  await loan.open()
  /** Lays an empty box over or beside the page. */
  const add = (style: string) =>
    page.evaluate((text) => {
      const box = Object.assign(document.createElement('div'), { id: 'on-purpose' })
      box.style.cssText = text
      document.body.append(box)
    }, style)
  const remove = () => page.evaluate(() => document.getElementById('on-purpose')?.remove())

  await add('position: fixed; inset: auto 0 0 0; height: 120px; z-index: 999')
  expect((await layoutFaults(page)).join()).toContain('<button> 立即借款 is covered')
  await remove()
  await add('width: 200vw; height: 1px')
  expect((await layoutFaults(page)).join()).toMatch(/the page is \d+ wide on 375/)
  await remove()
  expect(await layoutFaults(page)).toEqual([])

  await loan.borrow.evaluate((button) => {
    button.style.color = 'rgb(60, 100, 230)'
  })
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  expect(violations).not.toEqual([])
})

for (const { what, does } of [
  { what: 'an error on the console', does: () => console.error('on purpose') },
  {
    what: 'an uncaught error',
    does: () =>
      void setTimeout(() => {
        throw new Error('on purpose')
      }),
  },
  {
    what: 'a violation of the content security policy',
    does: () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
  },
  {
    what: 'a request to another host',
    does: () => void fetch('https://elsewhere.example/').catch(() => undefined),
  },
]) {
  test(`${what} is found`, async ({ page, loan, problems }) => {
    await loan.open()
    await page.evaluate(does)
    await expect.poll(() => problems.found.length).toBeGreaterThan(0)
    problems.found.length = 0
  })
}
