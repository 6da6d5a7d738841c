import type { Keyed } from './spec.ts'

/** Rows that stand on one surface. */
export interface Group<Row> {
  readonly heading: string
  readonly rows: readonly Keyed<Row>[]
}

/** A row of a long list, which is rendered without the others of its surface. */
export interface Piece<Row> extends Keyed<Row> {
  /** Above the first row of a surface; '' for none. */
  readonly heading: string
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** The rows with their keys; without those that came before. */
export function keyed<Row>(rows: readonly Row[], keyOf: (row: Row, place: number) => string): Keyed<Row>[] {
  const known = new Set<string>()
  return rows.flatMap((row, place) => {
    const key = keyOf(row, place)
    if (known.has(key)) return []
    known.add(key)
    return [{ key, row }]
  })
}

/** Puts rows beside each other that have the same heading on one surface; the order stays. */
export function grouped<Row>(rows: readonly Keyed<Row>[], headingOf: (row: Row) => string): Group<Row>[] {
  const groups: { heading: string; rows: Keyed<Row>[] }[] = []
  for (const each of rows) {
    const heading = headingOf(each.row)
    const last = groups[groups.length - 1]
    if (last?.heading === heading) last.rows.push(each)
    else groups.push({ heading, rows: [each] })
  }
  return groups
}

/** The rows of a group one by one. */
export const pieces = <Row>({ heading, rows }: Group<Row>): Piece<Row>[] =>
  rows.map((each, place) => ({
    ...each,
    heading: place === 0 ? heading : '',
    isFirst: place === 0,
    isLast: place === rows.length - 1,
  }))
