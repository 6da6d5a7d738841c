import { cashGetAmount } from '@koo/api-client/calls'
import { expect, it } from 'vitest'
import { sandboxWorld } from './sandboxWorld.ts'

it('is done with every call that was sent when the clock has moved, however long its reply is', async () => {
  const { gateway, clock } = sandboxWorld()
  for (let time = 0; time < 30; time += 1) {
    let isDone = false
    void cashGetAmount(gateway).then(() => (isDone = true))
    await clock.advance(1)
    expect(isDone, `call ${time}`).toBe(true)
  }
})
