/**
 * Where worlds are kept: one JSON text a scope. Every method is synchronous, because a reply is given only after its
 * world was saved and nothing may come between.
 */
export interface Store {
  /** The saved world of `scope`, or null. */
  load(scope: string): string | null
  /** Replaces the world of `scope`, wholly or not at all. */
  save(scope: string, world: string): void
  /** Forgets `scope`; unknown scopes are no error. */
  remove(scope: string): void
  /** Every saved scope, the one saved longest ago first. */
  scopes(): string[]
  /** Frees what the store holds open. */
  close(): void
}

/** Worlds in memory: for stories, tests and the browser. */
export function memoryStore(): Store {
  const worlds = new Map<string, string>()
  return {
    load: (scope) => worlds.get(scope) ?? null,
    save(scope, world) {
      worlds.delete(scope)
      worlds.set(scope, world)
    },
    remove(scope) {
      worlds.delete(scope)
    },
    scopes: () => [...worlds.keys()],
    close: () => worlds.clear(),
  }
}
