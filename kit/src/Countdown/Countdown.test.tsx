import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Countdown, useCountdown, type CountdownOptions } from './index.ts'

describeConformance('Countdown', {
  render: (props) => <Countdown endsAt={60_000} now={() => 0} {...props} />,
  // Its only text is its own: words of the kit around figures.
  skip: ['hostile'],
})

function Probe(options: CountdownOptions) {
  const { secondsLeft, running } = useCountdown(options)
  return (
    <p>
      {secondsLeft} {running ? '进行中' : '已结束'}
    </p>
  )
}
const shown = (view: { container: Element }) => expect.poll(() => view.container.textContent)

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
    await expect.element(timer).toHaveTextContent('3秒')
    pass(500)
    await expect.element(timer).toHaveTextContent('2秒')
    pass(1000)
    await expect.element(timer).toHaveTextContent('1秒')
    expect(onEnd).not.toHaveBeenCalled()
    pass(1000)
    await expect.element(timer).toHaveTextContent('0秒')
    expect(onEnd).toHaveBeenCalledTimes(1)
    pass(60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['692,519 hours', 692_519 * 3_600_000],
    ['a second more than 30 days', 2_592_001_000],
    ['no end', Infinity],
  ])('shows nothing that nobody waits for: %s', async (_what, ms) => {
    const onEnd = vi.fn()
    const view = await render(<Countdown endsAt={time + ms} now={now} onEnd={onEnd} />)
    expect(view.container.textContent).toBe('')
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('is shown once it is 30 days', async () => {
    const view = await render(<Countdown endsAt={time + 2_592_001_000} now={now} />)
    pass(1_000)
    await expect.element(view.getByRole('timer')).toHaveTextContent('2592000秒')
  })

  it('is right at once when the page becomes visible, independent of timers', async () => {
    const view = await render(<Countdown endsAt={time + 60_000} now={now} />)
    time += 45_000
    document.dispatchEvent(new Event('visibilitychange'))
    // Frames, not polling: polling would run the timers.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(view.container.textContent).toBe('15秒')
  })

  it('starts again with another end', async () => {
    const onEnd = vi.fn()
    const view = await render(<Countdown endsAt={time + 1_000} now={now} onEnd={onEnd} />)
    pass(1_000)
    await view.rerender(<Countdown endsAt={time + 5_000} now={now} onEnd={onEnd} />)
    await expect.element(view.getByRole('timer')).toHaveTextContent('5秒')
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

  it.each([
    [1, '1 进行中'],
    [999, '1 进行中'],
    [1000, '1 进行中'],
    [1001, '2 进行中'],
    [60_000, '60 进行中'],
    [0, '0 已结束'],
    [-5000, '0 已结束'],
  ])('with %i ms left shows %s', async (left, text) => {
    const view = await render(<Probe endsAt={time + left} now={now} />)
    expect(view.container.textContent).toBe(text)
  })

  it('starts when an end becomes known and stops when there is none again', async () => {
    const onEnd = vi.fn()
    const view = await render(<Probe endsAt={null} now={now} onEnd={onEnd} />)
    expect(view.container.textContent).toBe('0 已结束')
    await view.rerender(<Probe endsAt={time + 3000} now={now} onEnd={onEnd} />)
    pass(1000)
    await shown(view).toBe('2 进行中')
    await view.rerender(<Probe endsAt={null} now={now} onEnd={onEnd} />)
    expect(vi.getTimerCount()).toBe(0)
    pass(5000)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('tells the handler of the last render', async () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const endsAt = time + 1000
    const view = await render(<Probe endsAt={endsAt} now={now} onEnd={first} />)
    await view.rerender(<Probe endsAt={endsAt} now={now} onEnd={second} />)
    pass(1000)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  it('ends without a handler', async () => {
    const view = await render(<Probe endsAt={time + 1000} now={now} />)
    pass(1000)
    await shown(view).toBe('0 已结束')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends at once when the page is shown again after the end, once', async () => {
    const onEnd = vi.fn()
    const view = await render(<Probe endsAt={time + 30_000} now={now} onEnd={onEnd} />)
    time += 90_000
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onEnd).toHaveBeenCalledTimes(1)
    await shown(view).toBe('0 已结束')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does nothing while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const onEnd = vi.fn()
    await render(<Probe endsAt={time + 30_000} now={now} onEnd={onEnd} />)
    time += 90_000
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onEnd).not.toHaveBeenCalled()
    hidden.mockRestore()
  })

  it('changes at the full second, wherever it starts', { tags: ['timing.9'] }, async () => {
    const view = await render(<Probe endsAt={time + 2300} now={now} />)
    pass(299)
    expect(view.container.textContent).toBe('3 进行中')
    pass(1)
    await shown(view).toBe('2 进行中')
    expect(vi.getTimerCount()).toBe(1)
  })

  it('counts by the clock of the page when it gets none', async () => {
    const view = await render(<Probe endsAt={Date.now() + 3_600_000} />)
    expect(view.container.textContent).toMatch(/^(3599|3600) 进行中$/)
  })
})
