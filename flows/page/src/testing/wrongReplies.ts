import type { CallSpec } from '@koo/api-client'
import type { FlowData } from '@koo/flow'
import { describe, expect, it } from 'vitest'
import { faultsBehindTaps, topmost } from './behindTaps.ts'
import { faultsOfLargeText, NARROW, withScreen } from './largeText.ts'
import { faultsOfScreen, NOTHING_LEADS_ON } from './screen.ts'
import { casesOfDay, shareOfDay } from './shareOfDay.ts'
import { loadOnce, stagePage, type StagedCall, type StagedOptions, type StagedPage } from './stagedPage.tsx'
import { differentReplies, envelope } from './wrongContents.ts'
import { groupsOf, representativesOf, withAll, type WrongReply } from './wrongValues.ts'

export interface WrongRepliesOptions extends StagedOptions {
  /** Pages that make no call when they are opened. */
  readonly silent?: readonly string[]
  /** Writes that only count what was opened. */
  readonly counters?: readonly string[]
}

/** A state of a page that its ordinary customer does not see: a window, a survey, an offer, another kind of loan. */
export interface PageState extends StagedOptions {
  readonly page: string
  /** Calls whose replies make the state. */
  readonly calls: readonly string[]
  /** What the customer reads in this state: it proves that the page is in it. */
  readonly shows: string
  /** What happens before the page is read, such as time that passes. */
  readonly after?: (page: StagedPage) => Promise<unknown>
}

/**
 * Tests every page of a flow with wrong replies: the page is opened once for each wrong value in a reply, with the client
 * set up as in production, and its screen, sheets and dialogs are checked. New pages, calls, fields and sheets are covered
 * without a change here. Each field has one wrong value every day; its other values take turns (`casesOfDay`).
 *
 * Some wrong values are in one reply: others are beside them on another day. Each has a visit of its own when something is
 * wrong, or when most of the page is gone. `npm run test:deep` has each value alone.
 *
 * Wrong replies that the client turns into the same content are tested once. That the client handles all of them is
 * covered by its own tests.
 */
export function wrongReplies(flow: FlowData, options: WrongRepliesOptions = {}): void {
  describe(`wrong replies to ${flow.id}`, () => {
    it.each(Object.keys(flow.pages))(
      'show nothing wrong on %s, nor behind a tap, and leave a way on',
      { timeout: 900_000 },
      async (name) => {
        const { calls, size } = await openRight(flow, name, options)
        expect(calls.length > 0, 'pages that make no call are named as `silent`').toBe(
          !options.silent?.includes(name),
        )
        const faults: string[] = []
        for (const call of calls) faults.push(...(await faultsOfCall(call, { flow, name, options, size })))
        expect(faults).toEqual([])
      },
    )
  })
}

/**
 * The same for states of pages, by name: one wrong value of each field in the replies that make the state. The state must be
 * readable on a narrow screen with larger text. A new kind of window, survey or offer belongs here; write the names as the
 * keys of a table of the product, so that none is forgotten.
 */
export function wrongRepliesIn(flow: FlowData, states: Readonly<Record<string, PageState>>): void {
  describe(`wrong replies to ${flow.id}`, () => {
    it.each(Object.entries(states))(
      'show nothing wrong in the state: %s',
      { timeout: 300_000 },
      async (_, state) => {
        const { page: name, calls: paths, shows } = state
        const large = await open(flow, name, state, false, { look: readLarge })
        expect(large.faults, 'larger text on a narrow screen').toEqual([])
        const right = await openRight(flow, name, state)
        expect(right.text, 'the page is in the state').toContain(shows)
        const calls = right.calls.filter(({ spec }) => paths.includes(spec.path))
        expect(calls.map(({ spec }) => spec.path).sort()).toEqual([...paths].sort())
        const faults: string[] = []
        for (const { spec, content, stage } of calls) {
          const taps = stage !== OPENED && stage
          const at = { flow, name, options: state, spec, content, taps }
          const replies = representativesOf(await differentReplies(spec, content))
          for (const group of groupsOfDay(replies))
            faults.push(...(await faultsOfGroup(group, at, ({ text }) => text.includes(shows))))
        }
        expect(faults).toEqual([])
      },
    )
  })
}

const readLarge = () => withScreen(NARROW, () => faultsOfLargeText(topmost() ?? document.body))

/** Marks a call that the page makes without a tap; other calls have the name of the tapped control. */
const OPENED = ''

/** Whether what the page opens is read as well; a name stands for one control. */
type Taps = boolean | string
type Opened = Awaited<ReturnType<typeof open>>

type OpenOptions = StagedOptions & Pick<PageState, 'after'> & Pick<WrongRepliesOptions, 'counters'>

/** The page with right replies: the calls that it makes, each with the sandbox's reply, and its text. */
async function openRight(flow: FlowData, name: string, options: OpenOptions) {
  await loadOnce(flow, name, () => open(flow, name, options, true))
  const { calls, failures, faults, text, size } = await open(flow, name, options, true)
  expect(failures, 'a page is opened as its `begin` says').toEqual([])
  expect(faults).toEqual([])
  return { calls, text, size }
}

interface AttackedPage {
  flow: FlowData
  name: string
  options: OpenOptions
}

/** The faults of a page with the wrong replies to one of its calls. `size`: how much it shows with the right one. */
async function faultsOfCall(
  { spec, content, stage }: StagedCall,
  { size, ...page }: AttackedPage & { size: number },
): Promise<string[]> {
  const different = await differentReplies(spec, content)
  const representatives = representativesOf(different)
  const others = casesOfDay(different.filter((wrong) => !representatives.includes(wrong)))
  const isWhole = (opened: Opened) => opened.size > size / 2
  const at = { ...page, spec, content }
  const faults: string[] = []
  for (const group of groupsOfDay(representatives))
    faults.push(...(await faultsOfGroup(group, { ...at, taps: stage === OPENED || stage }, isWhole)))
  for (const group of groupsOfDay(others))
    faults.push(...(await faultsOfGroup(group, { ...at, taps: stage !== OPENED && stage }, isWhole)))
  return faults
}

/** How many wrong values are in one reply. */
const AT_ONCE = 4

/** Each value is alone in a deep run. */
function groupsOfDay(replies: readonly WrongReply[]): WrongReply[][] {
  const day = shareOfDay()
  return groupsOf(replies, day ? AT_ONCE : 1, day?.share ?? 0)
}

type WrongCase = AttackedPage & { spec: CallSpec; content: unknown; taps: Taps }

/**
 * The faults of the page with all of these wrong values at once, named by them. Halves are visited when there is a fault, so
 * that its value is named, and when the page is not whole: one of them may hide what the others do.
 */
async function faultsOfGroup(
  group: readonly WrongReply[],
  at: WrongCase,
  isWhole: (opened: Opened) => boolean,
): Promise<string[]> {
  const { flow, name, options, taps, spec, content } = at
  const reply = { path: spec.path, content: withAll(content, group) }
  const opened = await open(flow, name, options, taps, { reply })
  const wrong = group.map((each) => each.name).join(' and ')
  const together = opened.faults.map((fault) => `${spec.path}${wrong}: ${fault}`)
  if (group.length === 1 || (together.length === 0 && isWhole(opened))) return together
  const half = Math.ceil(group.length / 2)
  const apart = await faultsOfGroup(group.slice(0, half), at, isWhole)
  apart.push(...(await faultsOfGroup(group.slice(half), at, isWhole)))
  return apart.length > 0 ? apart : together
}

/**
 * Opens a page, with one reply replaced if there is one, reads the screen and closes the page. `look`: other faults of the
 * screen.
 */
async function open(
  flow: FlowData,
  name: string,
  options: OpenOptions,
  taps: Taps,
  { reply, look }: { reply?: { path: string; content: unknown }; look?: () => Promise<string[]> } = {},
) {
  const page = await stagePage(flow, name, options, ({ sandbox }) => {
    if (!reply) return
    sandbox.addFaults('default', {
      match: reply.path,
      fault: { kind: 'reply', body: envelope(reply.content) },
    })
  })
  await page.rest()
  await page.touch()
  if (options.after) {
    await options.after(page)
    await page.rest()
  }
  const text = document.body.textContent ?? ''
  // A page that has left needs no way on, and one that opens over another has the arrow of the frame.
  const needsWayOn = !page.hasLeft() && flow.pages[name]?.over !== true
  const faults = faultsOfScreen().filter((fault) => fault !== NOTHING_LEADS_ON || needsWayOn)
  if (look) faults.push(...(await look()))
  const size = document.body.querySelectorAll('*').length
  if (taps !== false) {
    const exits = page.exits.length
    const behind = await faultsBehindTaps({
      rest: page.rest,
      taps(control) {
        page.begins(control)
        return typeof taps !== 'string' || taps === control
      },
    })
    faults.push(...behind)
    if (page.exits.length > exits) faults.push('a control that opens something leaves the page')
    const write = page
      .calls()
      .find(({ spec, stage }) => spec.write && stage !== OPENED && !options.counters?.includes(spec.path))
    if (write) faults.push(`a control that opens something calls ${write.spec.path}`)
  }
  const calls = page.calls()
  page.close()
  return { calls, text, size, failures: page.failures, faults: [...faults, ...page.crashes] }
}
