import { Checkbox } from '@koo/kit/Checkbox'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { useAct, useLab, useRead } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Input } from '../parts/fields.tsx'
import * as parts from '../parts/parts.css.ts'
import { Section } from '../parts/Section.tsx'
import { Entry } from './Entry.tsx'
import { findEntries } from './find.ts'

const REFRESH_MS = 1500

/** The last requests to the sandbox, newest first. */
export function LogTab() {
  const { admin } = useLab()
  const act = useAct()
  const [live, setLive] = useState(true)
  const log = useRead('log', live ? REFRESH_MS : undefined)
  const [searchText, setSearchText] = useState('')
  const [failed, setFailed] = useState(false)
  const [open, setOpen] = useState<number | null>(null)
  const shown = findEntries(log ?? [], searchText, failed)

  return (
    <Section
      title={copy.log.title}
      aside={log && <span className={parts.aside}>{copy.log.count(shown.length, log.length)}</span>}
    >
      <Input
        label={copy.log.find}
        type="search"
        placeholder={copy.log.placeholder}
        value={searchText}
        onValueChange={setSearchText}
      />
      <div className={parts.row}>
        <Checkbox size="small" label={copy.log.failed} value={failed} onValueChange={setFailed} />
        <Checkbox size="small" label={copy.log.live} value={live} onValueChange={setLive} />
        <Action kind="text" disabled={!log?.length} onClick={() => act(admin.clearLog, copy.log.cleared)}>
          {copy.log.clear}
        </Action>
      </div>
      {log && shown.length === 0 && (
        <p className={parts.note}>{log.length === 0 ? copy.log.none : copy.log.noneFound}</p>
      )}
      <ul className={parts.rows}>
        {shown.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            open={entry.id === open}
            onToggle={() => setOpen(entry.id === open ? null : entry.id)}
          />
        ))}
      </ul>
    </Section>
  )
}
