/**
 * What a customer has typed, kept for a day in the session memory of the host: a reload, a sign-in or a trip to the
 * bank-card page must not cost it (flows 1).
 *
 * A draft belongs to one customer and one version of its shape. Identity numbers, card numbers, codes and photos are
 * never part of one: the shape is checked field by field by the owner, and whatever it does not name is dropped.
 */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const DAY_MS = 24 * 60 * 60 * 1000
/** A draft is a handful of choices; anything larger is not one of ours. */
const MAX_CHARS = 4_000

export interface DraftShape<T> {
  /** Storage key, one per page. */
  key: string
  /** Raise it when the meaning of a field changes: older drafts are then dropped. */
  version: number
  /** Picks out of `value` the fields of a draft, on the way in and on the way out; null refuses it. */
  read(value: unknown): T | null
}

export interface Draft<T> {
  load(): T | null
  save(value: T): void
  clear(): void
}

/** Where drafts live and whose they are; a `FlowHost` is one. Asked each time: people sign in while a page is open. */
export interface DraftHost {
  memory: Memory
  userId(): string | null
  now(): number
}

/** The draft of the customer who is signed in. Nothing here throws: storage may be full, blocked or tampered with. */
export function draftOf<T>(host: DraftHost, shape: DraftShape<T>): Draft<T> {
  const { memory } = host
  // Whose input this is: known while the page was used, and still true in the moment in which a session ends.
  let owner = host.userId()
  const clear = () => attempt(() => memory.removeItem(shape.key))
  return {
    load() {
      const user = host.userId()
      const stored = parseStored(attempt(() => memory.getItem(shape.key)) ?? null)
      // Nobody signed in is no other customer: the session ended, and the draft waits for its owner.
      if (!stored || user === null) return null
      const mine = stored.user === user && stored.version === shape.version && isRecent(stored.at, host.now())
      if (!mine) {
        clear()
        return null
      }
      return attempt(() => shape.read(stored.value)) ?? null
    },
    save(value) {
      const user = host.userId() ?? owner
      if (user === null) return
      owner = user
      const text = JSON.stringify({ user, version: shape.version, at: host.now(), value: shape.read(value) })
      if (text.length <= MAX_CHARS) attempt(() => memory.setItem(shape.key, text))
    },
    clear,
  }
}

const isRecent = (at: unknown, now: number) => typeof at === 'number' && Math.abs(now - at) < DAY_MS

function parseStored(text: string | null): Record<string, unknown> | null {
  if (text === null || text.length > MAX_CHARS) return null
  const value = attempt<unknown>(() => JSON.parse(text))
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
