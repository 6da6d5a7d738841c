import type { PopupSeed } from './popupSeed.ts'
import type { WindowSeed } from './windowSeed.ts'

declare module '../../engine/persona.ts' {
  interface Persona {
    /** If missing, the defaults apply. */
    merchant?: Partial<MerchantSeed>
  }
}

/** Shop platforms that can confirm a merchant's business. */
export const PLATFORMS = ['ele', 'sqb', 'meituan', 'aliPay', 'weChat'] as const

export type Platform = (typeof PLATFORMS)[number]

/** A shop's tobacco licence and the tobacco company's data about its business. */
export interface TobaccoSeed {
  licenceNo: string
  shopName: string
  address: string
  /** Years from the world's start to the end of the licence; negative: expired. */
  validYears: number
  /** `YYYY-MM-DD`. */
  openDate: string
  level: string
  monthOrderCount: number
  goods: ReadonlyArray<{ name: string; count: number; yuan: number }>
  /** Seconds from the first query until business and goods were read; null: never. The licence is known at once. */
  readAfter: { manage: number | null; goods: number | null }
}

/** Persona data of the merchant domain. Everything has a default. */
export interface MerchantSeed {
  /** The shop as it is registered. */
  merchantName: string
  /** Status of the application at the start; null: there was never one. */
  status: number | null
  /** Reason for the status, as a text for the customer; null: the status's usual text. */
  reason: string | null
  /** Requested yuan, for statuses with an application. */
  appliedYuan: number
  /** Granted part of the requested amount. */
  grantedShare: number
  /** Minimum and maximum amount of an application, in yuan. */
  minYuan: number
  maxYuan: number
  /** Seconds until the first review decides, until the second one gets the documents, and until it decides. */
  pace: { first: number; queue: number; final: number }
  /** The application keeps its status at any time. */
  holds: boolean
  /** Outcomes of the reviews. */
  outcome: 'pass' | 'refuse' | 'finalRefuse'
  /** The review before the application: number of 'in review' replies, then its outcome. */
  preAudit: { polls: number; outcome: 'pass' | 'refuse' }
  /** Why this customer may not start an application; null when they may. */
  blocked: string | null
  /** A married customer also submits the marriage certificate. */
  married: boolean
  /** Kinds of documents that are on file at the start. */
  documents: readonly string[]
  /** Reasons why documents were refused before the start, by kind. */
  refusedDocuments: Readonly<Record<string, string>>
  /** Platforms with another status than 'not yet' at the start: 1 authorised, 2 failed, 3 expired. */
  stores: Partial<Record<Platform, 1 | 2 | 3>>
  tobacco: TobaccoSeed | null
  /** Status of the booking at the start; null when there is none. */
  booking: number | null
  /** Minutes between publishing a loan and the arrival of its money. */
  arrivalMinutes: number
  windows: readonly WindowSeed[]
  /** Pop-ups of the loan page. */
  popups: PopupSeed
  /** Surveys: all; none; or one with question types that no page knows, and circular follow-ups. */
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
  documents: [],
  refusedDocuments: {},
  stores: {},
  tobacco: null,
  booking: null,
  arrivalMinutes: 20,
  windows: [],
  popups: {},
  surveys: 'usual',
}

/** The merchant data of a persona, with defaults. */
export function merchantSeedOf(persona: { merchant?: Partial<MerchantSeed> }): MerchantSeed {
  return { ...DEFAULTS, ...persona.merchant }
}
