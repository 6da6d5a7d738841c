import { useSyncExternalStore } from 'react'
import { momentText } from '../format.ts'
import { copy } from '../copy.ts'
import { useLab, useRead } from '../context.tsx'
import { useWorldTime } from '../clock/useWorldTime.ts'
import * as styles from './Panel.css.ts'
import type { TabName } from '../tabNames.ts'

/** Calls use rules up, and other tabs or tests move the clock: the data are refreshed regularly. */
const REFRESH_MS = 3000

/** All active settings at a glance. Each one opens the tab that changes it. */
export function Situation() {
  const { host, show } = useLab()
  const state = useRead('state', REFRESH_MS)
  const personaList = useRead('personas')
  const now = useWorldTime(state?.clock)
  const signedIn = useSyncExternalStore(host.session.onChange, () => host.session.current() !== null)
  const who = personaList?.personas.find(({ name }) => name === state?.persona)?.title ?? state?.persona

  const marks: { tab: TabName; text: string; warn?: boolean }[] = []
  if (who !== undefined)
    marks.push({ tab: 'customer', text: signedIn ? who : `${who} · ${copy.situation.visitor}` })
  marks.push({ tab: 'surroundings', text: copy.environment.names[host.surroundings().environment] })
  if (now !== null && state) {
    const stopped = state.clock.frozenAt !== null
    marks.push({
      tab: 'clock',
      text: stopped ? `${momentText(now)} ${copy.situation.stopped}` : momentText(now),
      warn: stopped || state.clock.offsetMs !== 0,
    })
  }
  if (state && state.faults.length > 0)
    marks.push({ tab: 'faults', text: copy.situation.faults(state.faults.length), warn: true })
  if (state && !state.dropRepeats) marks.push({ tab: 'faults', text: copy.situation.repeats, warn: true })

  return (
    <div role="group" aria-label={copy.situation.title} className={styles.situation}>
      {marks.map(({ tab, text, warn }) => (
        <button
          key={text}
          type="button"
          className={warn ? `${styles.mark} ${styles.markWarn}` : styles.mark}
          onClick={() => show(tab)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
