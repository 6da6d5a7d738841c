/**
 * Storage for drafts. A draft keeps for a day what a customer has typed, so that a reload, a sign-in or a visit to the
 * bank-card page loses nothing (flows 1).
 *
 * A draft belongs to one customer and one version of its shape. ID numbers, card numbers, codes and photos are never part
 * of a draft: its shape reads it field by field, and drops every other field.
 */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const DAY_MS = 24 * 60 * 60 * 1000
/** Longest text of a draft: a complaint of 2,000 characters, whatever they are. Anything longer was not written by us. */
const MAX_CHARS = 20_000

export interface DraftShape<T> {
  /** Storage key, one per page. */
  key: string
  /** Raise it when the meaning of a field changes: older drafts are then dropped. */
  version: number
  /** Takes the fields of a draft out of `value`, when it is saved and when it is loaded; null when it is not a draft. */
  read(value: unknown): T | null
}

export interface Draft<T> {
  load(): T | null
  save(value: T): void
  clear(): void
}

/** Storage, customer and clock of drafts; a `FlowHost` is one. The customer is read each time, as sign-in may happen on a page. */
export interface DraftHost {
  memory: Memory
  userId(): string | null
  now(): number
}

/** The draft of the customer who is signed in now. Never throws: storage may be full, blocked or tampered with. */
export function draftOf<T>(host: DraftHost, shape: DraftShape<T>): Draft<T> {
  const { memory } = host
  // The customer who typed: still the right one when the session ends before the draft is saved.
  let owner = host.userId()
  const clear = () => attempt(() => memory.removeItem(shape.key))
  return {
    load() {
      const user = host.userId()
      const stored = parseStored(attempt(() => memory.getItem(shape.key)) ?? null)
      // After the end of a session the draft is kept for its owner.
      if (!stored || user === null) return null
      const isOwn =
        stored.user === user && stored.version === shape.version && isRecent(stored.at, host.now())
      if (!isOwn) {
        clear()
        return null
      }
      return attempt(() => shape.read(stored.value)) ?? null
    },
    save(value) {
      const user = host.userId()
      owner ??= user
      // Somebody else has signed in while it was typed: it is not theirs, and not of their device any more.
      if (owner === null || (user !== null && user !== owner)) return
      const text = JSON.stringify({
        user: owner,
        version: shape.version,
        at: host.now(),
        value: shape.read(value),
      })
      if (text.length <= MAX_CHARS) attempt(() => memory.setItem(shape.key, text))
    },
    clear,
  }
}

/** Prefix of the keys of drafts that survive the tab. */
export const LASTING = 'draft_'

/** Whether this entry of storage is a draft of somebody else than this customer (null: of anybody). */
export const isForeignDraft = (key: string, text: string, userId: string | null): boolean =>
  key.startsWith(LASTING) && parseStored(text)?.user !== userId

/** Whether this entry of storage is a draft older than a day. What was typed must not stay on the device. */
export function isOldDraft(key: string, text: string, now: number): boolean {
  return key.startsWith(LASTING) && !isRecent(parseStored(text)?.at, now)
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
