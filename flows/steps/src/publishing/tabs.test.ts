import { describe, expect, it } from 'vitest'
import { world } from './testing/fakes.ts'

describe('two tabs', () => {
  it('the second learns of the first and shows its loan', async () => {
    const { clock, server, open } = world()
    const [one, two] = [open(), open()]
    two.publisher.prepare('t2')
    void one.tap()
    const second = two.publisher.send('t2', Number.POSITIVE_INFINITY)
    await clock.advance(0)
    expect(await second).toBe('elsewhere')
    await clock.advance(5_000)
    expect(server.requests).toHaveLength(1)
    expect(one.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
    expect(two.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
  })

  it('a loan of the first that nobody has seen yet comes before one of the second', async () => {
    const { clock, server, open } = world()
    const [one, two] = [open(), open()]
    two.publisher.prepare('t2')
    void one.tap()
    await clock.advance(1_000)
    expect(one.state.name).toBe('accepted')
    const second = two.publisher.send('t2', Number.POSITIVE_INFINITY)
    await clock.advance(1_000)
    expect(await second).toBe('elsewhere')
    expect(two.state).toMatchObject({ name: 'accepted', loan: { listingId: 'L1' } })
    expect(server.requests).toHaveLength(1)
  })

  it('the second is told as soon as it prepares anything', async () => {
    const { clock, open } = world([{ kind: 'late', commitAfter: 15_000 }])
    const [one, two] = [open(), open()]
    void one.tap()
    await clock.advance(100)
    two.publisher.prepare('t2')
    expect(two.state).toMatchObject({ name: 'unknown', application: { serial: 'serial-1' } })
  })

  it('terms that were read before the other tab finished are read again', async () => {
    const { clock, server, open } = world()
    const [one, two] = [open(), open()]
    const readAt = clock.now()
    void one.tap()
    await clock.advance(1_000)
    one.publisher.resultShown({ listingId: 'L1' })
    expect(one.state.name).toBe('idle')
    expect(await two.tap('t1', readAt)).toBe('stale')
    expect(server.requests).toHaveLength(1)
    const again = two.tap('t1', clock.now() + 1)
    await clock.advance(1_000)
    expect(await again).toBe('settled')
  })
})
