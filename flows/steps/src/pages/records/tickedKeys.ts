import type { Keyed, Selecting } from './spec.ts'

/** What of a spec says which rows are ticked together. */
interface Rules<Row> {
  readonly needs?: Selecting<Row, never>['needs'] | undefined
  readonly most?: number | undefined
}

interface Change<Row> {
  /** All rows of the list, in their order, and those that can be ticked. */
  readonly all: readonly Keyed<Row>[]
  readonly tickable: readonly Keyed<Row>[]
  /** Keys that were ticked before, and those that the customer has ticked now. */
  readonly before: readonly string[]
  readonly next: readonly string[]
}

/**
 * The keys that are ticked after a tap: a row takes along what it needs, and falls with it. Not more than may be ticked: the first
 * ones stay. In the order of the list.
 */
export function tickedKeys<Row>(
  { needs, most }: Rules<Row>,
  { all, tickable, before, next }: Change<Row>,
): string[] {
  const rows = all.map(({ row }) => row)
  const keyOf = new Map(all.map(({ key, row }) => [row, key]))
  const needed = new Map<string, readonly string[]>()
  const neededBy = ({ key, row }: Keyed<Row>) => {
    const known = needed.get(key) ?? needs?.(row, rows).flatMap((each) => keyOf.get(each) ?? []) ?? []
    needed.set(key, known)
    return known
  }
  const had = new Set(before)
  const has = new Set(next)
  const removed = new Set(before.filter((key) => !has.has(key)))
  for (const each of tickable) {
    if (!has.has(each.key)) continue
    if (!had.has(each.key)) for (const key of neededBy(each)) has.add(key)
    else if (removed.size > 0 && neededBy(each).some((key) => removed.has(key))) has.delete(each.key)
  }
  return tickable.flatMap(({ key }) => (has.has(key) ? [key] : [])).slice(0, most)
}
