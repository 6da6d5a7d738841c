import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../src/testing/host.tsx'
import { readTrail, recordNavigation, resetBacks, saveTrail, type Trail } from '../src/runtime/trail.ts'

const entry = (key: string, page = key) => ({ key, href: `/f/${page}`, pageId: `f_${page}` })
const empty = readTrail(memoryStorage())
const walked = (...steps: (readonly [string, string])[]): Trail =>
  steps.reduce((trail, [action, key]) => recordNavigation(trail, action, entry(key)), empty)
const keys = ({ entries, at }: Trail) => [entries.map(({ key }) => key).join(' '), at]

describe('the trail', () => {
  it('follows pushes, replacements and pops', () => {
    expect(keys(walked(['POP', 'a'], ['PUSH', 'b'], ['PUSH', 'c']))).toEqual(['a b c', 2])
    expect(keys(walked(['POP', 'a'], ['PUSH', 'b'], ['REPLACE', 'c']))).toEqual(['a c', 1])
    expect(keys(walked(['POP', 'a'], ['PUSH', 'b'], ['POP', 'a'], ['PUSH', 'c']))).toEqual(['a c', 1])
    expect(keys(walked(['REPLACE', 'a']))).toEqual(['a', 0])
  })

  it('counts ways back, not ways forward and not reloads', () => {
    const trail = walked(['POP', 'a'], ['PUSH', 'b'], ['POP', 'a'], ['POP', 'b'], ['POP', 'b'], ['POP', 'a'])
    expect(trail.backs).toEqual({ f_b: 2 })
    expect(resetBacks(trail, 'f_b').backs).toEqual({ f_b: 0 })
  })

  it('takes another address under the key of a first entry for a new beginning', () => {
    const trail = recordNavigation(
      walked(['POP', 'default'], ['PUSH', 'b']),
      'POP',
      entry('default', 'elsewhere'),
    )
    expect(keys(trail)).toEqual(['default', 0])
    expect(trail.entries[0]?.href).toBe('/f/elsewhere')
    expect(trail.backs).toEqual({})
  })

  it('an entry it does not know is a new beginning', () => {
    expect(keys(walked(['POP', 'a'], ['PUSH', 'b'], ['POP', 'x']))).toEqual(['x', 0])
  })

  it('does not grow without end', () => {
    const long = Array.from({ length: 80 }, (_, n) => ['PUSH', `k${n}`] as const)
    const { entries, at } = walked(...long)
    expect([entries.length, at, entries[at]?.key]).toEqual([50, 49, 'k79'])
  })

  it.each(['', 'null', '{', '[]', '{"at":3}', '{"entries":"no","at":0}', '{"entries":[],"at":0,"backs":{}}'])(
    'reads %j as nothing',
    (text) => {
      const memory = memoryStorage()
      memory.setItem('flow.trail', text)
      expect(readTrail(memory)).toEqual(empty)
    },
  )

  it('is read as it was kept', () => {
    const memory = memoryStorage()
    const trail = walked(['POP', 'a'], ['PUSH', 'b'])
    expect(saveTrail(memory, trail)).toBe(trail)
    expect(readTrail(memory)).toEqual(trail)
  })
})
