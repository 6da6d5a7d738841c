import { describe, expect, it } from 'vitest'
import { fewAtOnce } from './fewAtOnce.ts'

/** Work that the test ends by hand, in the order in which it began. */
function byHand() {
  const began: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const work = (name: string) => () => {
    began.push(name)
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)))
    })
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure)
    await settle()
  }
  return { began, work, end, settle }
}

describe('a few at once', () => {
  it('begins the next in its turn when one has ended', async () => {
    const { began, work, end } = byHand()
    const queue = fewAtOnce(2)
    const all = ['a', 'b', 'c', 'd'].map((name) => queue(work(name)))
    expect(began).toEqual(['a', 'b'])
    await end('b')
    expect(began).toEqual(['a', 'b', 'c'])
    await end('a')
    expect(began).toEqual(['a', 'b', 'c', 'd'])
    await end('c')
    await end('d')
    await expect(Promise.all(all)).resolves.toEqual(['a', 'b', 'c', 'd'])
  })

  it('goes on after a failure, which its caller gets', async () => {
    const { began, work, end } = byHand()
    const queue = fewAtOnce(1)
    const first = queue(work('a')).catch((error: unknown) => error)
    void queue(work('b'))
    const failure = new Error('no network')
    await end('a', failure)
    expect([await first, began]).toEqual([failure, ['a', 'b']])
  })

  it('never runs more, also when one is given in the moment in which another ends', async () => {
    const { began, work, end, settle } = byHand()
    const queue = fewAtOnce(1)
    void queue(work('a'))
    void queue(work('b'))
    void end('a')
    void queue(work('c'))
    await settle()
    expect(began).toEqual(['a', 'b'])
    await end('b')
    expect(began).toEqual(['a', 'b', 'c'])
  })

  it('is free again after everything has ended', async () => {
    const { began, work, end } = byHand()
    const queue = fewAtOnce(1)
    void queue(work('a'))
    await end('a')
    void queue(work('b'))
    expect(began).toEqual(['a', 'b'])
  })
})
