import { afterEach, describe, expect, it } from 'vitest'
import { askOnBack, type LeaveQuestion } from '../index.ts'
import { fakeHost } from '../testing/index.ts'
import { atGuarded, copy, eventsOf, views } from './testing/question.tsx'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
})

/** How the customer of a page goes: somebody else signs in, or they sign out. */
const GOES: [how: string, userId: string | null][] = [
  ['another customer signs in', 'user-2'],
  ['the customer signs out', null],
]

describe.each(GOES)('%s, in another tab', (_how, userId) => {
  it('and the question before leaving goes: nobody else answers it', async () => {
    const view = await atGuarded(askOnBack(copy))
    view.back()
    await expect.poll(view.asking).toBe(true)
    view.host.signInElsewhere(userId)
    await expect.poll(view.asking).toBe(false)
    expect(eventsOf(view)).toEqual(['asked'])
  })

  it('and the server is not asked for that question any more', async () => {
    const asked: AbortSignal[] = []
    const ask: LeaveQuestion = (_, { signal }) => {
      asked.push(signal)
      return new Promise(() => undefined)
    }
    const view = await atGuarded({ ...askOnBack(copy), ask })
    view.back()
    await expect.poll(() => asked).toHaveLength(1)
    view.host.signInElsewhere(userId)
    expect(asked[0]?.aborted).toBe(true)
  })

  it('and the addresses of their pages are forgotten, also for the pages that follow', async () => {
    const view = await atGuarded({ id: 'none', copy, blocks: () => false })
    const kept = () => view.host.memory.getItem('flow.trail')
    view.back()
    await view.shows('f_a')
    view.go('/f/b?from=loan')
    await view.shows('f_b')
    expect(kept()).toContain('from=loan')
    view.host.signInElsewhere(userId)
    expect(kept()).not.toMatch(/from=loan|f_b/)
    view.host.signInElsewhere('user-2')
    await view.shows('f_b')
    view.go('/f/a?amount=5000')
    await view.shows('f_a')
    expect(kept()).toContain('amount=5000')
    expect(kept()).not.toMatch(/from=loan|f_b/)
    // From now on they are those of the second customer, who keeps them when a session ends.
    view.host.setLoggedIn(false)
    view.host.setLoggedIn(true)
    expect(kept()).toContain('amount=5000')
  })
})

describe('the customer whose session has ended', () => {
  /** A page that asks before it is left. */
  async function atQuestion() {
    const host = fakeHost()
    const view = await atGuarded(askOnBack(copy), { host })
    view.back()
    await expect.poll(view.asking).toBe(true)
    return { view, host, kept: () => host.memory.getItem('flow.trail') }
  }

  it('finds the question and the way back as they were', async () => {
    const { view, host, kept } = await atQuestion()
    const before = kept()
    host.setLoggedIn(false)
    host.setLoggedIn(true)
    await view.settles()
    expect(view.asking()).toBe(true)
    expect(kept()).toBe(before)
  })

  it('leaves neither to another one who signs in instead', async () => {
    const { view, host, kept } = await atQuestion()
    host.setLoggedIn(false)
    host.signInElsewhere('user-2')
    await expect.poll(view.asking).toBe(false)
    expect(kept()).not.toContain('from=loan')
  })
})
