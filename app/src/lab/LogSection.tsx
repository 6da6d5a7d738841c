import { Button } from '@koo/kit/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { copy } from './copy.ts'
import * as styles from './Lab.css.ts'
import { sandbox, type LogRow } from './sandbox.ts'
import { Section, type SectionProps } from './Section.tsx'

const REFRESH_MS = 1500
const SHOWN = 40

const outcome = ({ outcome: how, status, result, ms, faults }: LogRow) =>
  [
    how === 'answer' ? `${result ?? status}` : how,
    ms === null ? '…' : `${Math.round(ms)} ms`,
    ...faults,
  ].join(' · ')

const failed = ({ outcome: how, result, status }: LogRow) =>
  how !== 'answer' || (result !== null && result !== 200) || (status ?? 200) >= 400

/** The newest requests that reached the sandbox, latest first. */
export function LogSection({ onTrouble }: SectionProps) {
  const [rows, setRows] = useState<readonly LogRow[]>([])
  const trouble = useEffectEvent(onTrouble)
  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const refresh = () =>
      sandbox.log().then(
        (log) => {
          if (stopped) return
          setRows(log.slice(-SHOWN).reverse())
          timer = setTimeout(() => void refresh(), REFRESH_MS)
        },
        (error: unknown) => trouble(error),
      )
    void refresh()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [])

  return (
    <Section title={copy.log.title}>
      {rows.length === 0 && <p className={styles.note}>{copy.log.none}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <details className={styles.details}>
              <summary className={failed(row) ? styles.bad : undefined}>
                {row.path} <span className={styles.aside}>{outcome(row)}</span>
              </summary>
              <pre className={styles.raw}>
                {JSON.stringify(row.request, null, 1)}
                {row.message && `\n${row.message}`}
              </pre>
            </details>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <Button
          kind="text"
          size="medium"
          onClick={() => sandbox.clearLog().then(() => setRows([]), onTrouble)}
        >
          {copy.log.clear}
        </Button>
      )}
    </Section>
  )
}
