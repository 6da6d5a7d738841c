import type { FlowData } from '@koo/flow'
import { memoryStorage } from '@koo/flow/testing/storage'
import { describe, expect, it } from 'vitest'
import { faultsOfScreen, NOTHING_LEADS_ON } from './screen.ts'
import { casesOfTurn } from './shareOfDay.ts'
import { loadOnce, stagePage, type StagedOptions } from './stagedPage.tsx'

type Storage = ReturnType<typeof memoryStorage>

/**
 * What somebody else, an older release or a broken browser may have left under any key: what cannot be parsed, what is no
 * object, objects with wrong values. A day has one of each.
 */
const GARBAGE = [
  '',
  'undefined',
  '[object Object]',
  '{',
  '0',
  '[null]',
  '9'.repeat(5_000),
  '\u0000\ud800',
  '{"value":null,"at":1,"user":"U1"}',
  '{"version":1,"userId":{},"state":"success","value":{"amount":[],"period":"x","name":1}}',
  '{"state":"sending","serialNumber":7,"sentAt":"2026-13-45"}',
  '[{"value":{}}]',
] as const

const keepsNothing = (storage: Storage): Storage => ({
  ...storage,
  getItem: () => null,
  setItem: () => undefined,
})
const isFull = (storage: Storage): Storage => ({ ...storage, setItem: () => undefined })
const holds =
  (value: string) =>
  (storage: Storage): Storage => ({
    ...storage,
    getItem: (key) => storage.getItem(key) ?? value,
  })

const holding = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [`of garbage: ${value.slice(0, 40)}`, holds(value)]))

/**
 * Ways in which storage may be broken. The host's storage never throws. Garbage takes turns: all pages read by the same few
 * functions, so that neighbours in a flow have other values on one day.
 */
const brokenOfDay = (turn: number): Readonly<Record<string, (storage: Storage) => Storage>> => ({
  denied: keepsNothing,
  full: isFull,
  ...holding(['null', ...casesOfTurn(GARBAGE, turn)]),
})

/**
 * Opens every page of a flow with storage that is denied, full or holds garbage under every key. The page must say what it
 * says with good storage; a page that goes on from something stored may be empty or leave, but shows nothing wrong.
 */
export function brokenStorage(flow: FlowData, options: StagedOptions = {}): void {
  describe(`broken storage on pages of ${flow.id}`, () => {
    it.each(Object.keys(flow.pages).map((name, turn) => [name, turn] as const))(
      'makes %s say nothing wrong',
      { timeout: 120_000 },
      async (name, turn) => {
        await loadOnce(flow, name, () => open(flow, name, options))
        const good = await open(flow, name, options)
        expect(good.faults).toEqual([])
        const goesOn = options.begin?.[name] !== undefined
        for (const [how, broken] of Object.entries(brokenOfDay(turn))) {
          const { faults, text } = await open(flow, name, options, broken)
          expect({ how, faults }).toEqual({ how, faults: [] })
          if (!goesOn) expect({ how, text }).toEqual({ how, text: good.text })
        }
      },
    )
  })
}

async function open(
  flow: FlowData,
  name: string,
  options: StagedOptions,
  broken: (storage: Storage) => Storage = (storage) => storage,
) {
  const [memory, store, entry] = [memoryStorage(), memoryStorage(), memoryStorage()].map(broken)
  const host = { ...options.host, memory, store, entry, keepsStore: () => broken !== keepsNothing }
  const page = await stagePage(flow, name, { ...options, host })
  await page.rest()
  await page.touch()
  const needsWayOn = !page.hasLeft() && flow.pages[name]?.over !== true
  const faults = faultsOfScreen().filter((fault) => fault !== NOTHING_LEADS_ON || needsWayOn)
  const text = document.body.textContent ?? ''
  page.close()
  return { text, faults: [...faults, ...page.crashes] }
}
