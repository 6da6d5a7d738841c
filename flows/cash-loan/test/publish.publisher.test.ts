import { manualClock, memoryStore } from '@koo/steps/testing'
import { describe, expect, it } from 'vitest'
import { storageLock } from '../src/publish/lock.ts'
import { FakeLender, LIMIT_MS, sharedLocks, Tab, type Fate } from './publish.world.ts'

function world(fates: Fate[] = [], dropsRepeats = false) {
  const clock = manualClock()
  const lender = new FakeLender(clock, dropsRepeats)
  lender.fates = fates
  const store = memoryStore()
  const locks = sharedLocks()
  let made = 0
  let user: string | null = 'u1'
  const open = () =>
    new Tab(
      lender,
      store,
      locks,
      () => `serial-${(made += 1)}`,
      () => user,
    )
  return { clock, lender, store, open, signIn: (name: string | null) => (user = name) }
}

describe('publisher', () => {
  it('sends one request for twenty taps in one task', async () => {
    const { clock, lender, open } = world()
    const tab = open()
    const results = Array.from({ length: 20 }, () => tab.tap())
    expect(tab.publisher.snapshot().busy).toBe(true)
    await clock.advance(1_000)
    expect(lender.requests).toHaveLength(1)
    expect((await Promise.all(results)).filter((result) => result === 'ignored')).toHaveLength(19)
    expect(tab.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
  })

  it('does so by itself, whatever the lock between tabs is worth', async () => {
    const { clock, lender, store } = world()
    const grants = () =>
      Object.assign(async (_user: string, task: () => Promise<void>) => task().then(() => true), { die() {} })
    const tab = new Tab(lender, store, grants, () => 'serial-1')
    const results = Array.from({ length: 20 }, () => tab.tap())
    await clock.advance(1_000)
    expect(lender.requests).toHaveLength(1)
    expect((await Promise.all(results)).filter((result) => result === 'ignored')).toHaveLength(19)
  })

  it('has the serial on disk before the request leaves', async () => {
    const { clock, lender, store, open } = world()
    let stored = ''
    const publish = lender.publish.bind(lender)
    lender.publish = (serial) => {
      stored = JSON.stringify(store.entries())
      return publish(serial)
    }
    void open().tap()
    await clock.advance(0)
    expect(stored).toContain('serial-1')
    expect(stored).toContain('sending')
  })

  it('tells the customer what the lender refused, and lets a new intention follow', async () => {
    const { clock, lender, store, open } = world([{ kind: 'refused' }])
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    expect(tab.state).toMatchObject({ name: 'refused', code: 45007 })
    expect(store.entries()).toEqual({})
    void tab.tap()
    await clock.advance(1_000)
    expect(lender.requests.map((request) => request.serial)).toEqual(['serial-1', 'serial-2'])
  })

  it('finds the loan whose answer got lost, without sending again', async () => {
    const { clock, lender, open } = world([{ kind: 'lostAfter' }])
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    expect(tab.state.name).toBe('accepted')
    expect(lender.requests).toHaveLength(1)
  })

  it('does not believe "not found" before the limit is over', async () => {
    const { clock, lender, open } = world([{ kind: 'lostBefore' }])
    const tab = open()
    void tab.tap()
    await clock.advance(LIMIT_MS)
    expect(tab.state.name).toBe('unknown')
    await clock.advance(10_000)
    expect(tab.state.name).toBe('absent')
    tab.publisher.again()
    void tab.tap()
    await clock.advance(1_000)
    expect(lender.requests.map((request) => request.serial)).toEqual(['serial-1', 'serial-1'])
    expect(lender.loans).toHaveLength(1)
  })

  it('waits for a commit that comes late', async () => {
    const { clock, lender, open } = world([{ kind: 'late', commitAfter: 19_500 }])
    const tab = open()
    void tab.tap()
    await clock.advance(LIMIT_MS + 5_000)
    expect(tab.state.name).toBe('accepted')
    expect(lender.loans).toHaveLength(1)
  })

  it('says "refresh by hand" when nobody answers, and goes on from there', async () => {
    const { clock, lender, open } = world([{ kind: 'lostAfter' }])
    lender.statusFails = true
    const tab = open()
    void tab.tap()
    await clock.advance(60 * 60 * 1000)
    expect(tab.publisher.snapshot()).toMatchObject({ state: { name: 'unknown' }, asking: false })
    lender.statusFails = false
    tab.publisher.refresh()
    await clock.advance(1_000)
    expect(tab.state.name).toBe('accepted')
  })

  it.each<[string, Fate, number]>([
    ['before the commit', { kind: 'late', commitAfter: 5_000 }, 1_000],
    ['after the commit', { kind: 'late', commitAfter: 500 }, 1_000],
    ['before the request got anywhere', { kind: 'lostBefore' }, 100],
  ])('a page killed while sending, %s, ends on the truth', async (_when, fate, killAt) => {
    const { clock, lender, open } = world([fate])
    const first = open()
    void first.tap()
    await clock.advance(killAt)
    first.kill()
    const second = open()
    expect(second.state.name).toBe('unknown')
    expect(await second.tap()).toBe('ignored')
    await clock.advance(LIMIT_MS + 10_000)
    expect(second.state.name).toBe(fate.kind === 'late' ? 'accepted' : 'absent')
    expect(lender.loans.length).toBe(fate.kind === 'late' ? 1 : 0)
    expect(lender.requests).toHaveLength(1)
  })

  it('keeps the intention through a session that ended', async () => {
    const { clock, lender, open } = world([{ kind: 'sessionEnded' }])
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    expect(tab.state.name).toBe('ready')
    void tab.tap()
    await clock.advance(1_000)
    expect(lender.requests.map((request) => request.serial)).toEqual(['serial-1', 'serial-1'])
  })

  describe('two tabs', () => {
    it('the second learns of the first and shows its loan', async () => {
      const { clock, lender, open } = world()
      const [one, two] = [open(), open()]
      two.publisher.prepare('t2')
      void one.tap()
      const second = two.publisher.send('t2', Number.POSITIVE_INFINITY)
      await clock.advance(0)
      expect(await second).toBe('elsewhere')
      await clock.advance(5_000)
      expect(lender.requests).toHaveLength(1)
      expect(one.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
      expect(two.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
    })

    it('a loan of the first that nobody has seen yet comes before one of the second', async () => {
      const { clock, lender, open } = world()
      const [one, two] = [open(), open()]
      two.publisher.prepare('t2')
      void one.tap()
      await clock.advance(1_000)
      expect(one.state.name).toBe('accepted')
      const second = two.publisher.send('t2', Number.POSITIVE_INFINITY)
      await clock.advance(1_000)
      expect(await second).toBe('elsewhere')
      expect(two.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
      expect(lender.requests).toHaveLength(1)
    })

    it('the second is told as soon as it prepares anything', async () => {
      const { clock, open } = world([{ kind: 'late', commitAfter: 15_000 }])
      const [one, two] = [open(), open()]
      void one.tap()
      await clock.advance(100)
      two.publisher.prepare('t2')
      expect(two.state).toMatchObject({ name: 'unknown', intention: { serial: 'serial-1' } })
    })

    it('terms that were read before the other tab finished are read again', async () => {
      const { clock, lender, open } = world()
      const [one, two] = [open(), open()]
      const readAt = clock.now()
      void one.tap()
      await clock.advance(1_000)
      one.publisher.shown('L1')
      expect(one.state.name).toBe('idle')
      expect(await two.tap('t1', readAt)).toBe('stale')
      expect(lender.requests).toHaveLength(1)
      const again = two.tap('t1', clock.now() + 1)
      await clock.advance(1_000)
      expect(await again).toBe('settled')
    })

    it('without web locks the mark in storage does the same', async () => {
      const { clock, lender, store } = world()
      const lock = () => {
        let ids = 0
        return storageLock({
          store,
          now: clock.now,
          wait: clock.wait,
          newId: () => `tab-${Math.random()}-${(ids += 1)}`,
        })
      }
      const locks = () => Object.assign(lock(), { die() {} })
      const [one, two] = [1, 2].map((n) => new Tab(lender, store, locks, () => `serial-${n}`))
      void one!.tap()
      void two!.tap()
      await clock.advance(10_000)
      expect(lender.requests).toHaveLength(1)
      expect(lender.loans).toHaveLength(1)
    })

    it('a mark left by a dead tab is not held for ever', async () => {
      const { clock, lender, store } = world()
      store.setItem('loan_cash_publish_lock.u1', `${clock.now() - 60_000} gone`)
      const lock = storageLock({ store, now: clock.now, wait: clock.wait, newId: () => 'me' })
      const tab = new Tab(
        lender,
        store,
        () => Object.assign(lock, { die() {} }),
        () => 'serial-1',
      )
      void tab.tap()
      await clock.advance(1_000)
      expect(tab.state.name).toBe('accepted')
      expect(store.entries()).not.toHaveProperty('loan_cash_publish_lock.u1')
    })
  })

  it('another customer on this device sees nothing of it and may borrow', async () => {
    const { clock, lender, open, signIn } = world([{ kind: 'lostBefore' }])
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    signIn('u2')
    tab.publisher.resume()
    expect(tab.state.name).toBe('idle')
    void tab.tap()
    await clock.advance(1_000)
    expect(tab.state).toMatchObject({ name: 'accepted', intention: { userId: 'u2' } })
    signIn('u1')
    tab.publisher.resume()
    expect(tab.state).toMatchObject({ name: 'unknown', intention: { serial: 'serial-1' } })
    expect(lender.loans).toHaveLength(1)
  })

  it('forgets the journey only when its own result was shown', async () => {
    const { clock, open } = world()
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    tab.publisher.shown('another loan')
    expect(tab.state.name).toBe('accepted')
    tab.publisher.shown('L1')
    expect(tab.state.name).toBe('idle')
    expect(open().state.name).toBe('idle')
  })
})
