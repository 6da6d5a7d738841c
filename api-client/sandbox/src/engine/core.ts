import { AdminError } from './adminError.ts'
import { processCall, type Call, type Reply } from './processCall.ts'
import { changeClock, type ClockChange } from './clock.ts'
import { Engine, type EngineOptions } from './engine.ts'
import { faultRule, faultsOfCall, type Fault, type FaultRuleInput } from './faults.ts'
import { openSession } from './session.ts'
import { RequestLog } from './log.ts'
import type { Domains } from './domains.ts'
import type { Worlds } from './page.ts'
import type { Customer } from './customer.ts'
import type { WorldView } from './view.ts'
import { viewWorld } from './viewWorld.ts'
import type { FileBytes } from './uploads.ts'
import { CAPS, type User, type World } from './world.ts'

/** Options of a core. */
export interface CoreOptions extends Omit<EngineOptions, 'newWorld'> {
  domains: Domains
  logSize: number
  /** One token that is always valid for the default persona, for measurements. */
  signInToken: string | null
}

/** Who signs in: a persona by name, or a phone number. */
export interface SignIn {
  persona?: string | undefined
  mobile?: string | undefined
}

/** A session created by an admin. */
export interface SignedIn {
  token: string
  userId: string
  mobile: string
  persona: string
}

/** All operations on the worlds, synchronous and without HTTP. */
export class Core implements Worlds {
  readonly domains: Domains
  readonly log: RequestLog
  readonly #engine: Engine
  readonly #options: CoreOptions

  constructor(options: CoreOptions) {
    this.#options = options
    this.domains = options.domains
    this.#engine = new Engine({ ...options, newWorld: (start) => options.domains.newWorld(start) })
    this.log = new RequestLog(options.logSize, options.maxScopes)
    this.#requirePersona(options.persona)
  }

  /** Processes one call; the world is saved when this returns. `now` is the world's time of the reply. */
  call(call: Call): Reply & { now: number } {
    this.#keepFiles(call)
    return this.#inWorld(call.scope, (world, now) => {
      this.#admitFixedToken(world, call.token)
      return { ...processCall(this.domains, world, now, call), now }
    })
  }

  /** Returns the faults for a call that arrives now, and the world's time; counts the call in the rules. */
  arrive(scope: string, path: string): { faults: Fault[]; now: number } {
    return this.#inWorld(scope, (world, now) => ({ faults: faultsOfCall(world.rules, path), now }))
  }

  /** Stores a call whose connection was lost until the world's clock has moved `ms` on. */
  postpone(call: Call, ms: number): void {
    this.#keepFiles(call)
    this.#inWorld(call.scope, (world, now) => {
      this.#admitFixedToken(world, call.token)
      const { path, body, token, baseUrl } = call
      world.late.push({ due: now + ms, path, body, token, baseUrl })
      world.late.splice(0, world.late.length - CAPS.late)
    })
  }

  reset(
    scope: string,
    start: {
      persona?: string | undefined
      seed?: number | undefined
      tweak?: Record<string, unknown> | undefined
      /** Start time of the world; default now. */
      since?: number | undefined
    } = {},
  ): void {
    const persona = start.persona ?? this.#options.persona
    this.#requirePersona(persona)
    this.#engine.reset(scope, persona, start)
    this.log.clear(scope)
  }

  /** Adds rules after the existing ones, or before them, so that they apply first. */
  addFaults(
    scope: string,
    rules: readonly FaultRuleInput[],
    place: 'last' | 'first' = 'last',
  ): World['rules'] {
    const read = rules.map(faultRule)
    return this.#inWorld(scope, (world) => {
      world.rules = place === 'last' ? [...world.rules, ...read] : [...read, ...world.rules]
      if (world.rules.length > CAPS.rules) throw new AdminError(`at most ${CAPS.rules} fault rules`)
      return world.rules
    })
  }

  /** Removes one rule by its position in the list, or all of them. */
  clearFaults(scope: string, index?: number): World['rules'] {
    return this.#inWorld(scope, (world) => {
      if (index === undefined) world.rules = []
      else world.rules.splice(index, 1)
      return world.rules
    })
  }

  changeClock(scope: string, change: ClockChange): { now: number } & World['clock'] {
    this.#engine.transact(scope, (world) => {
      world.clock = changeClock(world.clock, change, this.#options.now())
    })
    return this.#inWorld(scope, (world, now) => ({ now, ...world.clock }))
  }

  setDropRepeats(scope: string, dropRepeats: boolean): void {
    this.#inWorld(scope, (world) => {
      world.dropRepeats = dropRepeats
    })
  }

  /** Signs in without a code. A persona's own phone is used unless a number is given. */
  signIn(scope: string, who: SignIn = {}): SignedIn {
    if (who.persona !== undefined) this.#requirePersona(who.persona)
    return this.#inWorld(scope, (world, now) => {
      const mobile = who.mobile ?? this.domains.phoneOf(who.persona ?? world.persona)
      const user = this.domains.userOf(world, mobile, who.persona)
      const { token } = openSession(world, user, now)
      return { token, userId: user.userId, mobile: user.mobile, persona: user.persona }
    })
  }

  /** Ends the sessions of a scope, or the one of a token: their next call gets `code`. Returns how many were ended. */
  expireSessions(
    scope: string,
    which: { token?: string | undefined; code?: -4000 | -4001 | undefined } = {},
  ): number {
    return this.#inWorld(scope, (world) => {
      const ending = world.sessions.filter((each) => which.token === undefined || each.token === which.token)
      for (const session of ending) session.ended = which.code ?? -4000
      return ending.length
    })
  }

  view(scope: string): WorldView {
    return this.#inWorld(scope, (world, now) => viewWorld(this.domains, world, scope, now))
  }

  /** Runs any other operation, for the sandbox's own pages. */
  decide<T>(scope: string, decide: (world: World, now: number) => T): T {
    return this.#inWorld(scope, decide)
  }

  customerOf(world: World, user: User, now: number): Customer {
    return this.domains.customerOf(world, user, now)
  }

  customer(world: World, mobile: string | null, now: number): Customer {
    const phone = mobile ?? this.domains.phoneOf(world.persona)
    return this.domains.customerOf(world, this.domains.userOf(world, phone), now)
  }

  /** Stores the bytes of a file that was not sent with a call. */
  keepFile(scope: string, file: FileBytes): void {
    this.#options.store.saveFile(scope, file)
  }

  /** Removes the bytes of a file. */
  dropFile(scope: string, fileId: string): void {
    this.#options.store.dropFile(scope, fileId)
  }

  /** A file of a scope, or null. */
  file(scope: string, fileId: string): FileBytes | null {
    return this.#options.store.loadFile(scope, fileId)
  }

  close(): void {
    this.#options.store.close()
  }

  /** Late calls that are due are processed first, each at its own time. */
  #inWorld<T>(scope: string, decide: (world: World, now: number) => T): T {
    return this.#engine.transact(scope, (world, now) => {
      const due = world.late.filter((call) => call.due <= now).sort((a, b) => a.due - b.due)
      if (due.length > 0) world.late = world.late.filter((call) => call.due > now)
      for (const { due: at, ...call } of due) {
        const { envelope, repeat } = processCall(this.domains, world, at, { ...call, scope })
        const { path, body: request } = call
        const entry = this.log.open(scope, { at, path, request, faults: ['late:processed'] }, call)
        Object.assign(entry, {
          processed: true,
          repeat,
          result: envelope.Result,
          message: envelope.ResultMessage,
          outcome: 'drop',
        })
      }
      return decide(world, now)
    })
  }

  /** Files are stored before the call is processed: a world must never refer to a file that a kill has lost. */
  #keepFiles({ scope, files = [] }: Call): void {
    for (const file of files) this.#options.store.saveFile(scope, file)
  }

  #admitFixedToken(world: World, token: string | null): void {
    if (token === null || token !== this.#options.signInToken) return
    if (world.sessions.some((session) => session.token === token)) return
    const user = this.domains.userOf(world, this.domains.phoneOf(world.persona), world.persona)
    const session = openSession(world, user, 0, token)
    session.expiresAt = Number.MAX_SAFE_INTEGER
  }

  #requirePersona(name: string): void {
    if (!this.domains.findPersona(name)) throw new AdminError(`no persona "${name}"`)
  }
}
