import { creditQueryPushStreamResultQuery } from '@koo/api-client/calls'
import { layoutFaults, textSizes } from '@koo/kit/testing'
import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy as tasksCopy } from '../copy.ts'
import { copy } from './copy.ts'
import { limitHome } from './step.ts'

const [AMOUNT, PROMOTION, CHECK, RECORDING] = [
  'credit/queryAmount',
  'credit/getPromotionProcess',
  'credit/preValidator',
  'credit/queryPushStreamResult',
] as const

const list = page.getByRole('region', { name: tasksCopy.raises })
const rows = () =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const row = (title: string) => list.getByRole('listitem').filter({ hasText: title })
const facts = () =>
  [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent?.replaceAll('¥', ''))

async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(limitHome, options)
  // The skeleton has the heading of the list.
  await expect.element(page.getByText(copy.history)).toBeVisible()
  return opened
}

/** What is asked about behind the page has been answered. */
const answered = async ({ calls }: Awaited<ReturnType<typeof open>>, count: number) =>
  expect.poll(() => calls(CHECK).length).toBe(count)

const step = (code: string | null, title: string, more: object = {}) => ({
  code,
  title,
  status: 0,
  linkUrl: `/pages/credit/${title}`,
  ...more,
})
const promotion = (content: object) => replies(PROMOTION, content)

describe('the limit', () => {
  it('is a ring with what can be used, what is fixed, and what ends when', async () => {
    await open()
    await expect.element(page.getByText('可用额度')).toBeVisible()
    await expect.element(page.getByText('50,000', { exact: true })).toBeVisible()
    expect(facts()).toEqual(['固定额度45,000至2027年3月2日', '临时额度5,000至3月17日'])
  })

  it('shows what is used, and no way to a loan when that is all', async () => {
    const used = { loanAmount: '45000.00', canUseLoanAmount: '0.00', status: 'normal' }
    await open({ faults: [replies(AMOUNT, used)] })
    expect(facts()).toEqual(['已使用45,000', '固定额度0'])
    expect(page.getByRole('button', { name: copy.loan }).elements()).toEqual([])
  })

  it('leads to a loan', async () => {
    const { tap, exits } = await open()
    await tap(copy.loan)
    expect(exits).toEqual([{ name: 'loan', query: undefined }])
  })

  it('that has ended leads to another assessment, and the list stays', async () => {
    const { tap, exits, text } = await open({ persona: 'home-limit-ended' })
    await expect.element(text(copy.ended.title)).toBeVisible()
    expect(page.getByText('可用额度').elements()).toEqual([])
    await tap(copy.ended.action)
    expect(exits).toEqual([{ name: 'apply', query: undefined }])
  })

  it('whose figures are missing is not shown as nothing, and can be asked for again', async () => {
    const { tap, text } = await open({ faults: [replies(AMOUNT, { status: 'normal' }, 1)] })
    await expect.element(text(copy.unknown)).toBeVisible()
    expect(page.getByText('可用额度').elements()).toEqual([])
    await tap('重试')
    await expect.element(page.getByText('50,000', { exact: true })).toBeVisible()
  })
})

describe('the list', () => {
  it('has the largest gain first, the most of the reply, and never a sum', async () => {
    await open()
    await expect.element(list.getByText('最高可提2万元')).toBeVisible()
    expect(rows().length).toBeGreaterThanOrEqual(10)
    const gains = rows().map((text) => Number(/最高可提([\d,]+)元/.exec(text ?? '')?.[1]?.replace(',', '')))
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    expect([gains[0], document.body.textContent?.includes('30,500')]).toEqual([8000, false])
  })

  it('has the gains and the most of another reply', async () => {
    await open({
      faults: [
        promotion({
          steps: [step('127', '公积金认证', { reward: '最高可提7700元' })],
          maxAmount: '36000.00',
        }),
      ],
    })
    await expect.element(list.getByText('最高可提3.6万元')).toBeVisible()
    await expect.poll(rows).toEqual(['公积金认证最高可提7,700元去完成'])
  })

  it('opens the page of an authorisation through the gate, by the address of the server', async () => {
    const { host } = await open()
    await list.getByRole('button', { name: /公积金认证/ }).click()
    await expect.poll(() => host.opened).toEqual(['/pages/credit/raiseLimit/accumFundStepOne'])
  })

  it('shows an authorisation of a new kind like any other, also when the server knows no pre-check for it', async () => {
    const { host } = await open({
      faults: [
        promotion({ steps: [step('901', '社保认证', { reward: '最高可提9000元' }), step(null, '车险认证')] }),
      ],
    })
    await expect.poll(rows).toEqual(['社保认证最高可提9,000元去完成', '车险认证去完成'])
    expect(list.getByRole('listitem').first().element().querySelector('svg')).not.toBeNull()
    await list.getByRole('button', { name: /社保认证/ }).click()
    await expect.poll(() => host.opened).toEqual(['/pages/credit/社保认证'])
  })

  it('says what is done and what must wait until tomorrow, in their places', async () => {
    const opened = await open({ persona: 'raise-mixed' })
    await expect.element(row('个税认证')).toMatchTextContent('今日认证次数已用完，请明天再试')
    expect(row('个税认证').getByRole('button').elements()).toEqual([])
    await expect.element(row('公积金认证').getByRole('button')).toBeVisible()
    expect(rows().slice(-2).join()).toMatch(/行驶证认证.*已完成.*学籍认证.*已完成/)
    expect(opened.calls(CHECK).map(({ request }) => request)).not.toContainEqual({ authId: '126' })
  })

  it('says that everything is done', async () => {
    const { text, calls } = await open({ persona: 'raise-done' })
    await expect.element(text(copy.allDone)).toBeVisible()
    expect(list.getByRole('button').elements()).toEqual([])
    expect(page.getByText('最高可提2万元').elements()).toEqual([])
    expect([calls(CHECK), calls(RECORDING)]).toEqual([[], []])
  })

  it('has the recording in review, failed with its reason, or passed', async () => {
    const inReview = await open({ faults: [replies(RECORDING, { status: 1 })] })
    await expect.element(row('网银认证')).toMatchTextContent('审核中')
    await inReview.view.unmount()
    const failed = await open({ faults: [replies(RECORDING, { status: 2, reason: '请按教程重新录制' })] })
    await expect.element(row('网银认证')).toMatchTextContent('请按教程重新录制未通过')
    await row('网银认证').getByRole('button').click()
    await expect.poll(() => failed.host.opened).toHaveLength(1)
  })

  it('loads the limit again when a recording has passed meanwhile', async () => {
    const { calls } = await open({ faults: [replies(RECORDING, { status: 3 })] })
    await expect.element(row('网银认证')).toMatchTextContent('已完成')
    await expect.poll(() => [calls(AMOUNT).length, calls(PROMOTION).length]).toEqual([2, 2])
  })

  it('and loads it no more for a recording of an earlier visit', async () => {
    const { calls, text } = await open({
      persona: 'raise-done',
      prepare({ gateway, queries }) {
        queries.setQueryData(creditQueryPushStreamResultQuery(gateway, {}).queryKey, { status: 3 })
      },
    })
    await expect.element(text(copy.allDone)).toBeVisible()
    expect([calls(AMOUNT).length, calls(PROMOTION).length]).toEqual([1, 1])
  })
})

describe('the pre-checks', () => {
  it('begin after the list, one first and then at most three at once', async () => {
    const opened = await open({ faults: [{ match: CHECK, fault: 'latency=1000' }] })
    await answered(opened, 1)
    await opened.clock.advance(1000)
    await answered(opened, 4)
    await opened.clock.advance(1000)
    await answered(opened, 7)
    await opened.clock.advance(10_000)
    const asked = opened.calls(CHECK).map(({ request }) => (request as { authId: string }).authId)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked).toHaveLength(rows().length)
  })

  it('that fail leave their authorisations open', async () => {
    const opened = await open({ faults: [refuses(CHECK, 42_020)] })
    await answered(opened, rows().length)
    expect(list.getByRole('button').elements()).toHaveLength(rows().length)
    await expect.element(opened.text('系统异常')).not.toBeInTheDocument()
  })

  it('of one say it when something is blocked for that one alone', async () => {
    await open({
      faults: [
        promotion({ steps: [step('127', '公积金认证'), step('128', '行驶证认证')] }),
        replies(CHECK, { allowed: true }, 1),
        replies(CHECK, { allowed: false, reasonCode: 'blocked', reason: '该认证暂停办理' }),
      ],
    })
    await expect.element(row('行驶证认证')).toMatchTextContent('该认证暂停办理')
    await expect.element(row('公积金认证').getByRole('button')).toBeVisible()
    expect(page.getByText(copy.blocked.heading).elements()).toEqual([])
  })
})

describe('what hinders every authorisation is said once', () => {
  it.each([
    ['raise-blocked', copy.blocked.heading, '您近期的综合评分暂不支持提额，请保持良好的还款习惯'],
    ['account-frozen', copy.frozen.heading, '您的账户已冻结，暂不支持提额'],
  ])('for %s, in the words of the lender', async (persona, heading, reason) => {
    const { text, calls } = await open({ persona })
    await expect.element(text(heading)).toBeVisible()
    await expect.element(text(reason)).toBeVisible()
    expect(page.getByText(reason).elements()).toHaveLength(1)
    expect(rows().length).toBeGreaterThanOrEqual(10)
    expect(list.getByRole('button').elements()).toEqual([])
    expect(calls(CHECK)).toHaveLength(1)
  })

  it('without a limit, with the way to the application', async () => {
    const { tap, exits, text } = await open({ persona: 'credit-new' })
    await expect.element(text(copy.none.title)).toBeVisible()
    expect(list.getByRole('button').elements()).toEqual([])
    expect(page.getByText('去完成').elements()).toEqual([])
    await tap(copy.none.action)
    expect(exits).toEqual([{ name: 'apply', query: undefined }])
  })

  it('and a frozen limit is no used one', async () => {
    await open({ persona: 'account-frozen' })
    await expect.element(page.getByText(copy.total)).toBeVisible()
    await expect.element(page.getByText('50,000', { exact: true })).toBeVisible()
    expect(facts()).toEqual([])
    expect(page.getByRole('button', { name: copy.loan }).elements()).toEqual([])
  })

  it('and a frozen limit whose figures are missing is not shown as nothing', async () => {
    const { text } = await open({
      persona: 'account-frozen',
      faults: [replies(AMOUNT, { status: 'frozen' })],
    })
    await expect.element(text(copy.frozen.heading)).toBeVisible()
    expect(page.getByText(copy.total).elements()).toEqual([])
  })
})

describe('the way on', () => {
  it('leads to the promotion and to the history', async () => {
    const { tap, exits } = await open()
    await tap(new RegExp(copy.activity))
    await tap(copy.history)
    expect(exits.map(({ name }) => name)).toEqual(['activity', 'history'])
  })

  it('says that the promotion is joined, and hides one that is over', async () => {
    const joined = await open({ persona: 'campaign-joined' })
    await expect.element(joined.text(copy.joined)).toBeVisible()
    await joined.view.unmount()
    await open({ persona: 'promotion-ended' })
    await expect.element(page.getByText(copy.history)).toBeVisible()
    expect(page.getByText(copy.activity).elements()).toEqual([])
  })
})

it.each([AMOUNT, PROMOTION])('can be opened again when %s fails', async (match) => {
  const { tap, text, world } = await openPage(limitHome, { faults: [refuses(match, 42_020)] })
  await expect.element(text(copy.failed)).toBeVisible()
  world.sandbox.clearFaults()
  await tap('重试')
  await expect.element(text(copy.history)).toBeVisible()
})

it('has the shape of the page while it loads', async () => {
  const { text } = await openPage(limitHome, { faults: [{ match: AMOUNT, fault: 'latency=600000' }] })
  await expect.element(text(copy.loading)).toBeInTheDocument()
  expect(document.querySelector('main')?.getAttribute('aria-busy')).toBe('true')
})

it.each(Object.entries(textSizes))('can be read on a narrow phone with text at %s', async (_size, apply) => {
  await page.viewport(320, 568)
  const undo = apply()
  onTestFinished(async () => {
    undo()
    await page.viewport(375, 812)
  })
  const { text, view } = await open({ persona: 'raise-mixed' })
  await expect.element(text('今日认证次数已用完，请明天再试')).toBeVisible()
  expect(layoutFaults(view.container)).toEqual([])
})
