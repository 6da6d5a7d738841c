import { memoryStorage, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy as assessCopy } from '../../blocks/assessment/copy.ts'
import { onward } from '../../blocks/channel/onward.ts'
import * as copy from './copy.ts'
import * as steps from './step.ts'

type Options = OpenPageOptions<object>
const STATUS = 'channel/queryAssessAmountStatus'
const AMOUNT = 'channel/queryAmount'
const AUTH = 'cash/queryLoanButtonAuth'
const FACE = 'cash/queryFaceStatus'
const AUDIT = 'user/queryAuditRecord'

const exited = (name: string) => [{ name, query: undefined }]
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

describe('a refused assessment', () => {
  const open = (options: Options & Parameters<typeof steps.checkedFail>[0] = {}) =>
    openPage(steps.checkedFail(options), { persona: 'siku-failed', ...options })

  it('leads to the home page where the channel is our own', async () => {
    const { tap, exits } = await open({ leaves: 'home' })
    await tap(copy.leave.home)
    await expect.poll(() => exits).toEqual(exited('leave'))
  })

  it('has no other reason where no assessment came before the application', async () => {
    const { text, calls } = await open({ faults: [replies(STATUS, { status: 2, reason: '资料不完整' })] })
    await expect.element(text('资料不完整')).toBeVisible()
    expect(calls('channel/queryPreAssessAmountStatus')).toEqual([])
  })

  it.each([null, undefined, ''])('without a reason (%s) has the general text', async (reason) => {
    const { view } = await open({ faults: [replies(STATUS, { status: 2, reason })] })
    await expect.element(page.getByRole('button', { name: copy.leave.partner })).toBeVisible()
    expect(view.container.textContent).not.toMatch(/null|undefined/)
  })

  it('without a record of the review names no day, and offers no other try', async () => {
    const { text } = await open({ faults: [{ match: AUDIT, fault: 'result=42020' }] })
    await expect.element(text('综合评估未通过，暂无法为您提供额度')).toBeVisible()
    expect(document.body.textContent).not.toContain(assessCopy.retryLabel)
    expect(buttons()).toEqual([copy.leave.partner])
  })

  it.each([
    ['a moment before', '2026-03-02 10:00:01', [copy.leave.partner]],
    ['at', '2026-03-02 10:00:00', [assessCopy.startAgain, copy.leave.partner]],
  ])('%s the retry moment has the buttons that lead on', async (_when, retryTime, expected) => {
    const { text } = await open({ faults: [replies(AUDIT, { retryTime })], contract: 'report' })
    await expect.element(text('综合评估未通过，暂无法为您提供额度')).toBeVisible()
    expect(buttons()).toEqual(expected)
  })
})

describe('a passed assessment', () => {
  it.each([
    ['0.01', '0.01'],
    ['200000.00', '200,000'],
    ['200000.50', '200,000.50'],
    ['99999999.99', '99,999,999.99'],
  ])('shows its amount to the cent, and no cents where it has none: %s', async (loanAmount, shown) => {
    const { text } = await openPage(steps.checkedSuccess(), {
      persona: 'siku-passed',
      contract: 'report',
      faults: [replies(AMOUNT, { loanAmount })],
    })
    await expect.element(text(shown)).toBeVisible()
  })

  it('whose amount did not load is read again by the button', async () => {
    const { tap, exits, calls } = await openPage(steps.checkedSuccess(), {
      persona: 'siku-passed',
      faults: [{ match: AMOUNT, fault: 'result=42020', times: 1 }],
    })
    await tap(assessCopy.next)
    await expect.poll(() => exits).toEqual(exited('done'))
    expect(calls(AMOUNT)).toHaveLength(2)
  })
})

describe('a refused sign-in', () => {
  it.each(['', '{', 'null', '[]', '{"reason":7}', '{"reason":""}'])(
    'has the general text when the tab keeps %s',
    async (kept) => {
      const memory = memoryStorage({ partner_refusal: kept })
      const { text } = await openPage(steps.loginFail({ partner: 'siku' }), {
        signedIn: false,
        host: { memory },
      })
      await expect.element(text(copy.loginFail.unknown.title)).toBeVisible()
    },
  )

  it('asks for the address of its own partner, once for two taps', async () => {
    const { calls, host } = await openPage(steps.loginFail({ partner: 'zhuanzhuan' }), {
      persona: 'siku-start',
      signedIn: false,
    })
    await page.getByRole('button', { name: copy.leave.partner }).dblClick()
    await expect.poll(() => host.opened.length + host.closed).toBe(1)
    expect(calls('channel/queryChannelReturnUrl').map(({ request }) => request)).toMatchObject([
      { code: 'AUTH_LOGIN_HOOK_FAILURE', partner: 'zhuanzhuan' },
    ])
  })
})

describe('a face check that failed', () => {
  const open = (search: object, options: Options = {}) => openPage(steps.videoFail(), { search, ...options })

  it('without a number of tries names none, and may be tried again', async () => {
    const { text, tap, exits } = await open({}, { faults: [replies(FACE, { faceAuth: 0 })] })
    await expect.element(text(copy.videoFail.text)).toBeVisible()
    expect(document.body.textContent).not.toContain('还可以再试')
    await tap(copy.again)
    await expect.poll(() => exits).toEqual(exited('again'))
  })

  it('can be given up, to the page that its channel names', async () => {
    const { tap, exits } = await openPage(steps.videoFail({ leaves: 'home' }))
    await tap(copy.leave.home)
    await expect.poll(() => exits).toEqual(exited('leave'))
  })

  it('whose state did not load says so, and loads it again', async () => {
    const faults = [{ match: FACE, fault: 'result=42020', times: 1 }]
    const { tap, text } = await open({}, { persona: 'needs-face', faults })
    await expect.element(text(copy.overlimit.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(copy.videoFail.title)).toBeVisible()
  })

  it('on the last day of the year may be tried again in the next one', async () => {
    const { text } = await openPage(steps.overlimit, {
      prepare: async ({ clock }) => clock.advance(Date.parse('2026-12-31T23:59:59+08:00') - clock.now()),
      faults: [replies(FACE, { faceAuth: 0, remainTimes: 0 })],
    })
    await expect.element(text('2027年1月1日00:00之后可以再次识别。')).toBeVisible()
  })
})

describe('contacts', () => {
  it('that were asked for by a loan lead back to it', async () => {
    const { tap, exits } = await openPage(steps.contactAddSuccess, { search: { from: 'loan' } })
    await tap(onward.loan)
    await expect.poll(() => exits).toEqual(exited('loan'))
  })

  it.each([0, 2, 3, 9, null])('at the state %s are not decided, and lead nowhere', async (contactsAuth) => {
    await openPage(steps.contactResult, { faults: [replies(AUTH, { contactsAuth })] })
    await expect.element(page.getByText(copy.contactResult.waiting.title)).toBeVisible()
    expect(buttons()).toEqual([copy.contactResult.refresh])
  })

  it('show the decision after a refresh', async () => {
    const { tap, text } = await openPage(steps.contactResult, {
      faults: [replies(AUTH, { contactsAuth: 3 }, 1)],
    })
    await tap(copy.contactResult.refresh)
    await expect.element(text(copy.contactResult.passed.title)).toBeVisible()
    expect(buttons()).toEqual([copy.next])
  })

  it('whose result did not load say so, and load it again', async () => {
    const faults = [{ match: AUTH, fault: 'result=42020', times: 1 }]
    const { tap, text } = await openPage(steps.contactResult, { persona: 'contacts-failed', faults })
    await expect.element(text(copy.contactResult.loadFailed)).toBeVisible()
    await tap('重试')
    await expect.element(text('联系人验证未通过，请明天再试')).toBeVisible()
  })
})

it('every outcome fits a small screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 812))
  for (const step of [
    steps.overlimit,
    steps.entryFail,
    steps.contactResult,
    steps.videoFail({ leaves: 'home' }),
  ]) {
    const { view } = await openPage(step, { persona: 'contacts-failed' })
    await expect.element(page.getByRole('button').last()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    for (const button of page.getByRole('button').elements())
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await view.unmount()
  }
})
