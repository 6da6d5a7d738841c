import type { LogEntry } from '@koo/sandbox'
import { useQuery } from '@tanstack/react-query'
import { copy } from '../copy.ts'
import { momentText, pretty } from '../format.ts'
import { useAct, useLab } from '../context.tsx'
import { Action } from '../parts/Action.tsx'
import { Facts } from '../parts/Facts.tsx'
import * as parts from '../parts/parts.css.ts'
import { Raw } from '../parts/Raw.tsx'
import { outcomeOf } from './find.ts'
import * as styles from './Log.css.ts'

/** How much of a reply is rendered; the whole reply is copied. */
const SHOWN_LENGTH = 8000

/** All details of one request: request, reply, faults, and a button to send it again. */
export function EntryDetail({ entry }: { entry: LogEntry }) {
  const { admin, host, showNotice } = useLab()
  const act = useAct()
  const { id, outcome } = entry
  // The reply of an open request comes later.
  const { data } = useQuery({
    queryKey: ['fixed', 'entry', id, outcome],
    queryFn: () => admin.entry(id),
    staleTime: Infinity,
  })
  const reply = data?.reply ? pretty(data.reply) : null

  const copyAll = async () => {
    const { reply: text, ...rest } = data ?? { ...entry, reply: null }
    try {
      await host.copy(JSON.stringify({ ...rest, reply: text === null ? null : readJson(text) }, null, 2))
      showNotice(copy.log.copied)
    } catch {
      showNotice(copy.share.noClipboard, true)
    }
  }

  return (
    <div className={styles.detail}>
      <Facts
        facts={[
          [copy.log.arrived, momentText(entry.at)],
          [copy.log.result, [outcomeOf(entry), entry.message].filter(Boolean).join(' ')],
          ...(entry.ms === null ? [] : ([[copy.log.took, copy.log.ms(entry.ms)]] as const)),
          ...(entry.faults.length === 0 ? [] : ([[copy.log.faults, entry.faults.join('、')]] as const)),
          ...marksOf(entry),
        ]}
      />
      <h4 className={parts.label}>{copy.log.request}</h4>
      <Raw label={copy.log.request} text={pretty(entry.request)} />
      <h4 className={parts.label}>{copy.log.reply}</h4>
      {reply === null ? (
        <p className={parts.note}>{data ? copy.log.noReply : copy.waiting}</p>
      ) : (
        <>
          <Raw label={copy.log.reply} text={reply.slice(0, SHOWN_LENGTH)} />
          {reply.length > SHOWN_LENGTH && <p className={parts.note}>{copy.log.cut(reply.length)}</p>}
        </>
      )}
      <div className={parts.row}>
        <Action
          onClick={() =>
            act(
              () => admin.replay(id),
              ({ result }) => copy.log.replayed(result),
            )
          }
        >
          {copy.log.replay}
        </Action>
        <Action kind="text" onClick={copyAll}>
          {copy.log.copy}
        </Action>
      </div>
    </div>
  )
}

const marksOf = ({ repeat, processed, outcome }: LogEntry): [string, string][] => [
  ...(repeat ? [[copy.log.repeat, '✓'] satisfies [string, string]] : []),
  ...(!processed && outcome !== 'open' ? [[copy.log.unprocessed, '✓'] satisfies [string, string]] : []),
]

/** The value of a JSON text; any other text is returned unchanged. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
