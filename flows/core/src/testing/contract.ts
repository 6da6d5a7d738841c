import { expect } from 'vitest'

import { page, type RoutingReply, type Dest } from '../destination.ts'
import { destOf, homeOf, ownPageOf, pageIdOf, pathOf, type FlowData } from '../flow.ts'
import { queryOf } from '../search.ts'
import { cleanTitle, titleOf } from '../title.ts'
import { checkFlow } from '../tools/check.ts'
import {
  addressOf,
  landingOf,
  register,
  sampleOf,
  withFlow,
  type Case,
  type DerivedOptions,
} from './cases.ts'
import { faultCases } from './faults.ts'
import { fakeHost } from './host.tsx'
import { WAIT, type Rendered } from './render.tsx'

/** One test for each fact of a definition: page ids, titles, sign-in, exits, page codes, start, unknown code, faults. */
export function flowContract(flow: FlowData, options: DerivedOptions = {}): void {
  const cases = Object.entries(flow.pages).flatMap(([name, step]) => [
    opens(flow, name, options),
    ...(step.login ? [asksForSignIn(flow, name, options)] : []),
    ...(landingOf(flow, name, 'PUSH', options) === name
      ? Object.keys(step.exits).map((exit) => leadsOn(flow, name, exit, options))
      : []),
  ])
  register(flow, 'contract', [
    hasNoDefects(flow),
    ...cases,
    ...indexCases(flow, options),
    ...faultCases(flow, options),
  ])
}

const hasNoDefects = (flow: FlowData): Case => ({
  name: 'has no defect that checkFlow knows',
  assertHolds: async () => expect(checkFlow(flow)).toEqual([]),
})

function opens(flow: FlowData, name: string, options: DerivedOptions): Case {
  const shown = landingOf(flow, name, 'LOAD', options)
  const [pageId, step] = [pageIdOf(flow, shown), flow.pages[shown]]
  const own = shown === name
  const way = own ? 'opens at its address under its title' : `opened from outside shows ${shown}`
  return {
    name: `${pageIdOf(flow, name)}: ${way} and reports one view`,
    assertHolds: () => {
      const host = (options.host ?? fakeHost)()
      host.serverReply = page(flow.start)
      return withFlow(
        flow,
        { ...options, at: addressOf(flow, name, options), host: () => host },
        async (view) => {
          await view.shows(pageId)
          const title = titleOf(step?.title ?? '', queryOf(view.routed().split('?')[1] ?? ''))
          expect(host.log.titles.at(-1)).toBe(title)
          expect(cleanTitle(title), 'cleanTitle must not change a title').toBe(title)
          const views = host.log.events.filter((event) => event.type === 'view')
          expect(views).toMatchObject([{ pageId, title, path: pathOf(flow, shown) }])
        },
      )
    },
  }
}

const asksForSignIn = (flow: FlowData, name: string, options: DerivedOptions): Case => ({
  name: `${pageIdOf(flow, name)}: asks for sign-in, with the address to return to`,
  assertHolds: () => {
    const host = fakeHost()
    host.setLoggedIn(false)
    const at = addressOf(flow, name, options)
    return withFlow(flow, { ...options, at, host: () => host }, async (view) => {
      await expect.poll(() => host.log.logins, WAIT).toEqual([at])
      expect(view.screen()).toBe('pending')
    })
  },
})

function leadsOn(flow: FlowData, name: string, exit: string, options: DerivedOptions): Case {
  const [dest, pageId] = [destOf(flow, name, exit), pageIdOf(flow, name)]
  const start = { at: pathOf(flow, flow.start), pageId: pageIdOf(flow, flow.start) }
  return {
    name: `${pageId}: exit '${exit}' leads to ${dest.to === 'page' ? dest.page : dest.to}, once for 20 calls`,
    assertHolds: () =>
      withFlow(flow, { ...options, at: start.at }, async (view) => {
        await view.shows(start.pageId)
        view.go(addressOf(flow, name, options))
        await view.shows(pageId)
        const depth = view.depth()
        view.host.serverReply = page(flow.start)
        const query = dest.to === 'page' ? sampleOf(dest.page, options) : {}
        for (let call = 0; call < 20; call += 1) void view.takeExit(name, exit, query)
        await arrives(view, flow, dest, options)
        const exits = view.host.log.events.filter((event) => event.type === 'exit')
        expect(exits).toMatchObject([{ pageId, exit, to: dest.to }])
        if (leavesForGood(dest)) expect(view.depth(), 'back must not lead to the page left').toBe(depth)
      }),
  }
}
/** Whether the next place takes that of the page: the server's answers do, and what a definition says. */
const leavesForGood = (dest: Dest) => dest.to === 'server' || (dest.to === 'page' && dest.replace === true)
/** Waits until the destination is reached, as it can be seen from outside. */
async function arrives(view: Rendered, flow: FlowData, dest: Dest, options: DerivedOptions): Promise<void> {
  const { log } = view.host
  if (dest.to === 'page') return view.shows(pageIdOf(flow, landingOf(flow, dest.page, 'PUSH', options)))
  if (dest.to === 'server') return view.shows(pageIdOf(flow, flow.start))
  const atStart = () => view.routed() === pathOf(flow, flow.start)
  const reached = {
    link: () => log.opened.length === 1,
    url: () => log.opened.length === 1,
    partner: () => log.returned.length === 1,
    close: () => log.closed === 1,
    back: () => log.closed === 1 || atStart(),
    unknown: () => false,
  }
  await expect.poll(reached[dest.to], WAIT).toBe(true)
}
function indexCases(flow: FlowData, options: DerivedOptions): Case[] {
  const start = pageIdOf(flow, flow.start)
  const withReply = (
    name: string,
    reply: RoutingReply | Error,
    test: (view: Rendered) => Promise<void>,
  ): Case => ({
    name,
    assertHolds: () => {
      const host = fakeHost()
      host.serverReply = reply
      return withFlow(flow, { ...options, at: homeOf(flow), host: () => host }, test)
    },
  })
  if (!flow.server)
    return flow.base === '/'
      ? []
      : [withReply(`its index shows ${flow.start}`, page(flow.start), (view) => view.shows(start))]
  const codes = Object.entries(flow.server.codes).map(([code, name]) => {
    const shown = ownPageOf(flow, name)
    const title = `code '${code}' shows ${shown ?? flow.start}${shown === name ? '' : `, as there is no ${name}`}`
    return withReply(title, page(name, { query: sampleOf(name, options) }), async (view) => {
      await view.shows(shown === null ? start : pageIdOf(flow, shown))
      expect(view.host.log.events.some((event) => event.type === 'unknown')).toBe(shown === null)
    })
  })
  const code = 'never-heard-of'
  const unknown = withReply(
    `an unknown code shows ${flow.start} and is reported`,
    { to: 'unknown', code },
    async (view) => {
      await view.shows(start)
      expect(view.host.log.events).toContainEqual({ type: 'unknown', flow: flow.id, code })
    },
  )
  const failing = withReply(
    'a request that fails shows the error view, and a retry opens the page',
    new Error('no network'),
    async (view) => {
      await expect.poll(() => view.screen(), WAIT).toBe('failure:server')
      view.host.serverReply = page(flow.start)
      view.press('retry')
      await view.shows(start)
    },
  )
  return [...codes, unknown, failing]
}
