import { describe, expect, it, vi } from 'vitest'
import { poll, type PollRules } from './poll.ts'
import { manualClock } from '../testing/index.ts'

function start<T>(rules: Partial<PollRules<T>> & Pick<PollRules<T>, 'ask'>) {
  const clock = manualClock()
  const leave = new AbortController()
  const end = vi.fn()
  const run = poll<T>({ done: () => false, pause: () => 1000, max: 5, clock, signal: leave.signal, ...rules })
  void run.then(end)
  return { clock, leave, end }
}

describe('poll', () => {
  it('asks until an answer settles it', async () => {
    const answers = ['auditing', 'auditing', 'passed', 'never asked']
    const ask = vi.fn(async () => answers.shift())
    const { clock, end } = start({ ask, done: (answer) => answer === 'passed' })
    await clock.advance(10_000)
    expect(ask).toHaveBeenCalledTimes(3)
    expect(end).toHaveBeenCalledWith({ kind: 'done', answer: 'passed', asked: 3 })
  })

  it('counts failures as questions and stops at the limit', async () => {
    const ask = vi.fn(async () => Promise.reject(new Error('no network')))
    const { clock, end } = start({ ask })
    await clock.advance(60 * 60 * 1000)
    expect(ask).toHaveBeenCalledTimes(5)
    expect(end).toHaveBeenCalledWith({ kind: 'usedUp', asked: 5 })
  })

  it('stops at once at a failure that has to be settled elsewhere', async () => {
    const over = new Error('session over')
    const { clock, end } = start({ ask: () => Promise.reject(over), gaveUp: (error) => error === over })
    await clock.advance(0)
    expect(end).toHaveBeenCalledWith({ kind: 'gaveUp', error: over, asked: 1 })
  })

  it('is silent while the page is hidden and asks once on return', async () => {
    const ask = vi.fn(async () => 'auditing')
    const { clock } = start({ ask })
    await clock.advance(0)
    await clock.setVisible(false)
    await clock.advance(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await clock.setVisible(true)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('never has two questions in flight', async () => {
    let inFlight = 0
    let most = 0
    let release: (() => void) | undefined
    const ask = () => {
      inFlight += 1
      most = Math.max(most, inFlight)
      return new Promise<string>((resolve) => {
        release = () => {
          inFlight -= 1
          resolve('auditing')
        }
      })
    }
    const { clock } = start({ ask })
    await clock.advance(20_000)
    release?.()
    await clock.advance(20_000)
    expect(most).toBe(1)
  })

  it.each([
    ['between two questions', async () => 'auditing'],
    ['with a question in flight', () => new Promise<string>(() => {})],
  ])('says nothing more once the page is left %s', async (_where, answer) => {
    const ask = vi.fn(answer)
    const { clock, leave, end } = start({ ask })
    await clock.advance(500)
    leave.abort()
    await clock.advance(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(clock.pending()).toBe(0)
    if (end.mock.calls.length > 0) expect(end.mock.calls[0]?.[0]).toMatchObject({ kind: 'left' })
  })
})
