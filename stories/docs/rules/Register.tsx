import { useEffect, useState } from 'react'

interface RegisterRow {
  readonly list: string
  readonly id: string
  readonly area: string
  readonly says: string
  readonly state: 'used' | 'answered' | 'open'
  /** The first of them. */
  readonly by: readonly string[]
  readonly users: number
  readonly reason?: string
  readonly date?: string
  readonly isNameOnly?: boolean
}

interface Total {
  readonly list: string
  readonly lines: number
  readonly used: number
  readonly answered: number
  readonly open: number
}

const HEADS = ['list', 'lines', 'used', 'answered', 'open'] as const

/** How many lines of each list are in each state. */
export function Totals({ of: totals }: { of: readonly Total[] }) {
  return (
    <table>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => (
          <tr key={total.list}>
            {HEADS.map((head) => (
              <td key={head}>
                {head === 'list' ? <a href={`#${total.list}`}>{total.list}</a> : total[head]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Stories = ReadonlyMap<string, string>

/** The stories by the names of their parts, as the list of this Storybook has them. */
function useStories(): Stories {
  const [stories, setStories] = useState<Stories>(new Map())
  useEffect(() => {
    const wait = new AbortController()
    void fetch('index.json', { signal: wait.signal })
      .then((reply) => reply.json() as Promise<{ entries: Record<string, { id: string; title: string }> }>)
      .then(({ entries }) => {
        const all = Object.values(entries)
        setStories(new Map(all.toReversed().map(({ id, title }) => [nameOf(title), id])))
      })
      // Without the list there are no links.
      .catch(() => undefined)
    return () => wait.abort()
  }, [])
  return stories
}

const nameOf = (title: string) => (title.split('/').at(-1) ?? title).replaceAll(' ', '').toLowerCase()

/** Where a line is explained: an entry of the rules, or the story of its part. */
function addressOf({ list, id, by }: RegisterRow, stories: Stories): string | undefined {
  const anchor = id.replace(/[^a-zA-Z0-9]+/g, '-')
  if (list === 'rules') return `?path=/docs/rules-the-product--docs#${anchor}`
  if (list === 'gaps') return `?path=/docs/rules-gaps--docs#${anchor}`
  const names = by.flatMap((place) => /\/(\w+)\.tsx/.exec(place)?.[1] ?? [])
  const story = names.map((name) => stories.get(name.toLowerCase())).find((found) => found !== undefined)
  return story && `?path=/story/${story}`
}

function grouped(rows: readonly RegisterRow[], by: (row: RegisterRow) => string) {
  const groups = new Map<string, RegisterRow[]>()
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row])
  return groups
}

/** Every line, by lists and areas; an area opens at a tap. */
export function Register({ rows }: { rows: readonly RegisterRow[] }) {
  const stories = useStories()
  return [...grouped(rows, ({ list }) => list)].map(([list, lines]) => (
    <section key={list} id={list}>
      <h2>{list}</h2>
      {[...grouped(lines, ({ area }) => area)].map(([area, own]) => (
        <details key={area} open={own.some(({ state }) => state === 'open')}>
          <summary style={{ fontSize: 14, lineHeight: '28px' }}>
            {area}: {own.filter(({ state }) => state === 'used').length} of {own.length} used
          </summary>
          <ul>
            {own.map((row) => (
              <Line key={row.id} row={row} address={addressOf(row, stories)} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  ))
}

const SMALL = { fontSize: 12, lineHeight: '18px', opacity: 0.75, overflowWrap: 'anywhere' } as const

function Line({ row, address }: { row: RegisterRow; address: string | undefined }) {
  const { id, says, state, by, users, reason, date, isNameOnly } = row
  return (
    <li style={{ marginBottom: 8 }}>
      {address ? (
        <a href={address} target="_top">
          {id}
        </a>
      ) : (
        <strong>{id}</strong>
      )}{' '}
      {says}
      <div>
        {state === 'used' &&
          by.map((place) => (
            <div key={place} style={SMALL}>
              {place}
            </div>
          ))}
        {users > by.length && <div style={SMALL}>and {users - by.length} more</div>}
        {state === 'answered' && (
          <em>
            {date}: {reason} {isNameOnly && '(The specification has no more than its name.)'}
          </em>
        )}
        {state === 'open' && <strong>Nothing uses it, and it has no answer.</strong>}
      </div>
    </li>
  )
}
