import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyModule, useLazyModule } from './index.ts'

/** A module whose loads the test ends by hand. */
function byHand() {
  const ends: { done: (text: string) => void; fail: () => void }[] = []
  const fetch = vi.fn(
    () =>
      new Promise<{ text: string }>((resolve, reject) => {
        ends.push({ done: (text) => resolve({ text }), fail: () => reject(new Error('no network')) })
      }),
  )
  return { code: lazyModule(fetch), fetch, ends }
}

describe('a lazy module', () => {
  it('is fetched once, when it is first asked for', async () => {
    const { code, fetch, ends } = byHand()
    expect([code.peek(), fetch.mock.calls.length]).toEqual([null, 0])
    const both = Promise.all([code.load(), code.load()])
    ends[0]?.done('期数')
    const [first, second] = await both
    expect(second).toBe(first)
    expect(code.peek()).toBe(first)
    await code.load()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('that did not load says so until it is asked for again', async () => {
    const { code, ends } = byHand()
    const told = vi.fn<() => void>()
    const stop = code.subscribe(told)
    const first = code.load()
    ends[0]?.fail()
    await expect(first).rejects.toThrow('no network')
    expect([code.failed(), told.mock.calls.length]).toEqual([true, 1])
    const second = code.load()
    expect([code.failed(), told.mock.calls.length]).toEqual([false, 2])
    ends[1]?.done('期数')
    await second
    expect(told).toHaveBeenCalledTimes(3)
    stop()
    expect(code.failed()).toBe(false)
  })

  it('is rendered when it has come, and at once by what is mounted later', async () => {
    const { code, ends } = byHand()
    function Part() {
      return <p>{useLazyModule(code)?.text ?? '没有'}</p>
    }
    const view = await render(<Part />)
    await expect.element(page.getByText('没有')).toBeVisible()
    const loaded = code.load()
    ends[0]?.done('期数')
    await loaded
    await expect.element(page.getByText('期数')).toBeVisible()
    await view.unmount()
    await render(<Part />)
    expect(page.getByText('没有').query()).toBeNull()
  })
})
