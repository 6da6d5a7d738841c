import type { WorldClock } from './clock.ts'
import type { FaultRule } from './faults.ts'
import { mixSeed, nextRandom } from './random.ts'
import type { CouponWire } from './personas/types.ts'
import type { Code } from './lender/code.ts'
import type { Review, UnderReview } from './lender/reviews.ts'
import type { Slices } from './lender/state.ts'

/** Version of the saved form. A world of another version is not read: its scope starts anew. */
const WORLD_VERSION = 3

/**
 * Longest lists a world keeps, so that one save stays small. Loans (all users together) are never dropped: publishing
 * is refused when they are full, and with them the kept first answers of publishing stay bounded.
 */
export const CAPS = {
  users: 40,
  sessions: 40,
  terms: 12,
  loans: 200,
  cards: 20,
  consents: 60,
  traces: 60,
  tickets: 10,
  /** Of each call; as many as there can be loans, so that no loan is ever made twice. */
  repeats: 200,
  late: 20,
  rules: 40,
  grants: 60,
  limitChanges: 60,
  files: 80,
} as const

/** Everything the lender knows in one scope. Plain JSON; it changes only inside `Engine.transact`. */
export interface World {
  version: typeof WORLD_VERSION
  /** When this world began; coupons and limits of the personas are dated from it. */
  since: number
  /** Persona of every phone number that names none itself. */
  persona: string
  /** Parts of persona data replaced for this world, by part. */
  tweak: Record<string, unknown>
  /** Seed its identifiers began with. */
  seed: number
  random: number
  /** Last number given out; loans, terms and transactions count on it. */
  sequence: number
  clock: WorldClock
  /** Whether publishing drops repeats of a serialNumber. */
  dropRepeats: boolean
  rules: FaultRule[]
  users: User[]
  sessions: Session[]
  /** Login codes by mobile number: they exist before the user does. */
  loginCodes: Record<string, Code>
  repeats: Repeat[]
  late: LateCall[]
  consents: Array<{ at: number; userId: string; body: unknown }>
  traces: Array<{ at: number; userId: string; body: unknown }>
  tickets: Ticket[]
  /** What is known of files customers sent, newest first; their bytes are in the store. */
  files: KeptFile[]
}

/** A file a customer sent and the lender keeps. */
export interface KeptFile {
  /** Names the file in later calls. */
  key: string
  /** Name of the bytes in the store; the same bytes sent twice share it. */
  fileId: string
  /** File name as the page gave it. */
  name: string
  /** Kind, 'image/jpeg'. */
  type: string
  /** Bytes. */
  size: number
  /** What it was sent for: 'idPhoto', 'video', 'screenshot', 'cloud'. */
  purpose: string
  userId: string
  /** World time, epoch milliseconds. */
  at: number
}

/** A customer: one phone number, with what differs from the persona's data. */
export interface User {
  userId: string
  mobile: string
  persona: string
  /** Cards bound after the start, newest first. */
  cards: BoundCard[]
  terms: Terms[]
  loans: Loan[]
  sign: Code | null
  /** Text messages and calls made to this phone. */
  codesSent: number
  /** Coupons given after the start (campaigns, membership, sales), newest first. */
  grants: CouponWire[]
  /** Coupons used up outside a loan (top-up, membership), by id. */
  spentCoupons: string[]
  /** What moved the limit after the start other than loans and repayments, newest first. */
  limitChanges: LimitChange[]
  /** What the other domains keep about this customer; read it with `sliceOf`. */
  slices: Partial<Slices>
}

/** One change of a customer's limit. */
export interface LimitChange {
  /** World time, epoch milliseconds. */
  at: number
  /** What it adds to the whole limit in cents; negative takes away. */
  cents: number
  /** Why, in the customer's words: '学历认证提额'. */
  reason: string
  /** World time at which it ends; null stays. */
  until: number | null
}

export interface BoundCard {
  userCardId: string
  bankName: string
  cardNo: string
  cardType: number
}

/** A sign-in. `ended` is the Result its calls get once it was invalidated. */
export interface Session {
  token: string
  userId: string
  expiresAt: number
  ended: -4000 | -4001 | null
}

/** Rates a loan was quoted with, fractions as decimal text. */
interface QuotedRates {
  irr: string
  handFeeRate: string
  instBaseYearRate: string
}

/** One month of a schedule in integer cents: capital, interest, service, handlingFee, couponValue. */
export type Row = readonly [
  capital: number,
  interest: number,
  service: number,
  handlingFee: number,
  couponValue: number,
]

/** A priced loan: what preApproval answers and a published loan keeps, unchanged, to the cent. */
export interface Quote {
  amountCents: number
  period: number
  rates: QuotedRates
  /** Milliseconds to the first bill the schedule was computed with. */
  billDays: number
  rows: Row[]
  monthPayCents: number
  couponCents: number
  rightCents: number
  /** Fractions as decimal text. */
  beforeApr: string
  afterApr: string
  beforeIrr: string
}

/** Terms a user was shown; they bind the lender until `expiresAt`. */
export interface Terms {
  termsNo: string
  at: number
  expiresAt: number
  requestedCents: number
  /** Discount before the lender changed the amount. */
  couponBeforeCents: number
  userCardId: string
  /** Coupons asked for, and those of them the quote holds. */
  requestedCouponIds: string[]
  couponIds: string[]
  loanUseCode: string
  subLoanUseCode: string | null
  firstRepaymentDay: string
  repaymentDay: number
  quote: Quote
}

/** A loan in the ledger. */
export interface Loan extends UnderReview {
  loanId: string
  listingId: string
  serialNumber: string
  at: number
  terms: Terms
  /** Part of the amount that raise coupons added to the limit. */
  raisedCents: number
  bankName: string
  cardNo: string
  dueDays: string[]
  /** Whose limit it draws when it is not the customer's own. */
  limitOf?: 'merchant' | 'staff'
  /** How its review goes when the persona's is not meant: lead-flow, mixed, staff and order loans. */
  review?: Review
}

/** A first answer kept under an idempotency key. */
interface Repeat {
  key: string
  /** Of the request it answered. */
  fingerprint: string
  content: unknown
}

/** A call whose connection was lost and that reaches the lender later. */
interface LateCall {
  /** World time at which it is processed, epoch milliseconds. */
  due: number
  path: string
  token: string | null
  body: unknown
  origin: string
}

/** Leave to bind one card on the sandbox's page. */
interface Ticket {
  id: string
  userId: string
  callBackUrl: string
}

/**
 * A world at its first instant. Its identifiers follow from seed, scope and that instant, so that a token of another
 * scope, or of the world before a reset, is worth nothing here.
 */
export function newWorld(options: {
  scope: string
  persona: string
  seed: number
  now: number
  tweak?: Record<string, unknown> | undefined
}): World {
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
    loginCodes: {},
    repeats: [],
    late: [],
    consents: [],
    traces: [],
    tickets: [],
    files: [],
  }
}

/** Reads a saved world; null when the text is damaged or of another version. */
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

/** A fresh identifier: letter, running number, eight seeded characters. */
export function newId(world: World, letter: string): string {
  world.sequence += 1
  const { state, value } = nextRandom(world.random)
  world.random = state
  const suffix = Math.floor(value * 36 ** 8).toString(36)
  return `${letter}${String(world.sequence).padStart(6, '0')}${suffix.padStart(8, '0').toUpperCase()}`
}

/** Puts `item` at the front of `list` and drops what is over `cap` at the end. */
export function unshiftCapped<T>(list: T[], item: T, cap: number): void {
  list.unshift(item)
  list.splice(cap)
}
