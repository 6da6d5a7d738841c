import type { PopupSeed } from './popup-seed.ts'
import type { WindowSeed } from './window-seed.ts'

/** Shop platforms that can vouch for a merchant (spec 2). */
export const PLATFORMS = ['ele', 'sqb', 'meituan', 'aliPay', 'weChat'] as const

export type Platform = (typeof PLATFORMS)[number]

/** A shop's tobacco licence and what the tobacco company knows of its business. */
export interface TobaccoSeed {
  licenceNo: string
  shopName: string
  address: string
  /** Years from the world's start to the end of the licence; negative: it has ended. */
  validYears: number
  /** `YYYY-MM-DD`. */
  openDate: string
  level: string
  monthOrderCount: number
  goods: ReadonlyArray<{ name: string; count: number; yuan: number }>
}

/** Persona data of the merchant domain. Everything has a default. */
export interface MerchantSeed {
  /** The shop as it is registered. */
  merchantName: string
  /** Status of the application at the start (spec 2); null: none was ever begun. */
  status: number | null
  /** Why it stands there, for the customer; null: the usual text of the status. */
  reason: string | null
  /** Yuan that were applied for, where the status has an application. */
  appliedYuan: number
  /** Part of what is applied for that a success grants. */
  grantedShare: number
  /** Fewest and most yuan that can be applied for. */
  minYuan: number
  maxYuan: number
  /** Seconds until the first review decides, documents are put before the second one, and that one decides. */
  pace: { first: number; queue: number; final: number }
  /** The application stays where it is, however much time goes by. */
  holds: boolean
  /** How the reviews end. */
  outcome: 'pass' | 'refuse' | 'finalRefuse'
  /** The review before the application: answers 'in review' that come first, then how it ends. */
  preAudit: { polls: number; outcome: 'pass' | 'refuse' }
  /** Why this customer may not begin at all; null: may. */
  blocked: string | null
  /** A married customer also hands in the marriage certificate. */
  married: boolean
  /** Platforms that are not at 'not yet' at the start: 1 authorised, 2 failed, 3 run out. */
  stores: Partial<Record<Platform, 1 | 2 | 3>>
  tobacco: TobaccoSeed | null
  /** A booking that exists at the start, by its status; null: none. */
  booking: number | null
  /** Minutes until money is there after a loan was published. */
  arrivalMinutes: number
  windows: readonly WindowSeed[]
  /** What may pop up on the loan page. */
  popups: PopupSeed
  /** Which surveys there are: all; none; one with kinds of question no page knows, and a circle of follow-ups. */
  surveys: 'usual' | 'none' | 'strange'
}

const DEFAULTS: MerchantSeed = {
  merchantName: '思远便利店',
  status: null,
  reason: null,
  appliedYuan: 100_000,
  grantedShare: 1,
  minYuan: 5000,
  maxYuan: 300_000,
  pace: { first: 10, queue: 10, final: 20 },
  holds: false,
  outcome: 'pass',
  preAudit: { polls: 0, outcome: 'pass' },
  blocked: null,
  married: false,
  stores: {},
  tobacco: null,
  booking: null,
  arrivalMinutes: 20,
  windows: [],
  popups: {},
  surveys: 'usual',
}

/** The merchant data of a persona, defaults filled in. */
export function merchantSeedOf(persona: { merchant?: Partial<MerchantSeed> }): MerchantSeed {
  return { ...DEFAULTS, ...persona.merchant }
}
