import { IconChevronDown } from '@koo/kit/Icon'
import type { LogEntry } from '@koo/sandbox'
import { timeText } from '../format.ts'
import * as parts from '../parts/parts.css.ts'
import { EntryDetail } from './EntryDetail.tsx'
import { outcomeOf, toneOf } from './find.ts'
import * as styles from './Log.css.ts'

interface EntryProps {
  entry: LogEntry
  open: boolean
  onToggle(): void
}

/** One request on a line; expanded, all of its details. */
export function Entry({ entry, open, onToggle }: EntryProps) {
  return (
    <li className={parts.item}>
      <button type="button" className={parts.fold} aria-expanded={open} onClick={onToggle}>
        <span className={parts.aside}>{timeText(entry.at)}</span>
        <span className={`${parts.grow} ${parts.mono}`}>{entry.path}</span>
        {entry.faults.length > 0 && <span className={styles.faultMark}>{entry.faults.join(' ')}</span>}
        <span className={`${styles.outcome} ${parts.tone[toneOf(entry)]}`}>{outcomeOf(entry)}</span>
        <IconChevronDown className={open ? `${styles.chevron} ${styles.turned}` : styles.chevron} />
      </button>
      {open && <EntryDetail entry={entry} />}
    </li>
  )
}
