import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { claimHop, MOST_HOPS } from './hops.ts'

/** A host whose clock stands still until it is set. */
const host = () => {
  const made = { memory: memoryStorage(), time: 1e12, now: () => made.time }
  return made
}
const allowed = (at: ReturnType<typeof host>, times: number, shownMs: number | null = 0) =>
  Array.from({ length: times }, () => claimHop(at, shownMs)).filter(Boolean).length

it('ten jumps are allowed without a page between them, also over documents of the same tab', () => {
  const tab = host()
  expect(allowed(tab, 4)).toBe(4)
  expect(allowed(tab, 7, null)).toBe(MOST_HOPS - 4)
})

it('after the refusal the customer can try again', () => {
  const tab = host()
  expect([allowed(tab, MOST_HOPS + 1), allowed(tab, MOST_HOPS + 1)]).toEqual([MOST_HOPS, MOST_HOPS])
})

it('a page that somebody could read begins a new count', () => {
  const tab = host()
  allowed(tab, MOST_HOPS)
  expect(claimHop(tab, 1_000)).toBe(true)
  expect(allowed(tab, MOST_HOPS, 999)).toBe(MOST_HOPS - 1)
})

it('jumps of more than a minute ago do not count, in whichever direction the clock was set', () => {
  const tab = host()
  allowed(tab, MOST_HOPS)
  tab.time -= 60_000
  expect(allowed(tab, MOST_HOPS)).toBe(MOST_HOPS)
  tab.time += 60_000
  expect(allowed(tab, 1)).toBe(1)
})

it.each(['x', ' ', '1 2 3', '{"a":1}', '9'.repeat(400)])('a stored %s counts as none', (text) => {
  const tab = host()
  tab.memory.setItem('koo_hops', text)
  expect(allowed(tab, MOST_HOPS)).toBe(MOST_HOPS)
})
