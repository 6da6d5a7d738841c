import type { Fault } from './faults.ts'

/** One kind of fault as a person chooses it. */
export interface FaultKind {
  kind: Fault['kind']
  /** A sample in text form. */
  text: string
  /** The number after `=` in the text form, or null when there is none. */
  argument: { name: string; unit: string; default: number; min: number; max: number } | null
  /** Moments the kind can strike at, the usual one first; empty when it has but one. */
  moments: Array<'before' | 'after'>
  /** What happens, one English sentence. */
  about: string
}

const milliseconds = (usual: number): FaultKind['argument'] => ({
  name: 'ms',
  unit: 'ms',
  default: usual,
  min: 0,
  max: 600_000,
})

/** Every kind of fault. `reply` has more than its text form says: body, bodyText and headers as an object. */
export const FAULT_KINDS: readonly FaultKind[] = [
  {
    kind: 'latency',
    text: 'latency=800',
    argument: milliseconds(800),
    moments: ['before', 'after'],
    about: 'The answer comes later; a client that gave up does not stop the call.',
  },
  {
    kind: 'late',
    text: 'late=30000',
    argument: milliseconds(30_000),
    moments: [],
    about: 'The connection is lost at once, and the call is processed when the clock has moved on that far.',
  },
  {
    kind: 'http',
    text: 'http=503',
    argument: { name: 'status', unit: '', default: 503, min: 200, max: 599 },
    moments: ['before', 'after'],
    about: 'Another HTTP status instead of an answer.',
  },
  {
    kind: 'result',
    text: 'result=45007',
    argument: { name: 'code', unit: '', default: 45_007, min: -99_999, max: 99_999 },
    moments: [],
    about: 'A business refusal with its usual text; nothing is processed.',
  },
  {
    kind: 'malformed',
    text: 'malformed',
    argument: null,
    moments: [],
    about: 'Processed, then answered with a text that is not JSON.',
  },
  {
    kind: 'truncated',
    text: 'truncated',
    argument: null,
    moments: [],
    about: 'Processed, then JSON that stops half way in a complete HTTP answer.',
  },
  {
    kind: 'half',
    text: 'half',
    argument: null,
    moments: [],
    about: 'Processed; half of the body arrives, then the connection is lost.',
  },
  {
    kind: 'dribble',
    text: 'dribble=5000',
    argument: milliseconds(5000),
    moments: [],
    about: 'Processed; the body arrives in small pieces spread over that time.',
  },
  {
    kind: 'drop',
    text: 'drop',
    argument: null,
    moments: ['after', 'before'],
    about: 'The connection is lost before the first byte of an answer.',
  },
  {
    kind: 'hang',
    text: 'hang',
    argument: null,
    moments: ['after', 'before'],
    about: 'No answer ever comes.',
  },
  {
    kind: 'reply',
    text: 'reply=429',
    argument: { name: 'status', unit: '', default: 429, min: 200, max: 599 },
    moments: ['before', 'after'],
    about: 'Exactly the given answer; in text form an empty success under another HTTP status.',
  },
]
