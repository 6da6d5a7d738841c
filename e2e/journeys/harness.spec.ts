import AxeBuilder from '@axe-core/playwright'
import { layoutFaults } from '../support/looks.ts'
import { borrow, LOAN_TERMS } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

/** Tests of the checks themselves: each breaks the product on purpose and expects the check to fail. */
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
  await confirm.open(LOAN_TERMS)
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

test('low contrast, a page that is too wide and a covered button are found', async ({ page, loan }) => {
  await loan.open()
  /** Adds an empty box over or beside the page. */
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

test('errors of a page are found', async ({ page, loan, pageErrors }) => {
  await loan.open()
  const foundKinds = () =>
    pageErrors.found.map((text) => text.replace(/:.*/s, '')).toSorted((a, b) => a.localeCompare(b))
  for (const { what, kinds, does } of [
    { what: 'an error on the console', kinds: ['console'], does: () => console.error('on purpose') },
    {
      what: 'an uncaught error',
      kinds: ['uncaught'],
      does: () =>
        void setTimeout(() => {
          throw new Error('on purpose')
        }),
    },
    {
      what: 'a violation of the content security policy',
      kinds: ['console', 'policy'],
      does: () =>
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    },
    {
      what: 'a request to another host',
      kinds: ['console', 'console', 'policy'],
      does: () => void fetch('https://elsewhere.example/').catch(() => undefined),
    },
  ])
    await test.step(what, async () => {
      await page.evaluate(does)
      await expect.poll(foundKinds).toEqual(kinds)
      pageErrors.found.length = 0
    })
})

/** A place of personal data, and what takes it away again. */
interface Leak {
  where: RegExp
  does(): void
  undo?(): void
}
const toHome = () => history.replaceState(null, '', '/pages/credit/cash/home')

const LEAKS: readonly Leak[] = [
  {
    where: /^local storage, koo_theme: a phone number$/,
    does: () => localStorage.setItem('koo_theme', '13912345678'),
    undo: () => localStorage.removeItem('koo_theme'),
  },
  {
    where: /^tab storage, odd: a key that is on no list$/,
    does: () => sessionStorage.setItem('odd', '1'),
    undo: () => sessionStorage.removeItem('odd'),
  },
  {
    where: /^cookie odd: a phone number$/,
    does: () => void (document.cookie = 'odd=13912345678'),
    undo: () => void (document.cookie = 'odd=; max-age=0'),
  },
  {
    where: /^address or history: an e-mail$/,
    does: () => history.replaceState(null, '', '?q=li.lei%40example.com'),
    undo: toHome,
  },
  {
    where: /^history: an identity number$/,
    does: () => history.replaceState({ id: '11010119900307123X' }, ''),
    undo: toHome,
  },
  {
    // A state that was there for a moment.
    where: /^history: a card number$/,
    does: () => {
      const kept: unknown = history.state
      history.replaceState('6222020200112233445', '')
      history.replaceState(kept, '')
    },
  },
  { where: /^console: a phone number$/, does: () => console.info('13912345678') },
  {
    where: /^report .*: a phone number$/,
    does: () => void fetch('/collected', { method: 'POST', body: '{"name":"13912345678"}' }),
  },
  {
    where: /^referrer of .*: a phone number$/,
    does: () => {
      history.replaceState(null, '', '?q=13912345678')
      void fetch('/pages/credit/icon.svg', { referrerPolicy: 'unsafe-url' })
    },
    undo: toHome,
  },
]

test('personal data is found wherever it is', async ({ page, context, loan, privacy }) => {
  await loan.open()
  expect(await privacy.leaks(context)).toEqual([])
  for (const { where, does, undo } of LEAKS)
    await test.step(String(where), async () => {
      await page.evaluate(does)
      await expect.poll(() => privacy.leaks(context)).toContainEqual(expect.stringMatching(where))
      if (undo) await page.evaluate(undo)
      privacy.forget()
      await expect.poll(() => privacy.leaks(context)).toEqual([])
    })
})

test('personal data that is left fails its test', async ({ page, loan }) => {
  test.fail()
  await loan.open()
  await page.evaluate(() => localStorage.setItem('koo_theme', '13912345678'))
})

test('the token and what was typed are found outside their places', async ({ page, information }) => {
  test.fail()
  await information.open()
  await information.field('company').fill('杭州有数科技有限公司')
  await page.evaluate(() => sessionStorage.setItem('chosenCoupon', '杭州有数科技有限公司'))
})
