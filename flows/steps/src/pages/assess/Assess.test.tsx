import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { copy } from '../../blocks/assessment/copy.ts'
import { assess } from './step.ts'

const START = 'channel/assessAmount'
const AMOUNT = 'channel/queryAmount'
const DAY = 24 * 60 * 60 * 1000

const open = (persona: string, options: OpenPageOptions<object> = {}) =>
  openPage(assess(), { persona, ...options })
const openOutcome = (persona: string, options: OpenPageOptions<object> = {}) =>
  openPage(assess({ shows: 'outcome' }), { persona, ...options })
const exited = (name: string) => [{ name, query: undefined }]

describe('ready to be assessed', () => {
  it('starts once, with any number of taps', async () => {
    const { text, exits, calls } = await open('siku-ready')
    await expect.element(text('资料已齐，可以开始评估')).toBeVisible()
    const button = document.querySelector('footer button, button')
    for (let taps = 0; taps < 20; taps += 1) (button as HTMLElement).click()
    await expect.poll(() => exits).toEqual(exited('started'))
    expect(calls(START)).toHaveLength(1)
  })

  it('starts again after a lost reply, which changes nothing', async () => {
    const { tap, text, exits, calls } = await open('siku-ready', {
      faults: [{ match: START, fault: 'drop=after', times: 1 }],
    })
    await tap(copy.start)
    await expect.element(text(/网络/)).toBeVisible()
    expect(exits).toEqual([])
    await expect
      .poll(async () => {
        // The button ignores a second tap for a moment.
        if (calls(START).length < 2) await tap(copy.start)
        return exits[0]
      })
      .toMatchObject({ name: 'started' })
  })

  it('says which step is missing, and asks the server', async () => {
    const { tap, text, exits } = await open('siku-start')
    await tap(copy.start)
    await expect.element(text('资料尚未填写完整，请先完成前面的步骤')).toBeVisible()
    await expect.poll(() => exits).toEqual(exited('missing'))
  })
})

describe('a state with a page of its own', () => {
  it.each([
    ['siku-assessing', 'started'],
    ['siku-passed', 'passed'],
    ['siku-failed', 'failed'],
  ])('%s leads to %s at once', async (persona, exit) => {
    const { exits, calls } = await open(persona)
    await expect.poll(() => exits).toEqual(exited(exit))
    expect(calls(START)).toEqual([])
  })
})

describe('the outcome, for channels without pages for it', () => {
  it('shows the amount, which the server counts as seen, before its button', async () => {
    const { text, tap, exits, calls } = await openOutcome('siku-passed')
    await expect.element(text('30,000')).toBeVisible()
    expect(calls(AMOUNT)).toHaveLength(1)
    await tap(copy.next)
    await expect.poll(() => exits).toEqual(exited('passed'))
  })

  it('says that the amount could not be read, and reads it again on the way on', async () => {
    const { text, tap, exits, calls, world } = await openOutcome('siku-passed', {
      faults: [{ match: AMOUNT, fault: 'result=42020' }],
    })
    await expect.element(text(/额度金额暂时没有读到/)).toBeVisible()
    const before = calls(AMOUNT).length
    world.sandbox.clearFaults()
    await tap(copy.next)
    await expect.poll(() => exits).toEqual(exited('passed'))
    expect(calls(AMOUNT).length).toBeGreaterThan(before)
  })

  it('shows the reason and the retry day', async () => {
    const { text, tap, exits } = await openOutcome('siku-failed')
    await expect.element(text('评估未通过')).toBeVisible()
    await expect.element(text(copy.retryLabel)).toBeVisible()
    await tap(copy.back)
    await expect.poll(() => exits).toEqual(exited('failed'))
  })

  it('offers the start again when the retry day has come', async () => {
    const { text, tap, exits, calls } = await open('siku-failed', {
      prepare: async ({ clock, signIn }) => {
        await clock.advance(16 * DAY)
        signIn()
      },
    })
    await expect.element(text(copy.again.title)).toBeVisible()
    await tap(copy.startAgain)
    await expect.poll(() => exits).toEqual(exited('started'))
    expect(calls(START)).toHaveLength(1)
  })

  it('of the film-ticket partner comes from its own calls', async () => {
    const { text, calls } = await openPage(assess({ group: 'creditMaoYan', shows: 'outcome' }), {
      persona: 'maoyan-passed',
    })
    await expect.element(text('30,000')).toBeVisible()
    expect(calls('creditMaoYan/queryAmount')).toHaveLength(1)
  })
})
