import { createGateway, type CallSpec } from '@koo/api-client'
import type { FlowData } from '@koo/flow'
import { describe, expect, it } from 'vitest'
import { faultsBehindTaps } from './behindTaps.ts'
import { faultsOfScreen, NOTHING_LEADS_ON } from './screen.ts'
import { stagePage, type StagedCall, type StagedOptions } from './stagedPage.tsx'
import { wrongRepliesOf, type WrongReply } from './wrongValues.ts'

export interface WrongRepliesOptions extends StagedOptions {
  /** Pages that make no call when they are opened. */
  readonly silent?: readonly string[]
}

/**
 * Tests every page of a flow with wrong replies: the page is opened once for each wrong value in a reply, with the client
 * set up as in production, and its screen, sheets and dialogs are checked. New pages, calls, fields and sheets are covered
 * without a change here.
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
        const calls = await callsOf(flow, name, options)
        expect(calls.length > 0, 'pages that make no call are named as `silent`').toBe(
          !options.silent?.includes(name),
        )
        const faults: string[] = []
        for (const { spec, content, stage } of calls) {
          const different = await differentReplies(spec, content)
          const representatives = representativesOf(different)
          for (const wrong of different) {
            const taps = stage === OPENED ? representatives.includes(wrong) : stage
            const reply = { path: spec.path, content: wrong.content }
            const found = await open(flow, name, options, taps, reply)
            faults.push(...found.faults.map((fault) => `${spec.path}${wrong.name}: ${fault}`))
          }
        }
        expect(faults).toEqual([])
      },
    )
  })
}

/** Marks a call that the page makes without a tap; other calls have the name of the tapped control. */
const OPENED = ''

/** The calls that the page makes, each with the sandbox's correct reply. */
async function callsOf(flow: FlowData, name: string, options: WrongRepliesOptions): Promise<StagedCall[]> {
  // The first time, the page loads its chunks; afterwards they are in memory.
  await open(flow, name, options, true)
  const { calls, failures, faults } = await open(flow, name, options, true)
  expect(failures, 'a page is opened as its `begin` says').toEqual([])
  expect(faults).toEqual([])
  return calls
}

/** The wrong replies to a call, without those that give the page the same content as an earlier one. */
async function differentReplies(spec: CallSpec, content: unknown) {
  const seen = new Set([await handedOn(spec, content)])
  const different = []
  for (const wrong of wrongRepliesOf(spec.guard, content)) {
    const result = await handedOn(spec, wrong.content)
    if (seen.has(result)) continue
    seen.add(result)
    different.push(wrong)
  }
  return different
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

/** The content that the client returns for a reply in production, as text. */
function handedOn(spec: CallSpec, content: unknown): Promise<string> {
  const fetch = () => Promise.resolve(new Response(JSON.stringify(envelope(content))))
  const gateway = createGateway({ fetch, contract: 'report' })
  return gateway.call({ ...spec, attempts: 1 }, {}).then(
    (settled) => JSON.stringify(settled),
    () => 'failure',
  )
}

const envelope = (content: unknown) => ({ Result: 200, ResultMessage: '', Content: content })

/**
 * Opens a page, with one reply replaced if there is one, reads the screen and closes the page. `taps`: whether what it
 * opens is read as well; a name stands for one control.
 */
async function open(
  flow: FlowData,
  name: string,
  options: WrongRepliesOptions,
  taps: boolean | string,
  reply?: { path: string; content: unknown },
) {
  const page = await stagePage(flow, name, options, ({ sandbox }) => {
    if (!reply) return
    sandbox.addFaults('default', {
      match: reply.path,
      fault: { kind: 'reply', body: envelope(reply.content) },
    })
  })
  await page.rest()
  // A page that has left needs no way on, and one that opens over another has the arrow of the frame.
  const needsWayOn = !page.hasLeft() && flow.pages[name]?.over !== true
  const faults = faultsOfScreen().filter((fault) => fault !== NOTHING_LEADS_ON || needsWayOn)
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
    const write = page.calls().find(({ spec, stage }) => spec.write && stage !== OPENED)
    if (write) faults.push(`a control that opens something calls ${write.spec.path}`)
  }
  const calls = page.calls()
  page.close()
  return { calls, failures: page.failures, faults: [...faults, ...page.crashes] }
}
