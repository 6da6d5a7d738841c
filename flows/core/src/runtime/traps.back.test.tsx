import { use, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineFlow, defineStep, type LeavePolicy } from '../index.ts'
import { fakeHost, renderFlow } from '../testing/index.ts'
import { copy, information } from '../testing/samples/channel.tsx'
import { renderBare, cleanups, tracked, textPage } from './testing/bareRouter.tsx'

/** Counts the popstates from now on. */
function popstates() {
  let count = 0
  const note = () => {
    count += 1
  }
  window.addEventListener('popstate', note)
  cleanups.push(() => window.removeEventListener('popstate', note))
  return () => count
}

const asks = { leave: information.leave }

const policyThatAsks: LeavePolicy = { id: 'always', copy, blocks: ({ action }) => action === 'POP' }

const guarded = defineFlow({
  id: 't2',
  start: 'a',
  pages: {
    a: defineStep({ title: 'a' }).page(textPage('a')),
    b: defineStep({ title: 'b' }).page(textPage('b')),
    c: defineStep({ title: 'c', leave: policyThatAsks }).page(textPage('c')),
  },
})

async function atGuarded(browser: boolean) {
  const view = tracked(renderFlow(guarded, { at: '/t2/a', browser }))
  await view.shows('t2_a')
  view.go('/t2/b')
  await view.shows('t2_b')
  view.go('/t2/c')
  await view.shows('t2_c')
  return view
}

/** Asks from the second back on, as koocard and kidswant do. */
const asksAtSecondBack = defineFlow({
  id: 't3',
  start: 'a',
  pages: {
    a: defineStep({ title: 'a' }).page(textPage('a')),
    b: defineStep({ title: 'b' }).page(textPage('b')).with(asks),
  },
})

afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
  vi.restoreAllMocks()
})

describe('T2: two pops in one tick while guarded', () => {
  it('leaves the bare router at another address than the page on show', async () => {
    const Guarded = () => {
      const blocker = useBlocker(true)
      // The blocker is set in the effects of the second rendering: 2 is on the screen after those.
      const [effects, setEffects] = useState(0)
      useEffect(() => setEffects((count) => Math.min(count + 1, 2)), [effects])
      return (
        <p>
          c {effects} {blocker.state}
        </p>
      )
    }
    const children = [{ path: 'a' }, { path: 'b' }, { path: 'c', element: <Guarded /> }]
    const { router, container } = renderBare([{ path: '/t2', children }], '/t2/a')
    await router.navigate('/t2/b')
    await router.navigate('/t2/c')
    await expect.poll(() => container.textContent).toBe('c 2 unblocked')
    const pops = popstates()
    history.back()
    history.back()
    // Four pops: one refused, one ignored, the router's own step forward refused too, and ignored.
    await expect.poll(() => pops()).toBe(4)
    expect(location.pathname).toBe('/t2/a')
    expect(router.state.location.pathname).toBe('/t2/c')
    expect(container.textContent).toBe('c 2 blocked')
  })

  it('leaves address and page in step in a flow, still guarded, 10 times of 10', async () => {
    for (let round = 0; round < 10; round += 1) {
      const view = await atGuarded(true)
      view.back()
      view.back()
      await expect.poll(() => view.asking()).toBe(true)
      await view.shows('t2_c')
      view.press('stay')
      await expect.poll(() => view.asking()).toBe(false)
      await view.shows('t2_c')
      view.unmount()
      cleanups.pop()
    }
  })

  it('does not load the document again for a pop that moved nothing', async () => {
    const view = await atGuarded(false)
    const go = vi.spyOn(history, 'go').mockReturnValue()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    cleanups.push(() => vi.useRealTimers())
    window.dispatchEvent(new PopStateEvent('popstate'))
    vi.runAllTimers()
    expect(go).not.toHaveBeenCalled()
    expect(view.screen()).toBe('t2_c')
  })

  it('comes back into step when the browser drops the call that undoes a pop', async () => {
    const view = await atGuarded(true)
    vi.spyOn(history, 'go').mockImplementationOnce(() => {})
    view.back()
    await expect.poll(() => view.address()).toBe('/t2/b')
    await view.shows('t2_c')
    expect([view.address(), view.asking()]).toEqual(['/t2/c', true])
    view.press('leave')
    await view.shows('t2_b')
  })

  it('asks once, and leaves when the user confirms', async () => {
    const view = await atGuarded(true)
    view.back()
    await expect.poll(() => view.asking()).toBe(true)
    view.back()
    view.back()
    await view.settles()
    expect(view.screen()).toBe('t2_c')
    view.press('leave')
    await view.shows('t2_b')
    const asked = view.host.log.events
      .map((event) => event.type)
      .filter((type) => type === 'asked' || type === 'left')
    expect(asked).toEqual(['asked', 'left'])
  })
})

describe('a page that is opened right after a back', () => {
  it('is waited for: the browser stands at the page that is still shown, and loads nothing anew', async () => {
    let arrives = () => {}
    const chunk = new Promise<void>((resolve) => {
      arrives = resolve
    })
    const late = defineStep({ title: 'late' }).page(() => chunk.then(() => ({ default: () => <p>late</p> })))
    const { a, b } = guarded.pages
    const flow = defineFlow({ id: 't2', start: 'a', pages: { a, b, late } })
    const view = tracked(renderFlow(flow, { at: '/t2/a', browser: true }))
    await view.shows('t2_a')
    view.go('/t2/b')
    await view.shows('t2_b')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    view.back()
    await view.shows('t2_a')
    // `go(0)` would be a reload of the document.
    const moves = vi.spyOn(history, 'go').mockImplementation(() => {})
    view.go('/t2/late')
    vi.advanceTimersByTime(1_000)
    expect(moves).not.toHaveBeenCalled()
    arrives()
    await view.shows('t2_late')
  })
})

describe('T3: a back before the first effect', () => {
  /** A page that waits for data: the address is already its own, but its effects have not run. */
  function waiting() {
    let open: (text: string) => void = () => {}
    const gate = new Promise<string>((resolve) => {
      open = resolve
    })
    const counted = vi.fn<() => void>()
    const Page = () => {
      const text = use(gate)
      useEffect(() => {
        counted()
      }, [])
      return <p>{text}</p>
    }
    return { Page, counted, open: () => open('b') }
  }

  it('is not seen by an effect of the page', async () => {
    const { Page, counted } = waiting()
    const children = [
      { path: 'a', element: <p>a</p> },
      { path: 'b', element: <Page /> },
    ]
    const { router, container } = renderBare([{ path: '/t3', children }], '/t3/a')
    await expect.poll(() => container.textContent).toBe('a')
    const pops = popstates()
    await router.navigate('/t3/b')
    expect(location.pathname).toBe('/t3/b')
    history.back()
    await expect.poll(() => pops()).toBe(1)
    expect(location.pathname).toBe('/t3/a')
    expect(counted).not.toHaveBeenCalled()
  })

  it('is counted by a flow, so that the second back asks', async () => {
    const { Page, counted, open } = waiting()
    const b = asksAtSecondBack.pages.b.with({})
    const slow = {
      ...asksAtSecondBack,
      pages: { ...asksAtSecondBack.pages, b: { ...b, load: () => Promise.resolve({ default: Page }) } },
    }
    const view = tracked(renderFlow(slow, { at: '/t3/a', browser: true }))
    await view.shows('t3_a')
    const pops = popstates()
    view.go('/t3/b')
    await expect.poll(() => view.address()).toBe('/t3/b')
    view.back()
    await expect.poll(() => pops()).toBe(1)
    await view.shows('t3_a')
    expect(counted).not.toHaveBeenCalled()
    open()
    view.go('/t3/b')
    await view.shows('t3_b')
    view.back()
    await expect.poll(() => view.asking()).toBe(true)
  })
})

describe('T4: a reload', () => {
  it('does not forget that back was used once', async () => {
    const view = tracked(renderFlow(asksAtSecondBack, { at: '/t3/a', browser: true }))
    await view.shows('t3_a')
    view.go('/t3/b')
    await view.shows('t3_b')
    view.back()
    await view.shows('t3_a')
    view.go('/t3/b')
    await view.shows('t3_b')
    await view.reload()
    await view.shows('t3_b')
    view.back()
    await expect.poll(() => view.asking()).toBe(true)
  })

  it('the count starts again in a new tab', async () => {
    const first = tracked(renderFlow(asksAtSecondBack, { at: '/t3/a' }))
    await first.shows('t3_a')
    first.go('/t3/b')
    await first.shows('t3_b')
    first.back()
    await first.shows('t3_a')
    const second = tracked(renderFlow(asksAtSecondBack, { at: '/t3/a', host: fakeHost() }))
    await second.shows('t3_a')
    second.go('/t3/b')
    await second.shows('t3_b')
    second.back()
    await second.shows('t3_a')
    expect(second.asking()).toBe(false)
  })
})
