import { commonResults, registry, type CallPath, type Calls } from '@koo/api-client/registry'
import { describeIssues } from './issues.ts'
import { Refusal, RESULTS } from './results.ts'
import { fieldLabel } from './labels.ts'
import type { SentFile } from './uploads.ts'

export type { CallPath } from '@koo/api-client/registry'

/** The Content type of a call in the contract. */
export type Wire<P extends CallPath> = Calls[P]['content']

/** The request type of a call in the contract; a file is described by its metadata. */
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

/** Returns what the contract says about a call. */
export function contractOf(path: CallPath): (typeof registry)[CallPath] {
  return registry[path]
}

/** Whether a call works without a token. */
export function isOpen(path: CallPath): boolean {
  return !registry[path].session
}

/** The request field that makes a repetition safe, if the call has one. */
export function idempotencyField(path: CallPath): string | undefined {
  return registry[path].idempotencyKey
}

/** Refuses a request that does not fit the contract with Result 400; the text names the field in Chinese. */
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

/** Marks files where the contract expects files: a form contains no other objects. */
function asSent(path: CallPath, body: unknown): unknown {
  if (registry[path].sentAs !== 'form' || typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isFile(value) ? SOME_FILE : value]),
  )
}

/** A reply of the sandbox that its own contract does not allow: always an error in a handler. */
export class ReplyContractError extends Error {
  override name = 'ReplyContractError'
}

/** The end of a session, and a call without a handler: no refusals of a call. */
const BEFORE_A_CALL: readonly number[] = [
  RESULTS.sessionInvalid,
  RESULTS.sessionReplaced,
  RESULTS.notImplemented,
]

/** Throws {@link ReplyContractError} when the contract does not list a refusal of a call: no page could have a rule for it. */
export function checkRefusal(path: CallPath, code: number): void {
  if (BEFORE_A_CALL.includes(code) || code in commonResults || code in registry[path].results) return
  throw new ReplyContractError(`reply of ${path}: the contract lists no refusal ${code}, see its x-results`)
}

/** Throws {@link ReplyContractError} when Result or Content do not fit the contract. */
export function checkReply(path: CallPath, content: unknown, result: number): void {
  if (result !== RESULTS.ok && !registry[path].accepts.includes(result)) {
    throw new ReplyContractError(`reply of ${path}: Result ${result} brings no Content`)
  }
  const parsed = registry[path].content.safeParse(content)
  if (!parsed.success) throw new ReplyContractError(`reply of ${path}: ${describeIssues(parsed.error)}`)
}
