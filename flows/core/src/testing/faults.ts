import { expect } from 'vitest'

import { page, type RoutingReply } from '../destination.ts'
import { destOf, homeOf, pageIdOf, pathOf, type FlowData } from '../flow.ts'
import { GOING_MS } from '../runtime/departure.ts'
import type { Step } from '../step.ts'
import { addressOf, landingOf, sampleOf, withFlow, type Case, type DerivedOptions } from './cases.ts'
import { fakeHost, type FakeHostOptions } from './host.tsx'
import { signsInAgain } from './leaving.ts'
import { WAIT, type Rendered } from './render.tsx'

/** What goes wrong on a customer's way, at every page of a flow. Each kind is one test: the pages are opened one after the other. */
export function faultCases(flow: FlowData, options: DerivedOptions): Case[] {
  const walk = (name: string, host: FakeHostOptions, test: PageTest, walked = flow): Case => ({
    name,
    assertHolds: () => atEveryPage(walked, { ...options, host: () => fakeHost(host) }, test),
  })
  return [
    walk('every page comes back after a sign-in, when the session has ended on it', {}, sessionEnds),
    walk('every page whose chunk did not arrive opens at the second try', {}, opens, withLateChunks(flow)),
    ...(flow.server
      ? [
          walk(
            'no page is a dead end when the server names no page, the same page, or a foreign address',
            { openUrl: () => Promise.resolve(false) },
            wrongAnswers,
          ),
        ]
      : []),
  ]
}

interface AtPage {
  readonly view: Rendered
  readonly flow: FlowData
  readonly name: string
  readonly pageId: string
  readonly address: string
  /** Shows the start, then opens the page from there. */
  readonly open: () => Promise<void>
  readonly options: DerivedOptions
}
type PageTest = (at: AtPage) => Promise<void>

async function atEveryPage(flow: FlowData, options: DerivedOptions, test: PageTest): Promise<void> {
  const [start, startId] = [pathOf(flow, flow.start), pageIdOf(flow, flow.start)]
  // A page comes before those that open over it.
  const names = Object.keys(flow.pages)
    .filter((name) => landingOf(flow, name, 'PUSH', options) === name)
    .toSorted((a, b) => a.length - b.length)
  await withFlow(flow, { ...options, at: start }, async (view) => {
    view.host.serverReply = page(flow.start)
    for (const name of names) {
      const [pageId, address] = [pageIdOf(flow, name), addressOf(flow, name, options)]
      const shows = async (id: string) => {
        const isThere = () => [id, 'failure:chunk'].includes(view.screen())
        await expect.poll(() => view.asking() || isThere(), WAIT).toBe(true)
        // The page before may ask whatever leads away from it.
        if (view.asking()) view.press('leave')
        await expect.poll(isThere, WAIT).toBe(true)
        // The first page of all may be one whose chunk is late.
        if (view.screen() === 'failure:chunk') view.press('retry')
        await view.shows(id)
      }
      const open = async () => {
        view.go(start)
        await shows(startId)
        view.go(address)
        await shows(pageId)
      }
      await test({ view, flow, name, pageId, address, open, options })
    }
  })
}

const opens: PageTest = ({ open }) => open()

/** The flow with chunks that arrive at the second try only. */
function withLateChunks(flow: FlowData): FlowData {
  const late = (step: Step): Step => {
    let tries = 0
    const load = () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('no chunk')) : step.load()
    }
    return { ...step, load }
  }
  const pages = Object.fromEntries(Object.entries(flow.pages).map(([name, step]) => [name, late(step)]))
  return { ...flow, pages }
}

const sessionEnds: PageTest = async ({ view, flow, name, pageId, open }) => {
  if (!flow.pages[name]?.login) return
  await open()
  await signsInAgain(view, pageId)
}

const wrongAnswers: PageTest = async ({ view, flow, name, pageId, open, options }) => {
  const { host } = view
  const exit = Object.keys(flow.pages[name]?.exits ?? {}).find((it) => destOf(flow, name, it).to === 'server')
  if (exit === undefined) return
  const startId = pageIdOf(flow, flow.start)
  const leave = async (reply: RoutingReply) => {
    host.serverReply = reply
    await view.takeExit(name, exit)
  }
  await open()
  await leave({ to: 'unknown', code: 'never-heard-of' })
  await view.shows(startId)

  await open()
  await leave(page(name, { query: sampleOf(name, options) }))
  // Where nothing may follow, the partner is told; its address does not load here.
  host.advance(GOING_MS)
  await view.shows(pageId)
  await leave(page(flow.start))
  await view.shows(startId)

  await open()
  await leave({ to: 'url', url: 'https://foreign.test/' })
  await expect.poll(() => view.screen(), WAIT).toBe('failure:link')
  host.serverReply = page(flow.start)
  view.press('home')
  await expect.poll(() => view.routed(), WAIT).not.toBe(homeOf(flow))
  await view.shows(startId)
}
