import type { LogEntry } from '@koo/sandbox'
import { copy } from '../copy.ts'
import type { Tone } from '../parts/parts.css.ts'

const SUCCESS = 200

/** How a fault changed a reply that the sandbox had recorded as success or as missing. */
function forged({ outcome, faults }: LogEntry): string | null {
  if (outcome !== 'answer') return null
  const code = faults.map((fault) => /^result=(-?\d+)$/.exec(fault)?.[1]).find(Boolean)
  const broken = faults.find((fault) => fault === 'malformed' || fault === 'truncated')
  return code ?? (broken === undefined ? null : (copy.faults.kinds[broken] ?? broken))
}

/** Whether the client got anything else than a success. */
export const hasFailed = (entry: LogEntry): boolean => {
  const { outcome, result, status } = entry
  if (outcome === 'open') return false
  if (outcome !== 'answer' && outcome !== 'dribble') return true
  return forged(entry) !== null || (status ?? SUCCESS) >= 400 || (result ?? SUCCESS) !== SUCCESS
}

/** How a request ended for the client, as one word or number. */
export function outcomeOf(entry: LogEntry): string {
  const { outcome, result, status } = entry
  if (outcome === 'open') return copy.log.open
  if (outcome !== 'answer') return copy.log.outcomes[outcome] ?? outcome
  if (status !== null && status >= 400) return `HTTP ${status}`
  return forged(entry) ?? String(result ?? status ?? '')
}

export function toneOf(entry: LogEntry): Tone {
  if (entry.outcome === 'open') return 'warn'
  return hasFailed(entry) ? 'bad' : 'ok'
}

/** The entries that contain every word of the search text, newest first. */
export function findEntries(log: readonly LogEntry[], searchText: string, onlyFailed: boolean): LogEntry[] {
  const searched = searchText.toLowerCase().split(/\s+/).filter(Boolean)
  return log
    .filter((entry) => {
      if (onlyFailed && !hasFailed(entry)) return false
      const text = [entry.path, outcomeOf(entry), entry.message, ...entry.faults].join('\n').toLowerCase()
      return searched.every((word) => text.includes(word))
    })
    .toReversed()
}
