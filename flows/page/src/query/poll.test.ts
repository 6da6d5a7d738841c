import { describe, expect, it, vi } from 'vitest'
import { poll, type PollRules } from './poll.ts'
import { manualClock } from '../testing/index.ts'

function start<T>(rules: Partial<PollRules<T>> & Pick<PollRules<T>, 'request'>) {
  const clock = manualClock()
  const leave = new AbortController()
  const end = vi.fn()
  const run = poll<T>({ done: () => false, pause: () => 1000, max: 5, clock, signal: leave.signal, ...rules })
  void run.then(end)
  return { clock, leave, end }
}

describe('poll', () => {
  it('makes requests until a reply settles it', async () => {
    const replies = ['auditing', 'auditing', 'passed', 'never requested']
    const request = vi.fn(async () => replies.shift())
    const { clock, end } = start({ request, done: (reply) => reply === 'passed' })
    await clock.advance(10_000)
    expect(request).toHaveBeenCalledTimes(3)
    expect(end).toHaveBeenCalledWith({ kind: 'done', reply: 'passed', requests: 3 })
  })

  it('counts failures as requests and stops at the limit', async () => {
    const request = vi.fn(async () => Promise.reject(new Error('no network')))
    const { clock, end } = start({ request })
    await clock.advance(60 * 60 * 1000)
    expect(request).toHaveBeenCalledTimes(5)
    expect(end).toHaveBeenCalledWith({ kind: 'usedUp', requests: 5 })
  })

  it('stops at once at a failure that polling cannot mend', async () => {
    const sessionEnd = new Error('the session has ended')
    const { clock, end } = start({
      request: () => Promise.reject(sessionEnd),
      gaveUp: (error) => error === sessionEnd,
    })
    await clock.advance(0)
    expect(end).toHaveBeenCalledWith({ kind: 'gaveUp', error: sessionEnd, requests: 1 })
  })

  it('makes no request while the page is hidden, and one on return', async () => {
    const request = vi.fn(async () => 'auditing')
    const { clock } = start({ request })
    await clock.advance(0)
    await clock.setVisible(false)
    await clock.advance(60_000)
    expect(request).toHaveBeenCalledTimes(1)
    await clock.setVisible(true)
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('never has two requests in flight', async () => {
    let inFlight = 0
    let most = 0
    let release: (() => void) | undefined
    const request = () => {
      inFlight += 1
      most = Math.max(most, inFlight)
      return new Promise<string>((resolve) => {
        release = () => {
          inFlight -= 1
          resolve('auditing')
        }
      })
    }
    const { clock } = start({ request })
    await clock.advance(20_000)
    release?.()
    await clock.advance(20_000)
    expect(most).toBe(1)
  })

  it.each([
    ['between two requests', async () => 'auditing'],
    ['with a request in flight', () => new Promise<string>(() => {})],
  ])('makes no further request once the page is left %s', async (_where, reply) => {
    const request = vi.fn(reply)
    const { clock, leave, end } = start({ request })
    await clock.advance(500)
    leave.abort()
    await clock.advance(60_000)
    expect(request).toHaveBeenCalledTimes(1)
    expect(clock.pending()).toBe(0)
    if (end.mock.calls.length > 0) expect(end.mock.calls[0]?.[0]).toMatchObject({ kind: 'left' })
  })
})
