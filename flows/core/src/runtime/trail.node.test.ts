import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../testing/memoryStorage.ts'
import { readTrail, recordNavigation, resetBacks, saveTrail, type Trail } from './trail.ts'

const entry = (key: string, page = key) => ({ key, href: `/f/${page}`, pageId: `f_${page}` })
const empty = readTrail(memoryStorage())
const trailOf = (...steps: (readonly [string, string])[]): Trail =>
  steps.reduce((trail, [action, key]) => recordNavigation(trail, action, entry(key)), empty)
const keys = ({ entries, at }: Trail) => [entries.map(({ key }) => key).join(' '), at]

describe('the trail', () => {
  it('follows pushes, replacements and pops', () => {
    expect(keys(trailOf(['POP', 'a'], ['PUSH', 'b'], ['PUSH', 'c']))).toEqual(['a b c', 2])
    expect(keys(trailOf(['POP', 'a'], ['PUSH', 'b'], ['REPLACE', 'c']))).toEqual(['a c', 1])
    expect(keys(trailOf(['POP', 'a'], ['PUSH', 'b'], ['POP', 'a'], ['PUSH', 'c']))).toEqual(['a c', 1])
    expect(keys(trailOf(['REPLACE', 'a']))).toEqual(['a', 0])
  })

  it('counts backs, not forwards and not reloads', () => {
    const trail = trailOf(['POP', 'a'], ['PUSH', 'b'], ['POP', 'a'], ['POP', 'b'], ['POP', 'b'], ['POP', 'a'])
    expect(trail.backs).toEqual({ f_b: 2 })
    expect(resetBacks(trail, 'f_b').backs).toEqual({ f_b: 0 })
  })

  it('starts again when the first entry has another address under the same key', () => {
    const trail = recordNavigation(
      trailOf(['POP', 'default'], ['PUSH', 'b']),
      'POP',
      entry('default', 'elsewhere'),
    )
    expect(keys(trail)).toEqual(['default', 0])
    expect(trail.entries[0]?.href).toBe('/f/elsewhere')
    expect(trail.backs).toEqual({})
  })

  it('starts again at an unknown entry', () => {
    expect(keys(trailOf(['POP', 'a'], ['PUSH', 'b'], ['POP', 'x']))).toEqual(['x', 0])
  })

  it('keeps the last 50 entries', () => {
    const long = Array.from({ length: 80 }, (_, n) => ['PUSH', `k${n}`] as const)
    const { entries, at } = trailOf(...long)
    expect([entries.length, at, entries[at]?.key]).toEqual([50, 49, 'k79'])
  })

  it.each(['', 'null', '{', '[]', '{"at":3}', '{"entries":"no","at":0}', '{"entries":[],"at":0,"backs":{}}'])(
    'reads %j as an empty trail',
    (text) => {
      const memory = memoryStorage()
      memory.setItem('flow.trail', text)
      expect(readTrail(memory)).toEqual(empty)
    },
  )

  it('is read back as it was saved', () => {
    const memory = memoryStorage()
    const trail = trailOf(['POP', 'a'], ['PUSH', 'b'])
    expect(saveTrail(memory, trail)).toBe(trail)
    expect(readTrail(memory)).toEqual(trail)
  })
})
