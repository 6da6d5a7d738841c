import { creditCheckPushStream, creditQueryPushStreamResult } from '@koo/api-client/calls'
import { replies, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy, failCopy } from './copy.ts'
import { raiseFail } from './step.ts'

const CHECK = 'credit/preValidator'
const RESULT = 'credit/queryPushStreamResult'
const REASON = '录屏内容无法识别，请按教程重新录制'
type Search = { authId?: string }

/** Recordings that have failed. */
const failed =
  (count: number) =>
  async ({ gateway }: SandboxWorld) => {
    for (let round = 0; round < count; round += 1) {
      await creditCheckPushStream(gateway, {})
      for (let poll = 0; poll < 4; poll += 1) await creditQueryPushStreamResult(gateway, {})
    }
  }
const open = (authId: string | undefined, options: OpenPageOptions<Search> = {}) =>
  openPage(raiseFail, { search: authId === undefined ? {} : { authId }, ...options })
const again = () => page.getByRole('button', { name: failCopy.again })
const expectShown = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()

describe('a recording that has failed', () => {
  it('says why, and leads to another one by the address of the promotion', async () => {
    const { tap, host, calls, exits } = await open('131', { persona: 'recording-fails', prepare: failed(1) })
    await expectShown(failCopy.refused)
    await expectShown(REASON)
    await expectShown(failCopy.money)
    const asked = calls(RESULT).length
    await tap(failCopy.again)
    expect(host.opened).toEqual(['/pages/credit/raiseLimit/wsdStepOne'])
    await tap(copy.home)
    expect(exits.map(({ name }) => name)).toEqual(['home'])
    expect([calls(RESULT).length, calls('credit/checkPushStream').length]).toEqual([asked, 1])
  })

  it('three times has no try left today', async () => {
    await open('131', { persona: 'recording-fails', prepare: failed(3) })
    await expectShown(copy.tomorrow.title)
    await expectShown(REASON)
    await expectShown('今日认证次数已用完，请明天再试')
    expect(again().elements()).toEqual([])
  })

  it('and is looked at again says so', async () => {
    await open('131', { faults: [replies(RESULT, { status: 1 })] })
    await expectShown(failCopy.inReview.title)
    expect(again().elements()).toEqual([])
  })

  it('without its reason has one of ours', async () => {
    await open('131', { faults: [{ match: RESULT, fault: 'result=42020' }] })
    await expectShown(failCopy.open.text)
    await expect.element(again()).toBeVisible()
  })
})

describe('another verification', () => {
  it('asks for no recording, and may be tried again', async () => {
    const { calls, tap, host } = await open('128')
    await expectShown(failCopy.open.title)
    await tap(failCopy.again)
    expect([calls(RESULT), host.opened]).toEqual([[], ['/pages/credit/raiseLimit/xszAuth']])
  })

  it('whose address is not opened says so', async () => {
    const { tap, text } = await open('128', { host: { opens: () => false } })
    await tap(failCopy.again)
    await expect.element(text(/暂时无法打开/)).toBeVisible()
  })

  it('whose address nobody knows leads back', async () => {
    const { tap, exits } = await open('128', {
      faults: [replies('credit/getPromotionProcess', { steps: [] })],
    })
    await expectShown(failCopy.open.title)
    expect(again().elements()).toEqual([])
    await tap(copy.home)
    expect(exits.map(({ name }) => name)).toEqual(['home'])
  })

  it('without a try left today says so', async () => {
    await open('129', { persona: 'raise-mixed' })
    await expectShown(copy.tomorrow.title)
    await expectShown('今日认证次数已用完，请明天再试')
    expect(again().elements()).toEqual([])
  })

  it('that has passed is not called a failure', async () => {
    await open('127', { persona: 'raise-done' })
    await expectShown(copy.passed.title)
    expect(document.body.textContent).not.toMatch(/没有通过/)
    expect(again().elements()).toEqual([])
  })

  it.each([
    ['raise-blocked', '您近期的综合评分暂不支持提额，请保持良好的还款习惯'],
    ['credit-new', '请先完成额度申请'],
  ])('of %s has the reason of the server', async (persona, reason) => {
    await open('127', { persona })
    await expectShown(copy.unknown.title)
    await expectShown(reason)
  })
})

it('without a verification claims nothing, and asks nothing', async () => {
  const { calls, tap, exits } = await open(undefined)
  await expectShown(copy.unknown.title)
  await tap(copy.home)
  expect([calls(CHECK), exits.map(({ name }) => name)]).toEqual([[], ['home']])
})

it('that does not load is asked about again', async () => {
  const { tap, world } = await open('128', { faults: [{ match: CHECK, fault: 'result=42020' }] })
  await expectShown(copy.failed)
  world.sandbox.clearFaults()
  await tap('重试')
  await expectShown(failCopy.open.title)
})
