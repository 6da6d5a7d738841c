import type { Gateway } from '@koo/api-client'
import { StrictMode, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { GatewayProvider } from '../gateway.tsx'
import { manualClock } from '../testing/manualClock.ts'
import { useAfter, usePause, type AfterOptions } from './useAfter.ts'

const gateway: Gateway = {
  serverNow: () => 0,
  call: () => Promise.reject(new Error('nothing is called')),
}

function stage() {
  const clock = manualClock()
  const work = vi.fn<(said: string) => void>()
  const around = (children: ReactNode) => (
    <GatewayProvider gateway={gateway} clock={clock}>
      {children}
    </GatewayProvider>
  )
  function Part({ ms, says = 'first', ...options }: AfterOptions & { ms: number | null; says?: string }) {
    useAfter(ms, () => work(says), options)
    return null
  }
  return { clock, work, around, Part }
}

describe('work after a while', () => {
  it('runs once, when its time has passed', async () => {
    const { clock, work, around, Part } = stage()
    await render(around(<Part ms={1_000} />))
    await clock.advance(999)
    expect(work).not.toHaveBeenCalled()
    await clock.advance(1)
    await clock.advance(5_000)
    expect(work.mock.calls).toEqual([['first']])
  })

  it('is that of the last render, which does not begin the time anew', async () => {
    const { clock, work, around, Part } = stage()
    const view = await render(around(<Part ms={1_000} />))
    await clock.advance(600)
    await view.rerender(around(<Part ms={1_000} says="second" />))
    await clock.advance(400)
    expect(work.mock.calls).toEqual([['second']])
  })

  it('does not run for a part that is gone, nor without a time', async () => {
    const { clock, work, around, Part } = stage()
    const view = await render(around(<Part ms={1_000} />))
    await view.rerender(around(<Part ms={null} />))
    await clock.advance(5_000)
    await view.rerender(around(<Part ms={1_000} />))
    await view.unmount()
    await clock.advance(5_000)
    expect(work).not.toHaveBeenCalled()
    expect(clock.pending()).toBe(0)
  })

  it('counts anew from another beginning', async () => {
    const { clock, work, around, Part } = stage()
    const view = await render(around(<Part ms={1_000} since={1} />))
    await clock.advance(600)
    await view.rerender(around(<Part ms={1_000} since={2} />))
    await clock.advance(600)
    expect(work).not.toHaveBeenCalled()
    await clock.advance(400)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('counts anew for another reply that is shown, and not for the same one', async () => {
    const { clock, work, around, Part } = stage()
    const [first, second] = [{ id: '1' }, { id: '1' }]
    const view = await render(around(<Part ms={1_000} since={first} />))
    await clock.advance(600)
    await view.rerender(around(<Part ms={1_000} since={first} />))
    await clock.advance(399)
    await view.rerender(around(<Part ms={1_000} since={second} />))
    await clock.advance(999)
    expect(work).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('counts from when the page is on the screen, where it is asked to', async () => {
    const { clock, work, around, Part } = stage()
    await clock.setVisible(false)
    await render(around(<Part ms={1_000} visible />))
    await clock.advance(5_000)
    expect(work).not.toHaveBeenCalled()
    await clock.setVisible(true)
    await clock.advance(1_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('runs at once where the time is 0, and once in strict mode', async () => {
    const { clock, work, around, Part } = stage()
    await render(<StrictMode>{around(<Part ms={0} />)}</StrictMode>)
    await clock.advance(0)
    expect(work).toHaveBeenCalledTimes(1)
  })
})

describe('a pause', () => {
  async function paused() {
    const { clock, around } = stage()
    let pause: (ms: number) => Promise<boolean> = () => Promise.resolve(true)
    function Part() {
      const own = usePause()
      return <button onClick={() => (pause = own)}>等</button>
    }
    const view = await render(around(<Part />))
    await view.getByRole('button').click()
    const ends: boolean[] = []
    const wait = () => void pause(1_000).then((isThere) => ends.push(isThere))
    return { clock, view, ends, wait }
  }

  it('ends with its time', async () => {
    const { clock, ends, wait } = await paused()
    wait()
    await clock.advance(999)
    expect(ends).toEqual([])
    await clock.advance(1)
    expect(ends).toEqual([true])
  })

  it('ends at once with its part, and says so', async () => {
    const { clock, view, ends, wait } = await paused()
    wait()
    await view.unmount()
    wait()
    await clock.advance(0)
    expect(ends).toEqual([false, false])
  })
})
