import { worldNow } from './clock.ts'
import type { Store } from './store.ts'
import { readWorld, type World, type WorldStart } from './world.ts'

/** Options of an engine. */
export interface EngineOptions {
  store: Store
  /** Creates a new world. */
  newWorld: (start: WorldStart) => World
  /** The real clock, epoch milliseconds. */
  now: () => number
  /** Persona and seed of a scope that is used for the first time. */
  persona: string
  seed: number
  /** How many scopes are kept; the least recently used one is removed first. */
  maxScopes: number
}

/**
 * Loads a world, runs one decision on it, saves it, and only then returns the result. All of it is synchronous, so no
 * call sees a world that is half changed, and nothing is acknowledged before it is saved.
 */
export class Engine {
  readonly #options: EngineOptions
  /** Scopes of this process in order of use, oldest first. */
  readonly #used = new Set<string>()

  constructor(options: EngineOptions) {
    this.#options = options
  }

  /** The current time of `world`. */
  nowIn(world: World): number {
    return worldNow(world.clock, this.#options.now())
  }

  /**
   * Runs one decision on the world of `scope`. A decision that throws changes nothing.
   *
   * @returns the result of the decision, after the world was saved
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

  /** Replaces the world of `scope` by a new one. */
  reset(
    scope: string,
    persona: string,
    extra: {
      seed?: number | undefined
      tweak?: Record<string, unknown> | undefined
      since?: number | undefined
    } = {},
  ): void {
    const { store, now, seed, newWorld } = this.#options
    const { tweak, since = now() } = extra
    const world = newWorld({ scope, persona, seed: extra.seed ?? seed, now: since, tweak })
    const isNew = store.load(scope) === null
    store.save(scope, JSON.stringify(world))
    store.removeFiles(scope)
    this.#touch(scope)
    if (isNew) this.#evict(scope)
  }

  #freshWorld(scope: string): World {
    const { persona, seed, now, newWorld } = this.#options
    return newWorld({ scope, persona, seed, now: now() })
  }

  #touch(scope: string): void {
    this.#used.delete(scope)
    this.#used.add(scope)
  }

  /** Scopes that this process has not used are removed first; `kept` is never removed. */
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
