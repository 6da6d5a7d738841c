import type { Fault, FaultRule } from '@koo/sandbox'
import { copy } from '../copy.ts'
import { spanText } from '../format.ts'

const EVERY = '*'

const span = (ms: number) => (ms % 1000 === 0 && ms > 0 ? spanText(ms) : copy.log.ms(ms))

/** Length at which a content is cut. */
const LONGEST = 60

/** The content of a reply, shortened. */
function contentText({ body, bodyText }: Extract<Fault, { kind: 'reply' }>): string {
  const content = typeof body === 'object' && body !== null && 'Content' in body ? body.Content : body
  const text = bodyText ?? JSON.stringify(content) ?? ''
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** A short text for one fault: 变慢 3 秒. */
export function describeFault(fault: Fault): string {
  const name = copy.faults.kinds[fault.kind] ?? fault.kind
  const moment = 'when' in fault && fault.when ? `（${copy.rules.moments[fault.when]}）` : ''
  switch (fault.kind) {
    case 'latency':
    case 'late':
    case 'dribble':
      return `${name} ${span(fault.ms)}${moment}`
    case 'http':
      return `HTTP ${fault.status}${moment}`
    case 'result':
      return `${copy.answer.code} ${fault.code}${fault.message === undefined ? '' : `“${fault.message}”`}`
    case 'reply':
      return [copy.rules.given, contentText(fault), fault.status && `HTTP ${fault.status}`]
        .filter(Boolean)
        .join(' ')
    default:
      return `${name}${moment}`
  }
}

/** Describes a rule: what it does, when, and how often it still applies. */
export function describeRule({ match, times, skip, probability, faults }: FaultRule): {
  target: string
  what: string
  how: string
} {
  const how = [
    times === null ? copy.rules.always : copy.rules.times(times),
    ...(skip > 0 ? [copy.rules.skip(skip)] : []),
    ...(probability < 1 ? [copy.rules.share(Math.round(probability * 100))] : []),
  ]
  return {
    target: match === EVERY ? copy.rules.every : match,
    what: faults.map(describeFault).join('、'),
    how: how.join(' · '),
  }
}
