import { type ReactNode } from 'react'
import { Outlet, useBlocker } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineFlow, defineStep, metaRouting } from '../index.ts'
import { fakeHost, renderFlow } from '../testing/index.ts'
import { version } from 'react-router-dom/package.json'
import manifest from '../../package.json' with { type: 'json' }
import { renderBare, cleanups, tracked, textPage } from './testing/bareRouter.tsx'

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
  vi.restoreAllMocks()
})

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
    const { router, container } = renderBare(routes, '/t1/a')
    await expect.poll(() => container.textContent).toBe('a')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await router.navigate('/t1/b').catch(() => {})
    await expect.poll(() => router.state.location.pathname).toBe('/t1/b')
    await expect.poll(() => container.textContent).toBe('')
  })

  it('shows the error view in a flow, and a retry succeeds once the chunk is there', async () => {
    let there = false
    const flaky = defineStep({ title: 'b' }).page(() => (there ? textPage('b at last')() : broken()))
    const flow = defineFlow({
      id: 't1',
      start: 'a',
      pages: { a: defineStep({ title: 'a' }).page(textPage('a')), b: flaky },
    })
    const view = tracked(renderFlow(flow, { at: '/t1/a', browser: true }))
    await view.shows('t1_a')
    view.go('/t1/b')
    await expect.poll(() => view.screen()).toBe('failure:chunk')
    // Reported by an effect, which may run after the view is on the screen.
    await expect.poll(() => view.host.log.events.filter((event) => event.type === 'failure')).toHaveLength(1)
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
      there ? textPage('b')().then((module) => module.default) : broken(),
    )
    const routes = [
      { path: '/t1/c', loader: () => null, lazy: { Component: load }, errorElement: <p>boundary</p> },
    ]
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { router, container } = renderBare(routes, '/t1/c')
    await expect.poll(() => container.textContent).toBe('boundary')
    there = true
    await router.revalidate()
    expect(load).toHaveBeenCalledTimes(1)
    expect(container.textContent).toBe('boundary')
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
    const { router, container } = renderBare([{ path: '/t5', element: <Outer />, children }], '/t5/a')
    // A blocker registers in an effect after the one of its component.
    const registered = vi.spyOn(router, 'getBlocker')
    await expect.poll(() => new Set(registered.mock.calls.map(([key]) => key)).size).toBe(2)
    expect(container.textContent).toBe('unsaved work')
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await router.navigate('/t5/b')
    await expect.poll(() => container.textContent).toBe('b')
    expect(own).not.toHaveBeenCalled()
    expect(warned).toHaveBeenCalledWith('A router only supports one blocker at a time')
  })

  it('does not exist: one file of the package imports useBlocker', () => {
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/testing/**', '!../**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const users = Object.keys(sources).filter((path) => /\buseBlocker\b/.test(sources[path] ?? ''))
    expect(users).toEqual(['../shell.tsx'])
  })
})

describe('T6: the sign-in guard', () => {
  it('runs on a client navigation, and while it waits neither loader nor page runs', async () => {
    const [load, rendered] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const behind = defineStep({ title: 'behind' }).page(() => {
      load()
      return Promise.resolve({ default: () => <p>{String(rendered())}</p> })
    })
    const open = defineStep({ title: 'open', login: false }).page(textPage('open'))
    const view = tracked(
      renderFlow(defineFlow({ id: 't6', start: 'open', pages: { open, behind } }), { at: '/t6/open' }),
    )
    await view.shows('t6_open')
    view.host.setLoggedIn(false)
    view.go('/t6/behind?from=loan')
    await expect.poll(() => view.host.log.logins).toEqual(['/t6/behind?from=loan'])
    await expect.poll(() => view.container.querySelector('[aria-busy=true]')).not.toBeNull()
    expect(view.screen()).toBe('t6_open')
    expect(load).not.toHaveBeenCalled()
    expect(rendered).not.toHaveBeenCalled()
  })
})

describe('T8: the index of a flow with a server', () => {
  const asked = vi.fn<() => Promise<{ actionType: string; pageCode: string }>>(() =>
    Promise.resolve({ actionType: 'PAGE', pageCode: 'id-auth' }),
  )
  const idauth = defineStep({ title: 'a' }).page(textPage('a'))
  const flow = defineFlow({
    id: 't8',
    start: 'idauth',
    pages: { idauth },
    server: metaRouting({ group: 'channel' }),
  })

  it(
    'asks a visitor to sign in, with the address to return to, and makes no request',
    { tags: ['route.3', 'route.4', 'role.3'] },
    async () => {
      const host = fakeHost({ pageMeta: asked })
      host.setLoggedIn(false)
      const view = tracked(renderFlow(flow, { at: '/t8?from=mail', host }))
      await expect.poll(() => host.log.logins).toEqual(['/t8?from=mail'])
      expect(asked).not.toHaveBeenCalled()
      expect(view.screen()).toBe('pending')
    },
  )

  it('asks the server for somebody who is signed in', async () => {
    await tracked(renderFlow(flow, { at: '/t8', host: fakeHost({ pageMeta: asked }) })).shows('t8_idauth')
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe("T7: the router's version", () => {
  it('is 7: react-router 8 has no react-router-dom any more', () => {
    expect(manifest.peerDependencies['react-router-dom']).toBe('^7.18.0')
    expect(manifest).not.toHaveProperty('dependencies')
    expect(version).toMatch(/^7\.18\./)
  })
  it('three files call the router, so that an upgrade changes few files', () => {
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/testing/**', '!../**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const callsRouter = /^import (?!type )[^;]*? from 'react-router-dom'/m
    const users = Object.keys(sources).filter((path) =>
      callsRouter.test((sources[path] ?? '').replaceAll('\n  ', ' ').replaceAll(',\n}', ' }')),
    )
    expect(users).toEqual(['../context.tsx', './redirects.ts', '../shell.tsx'])
  })
})
