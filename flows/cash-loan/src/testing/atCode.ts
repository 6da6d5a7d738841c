import { memoryStorage, sandboxWorld, type WorldOptions } from '@koo/page/testing'
import { expect } from 'vitest'
import { askCodeWithConsent, CONFIRM, openTab } from './tab.ts'

export const CODE = '123456'

/** Views to unmount after the test. */
export const opened: { unmount(): void }[] = []

/** Opens a tab that is unmounted after the test. */
export function tab(...args: Parameters<typeof openTab>) {
  const view = openTab(...args)
  opened.push(view)
  return view
}

/** Opens the code dialog: typing the code then sends the loan. */
export async function atCode(options: WorldOptions = {}, store = memoryStorage()) {
  const world = sandboxWorld(options)
  const view = tab(world, { at: CONFIRM, store })
  const field = await askCodeWithConsent()
  return { world, view, store, field }
}

/** Waits until there is one loan. */
export const oneLoan = (world: ReturnType<typeof sandboxWorld>) =>
  expect.poll(() => world.sandbox.world().loanCount).toBe(1)
