import { Stage, stageHost } from '@koo/page/stage'
import { sandboxWorld } from '@koo/page/testing'
import { readRate } from '@koo/pricing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReduceFee } from './ReduceFee.tsx'

it(
  'the reduce-fee pop-up counts hours, minutes and seconds, and closes at zero, once',
  { tags: ['popup.3'] },
  async () => {
    const world = sandboxWorld()
    const end = vi.fn()
    await render(
      <Stage world={world} host={stageHost(world)}>
        <ReduceFee
          open
          endsAt={world.clock.elapsed() + 62_000}
          rate={readRate(0.192)}
          end={end}
          onClosed={() => {}}
        />
      </Stage>,
    )
    const timer = page.getByRole('timer')
    await expect.element(timer).toMatchTextContent('00时01分02秒')
    await expect.element(page.getByRole('dialog')).toMatchTextContent('年利率不高于19.20%')
    await world.clock.advance(61_000)
    await expect.element(timer).toMatchTextContent('00时00分01秒')
    expect(end).not.toHaveBeenCalled()
    await world.clock.advance(1000)
    await expect.poll(() => end.mock.calls).toEqual([['expire']])
  },
)
