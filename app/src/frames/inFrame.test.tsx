import { defineFlow, defineStep, homeOf, metaRouting, pathOf, toRoutes, watchRouter } from '@koo/flow'
import { fakeHost } from '@koo/flow/testing'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { everyFlow as flows } from '../everyFlow.ts'
import { inFrame } from './inFrame.ts'
import { OpenOutside } from './OpenOutside.tsx'
import { partnerPaths } from './reach.ts'

const openOutside = vi.hoisted(() => vi.fn())
const ADDRESS = 'https://m.credit.test/pages/credit/login?return=x'
vi.mock(import('../navigation/outside.ts'), () => ({ openOutside }))
vi.mock(import('@koo/host/navigation'), async (original) => ({
  ...(await original()),
  windowAddress: () => ADDRESS,
}))
beforeEach(() => openOutside.mockClear())

const SENTENCE = '请在新窗口中打开此页面'
const allowed = partnerPaths(flows)
const framed = inFrame(flows)

const pages = flows.flatMap((flow, at) =>
  Object.entries(flow.pages).map(([name, step]) => ({
    path: pathOf(flow, name),
    step,
    shown: framed[at]?.pages[name],
  })),
)
const closed = [...pages.map(({ path }) => path), ...flows.map(homeOf)].filter((path) => !allowed.has(path))

/** The routes of every flow in a frame. There is no gateway: a page that makes a call fails. */
async function show(at: string) {
  const asked = vi.fn(() => Promise.reject(new Error('asked the server')))
  const host = fakeHost({ pageMeta: asked })
  host.setLoggedIn(false)
  const router = createMemoryRouter(
    framed.map((flow) => toRoutes(flow, host)),
    { initialEntries: [at] },
  )
  watchRouter(router, host)
  await render(<RouterProvider router={router} />)
  return { host, router, asked }
}

describe('in a frame', () => {
  it('a page of a partner’s channel and of its loan is itself', () => {
    const own = pages.filter(({ path }) => allowed.has(path))
    expect(own.length).toBeGreaterThan(100)
    expect(own.filter(({ step, shown }) => step !== shown).map(({ path }) => path)).toEqual([])
  })

  it('a flow that a partner leads to asks its server which page to open, and no other one does', () => {
    const changed = flows.filter(
      (flow, at) => allowed.has(homeOf(flow)) && framed[at]?.server !== flow.server,
    )
    expect(changed.map(({ id }) => id)).toEqual([])
    const first = defineStep({ title: 'x' }).page(() => Promise.resolve({ default: () => null }))
    const server = metaRouting({ group: 'channel', partner: 'koocard' })
    const own = defineFlow({ id: 'own', start: 'first', pages: { first }, server })
    expect(inFrame([own]).map((flow) => flow.server)).toEqual([null])
  })

  it('every other page says that it opens outside, asks nobody to sign in and no server', async () => {
    const { host, router, asked } = await show('/login')
    expect(closed.length).toBeGreaterThan(10)
    for (const path of closed) {
      await router.navigate(path)
      const { errors, loaderData, matches } = router.state
      const shown = loaderData[matches.at(-1)?.route.id ?? '']
      expect({ path, errors, shown }).toMatchObject({ path, errors: null, shown: { Page: OpenOutside } })
      await expect.element(page.getByRole('heading', { name: SENTENCE })).toBeVisible()
    }
    expect([host.log.logins, host.log.opened, asked.mock.calls]).toEqual([[], [], []])
    const views = host.log.events.filter(({ type }) => type === 'view')
    expect(views.length).toBeGreaterThan(10)
    expect(views.filter((view) => !('pageId' in view) || view.pageId !== 'outside')).toEqual([])
  })

  it('the page opens in a new window, or after that in place of the page around the frame', async () => {
    const { host } = await show('/login')
    const instead = page.getByRole('button', { name: '没有打开？在当前窗口打开' })
    await expect.element(page.getByRole('heading', { name: SENTENCE })).toBeVisible()
    await expect.element(instead).not.toBeInTheDocument()
    await page.getByRole('button', { name: '在新窗口中打开' }).click()
    expect(openOutside.mock.calls).toEqual([[ADDRESS, 'window']])
    await instead.click()
    expect(openOutside.mock.lastCall).toEqual([ADDRESS, 'top'])
    // The bar around the page says which page it is.
    expect(host.log.titles.at(-1)).toBe('登录')
  })
})
