import type { SandboxWorld } from '@koo/page/testing'
import { expect, onTestFinished, vi } from 'vitest'
import { expectWayOn } from './observed.ts'
import type { PublishKind } from './publishKind.ts'

/** Another tab holds the lock that all tabs share, and has stored nothing yet: nothing is sent from here. */
export async function expectLocked(
  kind: Pick<PublishKind, 'call' | 'send' | 'made'>,
  { world }: { world: SandboxWorld },
): Promise<void> {
  const locks = vi.spyOn(navigator.locks, 'request')
  onTestFinished(() => locks.mockRestore())
  // What a browser does with `ifAvailable` when the lock is held.
  locks.mockImplementation((...all: unknown[]) => {
    const task = all.at(-1) as (lock: null) => Promise<unknown>
    return task(null)
  })
  await kind.send()
  await expect.poll(() => locks.mock.calls.length).toBeGreaterThan(0)
  await world.clock.advance(1_000)
  expect(world.sandbox.log('default', kind.call)).toHaveLength(0)
  expect(kind.made(world)).toBe(0)
  expectWayOn()
}
