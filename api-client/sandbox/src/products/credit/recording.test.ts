import { describe, expect, it } from 'vitest'
import { limitOf, MINUTE, signedIn } from './testing/setting.ts'

describe('the recording of the online bank', () => {
  it('starts, is in review for two polls, and raises the limit', async () => {
    const { person } = await signedIn()
    expect(await person.call('credit/queryPushStreamResult', {})).toEqual({
      status: 0,
      reason: '尚未开始录屏',
    })
    const started = await person.call('credit/checkPushStream', {})
    expect(started).toMatchObject({ allowed: true, streamUrl: expect.stringMatching(/^rtmp:\/\//) })
    expect(await person.call('credit/checkPushStream', {}), 'it goes on').toEqual(started)
    const states: unknown[] = []
    for (let k = 0; k < 4; k += 1) states.push((await person.call('credit/queryPushStreamResult', {})).status)
    expect(states).toEqual([1, 1, 3, 3])
    expect(await limitOf(person)).toBe('58000.00')
    expect(await person.call('credit/checkPushStream', {})).toEqual({
      allowed: false,
      streamUrl: null,
      reason: '您已完成该认证，无需重复认证',
    })
  })

  it('is decided by time as well', async () => {
    const { person, sandbox } = await signedIn()
    await person.call('credit/checkPushStream', {})
    sandbox.changeClock({ advanceMs: MINUTE })
    expect(await person.call('credit/queryPushStreamResult', {})).toEqual({ status: 3, reason: null })
  })

  it('can fail: three times a day', async () => {
    const { person } = await signedIn('recording-fails')
    for (let round = 0; round < 3; round += 1) {
      expect(await person.call('credit/checkPushStream', {})).toMatchObject({ allowed: true })
      const states: unknown[] = []
      for (let k = 0; k < 5; k += 1)
        states.push((await person.call('credit/queryPushStreamResult', {})).status)
      expect(states).toEqual([1, 1, 1, 2, 2])
    }
    expect(await person.call('credit/checkPushStream', {})).toMatchObject({ allowed: false, streamUrl: null })
    expect(await limitOf(person)).toBe('50000.00')
  })
})
