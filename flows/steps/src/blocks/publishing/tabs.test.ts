import { describe, expect, it } from 'vitest'
import { world } from './testing/fakes.ts'

describe('two tabs', () => {
  it('the second finds the application of the first and shows its loan', async () => {
    const { clock, server, open } = world()
    const [one, two] = [open(), open()]
    await one.publisher.prepare('t1')
    await two.publisher.prepare('t2')
    void one.publisher.send('t1', null, null)
    const second = two.publisher.send('t2', null, null)
    await clock.advance(0)
    expect(await second).toBe('elsewhere')
    await clock.advance(5_000)
    expect(server.requests).toHaveLength(1)
    expect(one.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
    expect(two.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
  })

  it('a loan of the first whose result was not seen comes before one of the second', async () => {
    const { clock, server, open } = world()
    const [one, two] = [open(), open()]
    await two.publisher.prepare('t2')
    void one.tap()
    await clock.advance(1_000)
    expect(one.state.name).toBe('accepted')
    const second = two.publisher.send('t2', null, null)
    await clock.advance(1_000)
    expect(await second).toBe('elsewhere')
    expect(two.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
    expect(server.requests).toHaveLength(1)
  })

  it('the second finds it as soon as it prepares an application', async () => {
    const { clock, open } = world([{ kind: 'late', commitAfter: 15_000 }])
    const [one, two] = [open(), open()]
    void one.tap()
    await clock.advance(100)
    await two.publisher.prepare('t2')
    expect(two.state).toMatchObject({ name: 'unknown', application: { serial: 'serial-1' } })
  })

  it('a result that was seen in the one is not shown again by the other', async () => {
    const { clock, open } = world()
    const [one, two] = [open(), open()]
    void one.tap()
    await clock.advance(1_000)
    two.publisher.resume()
    expect(two.state.name).toBe('accepted')
    one.publisher.resultShown({ listingId: 'L1' })
    expect(two.publisher.resume().name).toBe('idle')
  })

  it.each([false, true])(
    'show one loan when the server names two for one serial number; its result was seen in the first: %s',
    async (isSeen) => {
      const { clock, server, open } = world([{ kind: 'late', commitAfter: 3_000 }])
      const [one, two] = [open(), open()]
      void one.tap()
      await clock.advance(100)
      two.publisher.resume()
      await clock.advance(15_000)
      expect(two.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
      if (isSeen) two.publisher.resultShown({ listingId: 'L1' })
      server.loans.unshift({ serial: 'serial-1', listingId: 'L2' })
      await clock.advance(30_000)
      expect(one.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
    },
  )

  it('terms that were loaded before the other tab finished are stale', async () => {
    const { clock, server, open } = world()
    const [one, two] = [open(), open()]
    const before = two.publisher.lastClosed()
    void one.tap()
    await clock.advance(1_000)
    one.publisher.resultShown({ listingId: 'L1' })
    expect(one.state.name).toBe('idle')
    expect(await two.tap('t1', before)).toBe('stale')
    expect(server.requests).toHaveLength(1)
    const again = two.tap('t1')
    await clock.advance(1_000)
    expect(await again).toBe('settled')
  })
})
