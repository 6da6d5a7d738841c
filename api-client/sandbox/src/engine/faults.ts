import * as z from 'zod/mini'
import { nextRandom } from './random.ts'
import { describeIssues } from './issues.ts'

const when = z.optional(z.enum(['before', 'after']))
const milliseconds = z.int().check(z.minimum(0), z.maximum(600_000))
const httpStatus = z.int().check(z.minimum(200), z.maximum(599))

/**
 * One injected fault. `when` says whether the call is processed: with 'before' the sandbox never processes it, with
 * 'after' it is processed and only the reply is changed.
 *
 * - latency: the reply takes `ms` longer (default: before; the call is processed late, even when the client gave up)
 * - late: the connection is lost at once, and the call is processed when the world's clock has moved `ms` on
 * - http: another HTTP status instead of the envelope (default: before)
 * - result: a business Result code, the call is not processed; default text: the usual text of the code
 * - malformed: processed, the reply is a text that is not JSON
 * - truncated: processed, a complete HTTP reply whose JSON is cut in the middle
 * - dribble: processed, the body comes in small pieces spread over `ms`, and the reply ends after the last pause
 * - half: processed, half of the body arrives and then the connection is lost
 * - drop: the connection is lost before the first byte of the reply (default: after)
 * - hang: there is never a reply (default: after)
 * - reply: exactly this reply (default: before, so nothing is processed)
 */
const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('latency'), ms: milliseconds, when }),
  z.strictObject({ kind: z.literal('late'), ms: milliseconds }),
  z.strictObject({ kind: z.literal('http'), status: httpStatus, when }),
  z.strictObject({ kind: z.literal('result'), code: z.int(), message: z.optional(z.string()) }),
  z.strictObject({ kind: z.literal('malformed'), text: z.optional(z.string()) }),
  z.strictObject({ kind: z.literal('truncated') }),
  z.strictObject({
    kind: z.literal('dribble'),
    ms: milliseconds,
    pieces: z.optional(z.int().check(z.minimum(2), z.maximum(1000))),
  }),
  z.strictObject({ kind: z.literal('half') }),
  z.strictObject({ kind: z.literal('drop'), when }),
  z.strictObject({ kind: z.literal('hang'), when }),
  z.strictObject({
    kind: z.literal('reply'),
    status: z.optional(httpStatus),
    body: z.optional(z.unknown()),
    bodyText: z.optional(z.string()),
    headers: z.optional(z.record(z.string(), z.string())),
    when,
  }),
])
export type Fault = z.infer<typeof faultSchema>

/**
 * A fault rule: which calls it applies to and how often.
 *
 * - match: a path with `*` as wildcard, 'cash/*'; default '*'
 * - times: how often it applies before it is removed; default: no limit
 * - skip: how many matching calls are not affected first; default 0
 * - probability: share of matching calls that are affected, by the rule's own seeded sequence; default 1
 * - fault: one fault, a list, or the text form of the `x-sandbox-fault` header
 */
export const faultRuleSchema = z.strictObject({
  match: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  times: z.optional(z.int().check(z.minimum(1))),
  skip: z.optional(z.int().check(z.minimum(0))),
  probability: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  seed: z.optional(z.int()),
  fault: z.union([z.string(), faultSchema, z.array(faultSchema)]),
})
export type FaultRuleInput = z.infer<typeof faultRuleSchema>

/** A rule in the world's state, with its counters and the state of its random generator. */
export interface FaultRule {
  match: string
  times: number | null
  skip: number
  probability: number
  random: number
  faults: Fault[]
}

/** Turns an admin's input into a stored rule. Throws {@link FaultSyntaxError} for an invalid fault text. */
export function faultRule(input: FaultRuleInput): FaultRule {
  const { fault } = input
  return {
    match: input.match ?? '*',
    times: input.times ?? null,
    skip: input.skip ?? 0,
    probability: input.probability ?? 1,
    random: input.seed ?? 1,
    faults: typeof fault === 'string' ? parseFaults(fault) : Array.isArray(fault) ? fault : [fault],
  }
}

/** An invalid fault text; the message names the part. */
export class FaultSyntaxError extends Error {
  override name = 'FaultSyntaxError'
}

/**
 * Parses the text form: parts joined by commas, `kind[=argument][:when]`, for example `latency=800,result=-4000`,
 * `http=500:after`, `drop=before`, `half`.
 */
export function parseFaults(text: string): Fault[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseFault)
}

function parseFault(part: string): Fault {
  const [kind = '', rest = ''] = part.split('=', 2)
  const [argument = '', moment] = rest.split(':', 2)
  const fault: Record<string, unknown> = { kind }
  if (moment !== undefined) fault['when'] = moment
  if (kind === 'drop' || kind === 'hang') {
    if (argument !== '') fault['when'] = argument
  } else if (argument !== '') {
    const name = {
      latency: 'ms',
      late: 'ms',
      dribble: 'ms',
      http: 'status',
      result: 'code',
      reply: 'status',
    }[kind]
    fault[name ?? 'argument'] = Number(argument)
  }
  const parsed = faultSchema.safeParse(fault)
  if (!parsed.success) throw new FaultSyntaxError(`"${part}": ${describeIssues(parsed.error)}`)
  return parsed.data
}

/**
 * Returns the faults of one call: those of the first rule that applies. Counts the call in every matching rule before
 * that one and removes rules that are used up, so `rules` is changed in place.
 */
export function faultsOfCall(rules: FaultRule[], path: string): Fault[] {
  for (const rule of rules) {
    if (!globMatches(rule.match, path)) continue
    if (rule.skip > 0) {
      rule.skip -= 1
      continue
    }
    if (rule.probability < 1) {
      const { state, value } = nextRandom(rule.random)
      rule.random = state
      if (value >= rule.probability) continue
    }
    if (rule.times !== null) {
      rule.times -= 1
      if (rule.times <= 0) rules.splice(rules.indexOf(rule), 1)
    }
    return rule.faults
  }
  return []
}

function globMatches(glob: string, path: string): boolean {
  const parts = glob.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(path)
}

/** The fault of one kind in a list, or undefined. */
export function faultOf<K extends Fault['kind']>(
  faults: readonly Fault[],
  kind: K,
): Extract<Fault, { kind: K }> | undefined {
  return faults.find((fault): fault is Extract<Fault, { kind: K }> => fault.kind === kind)
}

/** A short text for a fault, for the log. */
export function faultText(fault: Fault): string {
  const detail =
    fault.kind === 'latency' || fault.kind === 'late' || fault.kind === 'dribble'
      ? `=${fault.ms}`
      : fault.kind === 'http' || fault.kind === 'reply'
        ? `=${fault.status ?? 200}`
        : fault.kind === 'result'
          ? `=${fault.code}`
          : ''
  return `${fault.kind}${detail}${'when' in fault && fault.when ? `:${fault.when}` : ''}`
}
