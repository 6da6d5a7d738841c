import { openPage } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { headlinesOf } from '../../blocks/adverts/headlines.ts'
import { copy } from './copy.ts'
import { leadIntro } from './step.ts'

it('shows the limit of the lender and the headlines of the configuration, and starts', async () => {
  const { tap, exits } = await openPage(leadIntro, { persona: 'lead-flow' })
  await expect.element(page.getByText(copy.amount)).toBeVisible()
  await expect.element(page.getByText('通过率最高90%')).toBeVisible()
  await tap(copy.start)
  await expect.poll(() => exits).toEqual([{ name: 'start', query: undefined }])
})

const RATE = '年利率（单利）9%–24%'

it('takes the headlines that the host has read already, without a request of its own', async () => {
  const headlines = { enabled: true, passRate: '通过率最高88%', speed: '最快1分钟', rate: RATE }
  const { calls } = await openPage(leadIntro, {
    persona: 'lead-flow',
    host: { config: (key) => (key === 'leadFlowHeadlines' ? headlines : null) },
  })
  await expect.element(page.getByText('通过率最高88%')).toBeVisible()
  // What is claimed stands beside its price.
  await expect.element(page.getByText(RATE)).toBeVisible()
  expect(calls('other/getMultiWebConfig')).toEqual([])
})

it('shows no figure without a limit, and no headline that is switched off', async () => {
  const body = {
    Result: 200,
    ResultMessage: '',
    Content: { leadFlowHeadlines: { enabled: false, passRate: '90%' } },
  }
  await openPage(leadIntro, {
    persona: 'credit-new',
    faults: [{ match: 'other/getMultiWebConfig', fault: { kind: 'reply', body } }],
  })
  await expect.element(page.getByText(copy.noAmount)).toBeVisible()
  expect(page.getByText('90%').elements()).toEqual([])
  await expect.element(page.getByText('以机构页面为准')).toBeVisible()
})

/** A customer with this limit of the partner lender. */
const CLAIMED = { enabled: true, passRate: '通过率最高90%', rate: RATE }
async function openWith(leadFlowLoanAmount: unknown, headlines: object = CLAIMED) {
  const amounts = { loanAmount: 0, canUseLoanAmount: 0, minAmount: 1000, leadFlowLoanAmount }
  const account = { currentTime: 0, billDays: 0, repaymentDay: 1, customerKind: 'old' }
  return openPage(leadIntro, {
    persona: 'lead-flow',
    faults: [
      {
        match: 'cash/getAmount',
        fault: {
          kind: 'reply',
          body: { Result: 200, ResultMessage: '', Content: { ...amounts, ...account } },
        },
      },
    ],
    host: { config: (key) => (key === 'leadFlowHeadlines' ? headlines : null) },
  })
}

describe('the limit', () => {
  it.each([
    [200_000, '¥200,000'],
    ['200000.00', '¥200,000'],
    [99_999_999.99, '¥99,999,999'],
    [1_999.99, '¥1,999'],
  ])('%s is shown as %s, and never as more than it is', async (amount, shown) => {
    await openWith(amount)
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
    await expect.element(page.getByText(copy.noAmount)).not.toBeInTheDocument()
  })

  it.each([0, '0.00', null, undefined])('that is %s is no figure', async (amount) => {
    await openWith(amount)
    await expect.element(page.getByText(copy.noAmount)).toBeVisible()
    expect(document.body.textContent).not.toContain('¥')
  })

  it('that cannot be read is asked for again', async () => {
    const { text, tap, world } = await openPage(leadIntro, {
      persona: 'lead-flow',
      faults: [{ match: 'cash/getAmount', fault: 'result=42020' }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.element(text(copy.amount)).toBeVisible()
  })
})

it('says what an application means, and that nothing is promised', async () => {
  await openWith(200_000)
  await expect.element(page.getByText(copy.note)).toBeVisible()
  for (const { label, value } of copy.points(RATE)) {
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
    await expect.element(page.getByText(value, { exact: true })).toBeVisible()
  }
})

it('fits a narrow phone with long headlines', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 812))
  const [passRate, speed] = ['合作机构综合通过率最高可达90%以上', '最快1分钟完成审批并放款到账']
  await openWith(99_999_999.99, { enabled: true, passRate, speed, rate: RATE })
  for (const text of [passRate, speed, '¥99,999,999']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    const { left, right } = page.getByText(text, { exact: true }).element().getBoundingClientRect()
    expect([left >= 0, right <= 320]).toEqual([true, true])
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

describe('the headlines of the configuration', () => {
  const texts = { passRate: '通过率最高90%', speed: '最快1分钟' }
  const none = { claims: [], rate: null }

  it('are shown when they are switched on, the rate of passing first', () => {
    const { passRate, speed } = texts
    expect(headlinesOf({ speed, passRate, rate: RATE, enabled: true })).toEqual({
      claims: [passRate, speed],
      rate: RATE,
    })
    expect(headlinesOf({ enabled: true, speed, rate: RATE })).toEqual({ claims: [speed], rate: RATE })
  })

  it.each([undefined, null, '', 24, '利率以机构为准'])('are none beside a rate of %j', (rate) => {
    expect(headlinesOf({ ...texts, enabled: true, rate })).toEqual(none)
  })

  it.each([undefined, null, false, 1, 'true'])(
    'are none when enabled is %j',
    { tags: ['leadPop.6'] },
    (enabled) => {
      expect(headlinesOf({ ...texts, rate: RATE, enabled })).toEqual(none)
    },
  )

  it.each([undefined, null, 'on', [], { enabled: true, passRate: 90, speed: null }])(
    'are none for %j',
    (value) => {
      expect(headlinesOf(value)).toEqual(none)
    },
  )
})
