import { GatewayProvider } from '@koo/page/query'
import { manualClock, sandboxWorld } from '@koo/page/testing'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAutoConfirm } from './useAutoConfirm.ts'

async function open() {
  const clock = manualClock()
  const { gateway } = sandboxWorld({ clock })
  const onEnd = vi.fn<() => void>()
  function Seconds({ running, held }: { running: boolean; held: boolean }) {
    return <output>{useAutoConfirm(running, onEnd, held)}</output>
  }
  const tree = (running: boolean, held = false) => (
    <GatewayProvider gateway={gateway} clock={clock}>
      <Seconds running={running} held={held} />
    </GatewayProvider>
  )
  const view = await render(tree(true))
  /** Lets a second pass, once it is waited for: React runs effects after the paint. */
  const second = async () => {
    await expect.poll(clock.pending).toBe(1)
    await clock.advance(1_000)
  }
  return {
    clock,
    second,
    onEnd,
    run: (running: boolean) => view.rerender(tree(running)),
    hold: (held: boolean) => view.rerender(tree(true, held)),
    seconds: view.getByRole('status'),
  }
}

it('a count that was stopped begins anew when it runs again', { tags: ['leadPop.3'] }, async () => {
  const { clock, onEnd, run, seconds, second } = await open()
  await second()
  await expect.element(seconds).toHaveTextContent('2')
  await run(false)
  await expect.poll(clock.pending).toBe(0)
  await run(true)
  for (const left of ['3', '2', '1']) {
    await expect.element(seconds).toHaveTextContent(left)
    expect(onEnd).not.toHaveBeenCalled()
    await second()
  }
  await expect.poll(() => onEnd.mock.calls).toHaveLength(1)
})

it('no second passes while it is held, and the count goes on from there', async () => {
  const { clock, onEnd, hold, seconds, second } = await open()
  await second()
  await expect.element(seconds).toHaveTextContent('2')
  await hold(true)
  await expect.poll(clock.pending).toBe(0)
  await clock.advance(60_000)
  await expect.element(seconds).toHaveTextContent('2')
  await hold(false)
  await second()
  await expect.element(seconds).toHaveTextContent('1')
  expect(onEnd).not.toHaveBeenCalled()
})
