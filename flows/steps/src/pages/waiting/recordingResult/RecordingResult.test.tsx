import { creditCheckPushStream, creditQueryPushStreamResult } from '@koo/api-client/calls'
import { replies, type SandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { recordingResult } from './step.ts'

const RESULT = 'credit/queryPushStreamResult'
const exited = (name: string) => [{ name, query: undefined }]

/** A recording was begun before the page is opened. */
const begun = ({ gateway }: SandboxWorld) => creditCheckPushStream(gateway, {})
const open = (options: OpenPageOptions<object> = {}) =>
  openPage(recordingResult, { prepare: begun, ...options })

describe('the result of a recording', () => {
  it('is asked for every two seconds until it has passed', async () => {
    const { text, clock, exits, calls, host } = await open()
    await expect.element(text(copy.recording.title)).toBeVisible()
    await expect.poll(() => calls(RESULT).length).toBe(1)
    await clock.advance(1_900)
    expect(calls(RESULT)).toHaveLength(1)
    await clock.advance(2_100)
    await expect.poll(() => exits).toEqual(exited('passed'))
    expect([calls(RESULT).length, host.closed]).toEqual([3, 0])
  })

  it('that has failed leads on, and carries nothing', async () => {
    const { clock, exits, calls } = await open({ persona: 'recording-fails' })
    await clock.advance(6_000)
    await expect.poll(() => exits).toEqual(exited('failed'))
    expect(calls(RESULT)).toHaveLength(4)
  })

  it('that has failed before leads on at once, also after a reload', async () => {
    const opened = await open({
      persona: 'recording-fails',
      async prepare(world) {
        await begun(world)
        for (let poll = 0; poll < 4; poll += 1) await creditQueryPushStreamResult(world.gateway, {})
      },
    })
    await expect.poll(() => opened.exits).toEqual(exited('failed'))
    expect(opened.calls('credit/checkPushStream')).toHaveLength(1)
  })

  it('that takes long says so, claims nothing, lets go, and is asked for again', async () => {
    const { text, tap, clock, exits, calls, host } = await open({ persona: 'recording-slow' })
    await clock.advance(15_000)
    await expect.element(text(copy.recording.slowText)).toBeVisible()
    await clock.advance(60_000)
    await expect.element(text(copy.recording.usedUp.title)).toBeVisible()
    expect(calls(RESULT)).toHaveLength(30)
    expect(document.body.textContent).not.toMatch(/未通过|已通过|没有通过/)
    await tap(copy.leave)
    await expect.poll(() => host.closed).toBe(1)
    await clock.advance(600_000)
    await tap('刷新结果')
    await expect.poll(() => exits).toEqual(exited('passed'))
  })

  it.each([0, '0'])('that nobody has begun (%j) says so, with the way to its start', async (status) => {
    const { text, tap, exits, calls, clock } = await openPage(recordingResult, {
      faults: [replies(RESULT, { status, reason: '尚未开始录屏' })],
    })
    await expect.element(text(copy.noRecording.title)).toBeVisible()
    await clock.advance(10_000)
    expect([calls(RESULT).length, exits]).toEqual([1, []])
    await tap(copy.noRecording.start)
    expect(exits).toEqual(exited('missing'))
  })

  it.each([1, '1', 7, 'later', ''])('with the status %j is not decided', async (status) => {
    const { exits, text, calls, clock } = await open({ faults: [replies(RESULT, { status })] })
    await clock.advance(4_000)
    await expect.poll(() => calls(RESULT).length).toBe(3)
    await expect.element(text(copy.recording.title)).toBeVisible()
    expect(exits).toEqual([])
  })

  it.each([
    [2, 'failed'],
    ['2', 'failed'],
    [3, 'passed'],
    ['3', 'passed'],
  ])('with the status %j is %s', async (status, exit) => {
    const { exits } = await open({ faults: [replies(RESULT, { status })] })
    await expect.poll(() => exits).toEqual(exited(exit))
  })
})
