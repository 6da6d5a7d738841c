import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Countdown } from './index.ts'

describeConformance('Countdown', {
  render: (props) => <Countdown endsAt={60_000} now={() => 0} {...props} />,
  // Its only text is its own: words of the kit around figures.
  skip: ['hostile'],
})

describe('Countdown', () => {
  let time = 0
  const now = () => time

  beforeEach(() => {
    time = 1_000_000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const pass = (ms: number) => {
    time += ms
    vi.advanceTimersByTime(ms)
  }

  it('counts seconds and ends once', async () => {
    const onEnd = vi.fn()
    const view = await render(<Countdown endsAt={time + 2_500} now={now} onEnd={onEnd} />)
    const timer = view.getByRole('timer')
    await expect.element(timer).toHaveTextContent('3 秒')
    pass(500)
    await expect.element(timer).toHaveTextContent('2 秒')
    pass(1000)
    await expect.element(timer).toHaveTextContent('1 秒')
    expect(onEnd).not.toHaveBeenCalled()
    pass(1000)
    await expect.element(timer).toHaveTextContent('0 秒')
    expect(onEnd).toHaveBeenCalledTimes(1)
    pass(60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('is right at once when the page becomes visible, independent of timers', async () => {
    const view = await render(<Countdown endsAt={time + 60_000} now={now} />)
    time += 45_000
    document.dispatchEvent(new Event('visibilitychange'))
    // Frames, not polling: polling would run the timers.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(view.container.textContent).toBe('15 秒')
  })

  it('starts again with another end', async () => {
    const onEnd = vi.fn()
    const view = await render(<Countdown endsAt={time + 1_000} now={now} onEnd={onEnd} />)
    pass(1_000)
    await view.rerender(<Countdown endsAt={time + 5_000} now={now} onEnd={onEnd} />)
    await expect.element(view.getByRole('timer')).toHaveTextContent('5 秒')
    pass(5_000)
    expect(onEnd).toHaveBeenCalledTimes(2)
  })

  it('does not run for an end in the past or without one, and stops on unmount', async () => {
    const onEnd = vi.fn()
    const view = await render(
      <>
        <Countdown endsAt={time - 1} now={now} onEnd={onEnd} format={(s) => `a${s}`} />
        <Countdown endsAt={null} now={now} onEnd={onEnd} format={(s) => `b${s}`} />
      </>,
    )
    await expect.element(view.getByText('a0')).toBeVisible()
    await expect.element(view.getByText('b0')).toBeVisible()
    expect(vi.getTimerCount()).toBe(0)
    await view.rerender(<Countdown endsAt={time + 9_000} now={now} />)
    expect(vi.getTimerCount()).toBe(1)
    await view.unmount()
    expect(vi.getTimerCount()).toBe(0)
    expect(onEnd).not.toHaveBeenCalled()
  })
})
