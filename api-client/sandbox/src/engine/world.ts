import type { WorldClock } from './clock.ts'
import type { FaultRule } from './faults.ts'
import { mixSeed, nextRandom } from './random.ts'

/** Version of the saved format. A world of another version is not loaded: its scope gets a new world. */
const WORLD_VERSION = 6

/** Length limits of a world's lists, so that one save stays small; domains have their own limits beside their state. */
export const CAPS = {
  users: 40,
  sessions: 40,
  /** For each call; as many as there can be loans, so that no loan is created twice. */
  repeats: 200,
  late: 20,
  rules: 40,
  files: 80,
} as const

/** The engine's part of one scope's state. */
interface EngineWorld {
  version: typeof WORLD_VERSION
  /** Start time of this world; coupons and limits of the personas are relative to it. */
  since: number
  /** Persona of all phone numbers that do not select one themselves. */
  persona: string
  /** Replaced parts of persona data, by part. */
  tweak: Record<string, unknown>
  /** Seed of its identifiers. */
  seed: number
  random: number
  /** Last used running number, for loans, terms and transactions. */
  sequence: number
  clock: WorldClock
  /** Whether publishing ignores repeats of a serialNumber. */
  dropRepeats: boolean
  rules: FaultRule[]
  users: User[]
  sessions: Session[]
  repeats: Repeat[]
  late: LateCall[]
  /** Metadata of the files that customers sent, newest first; their bytes are in the store. */
  files: KeptFile[]
}

/**
 * The complete state of one scope. Plain JSON; it changes only inside `Engine.transact`. A domain adds its fields by
 * declaring them here, in its `state.ts`, and sets their initial values in its `index.ts`.
 */
export interface World extends EngineWorld {}

/** A file from a customer. */
export interface KeptFile {
  /** Identifies the file in later calls. */
  key: string
  /** Name of the bytes in the store; the same bytes share it. */
  fileId: string
  /** File name that the page sent. */
  name: string
  /** Media type, 'image/jpeg'. */
  type: string
  /** Bytes. */
  size: number
  /** Purpose of the file: 'idPhoto', 'video', 'screenshot', 'cloud'. */
  purpose: string
  userId: string
  /** World time, epoch milliseconds. */
  at: number
}

/** The engine's part of a customer's state: one phone number. */
interface EngineUser {
  userId: string
  mobile: string
  persona: string
  /** State of each domain for this customer; read it with `sliceOf`. */
  slices: Partial<Slices>
}

/** A customer, as far as they differ from the persona's data. Domains add their fields as they do to {@link World}. */
export interface User extends EngineUser {}

/** State of each domain for one customer, created from the persona at first use. Plain JSON. */
export interface Slices {}

/** Initial values of the domains' fields of a world, and of a customer. */
export type InitialWorld = Omit<World, keyof EngineWorld>
export type InitialUser = Omit<User, keyof EngineUser>

/** A session. `ended` is the Result for its calls after it was ended. */
export interface Session {
  token: string
  userId: string
  expiresAt: number
  ended: -4000 | -4001 | null
}

/** The first reply for an idempotency key. */
interface Repeat {
  key: string
  /** Hash of the request. */
  fingerprint: string
  content: unknown
}

/** A call whose connection was lost and that is processed later. */
interface LateCall {
  /** World time at which it is processed, epoch milliseconds. */
  due: number
  path: string
  token: string | null
  body: unknown
  baseUrl: string
}

/** Options of a new world. */
export interface WorldStart {
  scope: string
  persona: string
  seed: number
  now: number
  tweak?: Record<string, unknown> | undefined
}

/**
 * Creates a new world. Its identifiers depend on seed, scope and start time, so that a token of another scope, or of
 * the world before a reset, is not valid here.
 */
export function newWorld(options: WorldStart, begun: InitialWorld): World {
  return {
    version: WORLD_VERSION,
    since: options.now,
    persona: options.persona,
    tweak: options.tweak ?? {},
    seed: options.seed,
    random: mixSeed(`${options.seed} ${options.scope} ${options.now}`),
    sequence: 0,
    clock: { offsetMs: 0, frozenAt: null },
    dropRepeats: true,
    rules: [],
    users: [],
    sessions: [],
    repeats: [],
    late: [],
    files: [],
    ...begun,
  }
}

/** Parses a saved world; null when the text is damaged or of another version. */
export function readWorld(text: string): World | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isWorld(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isWorld(value: unknown): value is World {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === WORLD_VERSION
}

/** A new identifier: letter, running number, eight seeded characters. */
export function newId(world: World, letter: string): string {
  world.sequence += 1
  const { state, value } = nextRandom(world.random)
  world.random = state
  const suffix = Math.floor(value * 36 ** 8).toString(36)
  return `${letter}${String(world.sequence).padStart(6, '0')}${suffix.padStart(8, '0').toUpperCase()}`
}

/** Adds `item` at the front of `list` and removes items beyond `cap` at the end. */
export function unshiftCapped<T>(list: T[], item: T, cap: number): void {
  list.unshift(item)
  list.splice(cap)
}
