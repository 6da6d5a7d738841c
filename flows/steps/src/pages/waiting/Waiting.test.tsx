import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { assessment, contactsCheck, preAssessment } from './step.ts'

type Options = OpenPageOptions<object>

const STATUS = 'channel/queryAssessAmountStatus'
const AUTH = 'cash/queryLoanButtonAuth'
const exited = (name: string) => [{ name, query: undefined }]

describe('a running assessment', () => {
  const open = (persona: string, options: Options = {}) => openPage(assessment(), { persona, ...options })

  it('is asked for every two seconds, and passes', async () => {
    const { text, clock, exits, calls } = await open('siku-assessing')
    await expect.element(text(copy.assessment.title)).toBeVisible()
    await expect.poll(() => calls(STATUS).length).toBe(1)
    await clock.advance(4_000)
    await expect.poll(() => exits).toEqual(exited('passed'))
    expect(calls(STATUS)).toHaveLength(3)
  })

  it.each([
    ['siku-failed', 'failed'],
    ['siku-ready', 'missing'],
  ])('%s leads to %s', { tags: ['channel.3'] }, async (persona, exit) => {
    const { exits } = await open(persona)
    await expect.poll(() => exits).toEqual(exited(exit))
  })

  it('asks the server when a step is missing', async () => {
    const { exits, text } = await open('siku-assessing', {
      faults: [{ match: STATUS, fault: 'result=42131' }],
    })
    await expect.poll(() => exits).toEqual(exited('missing'))
    expect(text(copy.assessment.usedUp.title).elements()).toEqual([])
  })

  it('says that it takes longer, then claims nothing, and starts another round', async () => {
    const { text, tap, clock, exits, calls, world, host } = await open('siku-assessing', {
      faults: [replies(STATUS, { status: 1 })],
    })
    await expect.poll(() => calls(STATUS).length).toBe(1)
    // No way out is offered before the page says that the customer may leave.
    expect(text(copy.leave).elements()).toEqual([])
    await clock.advance(15_000)
    await expect.element(text(copy.assessment.slowText)).toBeVisible()
    await expect.element(text(copy.assessment.kept)).toBeVisible()
    await tap(copy.leave)
    await expect.poll(() => host.closed).toBe(1)
    await clock.advance(120_000)
    await expect.element(text(copy.assessment.usedUp.title)).toBeVisible()
    expect(calls(STATUS)).toHaveLength(30)
    expect(document.body.textContent).not.toMatch(/未通过|已通过/)
    world.sandbox.clearFaults()
    await tap('刷新结果')
    await expect.poll(() => calls(STATUS).length).toBe(31)
    await clock.advance(10_000)
    await expect.poll(() => exits).toEqual(exited('passed'))
  })

  it('says that the connection is lost, and goes on', async () => {
    const { text, clock, exits, world } = await open('siku-assessing', {
      faults: [{ match: STATUS, fault: 'drop=before' }],
    })
    await expect.element(text(/网络不稳定/)).toBeVisible()
    world.sandbox.clearFaults()
    await clock.advance(10_000)
    await expect.poll(() => exits).toEqual(exited('passed'))
  })

  it('is not asked for while the page is hidden', async () => {
    const { clock, calls } = await open('siku-assessing', { faults: [replies(STATUS, { status: 1 })] })
    await expect.poll(() => calls(STATUS).length).toBe(1)
    await clock.setVisible(false)
    await clock.advance(30_000)
    expect(calls(STATUS)).toHaveLength(1)
  })

  it('of the film-ticket partner is asked for by its own call', async () => {
    const { calls } = await openPage(assessment({ group: 'creditMaoYan' }), { persona: 'maoyan-assessing' })
    await expect.poll(() => calls('creditMaoYan/queryAssessAmountStatus').length).toBe(1)
  })
})

describe('a page that waits', () => {
  const open = (options: Options = {}) => openPage(assessment(), { persona: 'siku-assessing', ...options })
  const assessing = replies(STATUS, { status: 1 })

  it('tells a screen reader that it is busy, and has nothing to tap', async () => {
    const { text } = await open({ faults: [assessing] })
    await expect.element(text(copy.assessment.text)).toBeVisible()
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('asks nothing more once it is left', async () => {
    const { calls, clock, view } = await open({ faults: [assessing] })
    await expect.poll(() => calls(STATUS).length).toBe(1)
    await view.unmount()
    await clock.advance(60_000)
    expect(calls(STATUS)).toHaveLength(1)
  })

  it('asks once at a time where React mounts it twice', async () => {
    const around: Options['around'] = (shown) => <StrictMode>{shown}</StrictMode>
    const { calls, clock } = await open({ faults: [assessing], around })
    await expect.poll(() => calls(STATUS).length).toBeGreaterThan(0)
    const before = calls(STATUS).length
    await clock.advance(10_000)
    expect(calls(STATUS).length - before).toBe(5)
  })

  it('goes on asking when the customer is back, and takes its exit once', async () => {
    const { calls, clock, exits, world } = await open({ faults: [assessing] })
    await expect.poll(() => calls(STATUS).length).toBe(1)
    await clock.setVisible(false)
    await clock.advance(600_000)
    world.sandbox.clearFaults()
    await clock.setVisible(true)
    await clock.advance(10_000)
    await expect.poll(() => exits).toEqual(exited('passed'))
    const { length } = calls(STATUS)
    await clock.advance(60_000)
    expect([calls(STATUS).length, exits.length]).toEqual([length, 1])
  })

  it('counts failures, and keeps on waiting until the last one', async () => {
    const { text, calls, clock, exits } = await open({ faults: [{ match: STATUS, fault: 'http=503' }] })
    await expect.element(text(/网络不稳定/)).toBeVisible()
    await clock.advance(200_000)
    await expect.element(text(copy.assessment.usedUp.title)).toBeVisible()
    expect([calls(STATUS).length, exits]).toEqual([30, []])
  })

  it.each([
    ['another number', { status: 9 }],
    ['null', { status: null }],
    ['nothing', {}],
  ])('does not take %s for a result', async (_name, content) => {
    const { calls, clock, exits } = await open({ contract: 'report', faults: [replies(STATUS, content)] })
    await expect.poll(() => calls(STATUS).length).toBe(1)
    await clock.advance(20_000)
    expect([calls(STATUS).length, exits]).toEqual([11, []])
  })
})

describe('the assessment before the application', () => {
  const PRE = 'channel/queryPreAssessAmountStatus'

  it('says that it takes longer, then claims nothing, and is asked for again without a second start', async () => {
    const { text, tap, clock, calls, exits } = await openPage(preAssessment, {
      persona: 'yinlian-start',
      faults: [replies(PRE, { status: 'ing' })],
    })
    await expect.poll(() => calls(PRE).length).toBe(1)
    await clock.advance(15_000)
    await expect.element(text(copy.assessment.slowText)).toBeVisible()
    await clock.advance(60_000)
    await expect.element(text(copy.assessment.usedUp.title)).toBeVisible()
    await tap('刷新结果')
    await expect.poll(() => calls(PRE).length).toBe(31)
    expect([calls('channel/preAssessAmount').length, exits]).toEqual([1, []])
  })

  it('asks the server where the customer is when nothing is running', async () => {
    const { exits } = await openPage(preAssessment, {
      persona: 'yinlian-start',
      faults: [{ match: PRE, fault: 'result=42131' }],
    })
    await expect.poll(() => exits).toEqual(exited('missing'))
  })

  it('is started once where React mounts the page twice', async () => {
    const { calls } = await openPage(preAssessment, {
      persona: 'yinlian-start',
      around: (shown) => <StrictMode>{shown}</StrictMode>,
    })
    await expect.poll(() => calls(PRE).length).toBeGreaterThan(0)
    expect(calls('channel/preAssessAmount')).toHaveLength(1)
  })

  it.each([
    ['yinlian-start', 'passed'],
    ['yinlian-pre-fails', 'failed'],
  ])('%s is started once and leads to %s', async (persona, exit) => {
    const { clock, exits, calls } = await openPage(preAssessment, { persona })
    await expect.poll(() => calls('channel/queryPreAssessAmountStatus').length).toBe(1)
    await clock.advance(20_000)
    await expect.poll(() => exits).toEqual(exited(exit))
    expect(calls('channel/preAssessAmount')).toHaveLength(1)
  })

  it('says that it has not started, and starts again', async () => {
    const { text, tap, calls } = await openPage(preAssessment, {
      persona: 'yinlian-start',
      faults: [{ match: 'channel/preAssessAmount', fault: 'drop=before', times: 1 }],
    })
    await expect.element(text(copy.startFailed)).toBeVisible()
    expect(calls('channel/queryPreAssessAmountStatus')).toEqual([])
    await tap('重试')
    await expect.poll(() => calls('channel/queryPreAssessAmountStatus').length).toBe(1)
  })
})

describe('the verification of contacts', () => {
  it.each([
    ['old-customer', 'passed'],
    ['contacts-failed', 'failed'],
  ])('%s leads to %s', async (persona, exit) => {
    const { exits } = await openPage(contactsCheck, { persona })
    await expect.poll(() => exits).toMatchObject([{ name: exit }])
  })

  it.each([
    ['loan', 1, { name: 'passed', query: { from: 'loan' } }],
    [undefined, 1, { name: 'passed', query: { from: undefined } }],
    ['loan', 4, { name: 'failed', query: undefined }],
  ])('for %s with the state %i leads to %j', async (from, contactsAuth, exit) => {
    const { exits } = await openPage(contactsCheck, {
      search: from ? { from } : {},
      faults: [replies(AUTH, { contactsAuth })],
    })
    await expect.poll(() => exits).toEqual([exit])
  })

  it.each([0, 2, 3, null, undefined])('goes on with the state %s', async (contactsAuth) => {
    const { calls, clock, exits } = await openPage(contactsCheck, {
      faults: [replies(AUTH, { contactsAuth })],
    })
    await expect.poll(() => calls(AUTH).length).toBe(1)
    await clock.advance(3_000)
    expect([calls(AUTH).length, exits]).toEqual([4, []])
  })

  it('is asked for ten times, then claims nothing', async () => {
    const { text, clock, calls, exits } = await openPage(contactsCheck, {
      persona: 'old-customer',
      faults: [replies(AUTH, { contactsAuth: 2 })],
    })
    await expect.poll(() => calls(AUTH).length).toBe(1)
    await clock.advance(60_000)
    await expect.element(text(copy.contacts.usedUp.title)).toBeVisible()
    expect(calls(AUTH)).toHaveLength(10)
    expect(exits).toEqual([])
  })
})
