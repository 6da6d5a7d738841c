import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { manualClock } from '../testing/manualClock.ts'
import { keepDraft } from './keepDraft.ts'

const saved: string[] = []
const draft = { load: () => null, save: (value: string) => void saved.push(value), clear() {} }

beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

it('saves the newest value when typing rests', { tags: ['timing.3'] }, async () => {
  const clock = manualClock()
  const keeper = keepDraft(clock, draft)
  keeper.put('1')
  await clock.advance(400)
  keeper.put('12')
  await clock.advance(499)
  expect(saved).toEqual([])
  await clock.advance(1)
  expect(saved).toEqual(['12'])
})

// A phone kills a hidden tab without another event.
it.each([
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('saves at once when %s', (_when, happens) => {
  const keeper = keepDraft(manualClock(), draft)
  const stop = keeper.watch()
  keeper.put('1')
  happens()
  expect(saved).toEqual(['1'])
  stop()
  keeper.put('2')
  happens()
  expect(saved).toEqual(['1'])
})

it('saves at once at the end of the page, and never what was dropped', () => {
  const keeper = keepDraft(manualClock(), draft)
  const stop = keeper.watch()
  keeper.put('1')
  stop()
  expect(saved).toEqual(['1'])
  keeper.put('2')
  keeper.drop()
  keeper.watch()()
  expect(saved).toEqual(['1'])
})
