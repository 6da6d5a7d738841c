import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageAtRest } from './rest.ts'

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
}

const begin = (page = new Page()) => {
  const target = new EventTarget()
  const rested = vi.fn<() => void>()
  void pageAtRest(10_000, { target, page }).then(rested)
  return { target, page, rested }
}

describe('a page at rest', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('has not been touched for the whole time', async () => {
    const { rested } = begin()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(rested).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(rested).toHaveBeenCalledOnce()
  })

  it.each(['pointerdown', 'keydown', 'input', 'scroll'])('is not at rest after a %s', async (touch) => {
    const { target, rested } = begin()
    for (let k = 0; k < 5; k++) {
      await vi.advanceTimersByTimeAsync(9_000)
      target.dispatchEvent(new Event(touch))
    }
    expect(rested).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(rested).toHaveBeenCalledOnce()
  })

  it('is also one that becomes hidden, or was hidden from the start', async () => {
    const { page, rested } = begin()
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(rested).not.toHaveBeenCalled()
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(rested).toHaveBeenCalledOnce()

    const hidden = begin(page)
    await vi.advanceTimersByTimeAsync(0)
    expect(hidden.rested).toHaveBeenCalledOnce()
  })
})
