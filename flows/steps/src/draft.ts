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

/** The draft of `userId`. Nothing here throws: storage may be full, blocked or tampered with. */
export function draftOf<T>(
  memory: Memory,
  shape: DraftShape<T>,
  userId: string | null,
  now: () => number,
): Draft<T> {
  const clear = () => attempt(() => memory.removeItem(shape.key))
  return {
    load() {
      const stored = parseStored(attempt(() => memory.getItem(shape.key)) ?? null)
      if (!stored) return null
      const mine =
        userId !== null && stored.user === userId && stored.version === shape.version && isRecent(stored.at, now())
      if (!mine) {
        clear()
        return null
      }
      return attempt(() => shape.read(stored.value)) ?? null
    },
    save(value) {
      if (userId === null) return
      const text = JSON.stringify({ user: userId, version: shape.version, at: now(), value: shape.read(value) })
      if (text.length <= MAX_CHARS) attempt(() => memory.setItem(shape.key, text))
    },
    clear,
  }
}

const isRecent = (at: unknown, now: number) => typeof at === 'number' && Math.abs(now - at) < DAY_MS

function parseStored(text: string | null): Record<string, unknown> | null {
  if (text === null || text.length > MAX_CHARS) return null
  const value = attempt<unknown>(() => JSON.parse(text))
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
