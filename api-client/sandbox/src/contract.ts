import { registry, type CallPath, type Calls } from '@koo/api-client/registry'
import { describeIssues } from './issues.ts'
import { Refusal, RESULTS } from './results.ts'
import { fieldLabel } from './labels.ts'
import type { SentFile } from './uploads.ts'

export type { CallPath } from '@koo/api-client/registry'

/** The Content of a call, as the contract has it. */
export type Wire<P extends CallPath> = Calls[P]['content']

/** The request of a call, as the contract has it; where it has a file, what is known of the file. */
export type WireRequest<P extends CallPath> = Received<Calls[P]['request']>

type Received<T> = {
  [F in keyof T]: Extract<T[F], Blob> extends never ? T[F] : SentFile | Exclude<T[F], Blob>
}

/** Every path of the contract. */
export const callPaths = Object.keys(registry).filter(isCallPath)

/** Whether the contract has this call. */
export function isCallPath(path: string): path is CallPath {
  return Object.hasOwn(registry, path)
}

/** What the contract says of a call. */
export function contractOf(path: CallPath): (typeof registry)[CallPath] {
  return registry[path]
}

/** Whether a call works without a token. */
export function isOpen(path: CallPath): boolean {
  return !registry[path].session
}

/** The request field whose repetition must not repeat the effect, if the call has one. */
export function idempotencyField(path: CallPath): string | undefined {
  return registry[path].idempotencyKey
}

/** Refuses (Result 400, naming the field in the user's words) a request that does not fit the contract. */
export function checkRequest<P extends CallPath>(path: P, body: unknown): WireRequest<P> {
  if (fitsRequest(path, body)) return body
  const issue = registry[path].request.safeParse(asSent(path, body)).error?.issues[0]
  const field = issue?.path[0]
  if (field === undefined) throw new Refusal(RESULTS.badRequest)
  const missing = typeof body === 'object' && body !== null && !Object.hasOwn(body, field)
  throw new Refusal(
    RESULTS.badRequest,
    `${missing ? '缺少' : ''}${fieldLabel(String(field))}${missing ? '，请补充后重试' : '填写有误，请检查后重试'}`,
  )
}

function fitsRequest<P extends CallPath>(path: P, body: unknown): body is WireRequest<P> {
  return registry[path].request.safeParse(asSent(path, body)).success
}

const SOME_FILE = new Blob()

function isFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The body with files where the contract wants files: in a form nothing else is an object. */
function asSent(path: CallPath, body: unknown): unknown {
  if (registry[path].sentAs !== 'form' || typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isFile(value) ? SOME_FILE : value]),
  )
}

/** A reply of the stand-in that its own contract refuses: a fault of a handler, never of a caller. */
export class ReplyContractError extends Error {
  override name = 'ReplyContractError'
}

/** Throws {@link ReplyContractError} when Result or Content do not fit the contract. */
export function checkReply(path: CallPath, content: unknown, result: number): void {
  if (result !== RESULTS.ok && !registry[path].accepts.includes(result)) {
    throw new ReplyContractError(`reply of ${path}: Result ${result} brings no Content`)
  }
  const parsed = registry[path].content.safeParse(content)
  if (!parsed.success) throw new ReplyContractError(`reply of ${path}: ${describeIssues(parsed.error)}`)
}
