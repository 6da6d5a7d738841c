import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy as cardCopy } from '../card/copy.ts'
import { copy } from './copy.ts'
import { list } from './step.ts'

const CARDS = 'user/queryBankcardListV3'
const LOGO = 'https://bank.test/logo.png'

/** A reply with one card that has a logo. The merchant of the default persona is `koo`. */
const withLogo: OpenPageOptions<object>['faults'] = [
  {
    match: CARDS,
    fault: {
      kind: 'reply',
      body: {
        Result: 200,
        ResultMessage: '',
        Content: [{ userCardId: 'C1', bankName: '招商银行', cardNo: '6225880112345670', bankLogoUrl: LOGO }],
      },
    },
  },
]

const open = (options: OpenPageOptions<object> = {}) => openPage(list, options)
const card = (bankName: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: bankName, exact: true }) })

/** Addresses of the images that the page loads from now on, also of those that fail and are removed. */
function watchLogos(): string[] {
  const addresses: string[] = []
  const note = (node: Node) => {
    if (node instanceof HTMLElement)
      addresses.push(...[...node.querySelectorAll('img')].map(({ src }) => src))
  }
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) note(node.parentElement ?? node)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  return addresses
}

it(
  'shows bank, kind and the last four digits, the first card as the default one',
  { tags: ['bankCard.9'] },
  async () => {
    await open()
    await expect.element(card('招商银行')).toMatchTextContent(/储蓄卡.*默认.*尾号5670/)
    await expect.element(card('杭州银行')).toMatchTextContent(/储蓄卡 · 本地银行.*8812/)
    expect(card('杭州银行').element().textContent).not.toContain(cardCopy.isDefault)
  },
)

it('shows only four digits of a number that the server did not mask', { tags: ['bankCard.8'] }, async () => {
  await open({ faults: withLogo })
  await expect.element(card('招商银行')).toMatchTextContent(/5670/)
  expect(document.body.textContent).not.toContain('12345670')
})

it('shows which cards do not work, and why', async () => {
  await open({ persona: 'troubled-cards' })
  await expect.element(card('中国工商银行')).toMatchTextContent(cardCopy.status.maintenance)
  await expect.element(card('中国建设银行')).toMatchTextContent(cardCopy.status.frozen)
  expect(card('杭州银行').element().textContent).not.toMatch(/维护|冻结|手机号/)
})

it('shows that the bank has another phone number', { tags: ['bankCard.3'] }, async () => {
  await open({ persona: 'phone-differs' })
  await expect.element(card('招商银行')).toMatchTextContent(cardCopy.phoneDiffers)
})

it('shows nothing about a status that did not load', async () => {
  const opened = await open({
    persona: 'phone-differs',
    faults: [{ match: 'user/queryCardStatus', fault: 'result=500' }],
  })
  await expect.poll(() => opened.calls('user/queryCardStatus').length).toBeGreaterThan(1)
  await expect.element(card('招商银行')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  expect(document.body.textContent).not.toContain(cardCopy.phoneDiffers)
})

it('loads no logo when the merchant is koo', { tags: ['bankCard.12'] }, async () => {
  const logos = watchLogos()
  const opened = await open({ faults: withLogo })
  await expect.poll(() => opened.calls('other/queryUserMerchant').length).toBe(1)
  await expect.element(card('招商银行')).toBeVisible()
  expect(logos).toEqual([])
})

it('shows the logo of a bank to customers of other merchants', async () => {
  const logos = watchLogos()
  await open({ persona: 'kxd', faults: withLogo })
  await expect.poll(() => logos).toContain(LOGO)
})

it('leads to a card by its id alone, and to adding one', async () => {
  const { tap, exits } = await open()
  await tap(cardCopy.open('杭州银行', '8812'))
  await tap(copy.add)
  expect(exits).toEqual([
    { name: 'card', query: { card: 'C2' } },
    { name: 'add', query: undefined },
  ])
})

it('invites a customer without cards to add one', async () => {
  const { tap, exits } = await open({ persona: 'no-card' })
  await expect.element(page.getByText(copy.empty.title)).toBeVisible()
  await tap(copy.add)
  expect(exits).toEqual([{ name: 'add', query: undefined }])
})

it('lists fifteen cards, each with its own target', async () => {
  await open({ persona: 'fifteen-cards' })
  await expect.poll(() => page.getByRole('article').elements().length).toBe(15)
  const names = page
    .getByRole('button', { name: /^查看/ })
    .elements()
    .map((button) => button.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(15)
})

it('can be loaded again after a failure', async () => {
  const opened = await open({ faults: [{ match: CARDS, times: 1, fault: 'result=42020' }] })
  await expect.element(page.getByText(copy.failed)).toBeVisible()
  await opened.tap('重试')
  await expect.element(card('招商银行')).toBeVisible()
})

const PICTURE = 'https://bank.test/card.png'
const withBackground = (creditCardBg: unknown): OpenPageOptions<object> => ({
  contract: 'report',
  faults: [replies(CARDS, [{ userCardId: 'C1', bankName: '招商银行', cardNo: '**** 5670', creditCardBg }])],
})

it('has the picture of the bank behind a card, and its colour where that does not load', async () => {
  const pictures = watchLogos()
  await open(withBackground(PICTURE))
  await expect.poll(() => pictures).toContain(PICTURE)
  await expect.element(card('招商银行')).toMatchTextContent(/5670/)
  await expect.poll(() => document.querySelectorAll('article img')).toHaveLength(0)
})

it('asks for no picture that the gate refuses', async () => {
  const pictures = watchLogos()
  await open({ ...withBackground(PICTURE), host: { showsImage: () => false } })
  await expect.element(card('招商银行')).toMatchTextContent(/5670/)
  expect(pictures).toEqual([])
})

it.each([
  '',
  null,
  7,
  true,
  ['x'],
  {},
  '#a8282f',
  `url(${PICTURE})`,
  'javascript:1',
  'data:image/png;base64,',
])('has the colour of the bank for the picture %j', async (creditCardBg) => {
  const pictures = watchLogos()
  await open(withBackground(creditCardBg))
  await expect.element(card('招商银行')).toMatchTextContent(/5670/)
  expect(pictures).toEqual([])
})
