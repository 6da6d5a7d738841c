import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { debounce, EDITING_MS, hasMoved, isTap, TAP_MS, TAP_PX, throttle } from './index.ts'
import { manualTimer } from '../reading/manualTimer.ts'

describe('what is throttled', () => {
  it('runs at once, and once in 1000 ms by default', { tags: ['timing.1'] }, () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const run = vi.fn()
    const tap = throttle(run)
    expect([tap('a'), tap('b')]).toEqual([true, false])
    vi.advanceTimersByTime(999)
    expect(tap('c')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(tap('d')).toBe(true)
    expect(run.mock.calls).toEqual([['a'], ['d']])
  })

  it('has a time of its own, and is not kept busy by calls that are ignored', () => {
    const now = vi.spyOn(performance, 'now')
    onTestFinished(() => now.mockRestore())
    const tap = throttle(() => {}, 50)
    const accepted = [10, 50, 60, 70, 109, 110].filter((time) => {
      now.mockReturnValue(time)
      return tap()
    })
    expect(accepted).toEqual([10, 60, 110])
  })
})

describe('what is debounced', () => {
  it(
    'runs once with the newest arguments, 100 ms after the last call by default',
    { tags: ['timing.2'] },
    async () => {
      vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      const run = vi.fn()
      const later = debounce(run)
      later('a')
      await vi.advanceTimersByTimeAsync(99)
      later('b')
      await vi.advanceTimersByTimeAsync(99)
      expect(run).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(run.mock.calls).toEqual([['b']])
      await vi.advanceTimersByTimeAsync(1000)
      expect(run).toHaveBeenCalledTimes(1)
    },
  )

  it(
    'waits 500 ms for the editing of an input, with one wait for all letters',
    { tags: ['timing.3'] },
    async () => {
      const timer = manualTimer()
      const run = vi.fn()
      const later = debounce(run, EDITING_MS, timer)
      for (const text of ['2', '20', '200', '2000']) {
        later(text)
        await timer.pass(120)
        expect(timer.waiting()).toBe(1)
      }
      await timer.pass(379)
      expect(run).not.toHaveBeenCalled()
      await timer.pass(1)
      expect(run.mock.calls).toEqual([['2000']])
      expect(timer.waiting()).toBe(0)
    },
  )

  it('runs at once when it is flushed, or never when it is cancelled', async () => {
    const timer = manualTimer()
    const run = vi.fn()
    const later = debounce(run, 100, timer)
    later('a')
    later.flush()
    later.flush()
    await timer.pass(100)
    later('b')
    later.cancel()
    await timer.pass(100)
    expect(run.mock.calls).toEqual([['a']])
    later('c')
    await timer.pass(100)
    expect(run.mock.calls).toEqual([['a'], ['c']])
  })

  it('may be called by what it runs', async () => {
    const timer = manualTimer()
    const run = vi.fn((left: number) => left > 0 && later(left - 1))
    const later = debounce(run, 100, timer)
    later(2)
    for (let round = 0; round < 3; round++) await timer.pass(100)
    expect(run.mock.calls).toEqual([[2], [1], [0]])
  })
})

describe('a tap', () => {
  const pressed = { clientX: 100, clientY: 100, timeStamp: 5000 }
  const released = (dx: number, dy: number, ms: number) => ({
    clientX: 100 + dx,
    clientY: 100 + dy,
    timeStamp: 5000 + ms,
  })

  it.each([
    [TAP_PX, 0, TAP_MS, true],
    [6, -8, 149, true],
    [0, 0, 151, false],
    [-9, 0, 151, false],
    [0, 11, 0, false],
    [8, 8, 149, false],
  ])('that moved by %i and %i px in %i ms: %s', { tags: ['timing.5'] }, (dx, dy, ms, expected) => {
    expect(isTap(pressed, released(dx, dy, ms))).toBe(expected)
  })

  it('has not moved by 10 px, and has by 11, however long it takes', () => {
    expect([9, 10, 11].map((px) => hasMoved(pressed, released(0, px, 60_000)))).toEqual([false, false, true])
  })
})
