import { useEffect, useState } from 'react'
import { Foundation, Section, Wide } from '../foundations/Foundation.tsx'
import page from '../foundations/foundations.module.css'
import styles from './matrix.module.css'
import {
  gapsOf,
  matrixOf,
  states,
  type Cell,
  type IndexedStory,
  type MatrixRow,
  type PartFacts,
} from './states.ts'

/** Every part of the kit by its states: each cell leads to its story, and what is missing is marked. */
export function Matrix({ parts }: { parts: readonly PartFacts[] }) {
  const [index, setIndex] = useState<readonly IndexedStory[]>([])
  const [onlyGaps, setOnlyGaps] = useState(false)
  useEffect(() => {
    const wait = new AbortController()
    void fetch('index.json', { signal: wait.signal })
      .then((reply) => reply.json() as Promise<{ entries: Record<string, IndexedStory> }>)
      .then(({ entries }) => setIndex(Object.values(entries)))
      // Without the list of stories there is no table.
      .catch(() => undefined)
    return () => wait.abort()
  }, [])
  const rows = matrixOf(parts, index)
  const gaps = rows.reduce((sum, row) => sum + gapsOf(row), 0)
  const shown = onlyGaps ? rows.filter((row) => gapsOf(row) > 0) : rows
  const groups = [...new Set(shown.map(({ group }) => group))].toSorted().toReversed()
  return (
    <Foundation
      title="Parts by states"
      lead="Read from the list of stories and from the properties of the parts. A dot leads to its story; a ring is a state that the part can have and no story shows; no mark is a state that it has not."
    >
      <div className={page['tools']}>
        <button
          type="button"
          className={page['button']}
          aria-pressed={onlyGaps}
          onClick={() => setOnlyGaps(!onlyGaps)}
        >
          Only parts with gaps
        </button>
        <span role="status">
          {rows.length} parts, {gaps} gaps
        </span>
      </div>
      {groups.map((group) => (
        <Section key={group} heading={group}>
          <Table rows={shown.filter((row) => row.group === group)} group={group} />
        </Section>
      ))}
    </Foundation>
  )
}

function Table({ rows, group }: { rows: readonly MatrixRow[]; group: string }) {
  return (
    <Wide label={group}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">part</th>
            {states.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, cells }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              {states.map((state) => (
                <td key={state}>
                  <CellMark cell={cells[state]} name={`${part}, ${state}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

function CellMark({ cell, name }: { cell: Cell; name: string }) {
  if (cell.kind === 'none') return null
  if (cell.kind === 'gap')
    return <span className={styles['gap']} role="img" aria-label={`${name}: no story`} />
  const globals = cell.globals ? `&globals=${cell.globals}` : ''
  return (
    <span className={styles['stories']}>
      {cell.ids.map((id) => (
        // The page is in a frame of Storybook.
        <a
          key={id}
          className={styles['story']}
          href={`./?path=/story/${id}${globals}`}
          target="_top"
          title={id}
        >
          <span className={styles['dot']} role="img" aria-label={`${name}: ${id.split('--')[1] ?? ''}`} />
        </a>
      ))}
    </span>
  )
}
