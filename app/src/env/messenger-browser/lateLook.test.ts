import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manualClock } from '@koo/host/testing'
import { isMiniProgramAfterAll } from './lateLook.ts'

let target: Partial<Pick<Window, 'WeixinJSBridge' | '__wxjs_environment'>>
beforeEach(() => {
  target = {}
  vi.stubGlobal('window', target)
})
afterEach(() => vi.unstubAllGlobals())

/** What the look has found after some time; null while it still waits. */
function look() {
  const clock = manualClock()
  let found: boolean | null = null
  void isMiniProgramAfterAll(clock.after).then((value) => {
    found = value
  })
  return {
    async at(ms: number) {
      await clock.advance(ms)
      return found
    },
  }
}

const bridge = { invoke: () => undefined }

describe('the late look for a mini-program', () => {
  it('does not wait where the bridge is there already', async () => {
    Object.assign(target, { WeixinJSBridge: bridge })
    expect(await look().at(0)).toBe(false)
    Object.assign(target, { __wxjs_environment: 'miniprogram' })
    expect(await look().at(0)).toBe(true)
  })

  it.each([
    ['miniprogram', true],
    ['browser', false],
  ])('finds %s when the bridge comes after the page', async (environment, expected) => {
    const late = look()
    expect(await late.at(300)).toBeNull()
    Object.assign(target, { WeixinJSBridge: bridge, __wxjs_environment: environment })
    expect(await late.at(50)).toBe(expected)
  })

  it('ends after half a second without a bridge', async () => {
    const late = look()
    expect(await late.at(450)).toBeNull()
    expect(await late.at(50)).toBe(false)
  })
})
