import type { ReactNode } from 'react'

interface CitedEntry {
  readonly id: string
  readonly says: string
  readonly asks?: string
  readonly area?: string
  readonly waits?: string
  readonly places: readonly string[]
}

/** The anchor of an entry: `gap 12` is at `#gap-12`. */
const anchorOf = (id: string) => id.replace(/[^a-zA-Z0-9]+/g, '-').replace(/-$/, '')

/** Text with `code` in it. */
const prose = (text: string): ReactNode[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))

function Places({ places, waits }: Pick<CitedEntry, 'places' | 'waits'>) {
  if (places.length === 0) return <p>Nowhere: {waits}</p>
  return (
    <details style={{ fontSize: 13, marginBottom: 24 }}>
      <summary>{places.length === 1 ? 'one place' : `${places.length} places`}</summary>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <code>{place}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Entries by area; each is found by its id, and names the code that stands on it. */
export function Entries({ of: entries }: { of: readonly CitedEntry[] }) {
  const areas = [...new Set(entries.map(({ area }) => area ?? ''))]
  return areas.map((area) => (
    <section key={area}>
      <h2>{area}</h2>
      {entries
        .filter((entry) => (entry.area ?? '') === area)
        .map(({ id, asks, says, places, waits }) => (
          <article key={id} id={anchorOf(id)}>
            <h3>
              <a href={`#${anchorOf(id)}`}>{id}</a>
            </h3>
            {asks && (
              <p>
                <em>{prose(asks)}</em>
              </p>
            )}
            <p>{prose(says)}</p>
            <Places places={places} waits={waits} />
          </article>
        ))}
    </section>
  ))
}
