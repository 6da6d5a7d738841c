import { contextOf, WithResult, type Handlers } from './context.ts'
import {
  checkReply,
  checkRequest,
  idempotencyField,
  isCallPath,
  isOpen,
  type CallPath,
  type WireRequest,
} from './contract.ts'
import { handlers } from './handlers/index.ts'
import { hashOfText } from './hash.ts'
import { Refusal, RESULTS } from './results.ts'
import type { FileBytes } from './uploads.ts'
import { CAPS, type World } from './world.ts'

/** A call as it reaches the lender. */
export interface Call {
  /** Key of the call: path below /api/, 'cash/getAmount', or a whole path, '/wechat/sdkInit'. */
  path: string
  body: unknown
  token: string | null
  scope: string
  /** Origin of the addresses handed out. */
  origin: string
  /** Bytes of the files in the body, to be kept when the call is processed. */
  files?: readonly FileBytes[] | undefined
}

/** The envelope the lender answers with, and whether it only repeats an earlier answer. */
export interface Reply {
  envelope: { Result: number; ResultMessage: string; Content: unknown }
  repeat: boolean
}

/**
 * Answers one call in one world, changing the world. Order: known call, session, request against the contract,
 * repeats of an idempotency key, handler, reply against the contract.
 *
 * @throws ReplyContractError when a handler answered what the contract does not allow
 */
export function answer(world: World, now: number, call: Call): Reply {
  const { path } = call
  if (!isCallPath(path)) return refused(new Refusal(RESULTS.unknownCall, `接口不存在：${path.slice(0, 80)}`))
  try {
    return dispatch(path, world, now, call)
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}

function dispatch<P extends CallPath>(path: P, world: World, now: number, call: Call): Reply {
  const context = contextOf(world, now, call)
  if (!isOpen(path)) context.user()
  const request = checkRequest(path, call.body)
  const handler: Handlers[P] = handlers[path]
  if (!handler) throw new Refusal(RESULTS.notImplemented, `沙箱未实现该接口：${path}`)
  const key = world.dropRepeats ? repeatKey(path, request, context.session?.userId) : null
  const earlier = key === null ? undefined : world.repeats.find((each) => each.key === key)
  if (earlier) {
    if (earlier.fingerprint !== fingerprint(request)) throw new Refusal(RESULTS.conflict)
    return { envelope: success(earlier.content), repeat: true }
  }
  const answered = handler(request, context)
  const envelope =
    answered instanceof WithResult
      ? { Result: answered.result, ResultMessage: answered.message, Content: answered.content }
      : success(answered)
  checkReply(path, envelope.Content, envelope.Result)
  if (key !== null)
    keepAnswer(world, path, { key, fingerprint: fingerprint(request), content: envelope.Content })
  return { envelope, repeat: false }
}

function repeatKey<P extends CallPath>(path: P, request: WireRequest<P>, userId = ''): string | null {
  const field = idempotencyField(path)
  if (field === undefined) return null
  const value: unknown = Object.entries(request).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? `${path} ${userId} ${value}` : null
}

/** Keeps a first answer; of each call the oldest goes when there are too many. */
function keepAnswer(world: World, path: string, answered: World['repeats'][number]): void {
  world.repeats.push(answered)
  const ofPath = world.repeats.filter(({ key }) => key.startsWith(`${path} `))
  if (ofPath.length > CAPS.repeats) world.repeats.splice(world.repeats.indexOf(ofPath[0] ?? answered), 1)
}

/** The request as a short text that does not depend on the order of its fields and does not tell them. */
function fingerprint(request: unknown): string {
  const text = JSON.stringify(request, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
  return hashOfText(text)
}

function success(content: unknown): Reply['envelope'] {
  return { Result: RESULTS.ok, ResultMessage: '', Content: content }
}

function refused(refusal: Refusal): Reply {
  return { envelope: { Result: refusal.code, ResultMessage: refusal.message, Content: null }, repeat: false }
}
