import * as z from 'zod/mini'
import { checkReply, isCallPath, ReplyContractError } from './contract.ts'
import { AdminError } from './adminError.ts'
import type { Fault, FaultRuleInput } from './faults.ts'
import { RESULTS, resultText } from './results.ts'

/** The body of `POST /__sandbox/next`: the reply to the next calls of one path, which are then not processed. */
export const nextSchema = z.strictObject({
  path: z.string(),
  /** Number of calls; default one. */
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  /** A business code; with content where the contract allows it for that code. */
  result: z.optional(z.strictObject({ code: z.int(), message: z.optional(z.string()) })),
  content: z.optional(z.unknown()),
  /** An HTTP status instead of an envelope. */
  http: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  /** true: the content is not checked against the contract. */
  raw: z.optional(z.boolean()),
})
export type NextReply = z.infer<typeof nextSchema>

/**
 * Creates the rule that forces a reply. Throws {@link AdminError} for an unknown call or a content that the contract
 * does not allow.
 */
export function nextRule(next: NextReply): FaultRuleInput {
  const { path, times = 1, http } = next
  if (!isCallPath(path)) throw new AdminError(`the contract has no call "${path}"`)
  const hasContent = Object.hasOwn(next, 'content')
  if (http !== undefined && (next.result || hasContent))
    throw new AdminError('http goes with neither result nor content')
  if (http !== undefined) return { match: path, times, fault: { kind: 'http', status: http } }
  if (!hasContent) {
    if (!next.result) throw new AdminError('one of result, content and http is needed')
    return { match: path, times, fault: { kind: 'result', ...next.result } }
  }
  const code = next.result?.code ?? RESULTS.ok
  if (next.raw !== true) checkContent(next, code)
  const message = next.result?.message ?? (code === RESULTS.ok ? '' : resultText(code))
  const body = { Result: code, ResultMessage: message, Content: next.content }
  const fault: Fault = { kind: 'reply', body }
  return { match: path, times, fault }
}

function checkContent({ path, content }: NextReply, code: number): void {
  try {
    if (isCallPath(path)) checkReply(path, content, code)
  } catch (error) {
    if (error instanceof ReplyContractError) throw new AdminError(error.message)
    throw error
  }
}
