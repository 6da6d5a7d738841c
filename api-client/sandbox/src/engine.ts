import { worldNow } from './clock.ts'
import type { Store } from './store.ts'
import { newWorld, readWorld, type World } from './world.ts'

/** What an engine is made of. */
export interface EngineOptions {
  store: Store
  /** The real clock, epoch milliseconds. */
  now: () => number
  /** Persona and seed of a scope that is met for the first time. */
  persona: string
  seed: number
  /** Most scopes kept; the one unused longest goes first. */
  maxScopes: number
}

/**
 * Loads a world, lets one decision change it, saves it, and only then hands the decision on. All of it is synchronous,
 * so no two calls ever see a world half changed and nothing is acknowledged that is not saved.
 */
export class Engine {
  readonly #options: EngineOptions
  /** Scopes of this process in order of use, oldest first. */
  readonly #used = new Set<string>()

  constructor(options: EngineOptions) {
    this.#options = options
  }

  /** The instant `world` believes in. */
  nowIn(world: World): number {
    return worldNow(world.clock, this.#options.now())
  }

  /**
   * Runs one decision on the world of `scope`. A decision that throws changes nothing.
   *
   * @returns what the decision returned, after the world was saved
   */
  transact<T>(scope: string, decide: (world: World, now: number) => T): T {
    const { store } = this.#options
    const text = store.load(scope)
    const world = (text === null ? null : readWorld(text)) ?? this.#freshWorld(scope)
    const result = decide(world, this.nowIn(world))
    const next = JSON.stringify(world)
    if (next !== text) store.save(scope, next)
    this.#touch(scope)
    if (text === null) this.#evict(scope)
    return result
  }

  /** Begins `scope` anew. */
  reset(
    scope: string,
    persona: string,
    extra: {
      seed?: number | undefined
      tweak?: Record<string, unknown> | undefined
      since?: number | undefined
    } = {},
  ): void {
    const { store, now, seed } = this.#options
    const { tweak, since = now() } = extra
    const world = newWorld({ scope, persona, seed: extra.seed ?? seed, now: since, tweak })
    const isNew = store.load(scope) === null
    store.save(scope, JSON.stringify(world))
    store.removeFiles(scope)
    this.#touch(scope)
    if (isNew) this.#evict(scope)
  }

  #freshWorld(scope: string): World {
    const { persona, seed, now } = this.#options
    return newWorld({ scope, persona, seed, now: now() })
  }

  #touch(scope: string): void {
    this.#used.delete(scope)
    this.#used.add(scope)
  }

  /** Scopes no one used in this process go before those it did; `kept` stays. */
  #evict(kept: string): void {
    const { store, maxScopes } = this.#options
    const saved = store.scopes()
    const unused = saved.filter((scope) => !this.#used.has(scope))
    const candidates = [...unused, ...this.#used].filter((scope) => scope !== kept && saved.includes(scope))
    for (const scope of candidates.slice(0, Math.max(0, saved.length - maxScopes))) {
      store.remove(scope)
      this.#used.delete(scope)
    }
  }
}
