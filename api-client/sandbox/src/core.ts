import { AdminError } from './admin-error.ts'
import { answer, type Call, type Reply } from './api.ts'
import { changeClock, type ClockChange } from './clock.ts'
import { Engine, type EngineOptions } from './engine.ts'
import { faultRule, strike, type Fault, type FaultRuleInput } from './faults.ts'
import { openSession, userOf } from './lender/people.ts'
import { RequestLog } from './log.ts'
import { findPersona, phoneOf } from './personas/index.ts'
import { viewWorld, type WorldView } from './view.ts'
import type { FileBytes } from './uploads.ts'
import { CAPS, type World } from './world.ts'

/** What a core is made of. */
export interface CoreOptions extends EngineOptions {
  logSize: number
  /** One token that is always taken for the default persona, for measurements. */
  signInToken: string | null
}

/** Who signs in: a persona by name, or a phone number. */
export interface SignIn {
  persona?: string | undefined
  mobile?: string | undefined
}

/** A session made by an admin. */
export interface SignedIn {
  token: string
  userId: string
  mobile: string
  persona: string
}

/** Every operation on the worlds, synchronous, without HTTP. */
export class Core {
  readonly log: RequestLog
  readonly #engine: Engine
  readonly #options: CoreOptions

  constructor(options: CoreOptions) {
    this.#options = options
    this.#engine = new Engine(options)
    this.log = new RequestLog(options.logSize, options.maxScopes)
    requirePersona(options.persona)
  }

  /** Answers one call; the world is saved when this returns. `now` is the world's time of the answer. */
  call(call: Call): Reply & { now: number } {
    this.#keepFiles(call)
    return this.#inWorld(call.scope, (world, now) => {
      this.#admitFixedToken(world, call.token)
      return { ...answer(world, now, call), now }
    })
  }

  /** The faults that strike a call arriving now, and the world's time; counts the call in the rules. */
  arrive(scope: string, path: string): { faults: Fault[]; now: number } {
    return this.#inWorld(scope, (world, now) => ({ faults: strike(world.rules, path), now }))
  }

  /** Keeps a call whose connection was lost until the world's clock has moved `ms` on. */
  postpone(call: Call, ms: number): void {
    this.#keepFiles(call)
    this.#inWorld(call.scope, (world, now) => {
      this.#admitFixedToken(world, call.token)
      const { path, body, token, origin } = call
      world.late.push({ due: now + ms, path, body, token, origin })
      world.late.splice(0, world.late.length - CAPS.late)
    })
  }

  reset(
    scope: string,
    start: {
      persona?: string | undefined
      seed?: number | undefined
      tweak?: Record<string, unknown> | undefined
      /** When the world begins; default now. */
      since?: number | undefined
    } = {},
  ): void {
    const persona = start.persona ?? this.#options.persona
    requirePersona(persona)
    this.#engine.reset(scope, persona, start)
    this.log.clear(scope)
  }

  /** Adds rules behind those there are, or before them, where they strike first. */
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

  /** Removes one rule by its place in the list, or all of them. */
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
    if (who.persona !== undefined) requirePersona(who.persona)
    return this.#inWorld(scope, (world, now) => {
      const user = userOf(world, who.mobile ?? phoneOf(who.persona ?? world.persona), who.persona)
      const { token } = openSession(world, user, now)
      return { token, userId: user.userId, mobile: user.mobile, persona: user.persona }
    })
  }

  /** Ends the sessions of a scope, or the one of a token: their next call answers `code`. Returns how many ended. */
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
    return this.#inWorld(scope, (world, now) => viewWorld(world, scope, now))
  }

  /** Any other decision, for the sandbox's own pages. */
  decide<T>(scope: string, decide: (world: World, now: number) => T): T {
    return this.#inWorld(scope, decide)
  }

  /** Keeps the bytes of a file that came another way than a call. */
  keepFile(scope: string, file: FileBytes): void {
    this.#options.store.saveFile(scope, file)
  }

  /** Forgets the bytes of a file. */
  dropFile(scope: string, fileId: string): void {
    this.#options.store.dropFile(scope, fileId)
  }

  /** A file a scope received, or null. */
  file(scope: string, fileId: string): FileBytes | null {
    return this.#options.store.loadFile(scope, fileId)
  }

  close(): void {
    this.#options.store.close()
  }

  /** Late calls that are due are processed first, each at its own instant. */
  #inWorld<T>(scope: string, decide: (world: World, now: number) => T): T {
    return this.#engine.transact(scope, (world, now) => {
      const due = world.late.filter((call) => call.due <= now).sort((a, b) => a.due - b.due)
      if (due.length > 0) world.late = world.late.filter((call) => call.due > now)
      for (const { due: at, ...call } of due) {
        const { envelope, repeat } = answer(world, at, { ...call, scope })
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

  /** Before the call is processed: a world must never know of a file that a kill has lost. */
  #keepFiles({ scope, files = [] }: Call): void {
    for (const file of files) this.#options.store.saveFile(scope, file)
  }

  #admitFixedToken(world: World, token: string | null): void {
    if (token === null || token !== this.#options.signInToken) return
    if (world.sessions.some((session) => session.token === token)) return
    const session = openSession(world, userOf(world, phoneOf(world.persona), world.persona), 0, token)
    session.expiresAt = Number.MAX_SAFE_INTEGER
  }
}

function requirePersona(name: string): void {
  if (!findPersona(name)) throw new AdminError(`no persona "${name}"`)
}
