import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { thursday } from '../testing/thursday.ts'
import { copy } from './copy.ts'
import { signIn } from './step.ts'

const WEEK = 'activity/querySignIn'
const RECEIVE = 'activity/receiveSignIn'
const PUSH = 'activity/signInPushStatus'

const open = (options: OpenPageOptions<object> = {}) =>
  openPage(signIn, { persona: 'sign-in-streak', clock: thursday(), ...options })
const wednesday = page.getByRole('button', { name: /^周三 领取/ })
const reminders = page.getByRole('switch', { name: copy.push })
const received = page.getByText(copy.received('充值立减1元券'))
const requests = (calls: readonly { request?: unknown }[]) =>
  calls.map(({ request }) => request as { serialNumber: string; day: string })

describe('a reward', () => {
  it('is received once for twenty taps', async () => {
    const { calls, exits, tap } = await open()
    await expect.element(wednesday).toBeVisible()
    const day = wednesday.element() as HTMLElement
    for (let taps = 0; taps < 20; taps += 1) day.click()
    await expect.element(received).toBeVisible()
    expect(requests(calls(RECEIVE))).toMatchObject([{ day: '2026-12-09' }])
    await tap(copy.look)
    expect(exits).toEqual([{ name: 'coupons', query: undefined }])
  })

  it('whose reply was lost is shown as received, and is no failure', async () => {
    const { text } = await open({ faults: [{ match: RECEIVE, fault: 'drop=after', times: 1 }] })
    await wednesday.click()
    await expect.element(text(copy.receivedPlain)).toBeVisible()
    await expect.element(wednesday).not.toBeInTheDocument()
    await expect.element(text(copy.unknown)).not.toBeInTheDocument()
  })

  it('is asked for again with the same serial number while nobody knows', async () => {
    const { calls, text } = await open({
      faults: [
        { match: RECEIVE, fault: 'drop=after', times: 1 },
        { match: WEEK, fault: 'result=42020', skip: 1, times: 1 },
      ],
    })
    await wednesday.click()
    await expect.element(text(copy.unknown)).toBeVisible()
    await wednesday.click()
    await expect.element(received).toBeVisible()
    expect(new Set(requests(calls(RECEIVE)).map(({ serialNumber }) => serialNumber)).size).toBe(1)
  })

  it('that is over says so, and the week is loaded again', async () => {
    const { calls, text } = await open({
      faults: [refuses(RECEIVE, 42161, '该签到奖励不在本周领取范围内')],
    })
    await wednesday.click()
    await expect.element(text('该签到奖励不在本周领取范围内')).toBeVisible()
    await expect.poll(() => calls(WEEK).length).toBe(2)
    await expect.element(wednesday).toBeEnabled()
  })
})

describe('the reminders', () => {
  it('are off and on by one tap', async () => {
    const { calls, text } = await open()
    await expect.element(reminders).toBeChecked()
    await reminders.click({ force: true })
    await expect.element(reminders).not.toBeChecked()
    await expect.element(text(copy.pushHint.off)).toBeVisible()
    await reminders.click({ force: true })
    await expect.element(reminders).toBeChecked()
    expect(calls(PUSH).map(({ request }) => request)).toEqual([{ status: 0 }, { status: 1 }])
  })

  it('stay as they are when that was refused, which is said', async () => {
    const { text } = await open({ faults: [refuses(PUSH, 500, '系统维护中')] })
    await reminders.click({ force: true })
    await expect.element(text('系统维护中')).toBeVisible()
    await expect.element(reminders).toBeChecked()
  })
})

describe('what is not known', () => {
  it('is left out: count, reminders, rules, days', { tags: ['loan.14'] }, async () => {
    const { text } = await open({ faults: [replies(WEEK, { days: [] })] })
    await expect.element(text(copy.noDays)).toBeVisible()
    await expect.element(text(copy.today.open)).toBeVisible()
    for (const said of [copy.streak, copy.push, copy.rules]) expect(text(said).elements()).toEqual([])
  })

  it('is not called missed: a day that cannot be read', async () => {
    const day = { title: null, reward: null, signed: false, received: false }
    const { text } = await open({
      faults: [
        replies(WEEK, {
          days: [
            { ...day, day: 1 },
            { ...day, day: '2026-12-08' },
          ],
        }),
      ],
    })
    await expect.element(text(copy.state.coming)).toBeVisible()
    await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent(`周二${copy.state.missed}`)
  })

  it('is asked for again after a failure', async () => {
    const { text, tap } = await open({ faults: [{ match: WEEK, times: 1, fault: 'result=42020' }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(copy.today.open)).toBeVisible()
  })
})

it('leads to the draw, and to what is the customer’s own', async () => {
  const { tap, exits } = await open({ persona: 'old-customer' })
  await expect.element(page.getByText(copy.first)).toBeVisible()
  await tap(copy.draw)
  await tap(copy.coupons)
  await tap(copy.mine)
  expect(exits.map(({ name }) => name)).toEqual(['draw', 'coupons', 'mine'])
})
