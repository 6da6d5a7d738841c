import type { CallSpec } from '@koo/api-client'
import type { FlowData } from '@koo/flow'
import { describe, expect, it } from 'vitest'
import { faultsBehindTaps, topmost } from './behindTaps.ts'
import { faultsOfLargeText, NARROW, withScreen } from './largeText.ts'
import { faultsOfScreen, NOTHING_LEADS_ON } from './screen.ts'
import { casesOfDay } from './shareOfDay.ts'
import { stagePage, type StagedOptions, type StagedPage } from './stagedPage.tsx'
import { differentReplies, envelope } from './wrongContents.ts'
import type { WrongReply } from './wrongValues.ts'

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
 * Wrong replies that the client turns into the same content are tested once. That the client handles all of them is
 * covered by its own tests.
 */
export function wrongReplies(flow: FlowData, options: WrongRepliesOptions = {}): void {
  describe(`wrong replies to ${flow.id}`, () => {
    it.each(Object.keys(flow.pages))(
      'show nothing wrong on %s, nor behind a tap, and leave a way on',
      { timeout: 900_000 },
      async (name) => {
        const { calls } = await openRight(flow, name, options)
        expect(calls.length > 0, 'pages that make no call are named as `silent`').toBe(
          !options.silent?.includes(name),
        )
        const faults: string[] = []
        for (const { spec, content, stage } of calls) {
          const different = await differentReplies(spec, content)
          const representatives = representativesOf(different)
          const others = different.filter((wrong) => !representatives.includes(wrong))
          for (const wrong of [...representatives, ...casesOfDay(others)]) {
            const taps = stage === OPENED ? representatives.includes(wrong) : stage
            faults.push(...(await faultsWith(wrong, { flow, name, options, spec, taps })))
          }
        }
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
          for (const wrong of representativesOf(await differentReplies(spec, content)))
            faults.push(...(await faultsWith(wrong, { flow, name, options: state, spec, taps })))
        }
        expect(faults).toEqual([])
      },
    )
  })
}

const readLarge = () => withScreen(NARROW, () => faultsOfLargeText(topmost() ?? document.body))

/** Marks a call that the page makes without a tap; other calls have the name of the tapped control. */
const OPENED = ''

type OpenOptions = StagedOptions & Pick<PageState, 'after'> & Pick<WrongRepliesOptions, 'counters'>

/** The page with right replies: the calls that it makes, each with the sandbox's reply, and its text. */
async function openRight(flow: FlowData, name: string, options: OpenOptions) {
  // The first time, the page loads its chunks; afterwards they are in memory.
  await open(flow, name, options, true)
  const { calls, failures, faults, text } = await open(flow, name, options, true)
  expect(failures, 'a page is opened as its `begin` says').toEqual([])
  expect(faults).toEqual([])
  return { calls, text }
}

interface WrongCase {
  flow: FlowData
  name: string
  options: OpenOptions
  spec: CallSpec
  taps: boolean | string
}

/** The faults of the page with this wrong reply, named by it. */
async function faultsWith(
  wrong: WrongReply,
  { flow, name, options, spec, taps }: WrongCase,
): Promise<string[]> {
  const { faults } = await open(flow, name, options, taps, {
    reply: { path: spec.path, content: wrong.content },
  })
  return faults.map((fault) => `${spec.path}${wrong.name}: ${fault}`)
}

/**
 * The wrong replies with which everything is opened: one of each field, with another value where the client lets one
 * through, else one that lacks it. Opening takes longer than the page itself, and a sheet shows a field of every row by
 * the same code. What is read only behind one tap is opened by that tap, with all of them.
 */
function representativesOf(replies: readonly WrongReply[]): WrongReply[] {
  const byField = new Map<string, WrongReply>()
  for (const reply of replies) {
    const known = byField.get(reply.field)
    if (!known || (known.isMissing && !reply.isMissing)) byField.set(reply.field, reply)
  }
  return [...byField.values()]
}

/**
 * Opens a page, with one reply replaced if there is one, reads the screen and closes the page. `taps`: whether what it
 * opens is read as well; a name stands for one control. `look`: other faults of the screen.
 */
async function open(
  flow: FlowData,
  name: string,
  options: OpenOptions,
  taps: boolean | string,
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
  if (taps !== false) {
    const exits = page.exits.length
    const behind = await faultsBehindTaps({
      rest: page.rest,
      taps(control) {
        page.begins(control)
        return taps === true || taps === control
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
  return { calls, text, failures: page.failures, faults: [...faults, ...page.crashes] }
}
