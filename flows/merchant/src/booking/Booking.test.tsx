import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { preOrder, preOrderExample, preOrderResult } from './step.ts'

const STATUS = 'merchant/queryReservationStatus'
const { intro, result, example } = copy
const booking = (status: unknown, more: object = {}) =>
  replies(STATUS, { reservationNo: 'RV20260001', status, visitTime: '2026-03-05 10:00', ...more })

/** The sentence of a result. */
const head = (title: string) => page.getByRole('heading', { name: title })

describe('the introduction', () => {
  it('says what it takes, and leads to the form', async () => {
    const { text, tap, exits } = await openPage(preOrder, { persona: 'merchant-start' })
    for (const { text: point } of intro.points) await expect.element(text(point)).toBeVisible()
    await tap(intro.start)
    expect(exits).toEqual([{ name: 'start', query: undefined }])
  })

  it.each([1, 2, '2'])('of a booking with the status %j leads to its result, once', async (status) => {
    const { exits } = await openPage(preOrder, { faults: [booking(status)] })
    await expect.poll(() => exits).toEqual([{ name: 'result', query: undefined }])
    expect(page.getByRole('button', { name: intro.start }).elements()).toEqual([])
  })

  it('after one that is over says what became of it, and another one may be made', async () => {
    const { text, tap, exits } = await openPage(preOrder, { persona: 'merchant-booking-declined' })
    await expect.element(text(/暂未开通上门服务/)).toBeVisible()
    await tap(intro.start)
    expect(exits).toHaveLength(1)
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await openPage(preOrder, {
      faults: [{ match: STATUS, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(intro.failed)).toBeVisible()
    await tap('重试')
    await expect.element(page.getByRole('button', { name: intro.start })).toBeVisible()
  })
})

describe('the result', () => {
  it.each([
    [1, result.states.received.title, [result.home, result.refresh]],
    [2, result.states.confirmed.title, [result.home, result.refresh]],
    [3, result.states.visited.title, [result.home, result.again]],
    [4, result.states.declined.title, [result.again, result.home]],
    [9, result.states.unknown.title, [result.home, result.refresh]],
    [null, result.states.unknown.title, [result.home, result.refresh]],
  ])('of the status %j is its own', async (status, title, buttons) => {
    await openPage(preOrderResult, { faults: [booking(status)] })
    await expect.element(head(title)).toBeVisible()
    const shown = page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
    expect(shown).toEqual(buttons)
  })

  it('says what the server says, the number and the time in Beijing', async () => {
    const { text } = await openPage(preOrderResult, { persona: 'merchant-booked' })
    await expect.element(text('客户经理已联系您，请按预约时间等候上门')).toBeVisible()
    await expect.element(text('RV20260001')).toBeVisible()
    await expect.element(text(/^3月3日10:00$/)).toBeVisible()
  })

  it('leaves a time that is only words as it is', async () => {
    const { text } = await openPage(preOrderResult, { faults: [booking(1, { visitTime: '周三下午' })] })
    await expect.element(text('周三下午')).toBeVisible()
  })

  it('without a booking leads to the introduction, and claims nothing', async () => {
    const { exits } = await openPage(preOrderResult, { persona: 'merchant-start' })
    await expect.poll(() => exits).toEqual([{ name: 'again', query: undefined }])
    expect(page.getByText(result.states.received.title).elements()).toEqual([])
  })

  it('is looked at again by a tap', async () => {
    const { tap } = await openPage(preOrderResult, {
      faults: [
        replies(STATUS, { status: 1, statusText: '客户经理将尽快与您联系' }, 1),
        booking(4, { statusText: '很抱歉，您所在地区暂未开通上门服务' }),
      ],
    })
    await expect.element(head(result.states.received.title)).toBeVisible()
    await tap(result.refresh)
    await expect.element(head(result.states.declined.title)).toBeVisible()
  })
})

it('the example says how the form is filled in, without a call', async () => {
  const { text, tap, exits, world } = await openPage(preOrderExample, { signedIn: false })
  await expect.element(text(example.heading)).toBeVisible()
  for (const { text: step } of example.steps) await expect.element(text(step)).toBeVisible()
  expect(world.sandbox.log('default')).toEqual([])
  await tap('知道了')
  expect(exits).toEqual([{ name: 'done', query: undefined }])
})
