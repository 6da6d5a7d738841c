import {
  channelGetPageMeta,
  channelPreAssessAmount,
  channelQueryPreAssessAmountStatus,
  creditFaceAuth,
} from '@koo/api-client/calls'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { copy as assessCopy } from '../../blocks/assessment/copy.ts'
import { keepRefusal } from '../../blocks/refusal.ts'
import { onward } from '../../blocks/channel/onward.ts'
import * as copy from './copy.ts'
import * as steps from './step.ts'

type Options = OpenPageOptions<object>
const DAY = 24 * 60 * 60 * 1000
const RETURN = 'channel/queryChannelReturnUrl'
const exited = (name: string) => [{ name, query: undefined }]

describe('a refused assessment', () => {
  const open = (persona: string, options: Options = {}) =>
    openPage(steps.checkedFail({ preAssessed: true }), { persona, ...options })

  it('has its reason and its retry day, and leads back to the partner', async () => {
    const { text, tap, exits } = await open('siku-failed')
    await expect.element(text('综合评估未通过，暂无法为您提供额度')).toBeVisible()
    await expect.element(text('3月17日')).toBeVisible()
    await expect.element(text(assessCopy.refused.money)).toBeVisible()
    await expect.element(text(assessCopy.refused.record)).toBeVisible()
    await tap(copy.leave.partner)
    await expect.poll(() => exits).toEqual(exited('leave'))
  })

  it('can be asked for again from the retry day on', async () => {
    const { tap, exits } = await open('siku-failed', {
      prepare: async ({ clock, signIn }) => {
        await clock.advance(16 * DAY)
        signIn()
      },
    })
    await tap(assessCopy.startAgain)
    await expect.poll(() => exits).toEqual(exited('again'))
  })

  it('before the application has the reason of its own status', async () => {
    const { text } = await open('yinlian-pre-fails', {
      prepare: async ({ gateway }) => {
        await channelPreAssessAmount(gateway)
        for (let polls = 0; polls < 5; polls += 1) await channelQueryPreAssessAmountStatus(gateway)
      },
    })
    await expect.element(text('很抱歉，您暂不符合申请条件')).toBeVisible()
    // Nobody has agreed to a query of the credit record yet.
    expect(text(assessCopy.refused.record).elements()).toEqual([])
    expect(document.body.textContent).not.toContain(assessCopy.retryLabel)
  })

  it('has a way on when its status does not load', async () => {
    const { text, tap, exits } = await open('siku-failed', {
      faults: [{ match: 'channel/queryAssessAmountStatus', fault: 'result=42020' }],
    })
    await expect.element(text(assessCopy.statusFailed)).toBeVisible()
    await tap(copy.leave.partner)
    await expect.poll(() => exits).toEqual(exited('leave'))
  })
})

it('a passed assessment is read, so that the server does not name it again', async () => {
  const opened = await openPage(steps.checkedSuccess(), { persona: 'siku-passed' })
  const { text, tap, exits, calls } = opened
  await expect.element(text('30,000')).toBeVisible()
  expect(calls('channel/queryAmount')).toHaveLength(1)
  await tap(assessCopy.next)
  await expect.poll(() => exits).toEqual(exited('done'))
  const { pageCode } = await channelGetPageMeta(opened.world.gateway)
  expect(pageCode).not.toBe('assess-amount-success')
})

describe('a refused sign-in', () => {
  const open = (options: Options = {}) =>
    openPage(steps.loginFail({ partner: 'siku' }), { persona: 'siku-start', signedIn: false, ...options })

  it('says why, and leads to the partner without a session', async () => {
    const memory = new Map<string, string>()
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    }
    keepRefusal({ memory: storage }, '登录凭证已过期，请返回合作方重新进入')
    const { text, tap, host, calls } = await open({ host: { memory: storage } })
    await expect.element(text('登录凭证已过期，请返回合作方重新进入')).toBeVisible()
    await tap(copy.leave.partner)
    await expect.poll(() => host.opened).toEqual([expect.stringContaining('AUTH_LOGIN_HOOK_FAILURE')])
    expect(calls(RETURN).map(({ request }) => request)).toMatchObject([{ partner: 'siku' }])
    expect(host.closed).toBe(0)
  })

  it.each([
    ['the address does not load', { faults: [{ match: RETURN, fault: 'result=-4000' }] }],
    ['the gate refuses the address', { host: { opens: () => false } }],
  ] satisfies [string, Options][])('closes when %s', async (_why, options) => {
    const { text, tap, host } = await open(options)
    await expect.element(text(copy.loginFail.unknown.title)).toBeVisible()
    await tap(copy.leave.partner)
    await expect.poll(() => host.closed).toBe(1)
  })
})

/** A customer whose face check has failed: once, or as often as a day allows. */
const failedOnce: Options = {
  persona: 'needs-face',
  prepare: ({ gateway }) => creditFaceAuth(gateway, { token: 'face-fail' }),
}
const noneLeft: Options = {
  persona: 'needs-face',
  prepare: ({ gateway }) => creditFaceAuth(gateway, { token: 'face-limit' }),
}

describe('a face check', () => {
  it.each([
    [{}, onward.unknown, 'done'],
    [{ from: 'loan' }, onward.loan, 'loan'],
  ])('that passed goes on: %j', async (search, button, exit) => {
    const { tap, exits } = await openPage(steps.videoSuccess, { search })
    await tap(button)
    await expect.poll(() => exits).toEqual(exited(exit))
  })

  it.each([
    [{}, 'again'],
    [{ from: 'loan' }, 'loanAgain'],
  ])('that failed says how many tries the server leaves: %j', async (search, exit) => {
    const { text, tap, exits } = await openPage(steps.videoFail(), { ...failedOnce, search })
    await expect.element(text(copy.videoFail.title)).toBeVisible()
    await expect.element(text(/今天还可以再试4次/)).toBeVisible()
    await tap(copy.again)
    await expect.poll(() => exits).toEqual(exited(exit))
  })

  it('without a try left offers none, and says until when, also after a reload', async () => {
    const opened = await openPage(steps.videoFail(), noneLeft)
    const title = opened.text('今日人脸识别次数已用完，请明天再试')
    await expect.element(title).toBeVisible()
    await expect.element(opened.text(/3月3日00:00/)).toBeVisible()
    expect(document.querySelectorAll('button')).toHaveLength(1)
    await opened.reload()
    await expect.element(title).toBeVisible()
  })

  it('without a try left offers one again on the next day', async () => {
    const { tap, exits } = await openPage(steps.videoFail(), {
      persona: 'needs-face',
      prepare: async ({ gateway, clock, signIn }) => {
        await creditFaceAuth(gateway, { token: 'face-limit' })
        await clock.advance(DAY)
        signIn()
      },
    })
    await tap(copy.again)
    await expect.poll(() => exits).toEqual(exited('again'))
  })

  it('has a page of its own for a day without tries', async () => {
    const { text, tap, exits } = await openPage(steps.overlimit, noneLeft)
    await expect.element(text('今日人脸识别次数已用完，请明天再试')).toBeVisible()
    await tap(copy.leave.home)
    await expect.poll(() => exits).toEqual(exited('leave'))
  })
})

describe('contacts', () => {
  it('that are verified lead on', async () => {
    const { tap, exits } = await openPage(steps.contactAddSuccess)
    await tap(copy.next)
    await expect.poll(() => exits).toEqual(exited('done'))
  })

  it.each([
    ['contacts-failed', '联系人验证未通过，请明天再试', copy.leave.home, 'leave'],
    ['old-customer', copy.contactResult.passed.title, copy.next, 'done'],
  ])('of %s: %s', async (persona, title, button, exit) => {
    const { text, tap, exits } = await openPage(steps.contactResult, { persona })
    await expect.element(text(title)).toBeVisible()
    await tap(button)
    await expect.poll(() => exits).toEqual(exited(exit))
  })

  it('that failed may be filled in again after midnight in Beijing', async () => {
    const { text } = await openPage(steps.contactResult, { persona: 'contacts-failed' })
    await expect.element(text('3月3日00:00之后可以重新填写联系人。')).toBeVisible()
  })

  it('that are not decided can be asked for again', async () => {
    const { text, tap, calls } = await openPage(steps.contactResult, { persona: 'needs-contacts' })
    await expect.element(text(copy.contactResult.waiting.title)).toBeVisible()
    await tap(copy.contactResult.refresh)
    await expect.poll(() => calls('cash/queryLoanButtonAuth').length).toBe(2)
  })
})

it('a customer whom the partner does not admit goes back to it', async () => {
  const { tap, exits } = await openPage(steps.entryFail, { persona: 'yinlian-refused' })
  await tap(copy.leave.partner)
  await expect.poll(() => exits).toEqual(exited('leave'))
})
