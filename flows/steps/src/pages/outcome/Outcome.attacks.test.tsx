import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import * as copy from './copy.ts'
import * as steps from './step.ts'

type Options = OpenPageOptions<object>
const STATUS = 'channel/queryAssessAmountStatus'
const PRE = 'channel/queryPreAssessAmountStatus'
const AUTH = 'cash/queryLoanButtonAuth'
const FACE = 'cash/queryFaceStatus'

/** What an outcome claims. */
const CLAIMS =
  /评估(已)?(未)?通过|已获得|已确认是您|人脸识别(已|未)通过|次数已用完|联系人(已核实|已添加|验证未通过)|不符合|凭证无效|登录没有成功/

interface Attack {
  page: string
  step: Parameters<typeof openPage>[0]
  options: Options
  /** What is shown in place of the claim. */
  shows: string
}

const pre = { preAssessed: true }
const ATTACKS: Attack[] = [
  // Nothing was assessed, it is running, or the server says something that is no outcome.
  ...([0, 1, 9] as const).flatMap((status): Attack[] => [
    {
      page: `passed at ${status}`,
      step: steps.checkedSuccess(),
      options: { faults: [replies(STATUS, { status })], contract: 'report' },
      shows: copy.checked.undecided.title,
    },
    {
      page: `refused at ${status}`,
      step: steps.checkedFail(),
      options: { faults: [replies(STATUS, { status })], contract: 'report' },
      shows: copy.checked.undecided.title,
    },
  ]),
  {
    page: 'passed when it was refused',
    step: steps.checkedSuccess(),
    options: { persona: 'siku-failed' },
    shows: copy.checked.undecided.title,
  },
  {
    page: 'refused when it has passed',
    step: steps.checkedFail(),
    options: { persona: 'siku-passed' },
    shows: copy.checked.undecided.title,
  },
  ...(['ing'] as const).flatMap((status): Attack[] => [
    {
      page: `passed with the earlier one at ${status}`,
      step: steps.checkedSuccess(pre),
      options: { persona: 'yinlian-start', faults: [replies(PRE, { status })] },
      shows: copy.checked.undecided.title,
    },
    {
      page: `refused with the earlier one at ${status}`,
      step: steps.checkedFail(pre),
      options: { persona: 'yinlian-start', faults: [replies(PRE, { status })] },
      shows: copy.checked.undecided.title,
    },
  ]),
  {
    page: 'a face that was not checked',
    step: steps.videoSuccess,
    options: { persona: 'needs-face' },
    shows: copy.videoSuccess.undecided.title,
  },
  {
    page: 'a face without a word',
    step: steps.videoSuccess,
    options: { faults: [replies(FACE, { verifyTime: true })] },
    shows: copy.videoSuccess.undecided.title,
  },
  {
    page: 'a failed face when one has passed',
    step: steps.videoFail(),
    options: { persona: 'old-customer' },
    shows: copy.videoFail.repeat.title,
  },
  {
    page: 'no try left when there are',
    step: steps.overlimit,
    options: { persona: 'old-customer' },
    shows: copy.overlimit.notReached.title,
  },
  {
    page: 'no try left without a word',
    step: steps.overlimit,
    options: { faults: [replies(FACE, { verifyTime: true })] },
    shows: copy.overlimit.notReached.title,
  },
  ...([0, 2, 3, 4, null] as const).map((contactsAuth): Attack => ({
    page: `contacts at ${contactsAuth}`,
    step: steps.contactAddSuccess,
    options: { faults: [replies(AUTH, { contactsAuth })] },
    shows: copy.contactAddSuccess.undecided.title,
  })),
  {
    page: 'an entry that nobody refused',
    step: steps.entryFail,
    options: { persona: 'siku-start' },
    shows: copy.entryFail.unknown.title,
  },
  {
    page: 'an entry without a session',
    step: steps.entryFail,
    options: { signedIn: false },
    shows: copy.entryFail.unknown.title,
  },
  {
    page: 'a sign-in that nobody refused',
    step: steps.loginFail({ partner: 'siku' }),
    options: { signedIn: false },
    shows: copy.loginFail.unknown.title,
  },
]

describe('an outcome that is opened by its address', () => {
  it.each(ATTACKS.map((attack) => [attack.page, attack] as const))(
    '%s: what the server did not say is not stated, and there is a way on',
    async (_page, { step, options, shows }) => {
      const { text, view } = await openPage(step, { persona: 'siku-start', ...options })
      await expect.element(text(shows)).toBeVisible()
      expect(view.container.textContent).not.toMatch(CLAIMS)
      expect(document.querySelectorAll('button').length).toBeGreaterThan(0)
    },
  )

  it.each(['0', '1', '99'])('with %s tries in the address has the server’s', async (tries) => {
    const { text } = await openPage(steps.videoFail(), { persona: 'needs-face', search: { tries } as object })
    await expect.element(text(/今天还可以再试5次/)).toBeVisible()
  })

  it('of a passed assessment tells the partner nothing that the server has not said', async () => {
    const { tap, exits } = await openPage(steps.checkedSuccess(), { persona: 'siku-start' })
    await tap(copy.next)
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['undecided'])
  })
})
