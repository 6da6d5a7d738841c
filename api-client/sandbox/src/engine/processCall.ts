import { WithResult, type Context, type Handlers } from './context.ts'
import {
  checkRefusal,
  checkReply,
  checkRequest,
  idempotencyField,
  isCallPath,
  isOpen,
  type CallPath,
  type WireRequest,
} from './contract.ts'
import type { Domains } from './domains.ts'
import { hashOfText } from './hash.ts'
import { Refusal, RESULTS } from './results.ts'
import type { FileBytes } from './uploads.ts'
import { sliceOf } from './slices.ts'
import { CAPS, type User, type World } from './world.ts'

/** A call as the sandbox receives it. */
export interface Call {
  /** Key of the call: path below /api/, 'cash/getAmount', or a whole path, '/wechat/sdkInit'. */
  path: string
  body: unknown
  token: string | null
  scope: string
  /** What the addresses in the reply begin with. */
  baseUrl: string
  /** Bytes of the files in the body; they are stored when the call is processed. */
  files?: readonly FileBytes[] | undefined
}

/** The reply's envelope, and whether it repeats an earlier reply. */
export interface Reply {
  envelope: { Result: number; ResultMessage: string; Content: unknown }
  repeat: boolean
}

/**
 * Processes one call in one world and changes the world. Order: known call, session, request against the contract,
 * repeats of an idempotency key, handler, reply against the contract.
 *
 * @throws ReplyContractError when a handler returned something, or refused with something, that the contract does not allow
 */
export function processCall(domains: Domains, world: World, now: number, call: Call): Reply {
  const { path } = call
  if (!isCallPath(path)) return refused(new Refusal(RESULTS.unknownCall, `接口不存在：${path.slice(0, 80)}`))
  try {
    return dispatch(path, domains, contextOf(domains, world, now, call), call.body)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    checkRefusal(path, error.code)
    return refused(error)
  }
}

function dispatch<P extends CallPath>(path: P, domains: Domains, context: Context, body: unknown): Reply {
  const { world } = context
  if (!isOpen(path)) context.user()
  const request = checkRequest(path, body)
  const handler: Handlers[P] = domains.handlers[path]
  if (!handler) throw new Refusal(RESULTS.notImplemented, `沙箱未实现该接口：${path}`)
  const key = world.dropRepeats ? repeatKey(path, request, context.session?.userId) : null
  const earlier = key === null ? undefined : world.repeats.find((each) => each.key === key)
  if (earlier) {
    if (earlier.fingerprint !== fingerprint(request)) throw new Refusal(RESULTS.conflict)
    return { envelope: success(earlier.content), repeat: true }
  }
  const returned = handler(request, context)
  const envelope =
    returned instanceof WithResult
      ? { Result: returned.result, ResultMessage: returned.message, Content: returned.content }
      : success(returned)
  checkReply(path, envelope.Content, envelope.Result)
  if (key !== null)
    storeReply(world, path, { key, fingerprint: fingerprint(request), content: envelope.Content })
  return { envelope, repeat: false }
}

/** The context of one call: user, world and time. */
export function contextOf(domains: Domains, world: World, now: number, call: Call): Context {
  const { scope, baseUrl, token } = call
  const session = world.sessions.find((each) => each.token === token) ?? null
  const user = (): User => {
    if (session === null || session.expiresAt <= now) throw new Refusal(RESULTS.sessionInvalid)
    if (session.ended !== null) throw new Refusal(session.ended)
    const found = world.users.find((each) => each.userId === session.userId)
    if (!found) throw new Refusal(RESULTS.sessionInvalid)
    return found
  }
  return {
    world,
    now,
    scope,
    baseUrl,
    token,
    session,
    user,
    persona: () => domains.personaOf(world, user()),
    slice: (slice) => sliceOf(slice, domains.customerOf(world, user(), now)),
    customer: (mobile) => domains.customerOf(world, domains.userOf(world, mobile), now),
  }
}

function repeatKey<P extends CallPath>(path: P, request: WireRequest<P>, userId = ''): string | null {
  const field = idempotencyField(path)
  if (field === undefined) return null
  const value: unknown = Object.entries(request).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? `${path} ${userId} ${value}` : null
}

/** Stores the first reply for an idempotency key; the oldest reply of a call is removed when there are too many. */
function storeReply(world: World, path: string, returned: World['repeats'][number]): void {
  world.repeats.push(returned)
  const ofPath = world.repeats.filter(({ key }) => key.startsWith(`${path} `))
  if (ofPath.length > CAPS.repeats) world.repeats.splice(world.repeats.indexOf(ofPath[0] ?? returned), 1)
}

/** A hash of the request: it does not depend on the order of fields and does not contain their values. */
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
