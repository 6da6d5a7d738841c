import { expect } from 'vitest'

import { pageIdOf, pathOf, type FlowData } from '../flow.ts'
import { addressOf, landingOf, register, withFlow, type Case, type DerivedOptions } from './cases.ts'
import { WAIT, type Rendered } from './render.tsx'

/** Pages that a push from the start opens; the entry rule sends the others to pages that have their own tests. */
const reachable = (flow: FlowData, options: DerivedOptions) =>
  Object.keys(flow.pages).filter((name) => landingOf(flow, name, 'PUSH', options) === name)

/** Reloads every page, as after a killed tab: each must come back from address, memory and server alone. */
export function reloadAtEveryPage(flow: FlowData, options: DerivedOptions = {}): void {
  const cases = reachable(flow, options).map((name): Case => {
    const pageId = pageIdOf(flow, name)
    const at = pathOf(flow, flow.start)
    return {
      name: `${pageId} comes back, and so does the way back from it`,
      assertHolds: () =>
        withFlow(flow, { ...options, browser: true, at }, async (view) => {
          await view.shows(pageIdOf(flow, flow.start))
          view.go(addressOf(flow, name, options))
          await view.shows(pageId)
          const before = [view.address(), view.depth()]
          await view.reload()
          await view.shows(pageId)
          expect([view.address(), view.depth()]).toEqual(before)
          await leaveByBack(view)
        }),
    }
  })
  register(flow, 'reload at every page', cases)
}

/** Ways of going back; the arrow only where the channel shows one. */
const WAYS: Readonly<Record<string, (view: Rendered) => void>> = {
  'one back': (view) => view.back(),
  'two backs in one tick': (view) => {
    view.back()
    view.back()
  },
  'native back': (view) => view.host.nativeBack(),
  'header arrow': (view) => view.press('back'),
}

/** Goes back from every page in every way: afterwards address, router and screen agree, and the user can leave. */
export function backAtEveryPage(flow: FlowData, options: DerivedOptions = {}): void {
  const start = pathOf(flow, flow.start)
  const open = (name: string, test: (view: Rendered) => Promise<void>) =>
    withFlow(flow, { ...options, browser: true, at: start }, async (view) => {
      await view.shows(pageIdOf(flow, flow.start))
      // Two entries under the page, so that two fast backs stay inside the app.
      view.go(`${start}?under`)
      await view.settles()
      view.go(addressOf(flow, name, options))
      await view.shows(pageIdOf(flow, name))
      await test(view)
    })
  const ways = Object.entries(WAYS).filter(([way]) => flow.chrome.back || way !== 'header arrow')
  const cases = reachable(flow, options).flatMap((name): Case[] => {
    const pageId = pageIdOf(flow, name)
    return [
      ...ways.map(([way, act]) => ({
        name: `${pageId}: ${way}`,
        assertHolds: () => open(name, (view) => moves(view, () => act(view))),
      })),
      { name: `${pageId}: the user can leave by going back`, assertHolds: () => open(name, leaveByBack) },
    ]
  })
  register(flow, 'back at every page', cases)
}

/** `act` either opens a question or goes back in the history; in both cases everything agrees afterwards. */
async function moves(view: Rendered, act: () => void): Promise<void> {
  const before = view.depth()
  act()
  await expect.poll(() => view.asking() || view.depth() < before, WAIT).toBe(true)
  await view.settles()
}
/** Goes back, through every question, to the first entry of the app; one more back leaves the app. */
async function leaveByBack(view: Rendered): Promise<void> {
  while (view.depth() > 0) {
    await moves(view, () => view.back())
    if (view.asking()) await moves(view, () => view.press('leave'))
  }
  view.host.nativeBack()
  await expect.poll(() => view.asking() || view.host.log.closed === 1, WAIT).toBe(true)
  if (view.asking()) view.press('leave')
  await expect.poll(() => view.host.log.closed, WAIT).toBe(1)
}
