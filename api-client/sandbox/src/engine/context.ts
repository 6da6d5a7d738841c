import type { Persona } from './persona.ts'
import type { CallPath, Wire, WireRequest } from './contract.ts'
import type { Customer } from './customer.ts'
import type { Slice } from './slices.ts'
import type { Session, Slices, User, World } from './world.ts'

/** The parameters of a handler. A handler changes `world` and its parts in place; the engine saves them. */
export interface Context {
  world: World
  /** World time, epoch milliseconds. */
  now: number
  scope: string
  /** What the addresses in the reply begin with: scheme and host, without a slash at the end. */
  baseUrl: string
  token: string | null
  session: Session | null
  /** Returns the signed-in user; refuses with the session's Result when there is none. */
  user: () => User
  /** The signed-in user's persona with the tweaks of this world. */
  persona: () => Persona
  /** The signed-in user's slice of a domain; changes to it are saved. */
  slice: <K extends keyof Slices>(slice: Slice<K>) => Slices[K]
  /** Returns the customer of a phone number; creates one when the number is new in this world. */
  customer: (mobile: string) => Customer
}

/** A Content with a Result other than 200, where the contract allows one (300 of the contacts calls). */
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

/** Handles one call: returns the Content, or throws a refusal. */
type Handler<P extends CallPath> = (
  request: WireRequest<P>,
  context: Context,
) => Wire<P> | WithResult<Wire<P>>

/** Handlers by path; a call of the contract without a handler gets Result 501. */
export type Handlers = { [P in CallPath]?: Handler<P> }

/** The parameters for business functions outside a handler: the signed-in user, the world and the time. */
export function customerOf({ world, user, persona, now }: Context): Customer {
  return { world, user: user(), persona: persona(), now }
}

/** Whether the call has a valid session, for calls that visitors may make, too. */
export function isSignedIn({ session, now }: Pick<Context, 'session' | 'now'>): boolean {
  return session !== null && session.ended === null && session.expiresAt > now
}
