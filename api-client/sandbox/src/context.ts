import { findPersona, type Persona } from './personas/index.ts'
import { oldCustomer } from './personas/old-customer.ts'
import { Refusal, RESULTS } from './results.ts'
import type { CallPath, Wire, WireRequest } from './contract.ts'
import type { Slices } from './lender/state.ts'
import type { Origin } from './origin.ts'
import { sliceOf } from './slices.ts'
import type { Session, User, World } from './world.ts'

/** What a handler works with. It changes `world` and its parts in place; saving is the engine's business. */
export interface Context {
  world: World
  /** World time, epoch milliseconds. */
  now: number
  scope: string
  /** Origin of the addresses handed out, without a slash at the end. */
  origin: string
  token: string | null
  session: Session | null
  /** The signed-in user; refuses with the session's Result when there is none. */
  user: () => User
  /** The signed-in user's persona with this world's tweaks. */
  persona: () => Persona
  /** One domain's file on the signed-in user; changes to it are kept. */
  slice: <K extends keyof Slices>(name: K) => Slices[K]
}

/** A Content that comes with a Result other than 200, where the contract accepts one (300 of the contacts calls). */
export class WithResult<C> {
  readonly result: number
  readonly message: string
  readonly content: C

  constructor(result: number, message: string, content: C) {
    this.result = result
    this.message = message
    this.content = content
  }
}

/** Answers one call: Content comes back, a refusal is thrown. */
type Handler<P extends CallPath> = (
  request: WireRequest<P>,
  context: Context,
) => Wire<P> | WithResult<Wire<P>>

/** Handlers by path; a call of the contract that is missing here answers Result 501. */
export type Handlers = { [P in CallPath]?: Handler<P> }

/** The context of one call. */
export function contextOf(
  world: World,
  now: number,
  call: { scope: string; origin: string; token: string | null },
): Context {
  const session = world.sessions.find((each) => each.token === call.token) ?? null
  const user = (): User => {
    if (session === null || session.expiresAt <= now) throw new Refusal(RESULTS.sessionInvalid)
    if (session.ended !== null) throw new Refusal(session.ended)
    const found = world.users.find((each) => each.userId === session.userId)
    if (!found) throw new Refusal(RESULTS.sessionInvalid)
    return found
  }
  const persona = (): Persona => personaOf(world, user())
  const slice = <K extends keyof Slices>(name: K): Slices[K] =>
    sliceOf(name, { world, user: user(), persona: persona(), now })
  return { world, now, ...call, session, user, persona, slice }
}

/** What the lender's functions that know no call are told about the signed-in user. */
export function originOf({ world, user, persona, now }: Context): Origin {
  return { world, user: user(), persona: persona(), now }
}

/** The persona of a user, with the parts this world replaces. */
export function personaOf(world: World, user: User): Persona {
  const persona = findPersona(user.persona) ?? oldCustomer
  return tweaked(persona, world.tweak)
}

/** `persona` with each part of `tweak` laid over the part of the same name, one level deep. */
function tweaked(persona: Persona, tweak: Record<string, unknown>): Persona {
  const parts: Record<string, unknown> = { ...persona }
  for (const [name, value] of Object.entries(tweak)) {
    const part = parts[name]
    parts[name] = isPlain(part) && isPlain(value) ? { ...part, ...value } : value
  }
  return { ...persona, ...parts }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
