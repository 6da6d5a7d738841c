import { createGateway } from '@koo/api-client'
import { creditQueryAmountQuery } from '@koo/api-client/calls'
import { manualClock, refuses, replies, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { campaign } from './step.ts'

const READ = 'credit/getCampaignProcess'
const JOIN = 'credit/joinCampaign'
const PROMOTION = 'credit/getPromotionProcess'
const { phase } = copy

const at = (text: string) => manualClock({ start: Date.parse(`${text}T10:00:00+08:00`), withRequests: true })
const open = (month: number, day = '2026-12-10', options: OpenPageOptions<object> = {}) =>
  openPage(campaign({ month }), { clock: at(day), ...options })
const promotion = (options: OpenPageOptions<object> = {}) => openPage(campaign(), options)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const steps = page.getByRole('region', { name: copy.steps })
const monthsOf = (calls: { request: unknown }[]) =>
  calls.map(({ request }) => (request as { month: string }).month)

describe('the campaign of a month', () => {
  it('says what it brings and until when, and is joined once with many taps', async () => {
    const { calls } = await open(12)
    await expect.element(page.getByText(phase.open.title)).toBeVisible()
    await expect.element(page.getByText('12月1日至12月31日')).toBeVisible()
    await expect.element(page.getByText('1,000', { exact: true })).toBeVisible()
    await expect.element(steps.getByText('奖励1,000元临时额度，有效期30天')).toBeVisible()
    const join = button(copy.join).element() as HTMLElement
    for (let tap = 0; tap < 10; tap += 1) join.click()
    await expect.element(page.getByText(phase.joined.title)).toBeVisible()
    expect(calls(JOIN).map(({ request }) => request)).toEqual([{ month: '2026-12' }])
    expect(calls(READ)).toHaveLength(2)
    await expect.element(steps.getByText('已完成1/3')).toBeVisible()
  })

  it('is joined by its first step as well', async () => {
    const { calls } = await open(12)
    await steps.getByRole('button', { name: /参加活动/ }).click()
    await expect.element(page.getByText(phase.joined.title)).toBeVisible()
    expect(calls(JOIN)).toHaveLength(1)
  })

  it('that is joined leads to its next step through the gate', async () => {
    const { host } = await open(12, '2026-12-10', { persona: 'campaign-joined' })
    await button(copy.next.raise).click()
    await steps.getByRole('button', { name: /成功借款一笔/ }).click()
    expect(host.opened).toEqual(['/pages/credit/raiseLimit/home', '/pages/credit/cash/home'])
  })

  it('says when a step does not open', async () => {
    await open(12, '2026-12-10', { persona: 'campaign-joined', host: { opens: () => false } })
    await button(copy.next.raise).click()
    await expect.element(page.getByText(copy.noPage)).toBeVisible()
  })

  it('is done when all its steps are, and leads to what else there is', async () => {
    const { tap, exits } = await open(12, '2026-12-10', { persona: 'campaign-done' })
    await expect.element(page.getByText(phase.done.title)).toBeVisible()
    expect(button(copy.join).elements()).toEqual([])
    await tap(copy.home)
    await tap(copy.loan)
    expect(exits.map(({ name }) => name)).toEqual(['home', 'loan'])
  })

  it.each([
    [11, phase.ended.title, '2026-11'],
    [1, phase.early.title, '2027-01'],
    [5, phase.early.title, '2027-05'],
  ])('of month %i is not on: %s', async (month, title, asked) => {
    const { calls } = await open(month)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    expect(monthsOf(calls(READ))).toEqual([asked])
    expect(button(copy.join).elements()).toEqual([])
    // Its steps lead nowhere.
    expect(steps.getByRole('button').elements()).toEqual([])
    await expect.element(button(copy.home)).toBeVisible()
  })

  it.each([10, 1, 5])('of month %i is none between two seasons, and says when it begins', async (month) => {
    await open(month, '2026-09-10')
    await expect.element(page.getByText(copy.none.title)).toBeVisible()
    await expect.element(page.getByText(/该活动.*1日开始/)).toBeVisible()
    await expect.element(button(copy.home)).toBeVisible()
  })

  it('is none when the server has none, in its words', async () => {
    const { exits, tap } = await open(12, '2026-12-10', { faults: [refuses(READ, 42141, '本月活动已取消')] })
    await expect.element(page.getByText('本月活动已取消')).toBeVisible()
    await tap(copy.loan)
    expect(exits).toEqual([{ name: 'loan', query: undefined }])
  })

  it('is none in words of our own when the server has no words', async () => {
    await open(12, '2026-12-10', { faults: [refuses(READ, 42141)] })
    await expect.element(page.getByText(copy.none.title)).toBeVisible()
  })

  it('that ends before it is joined says so in the server’s words, and is read again', async () => {
    const { tap, calls } = await open(12, '2026-12-10', { faults: [refuses(JOIN, 42141, '本期活动已结束')] })
    await tap(copy.join)
    await expect.element(page.getByRole('heading', { name: '本期活动已结束' })).toBeVisible()
    await expect.poll(() => calls(READ).length).toBe(2)
  })

  it('can be joined again when the reply is lost, without doing it twice', async () => {
    const { tap, calls } = await open(12, '2026-12-10', {
      faults: [{ match: JOIN, fault: 'drop=after', times: 1 }],
    })
    await tap(copy.join)
    // It was joined all the same: the page reads what is true.
    await expect.element(page.getByText(phase.joined.title)).toBeVisible()
    expect(calls(JOIN)).toHaveLength(1)
    // Nothing has failed, as far as the customer is concerned.
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('that is not joined says why', async () => {
    const { tap } = await open(12, '2026-12-10', { faults: [{ match: JOIN, fault: 'result=42020' }] })
    await tap(copy.join)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(button(copy.join)).toBeVisible()
  })

  it('that is joined makes the limit read again: the reward may have come with it', async () => {
    const { tap, world } = await open(12, '2026-12-10', {
      prepare: async ({ gateway, queries }) => {
        const { queryKey, queryFn } = creditQueryAmountQuery(gateway, {})
        queries.setQueryData(queryKey, await queryFn({}))
      },
    })
    await tap(copy.join)
    await expect.element(page.getByText(phase.joined.title)).toBeVisible()
    const { queryKey } = creditQueryAmountQuery(world.gateway, {})
    expect(world.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('goes by the server’s clock: a phone that is a year behind asks for the month again', async () => {
    const world = sandboxWorld({ clock: at('2026-12-10') })
    const session = world.sandbox.signIn('default', { persona: 'old-customer' })
    const gateway = createGateway({
      fetch: (request) => world.sandbox.fetch(request),
      token: () => session.token,
      headers: ({ token }) => ({ ...(token !== null && { 'x-token': token }) }),
      now: () => Date.parse('2025-12-10T10:00:00+08:00'),
    })
    const { calls } = await open(1, '2026-12-10', { world: { ...world, gateway } })
    await expect.element(page.getByText(phase.early.title)).toBeVisible()
    expect(monthsOf(calls(READ)).at(-1)).toBe('2027-01')
  })

  it('can be loaded again after a failure', async () => {
    const { tap } = await open(12, '2026-12-10', {
      faults: [{ match: READ, fault: 'result=42020', times: 1 }],
    })
    await expect.element(page.getByText(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(page.getByText(phase.open.title)).toBeVisible()
  })
})

describe('the promotion', () => {
  it('lists the authorisations with their rewards, and the most that they bring', async () => {
    const { calls } = await promotion()
    await expect.element(page.getByText('20,000', { exact: true })).toBeVisible()
    await expect.element(steps.getByText('最高可提8,000元')).toBeVisible()
    await button(copy.join).click()
    await expect.element(page.getByText(phase.joined.title)).toBeVisible()
    expect(calls('credit/joinPromotion')).toHaveLength(1)
    await expect.element(button(copy.nextStep)).toBeVisible()
  })

  it('has ended for a customer whose time is over', async () => {
    await promotion({ persona: 'promotion-ended' })
    await expect.element(page.getByText(phase.ended.title)).toBeVisible()
  })

  it('is never between seasons', async () => {
    await promotion({ clock: at('2026-07-10') })
    await expect.element(page.getByText(phase.open.title)).toBeVisible()
  })

  it.each([
    ['no dates and no amount', { steps: [], joined: null, startDate: null, endDate: null, maxAmount: null }],
    ['dates that cannot be read', { steps: [], startDate: '2026-02-31', endDate: 'bald', maxAmount: 0 }],
  ])('with %s says nothing of them, and can be joined', async (_, content) => {
    const { view } = await promotion({ contract: 'report', faults: [replies(PROMOTION, content)] })
    await expect.element(button(copy.join)).toBeVisible()
    await expect.element(page.getByText(copy.noSteps.title)).toBeVisible()
    expect(view.container.textContent).not.toMatch(/至|最高可提|NaN|null/)
  })

  it('brings what the server says, with its cents', async () => {
    await promotion({ faults: [replies(PROMOTION, { steps: [], maxAmount: '1888.50' })] })
    await expect.element(page.getByText('1,888.5', { exact: true })).toBeVisible()
  })

  it('fits on a narrow screen with long texts', async () => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 812))
    const title = '完成任意一项提额认证并在活动期间成功借款一笔'.repeat(4)
    await promotion({
      faults: [replies(PROMOTION, { steps: [{ title, reward: title }], maxAmount: '99999999' })],
    })
    await expect.element(page.getByText(title).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
