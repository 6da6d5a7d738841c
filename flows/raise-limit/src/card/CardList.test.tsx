import { close, defineFlow } from '@koo/flow'
import { replies, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { card } from './step.ts'
import { BIND, BOUND, CARD, CARDS, CHECK, LONG } from './testing/cards.ts'

const number = () => page.getByLabelText(copy.labels.cardNo)
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const add = () => page.getByRole('button', { name: copy.add })

/** Opens the page in a flow, where back goes somewhere. */
function openCards(world: SandboxWorld) {
  const exits = { card: { done: close, blocked: close, apply: close } }
  const view = openFlow(defineFlow({ id: 'cards', start: 'card', pages: { card }, exits }), world)
  onTestFinished(() => view.unmount())
  return view
}

describe('cards that are bound', () => {
  it('are listed with bank, four digits and days; what the lender does not want is not offered', async () => {
    const { text, calls } = await openPage(card, { persona: 'raise-done' })
    await expect.element(row('招商银行 信用卡 3306')).toMatchTextContent(/账单日每月5日 · 还款日每月23日/)
    await expect.element(row('交通银行 信用卡 9021')).toMatchTextContent(/账单日每月12日 · 还款日每月30日/)
    await expect.element(text('您已完成该认证，无需重复认证')).toBeVisible()
    expect(add().elements()).toEqual([])
    expect(number().elements()).toEqual([])
    expect(calls(CHECK).map(({ request }) => request)).toMatchObject([{ authId: '134' }])
  })

  it('are no reason not to add another one', async () => {
    await openPage(card, { faults: [replies(CARDS, [BOUND])] })
    await expect.element(row('招商银行 信用卡 5678')).toBeVisible()
    await add().click()
    await expect.element(number()).toHaveFocus()
  })

  it('are there again when the customer goes back from the form', async () => {
    const world = sandboxWorld()
    world.sandbox.addFaults('default', replies(CARDS, [BOUND]))
    const view = openCards(world)
    await add().click()
    await expect.element(number()).toBeVisible()
    view.press('back')
    await expect.element(row('招商银行 信用卡 5678')).toBeVisible()
    expect(view.host.log.closed).toBe(0)
  })

  it('have the one of a submit without a reply, when the customer goes back from the form', async () => {
    const world = sandboxWorld()
    const lost = { match: BIND, fault: 'drop=after', times: 1 } as const
    world.sandbox.addFaults('default', replies(CARDS, [LONG], 1), lost)
    const view = openCards(world)
    await add().click()
    await number().fill(CARD.cardNo)
    await page.getByLabelText(copy.labels.mobile).fill(CARD.mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect.element(page.getByText(/已发送至/)).toBeVisible()
    await page.getByRole('textbox', { name: copy.labels.code }).fill('123456')
    await page.getByRole('button', { name: copy.submit }).click()
    await expect.element(page.getByText(/可能已经提交成功/)).toBeVisible()
    view.press('back')
    await expect.element(row('招商银行 信用卡 5678')).toBeVisible()
    await expect.element(page.getByText('您已完成该认证，无需重复认证')).toBeVisible()
    expect(add().elements()).toEqual([])
  })

  it('say why none can be added when the lender does not', async () => {
    const faults = [replies(CARDS, [LONG]), replies(CHECK, { allowed: false, reason: null })]
    const { text } = await openPage(card, { faults })
    await expect.element(row(`${LONG.bankName} 信用卡 9021`)).toBeVisible()
    await expect.element(text(copy.notAllowed)).toBeVisible()
    expect(page.getByText(/每月/).elements()).toEqual([])
  })

  it('fit a small screen with a long name', async () => {
    await page.viewport(320, 640)
    await openPage(card, { faults: [replies(CARDS, [LONG])] })
    await expect.element(row(LONG.bankName)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(375, 812)
  })
})

describe('without a card', () => {
  it.each([
    ['raise-blocked', '您近期的综合评分暂不支持提额，请保持良好的还款习惯', 'blocked'],
    ['credit-new', '请先完成额度申请', 'apply'],
    ['account-frozen', '您的账户已冻结，暂不支持提额', 'blocked'],
  ])('%s reads why, before anything is asked', async (persona, reason, exit) => {
    const { text, exits } = await openPage(card, { persona })
    await expect.element(text(reason)).toBeVisible()
    expect(number().elements()).toEqual([])
    await page.getByRole('button').first().click()
    expect(exits).toEqual([{ name: exit, query: undefined }])
  })

  it('the form is there at once', async () => {
    await openPage(card)
    await expect.element(number()).toBeVisible()
    expect(page.getByRole('listitem').elements()).toEqual([])
  })
})

it('can be loaded again after a failure', async () => {
  const { text, tap } = await openPage(card, { faults: [{ match: CARDS, fault: 'result=42020', times: 1 }] })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(number()).toBeVisible()
})
