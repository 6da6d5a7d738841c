import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { defineFlow, defineStep, useHost, type FlowHost, type Step } from '../index.ts'
import { fakeHost, renderFlow, type Rendered } from '../testing/index.ts'

const views: Rendered[] = []
afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
})

/** What the page of the first customer has in its hands, for work that ends late. */
interface Held {
  host: FlowHost
  exit: (name: 'done') => Promise<void>
}

/** A flow of a page with a field, and the page that follows. */
function open(options: Partial<Pick<Step, 'login' | 'signsIn'>> = {}) {
  const held: Held[] = []
  const Typed = ({ exit }: { exit: Held['exit'] }) => {
    const host = useHost()
    // As a page takes what it needs when it is mounted.
    const [taken] = useState(() => ({ host, exit }))
    if (!held.includes(taken)) held.push(taken)
    return (
      <>
        <input aria-label="amount" />
        <output>{host.userId() ?? 'nobody'}</output>
      </>
    )
  }
  const form = defineStep({ title: '填', exits: { done: null }, ...options }).page(() =>
    Promise.resolve({ default: Typed }),
  )
  const result = defineStep({ title: '果' }).page(() => Promise.resolve({ default: () => null }))
  const flow = defineFlow({
    id: 'o',
    start: 'form',
    pages: { form, result },
    exits: { form: { done: { to: 'page', page: 'result' } } },
  })
  const host = fakeHost()
  const view = renderFlow(flow, { host, at: '/o/form' })
  views.push(view)
  const field = () => view.container.querySelector('input')
  const customer = () => view.container.querySelector('output')?.textContent
  /** Types as the customer who is signed in. */
  async function type(text: string) {
    await view.shows('o_form')
    await expect.poll(field).not.toBeNull()
    field()!.value = text
  }
  return { host, view, held, field, customer, type }
}

describe('another customer signs in, in another tab', () => {
  it('and the page is mounted anew: what was typed is not theirs', async () => {
    const { host, type, field, customer } = open()
    await type('12000')
    host.signInElsewhere('user-2')
    await expect.poll(customer).toBe('user-2')
    expect(field()?.value).toBe('')
  })

  it('and what the page before still keeps, reads and finds out is neither theirs nor shown', async () => {
    const { host, view, held, type, customer } = open()
    await type('12000')
    const former = held.at(-1)!
    former.host.memory.setItem('read', 'yes')
    host.signInElsewhere('user-2')
    await expect.poll(customer).toBe('user-2')
    for (const storage of ['memory', 'store', 'entry'] as const) {
      host[storage].setItem('own', 'of user-2')
      former.host[storage].setItem('late', 'of user-1')
      former.host[storage].removeItem('own')
      expect(host[storage].getItem('late')).toBeNull()
      expect(host[storage].getItem('own')).toBe('of user-2')
      expect(former.host[storage].getItem('own')).toBeNull()
    }
    expect(former.host.userId()).toBe('user-1')
    await former.exit('done')
    await view.settles()
    expect(view.screen()).toBe('o_form')
    expect(host.log.events.filter(({ type: kind }) => kind === 'exit')).toEqual([])
  })

  it('and before this tab is told of it nothing of the page before counts for them', async () => {
    const { host, held, type } = open()
    await type('12000')
    const former = held.at(-1)!
    // The session is in storage; the event of the browser is still on its way.
    host.userId = () => 'user-2'
    former.host.memory.setItem('late', 'of user-1')
    expect(host.memory.getItem('late')).toBeNull()
  })

  it('and a page that makes the session itself goes on', async () => {
    const { host, view, held, type, field } = open({ login: false, signsIn: true })
    await type('13800000002')
    host.signInElsewhere('user-2')
    await view.settles()
    expect(field()?.value).toBe('13800000002')
    await held.at(-1)!.exit('done')
    await view.shows('o_result')
  })
})

describe('the customer', () => {
  it('whose session has ended finds the page as it was', async () => {
    const { host, view, type, field, held } = open()
    await type('12000')
    host.setLoggedIn(false)
    held.at(-1)!.host.memory.setItem('draft', '12000')
    expect(host.memory.getItem('draft')).toBe('12000')
    host.setLoggedIn(true)
    await view.settles()
    expect(field()?.value).toBe('12000')
  })

  it('who has signed out leaves nothing on the screen, and nothing is kept any more', async () => {
    const { host, view, type, field, held } = open()
    await type('12000')
    host.signInElsewhere(null)
    await expect.poll(field).toBeNull()
    expect(view.screen()).toBe('pending')
    held.at(-1)!.host.memory.setItem('draft', '12000')
    expect(host.memory.getItem('draft')).toBeNull()
    host.signInElsewhere('user-1')
    await expect.poll(() => field()?.value).toBe('')
  })

  it('who leaves a page that needs no sign-in leaves it to the next visitor as it is at first', async () => {
    const { host, type, field, customer } = open({ login: false })
    await type('12000')
    host.signInElsewhere(null)
    await expect.poll(customer).toBe('nobody')
    expect(field()?.value).toBe('')
  })

  it('who signs in on a page that a visitor has opened keeps what they typed as a visitor', async () => {
    const { host, type, field, customer } = open({ login: false })
    host.signInElsewhere(null)
    await expect.poll(customer).toBe('nobody')
    await type('12000')
    host.signInElsewhere('user-2')
    await expect.poll(customer).toBe('user-2')
    expect(field()?.value).toBe('12000')
  })
})
