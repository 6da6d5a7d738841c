import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserClock, serverClock } from './clock.ts'

const HOUR_MS = 3_600_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Somebody sets the clock of the device. */
function setClockBy(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ms)
}

describe('the clock of a real page', () => {
  it.each([-HOUR_MS, HOUR_MS])('measures no time when the device is set by %i ms', (ms) => {
    const [elapsed, now] = [browserClock.elapsed(), browserClock.now()]
    setClockBy(ms)
    const passed = browserClock.elapsed() - elapsed
    expect(passed).toBeGreaterThanOrEqual(0)
    expect(passed).toBeLessThan(HOUR_MS / 2)
    expect(Math.abs(browserClock.now() - now)).toBeGreaterThan(HOUR_MS / 2)
  })

  it('waits, and no longer than its signal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended: string[] = []
    const leave = new AbortController()
    void browserClock.wait(1_000).then(() => ended.push('waited'))
    void browserClock.wait(HOUR_MS, leave.signal).then(() => ended.push('left'))
    await vi.advanceTimersByTimeAsync(999)
    expect(ended).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(['waited'])
    leave.abort()
    await browserClock.wait(HOUR_MS, leave.signal)
    expect(ended).toEqual(['waited', 'left'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits while the page is hidden, and no longer than its signal', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const ended: string[] = []
    const leave = new AbortController()
    const shown = browserClock.visible().then(() => ended.push('shown'))
    const left = browserClock.visible(leave.signal).then(() => ended.push('left'))
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    expect(ended).toEqual([])
    leave.abort()
    await left
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await shown
    expect(ended).toEqual(['left', 'shown'])
  })
})

describe('the clock of the server', () => {
  const device = { now: () => 5_000, elapsed: () => 700 }

  it('goes on from the time of a reply, whatever the device says', () => {
    expect(serverClock(device, 1_000_000, 200).now()).toBe(1_000_500)
  })

  it.each([undefined, null, '1000', 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'is that of the device when the reply has %s as its time',
    (time) => {
      expect(serverClock(device, time, 200).now()).toBe(5_000)
    },
  )
})
