import type { LocaleText } from './text.ts'
import type { Fault } from './faults.ts'

/** One kind of fault, as users select it. */
export interface FaultKind {
  kind: Fault['kind']
  /** A sample in text form. */
  text: string
  /** The number after `=` in the text form, or null when the kind has none. */
  argument: { name: string; unit: string; default: number; min: number; max: number } | null
  /** When the fault can happen, the default first; empty when there is only one possibility. */
  moments: Array<'before' | 'after'>
  /** What happens, in one sentence. */
  about: LocaleText
}

const milliseconds = (usual: number): FaultKind['argument'] => ({
  name: 'ms',
  unit: 'ms',
  default: usual,
  min: 0,
  max: 600_000,
})

/** All kinds of fault. A `reply` given as an object has more fields than its text form: body, bodyText and headers. */
export const FAULT_KINDS: readonly FaultKind[] = [
  {
    kind: 'latency',
    text: 'latency=800',
    argument: milliseconds(800),
    moments: ['before', 'after'],
    about: {
      zh: '回复延后到达；客户端放弃等待也不会中止这次调用。',
      en: 'The reply comes later; the call is processed even when the client gives up.',
    },
  },
  {
    kind: 'late',
    text: 'late=30000',
    argument: milliseconds(30_000),
    moments: [],
    about: {
      zh: '连接立即断开，时钟走过这段时间后才处理调用。',
      en: 'The connection is lost at once, and the call is processed when the clock has moved on by that time.',
    },
  },
  {
    kind: 'http',
    text: 'http=503',
    argument: { name: 'status', unit: '', default: 503, min: 200, max: 599 },
    moments: ['before', 'after'],
    about: { zh: '用其他HTTP状态代替回复。', en: 'Another HTTP status instead of a reply.' },
  },
  {
    kind: 'result',
    text: 'result=45007',
    argument: { name: 'code', unit: '', default: 45_007, min: -99_999, max: 99_999 },
    moments: [],
    about: {
      zh: '以常用文案作业务拒绝；不处理调用。',
      en: 'A business refusal with its usual text; nothing is processed.',
    },
  },
  {
    kind: 'malformed',
    text: 'malformed',
    argument: null,
    moments: [],
    about: { zh: '处理后返回不是JSON的文本。', en: 'Processed; the reply is a text that is not JSON.' },
  },
  {
    kind: 'truncated',
    text: 'truncated',
    argument: null,
    moments: [],
    about: {
      zh: '处理后返回只有一半的JSON，HTTP回复完整。',
      en: 'Processed; a complete HTTP reply whose JSON is cut in the middle.',
    },
  },
  {
    kind: 'half',
    text: 'half',
    argument: null,
    moments: [],
    about: {
      zh: '处理后发出一半内容，随即断开连接。',
      en: 'Processed; half of the body arrives, then the connection is lost.',
    },
  },
  {
    kind: 'dribble',
    text: 'dribble=5000',
    argument: milliseconds(5000),
    moments: [],
    about: {
      zh: '处理后把内容分成小块，在这段时间内陆续到达。',
      en: 'Processed; the body arrives in small pieces spread over that time.',
    },
  },
  {
    kind: 'drop',
    text: 'drop',
    argument: null,
    moments: ['after', 'before'],
    about: {
      zh: '在回复的第一个字节之前断开连接。',
      en: 'The connection is lost before the first byte of a reply.',
    },
  },
  {
    kind: 'hang',
    text: 'hang',
    argument: null,
    moments: ['after', 'before'],
    about: { zh: '永远没有回复。', en: 'There is never a reply.' },
  },
  {
    kind: 'reply',
    text: 'reply=429',
    argument: { name: 'status', unit: '', default: 429, min: 200, max: 599 },
    moments: ['before', 'after'],
    about: {
      zh: '按给定内容原样回复；文本形式为另一HTTP状态下的空成功。',
      en: 'Exactly the given reply; in text form an empty success with another HTTP status.',
    },
  },
]
