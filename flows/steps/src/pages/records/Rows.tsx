import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { VirtualList } from '@koo/kit/VirtualList'
import { useListPlace } from '@koo/page/layout'
import type { ReactNode } from 'react'
import { grouped, pieces, type Group, type Piece } from './grouped.ts'
import * as styles from './records.css.ts'
import type { Keyed } from './spec.ts'

/** Lists up to this length are rendered completely, as in the kit. */
const SHORT = 30
const ROW_HEIGHT = 64

export interface RowsProps<Row> {
  /** The place in the list is kept under this name. */
  name: string
  rows: readonly Keyed<Row>[]
  layout?: 'rows' | 'cards' | undefined
  rowHeight?: number | undefined
  openAt?: string | undefined
  headingOf: (row: Row) => string
  render: (each: Keyed<Row>) => ReactNode
}

/** The rows of a list, on surfaces or as cards. Of a long list only those near the view are rendered. */
export function Rows<Row>({ name, rows, layout = 'rows', headingOf, render, ...rest }: RowsProps<Row>) {
  const { place, onPlaceChange } = useListPlace(name)
  const { rowHeight: itemSize = ROW_HEIGHT, openAt } = rest
  const opens = openAt === undefined ? null : { key: openAt, index: 0, offset: 0 }
  const long = { place: place ?? opens, onPlaceChange, itemSize }
  if (layout === 'cards')
    return (
      <VirtualList {...long} items={rows} itemKey={({ key }) => key}>
        {(each) => <>{render(each)}</>}
      </VirtualList>
    )
  const groups = grouped(rows, headingOf)
  if (rows.length > SHORT)
    return (
      <VirtualList {...long} items={groups.flatMap(pieces)} itemKey={({ key }) => key}>
        {(piece) => <RowPiece piece={piece}>{render(piece)}</RowPiece>}
      </VirtualList>
    )
  return (
    <Stack>
      {groups.map((group) => (
        <GroupSurface key={group.rows[0]?.key} group={group} render={render} />
      ))}
    </Stack>
  )
}

interface GroupSurfaceProps<Row> extends Pick<RowsProps<Row>, 'render'> {
  group: Group<Row>
}

function GroupSurface<Row>({ group: { heading, rows }, render }: GroupSurfaceProps<Row>) {
  return (
    <Surface pad="list" {...(heading && { heading })}>
      <ul>
        {rows.map((each) => (
          <li key={each.key} className={styles.row}>
            {render(each)}
          </li>
        ))}
      </ul>
    </Surface>
  )
}

function RowPiece<Row>({ piece, children }: { piece: Piece<Row>; children: ReactNode }) {
  const { heading, isFirst, isLast } = piece
  const edges = [styles.piece, isFirst ? styles.first : styles.later, ...(isLast ? [styles.last] : [])]
  return (
    <div className={edges.join(' ')}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </div>
  )
}
