import { use, useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider, useBlocker, type RouteObject } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { defineFlow, defineStep, metaRouting, type LeavePolicy } from '../src/index.ts'
import { fakeHost, renderFlow, type Rendered } from '../src/testing/index.ts'
import { version } from 'react-router-dom/package.json'

import manifest from '../package.json' with { type: 'json' }
import { copy, information } from './channel.tsx'

/** The bare router, to show that the trap is there and that what we do is needed. */
function bare(routes: RouteObject[], at: string) {
  history.pushState(null, '', at)
  const container = document.body.appendChild(document.createElement('div'))
  const router = createBrowserRouter(routes)
  const root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  cleanups.push(() => {
    root.unmount()
    router.dispose()
    container.remove()
  })
  return { router, container }
}
const cleanups: (() => void)[] = []
const on = (view: Rendered) => {
  cleanups.push(() => view.unmount())
  return view
}
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
  vi.restoreAllMocks()
})

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

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const fine = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> })

describe('T1: a chunk that cannot be fetched', () => {
  it('blanks the bare router when the route has lazy.Component and no loader', async () => {
    const routes = [
      {
        path: '/t1',
        element: <Outlet />,
        errorElement: <p>boundary</p>,
        children: [
          { path: 'a', element: <p>a</p> },
          { path: 'b', lazy: { Component: broken }, errorElement: <p>boundary</p> },
        ],
      },
    ]
    const { router, container } = bare(routes, '/t1/a')
    await expect.poll(() => container.textContent).toBe('a')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await router.navigate('/t1/b').catch(() => {})
    await expect.poll(() => router.state.location.pathname).toBe('/t1/b')
    await expect.poll(() => container.textContent).toBe('')
  })

  it('shows the problem panel in a flow, and a retry succeeds once the chunk is there', async () => {
    let there = false
    const flaky = defineStep({ title: 'b' }).page(() => (there ? fine('b at last')() : broken()))
    const flow = defineFlow({
      id: 't1',
      start: 'a',
      pages: { a: defineStep({ title: 'a' }).page(fine('a')), b: flaky },
    })
    const view = on(renderFlow(flow, { at: '/t1/a', browser: true }))
    await view.shows('t1_a')
    view.go('/t1/b')
    await expect.poll(() => view.screen()).toBe('failure:chunk')
    expect(view.host.log.events.filter((event) => event.type === 'failure')).toHaveLength(1)
    const viewed = () =>
      view.host.log.events.flatMap((event) => (event.type === 'view' ? [event.pageId] : []))
    expect(viewed()).toEqual(['t1_a'])
    there = true
    view.press('retry')
    await view.shows('t1_b')
    expect(view.container.textContent).toContain('b at last')
    expect(viewed()).toEqual(['t1_a', 't1_b'])
  })

  it("the router's own lazy would remember the failure: no retry could succeed", async () => {
    let there = false
    const load = vi.fn<() => Promise<() => ReactNode>>(() =>
      there ? fine('b')().then((module) => module.default) : broken(),
    )
    const routes = [
      { path: '/t1/c', loader: () => null, lazy: { Component: load }, errorElement: <p>boundary</p> },
    ]
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { router, container } = bare(routes, '/t1/c')
    await expect.poll(() => container.textContent).toBe('boundary')
    there = true
    await router.revalidate()
    expect(load).toHaveBeenCalledTimes(1)
    expect(container.textContent).toBe('boundary')
  })
})

const asks = { leave: information.leave }
const policyThatAsks: LeavePolicy = { id: 'always', copy, blocks: ({ action }) => action === 'POP' }
const guarded = defineFlow({
  id: 't2',
  start: 'a',
  pages: {
    a: defineStep({ title: 'a' }).page(fine('a')),
    b: defineStep({ title: 'b' }).page(fine('b')),
    c: defineStep({ title: 'c', leave: policyThatAsks }).page(fine('c')),
  },
})
async function atGuarded(browser: boolean) {
  const view = on(renderFlow(guarded, { at: '/t2/a', browser }))
  await view.shows('t2_a')
  view.go('/t2/b')
  await view.shows('t2_b')
  view.go('/t2/c')
  await view.shows('t2_c')
  return view
}

describe('T2: two pops in one tick while guarded', () => {
  it('leaves the bare router at another address than the page on show', async () => {
    const Guarded = () => {
      const blocker = useBlocker(true)
      return <p>c {blocker.state}</p>
    }
    const children = [{ path: 'a' }, { path: 'b' }, { path: 'c', element: <Guarded /> }]
    const { router, container } = bare([{ path: '/t2', children }], '/t2/a')
    await router.navigate('/t2/b')
    await router.navigate('/t2/c')
    await expect.poll(() => container.textContent).toBe('c unblocked')
    const pops = popstates()
    history.back()
    history.back()
    // Refused, swallowed, the router's own way forward refused as well, swallowed again.
    await expect.poll(() => pops()).toBe(4)
    expect(location.pathname).toBe('/t2/a')
    expect(router.state.location.pathname).toBe('/t2/c')
    expect(container.textContent).toBe('c blocked')
  })

  it('ends in step in a flow, still guarded, 10 times of 10', async () => {
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

  it('asks once and leaves when the user says so', async () => {
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

/** Asks from the second back on, as koocard and kidswant do. */
const twice = defineFlow({
  id: 't3',
  start: 'a',
  pages: {
    a: defineStep({ title: 'a' }).page(fine('a')),
    b: defineStep({ title: 'b' }).page(fine('b')).with(asks),
  },
})

describe('T3: a back before the first effect', () => {
  /** A page that is still waiting for something: on the address already, its effects not yet run. */
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
    const { router, container } = bare([{ path: '/t3', children }], '/t3/a')
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
    const b = twice.pages.b.with({})
    const slow = {
      ...twice,
      pages: { ...twice.pages, b: { ...b, load: () => Promise.resolve({ default: Page }) } },
    }
    const view = on(renderFlow(slow, { at: '/t3/a', browser: true }))
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
    const view = on(renderFlow(twice, { at: '/t3/a', browser: true }))
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

  it('in a new tab the count begins anew', async () => {
    const first = on(renderFlow(twice, { at: '/t3/a' }))
    await first.shows('t3_a')
    first.go('/t3/b')
    await first.shows('t3_b')
    first.back()
    await first.shows('t3_a')
    const second = on(renderFlow(twice, { at: '/t3/a', host: fakeHost() }))
    await second.shows('t3_a')
    second.go('/t3/b')
    await second.shows('t3_b')
    second.back()
    await second.shows('t3_a')
    expect(second.asking()).toBe(false)
  })
})

describe('T5: a second blocker', () => {
  it('is silently off in the bare router: the last one to register is the only one asked', async () => {
    const [shell, own] = [vi.fn<() => boolean>(() => false), vi.fn<() => boolean>(() => true)]
    const Outer = () => {
      useBlocker(shell)
      return <Outlet />
    }
    const Inner = () => {
      useBlocker(own)
      return <p>unsaved work</p>
    }
    const children = [
      { path: 'a', element: <Inner /> },
      { path: 'b', element: <p>b</p> },
    ]
    const { router, container } = bare([{ path: '/t5', element: <Outer />, children }], '/t5/a')
    await expect.poll(() => container.textContent).toBe('unsaved work')
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await router.navigate('/t5/b')
    await expect.poll(() => container.textContent).toBe('b')
    expect(own).not.toHaveBeenCalled()
    expect(warned).toHaveBeenCalledWith('A router only supports one blocker at a time')
  })

  it('does not exist: one file of the package imports useBlocker', () => {
    const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const users = Object.keys(sources).filter((path) => /\buseBlocker\b/.test(sources[path] ?? ''))
    expect(users).toEqual(['../src/shell.tsx'])
  })
})

describe('T6: the sign-in guard', () => {
  it('runs on a client navigation, and while it waits neither loader nor page runs', async () => {
    const [load, drawn] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const behind = defineStep({ title: 'behind' }).page(() => {
      load()
      return Promise.resolve({ default: () => <p>{String(drawn())}</p> })
    })
    const open = defineStep({ title: 'open', login: false }).page(fine('open'))
    const view = on(
      renderFlow(defineFlow({ id: 't6', start: 'open', pages: { open, behind } }), { at: '/t6/open' }),
    )
    await view.shows('t6_open')
    view.host.setLoggedIn(false)
    view.go('/t6/behind?from=loan')
    await expect.poll(() => view.host.log.logins).toEqual(['/t6/behind?from=loan'])
    await expect.poll(() => view.container.querySelector('[aria-busy=true]')).not.toBeNull()
    expect(view.screen()).toBe('t6_open')
    expect(load).not.toHaveBeenCalled()
    expect(drawn).not.toHaveBeenCalled()
  })
})

describe('T8: the index of a flow with a server', () => {
  const asked = vi.fn<() => Promise<{ actionType: string; pageCode: string }>>(() =>
    Promise.resolve({ actionType: 'PAGE', pageCode: 'id-auth' }),
  )
  const idauth = defineStep({ title: 'a' }).page(fine('a'))
  const flow = defineFlow({
    id: 't8',
    start: 'idauth',
    pages: { idauth },
    server: metaRouting({ call: asked }),
  })

  it('asks a visitor to sign in, with the way back, and the server nothing', async () => {
    const host = fakeHost()
    host.setLoggedIn(false)
    const view = on(renderFlow(flow, { at: '/t8?from=mail', host }))
    await expect.poll(() => host.log.logins).toEqual(['/t8?from=mail'])
    expect(asked).not.toHaveBeenCalled()
    expect(view.screen()).toBe('pending')
  })

  it('asks the server for somebody who is signed in', async () => {
    await on(renderFlow(flow, { at: '/t8' })).shows('t8_idauth')
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe("T7: the router's version", () => {
  it('is 7: react-router 8 has no react-router-dom any more', () => {
    const { dependencies } = manifest
    expect(Object.keys(dependencies)).toEqual(['react-router-dom'])
    expect(version).toMatch(/^7\.18\./)
  })
  it('three files call the router, so that moving on is one rename', () => {
    const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!../src/testing/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const callsRouter = /^import (?!type )[^;]*? from 'react-router-dom'/m
    const users = Object.keys(sources).filter((path) =>
      callsRouter.test((sources[path] ?? '').replaceAll('\n  ', ' ').replaceAll(',\n}', ' }')),
    )
    expect(users).toEqual(['../src/context.tsx', '../src/runtime/redirects.ts', '../src/shell.tsx'])
  })
})
