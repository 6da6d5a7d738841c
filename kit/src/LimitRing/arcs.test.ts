import { describe, expect, it } from 'vitest'
import { arcsOf } from './arcs.ts'

describe('the arcs of a limit', () => {
  it('follow each other from the top: used, fixed, temporary', () => {
    const arcs = arcsOf({ temporary: 5_000, used: 12_000, fixed: 38_000 })
    expect(arcs.map(({ name }) => name)).toEqual(['used', 'fixed', 'temporary'])
    expect(arcs[0]?.start).toBe(0)
    for (const [at, arc] of arcs.entries()) {
      const next = arcs[at + 1]?.start ?? 100
      expect(next - (arc.start + arc.length)).toBeCloseTo(1.5)
    }
  })

  it('are as long as their shares, but never too short to be seen', () => {
    const [used, fixed] = arcsOf({ used: 1, fixed: 1_000_000 })
    expect(used?.length).toBeCloseTo(2, 1)
    expect(fixed?.length).toBeGreaterThan(90)
    const [a, b] = arcsOf({ used: 5, fixed: 5 })
    expect(a?.length).toBeCloseTo(b?.length ?? 0)
  })

  it('are the whole ring for one part alone', () => {
    expect(arcsOf({ used: 0, fixed: 30_000 })).toEqual([{ name: 'fixed', start: 0, length: 100 }])
  })

  it.each([{}, { used: 0, fixed: 0 }, { fixed: Number.NaN }, { fixed: -1 }])('are none for %j', (sizes) => {
    expect(arcsOf(sizes)).toEqual([])
  })
})
