import { describe, expect, it } from 'vitest'
import { storageLock } from './lock.ts'
import { Tab, world } from './testing/fakes.ts'

const LOCK_KEY = 'loan_publish_lock'

describe('lock in storage', () => {
  it('lets one of two tabs send that tap in the same moment', async () => {
    const { clock, server, store } = world()
    const tab = (name: string) => {
      const lock = storageLock({
        store,
        lockKey: LOCK_KEY,
        now: clock.now,
        wait: clock.wait,
        newId: () => name,
      })
      return new Tab(
        server,
        store,
        () => Object.assign(lock, { die() {} }),
        () => `serial of ${name}`,
      )
    }
    const [one, two] = [tab('one'), tab('two')]
    void one.tap()
    void two.tap()
    await clock.advance(10_000)
    expect(server.requests).toHaveLength(1)
    expect(server.loans).toHaveLength(1)
  })

  it('of a closed tab expires', async () => {
    const { clock, server, store } = world()
    store.setItem(`${LOCK_KEY}.u1`, `${clock.now() - 60_000} gone`)
    const lock = storageLock({
      store,
      lockKey: LOCK_KEY,
      now: clock.now,
      wait: clock.wait,
      newId: () => 'me',
    })
    const tab = new Tab(
      server,
      store,
      () => Object.assign(lock, { die() {} }),
      () => 'serial-1',
    )
    void tab.tap()
    await clock.advance(1_000)
    expect(tab.state.name).toBe('accepted')
    expect(store.entries()).not.toHaveProperty([`${LOCK_KEY}.u1`])
  })
})
