/** The parts of a limit, in the order in which they lie on the ring from its top on. */
export const limitParts = ['used', 'fixed', 'temporary'] as const
export type LimitPartName = (typeof limitParts)[number]

export interface Arc {
  name: LimitPartName
  /** Where it begins and how long it is, in hundredths of the ring. */
  start: number
  length: number
}

/** The space between two arcs, in hundredths of the ring. */
const GAP = 1.5
/** The length of the smallest arc: a part that is there is seen. */
const LEAST = 2

/** The arcs of a limit with these sizes, in any one unit. A part of nothing has none; one part alone is the whole ring. */
export function arcsOf(sizes: Readonly<Partial<Record<LimitPartName, number>>>): Arc[] {
  const shown = limitParts.flatMap((name) => {
    const size = sizes[name] ?? 0
    return Number.isFinite(size) && size > 0 ? [{ name, size }] : []
  })
  const total = shown.reduce((sum, { size }) => sum + size, 0)
  if (shown.length < 2) return shown.map(({ name }) => ({ name, start: 0, length: 100 }))
  const free = 100 - shown.length * (GAP + LEAST)
  let start = 0
  return shown.map(({ name, size }) => {
    const arc = { name, start, length: LEAST + (size / total) * free }
    start += arc.length + GAP
    return arc
  })
}
