import { manualClock, memoryStorage } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { FakeServer, LIMIT_MS, sharedLocks, Tab, world, type Outcome } from './testing/fakes.ts'

describe('publisher', () => {
  it('sends one request for twenty taps in one task', async () => {
    const { clock, server, open } = world()
    const tab = open()
    await tab.publisher.prepare('t1')
    const results = Array.from({ length: 20 }, () => tab.publisher.send('t1', null, null))
    expect(tab.publisher.store.getState().isPending).toBe(true)
    await clock.advance(1_000)
    expect(server.requests).toHaveLength(1)
    expect((await Promise.all(results)).filter((result) => result === 'ignored')).toHaveLength(19)
    expect(tab.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
  })

  it('sends one request also without a working lock between tabs', async () => {
    const { clock, server, store } = world()
    // Always granted, but not in the same task, as in a browser.
    const grant = async (_user: string, task: () => Promise<void>) => {
      await Promise.resolve()
      await task()
      return true
    }
    const grants = () => Object.assign(grant, { die() {} })
    const tab = new Tab(server, store, grants, () => 'serial-1')
    const results = Array.from({ length: 20 }, () => tab.tap())
    await clock.advance(1_000)
    expect(server.requests).toHaveLength(1)
    expect((await Promise.all(results)).filter((result) => result === 'ignored')).toHaveLength(19)
  })

  it('stores the serial before the request is sent', async () => {
    const { clock, server, store, open } = world()
    let stored = ''
    const publish = server.publish.bind(server)
    server.publish = (serial) => {
      stored = JSON.stringify(store.entries())
      return publish(serial)
    }
    void open().tap()
    await clock.advance(0)
    expect(stored).toContain('serial-1')
    expect(stored).toContain('sending')
  })

  it('shows why the server refused, and allows a new application', async () => {
    const { clock, server, store, open } = world([{ kind: 'refused' }])
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    expect(tab.state).toMatchObject({ name: 'refused', code: 45007 })
    expect(store.entries()).toEqual({})
    void tab.tap()
    await clock.advance(1_000)
    expect(server.requests.map((request) => request.serial)).toEqual(['serial-1', 'serial-2'])
  })

  it('finds a loan whose reply was lost, without a second request', async () => {
    const { clock, server, open } = world([{ kind: 'lostAfter' }])
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    expect(tab.state.name).toBe('accepted')
    expect(server.requests).toHaveLength(1)
  })

  it('does not trust "not found" before the limit is over', async () => {
    const { clock, server, open } = world([{ kind: 'lostBefore' }])
    const tab = open()
    void tab.tap()
    await clock.advance(LIMIT_MS)
    expect(tab.state.name).toBe('unknown')
    await clock.advance(10_000)
    expect(tab.state.name).toBe('notFound')
    tab.publisher.retry()
    void tab.tap()
    await clock.advance(1_000)
    expect(server.requests.map((request) => request.serial)).toEqual(['serial-1', 'serial-1'])
    expect(server.loans).toHaveLength(1)
  })

  it('finds a loan that was made late', async () => {
    const { clock, server, open } = world([{ kind: 'late', commitAfter: 19_500 }])
    const tab = open()
    void tab.tap()
    await clock.advance(LIMIT_MS + 5_000)
    expect(tab.state.name).toBe('accepted')
    expect(server.loans).toHaveLength(1)
  })

  it('stops without a reply, and goes on after a refresh by hand', async () => {
    const { clock, server, open } = world([{ kind: 'lostAfter' }])
    server.reconcileFails = true
    const tab = open()
    void tab.tap()
    await clock.advance(60 * 60 * 1000)
    expect(tab.publisher.store.getState()).toMatchObject({ state: { name: 'unknown' }, isReconciling: false })
    server.reconcileFails = false
    tab.publisher.refresh()
    await clock.advance(1_000)
    expect(tab.state.name).toBe('accepted')
  })

  it.each<[string, Outcome, number]>([
    ['before the commit', { kind: 'late', commitAfter: 5_000 }, 1_000],
    ['after the commit', { kind: 'late', commitAfter: 500 }, 1_000],
    ['before the request arrived', { kind: 'lostBefore' }, 100],
  ])('a page closed while sending, %s, ends with the true outcome', async (_when, outcome, closeAt) => {
    const { clock, server, open } = world([outcome])
    const first = open()
    void first.tap()
    await clock.advance(closeAt)
    first.kill()
    const second = open()
    expect(second.state.name).toBe('unknown')
    expect(await second.tap()).toBe('ignored')
    await clock.advance(LIMIT_MS + 10_000)
    expect(second.state.name).toBe(outcome.kind === 'late' ? 'accepted' : 'notFound')
    expect(server.loans.length).toBe(outcome.kind === 'late' ? 1 : 0)
    expect(server.requests).toHaveLength(1)
  })

  it('another customer on this device does not see it and may borrow', async () => {
    const { clock, server, open, signIn } = world([{ kind: 'lostBefore' }])
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    signIn('u2')
    tab.publisher.resume()
    expect(tab.state.name).toBe('idle')
    void tab.tap()
    await clock.advance(1_000)
    expect(tab.state).toMatchObject({ name: 'accepted', application: { userId: 'u2' } })
    signIn('u1')
    tab.publisher.resume()
    expect(tab.state).toMatchObject({ name: 'unknown', application: { serial: 'serial-1' } })
    expect(server.loans).toHaveLength(1)
  })

  it('forgets the application only when its own result was shown', async () => {
    const { clock, open } = world()
    const tab = open()
    void tab.tap()
    await clock.advance(1_000)
    tab.publisher.resultShown({ listingId: 'another loan' })
    expect(tab.state.name).toBe('accepted')
    tab.publisher.resultShown({ listingId: 'L1' })
    expect(tab.state.name).toBe('idle')
    expect(open().state.name).toBe('idle')
  })

  it('makes the request also when visitor is signed in: only the reply leads to signing in', async () => {
    const clock = manualClock()
    const seenSerials: unknown[] = []
    const findOpen = (seen: string | null) => {
      seenSerials.push(seen)
      return Promise.reject(new Error('the session has ended'))
    }
    const server = new FakeServer(clock, true)
    const visitor = new Tab(
      server,
      memoryStorage(),
      sharedLocks(),
      () => 's',
      () => null,
      { findOpen },
    )
    expect(await visitor.publisher.prepare('t1')).toBe('unreachable')
    expect(seenSerials).toEqual([null])
  })
})
