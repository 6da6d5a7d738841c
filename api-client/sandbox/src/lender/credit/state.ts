import type { KeptContact } from './seed.ts'

/** One thing a customer shows the lender. */
const PROOF_NAMES = ['idNumber', 'idFront', 'idBack', 'ocr', 'face', 'contacts', 'baseInfo', 'video'] as const

/** Name of a proof. */
export type ProofName = (typeof PROOF_NAMES)[number]

/** An assessment as it is kept; what it amounts to now says `assessmentOf`. */
export interface AssessmentRun {
  status: 0 | 1 | 2 | 3
  /** Status polls answered so far. */
  polls: number
  /** World times, epoch milliseconds. */
  startedAt: number | null
  decidedAt: number | null
  /** Why it failed. */
  reason: string | null
  /** What it granted, in cents. */
  amountCents: number | null
}

/** Leave to send files to the cloud store. */
export interface UploadLeave {
  id: string
  purpose: 'credit' | 'cash'
  /** World time, epoch milliseconds. */
  expiresAt: number
}

/** A saved commitment video. */
export interface SavedVideo {
  code: string
  serialNo: string
  key: string
  width: number
  height: number
  status: 'uploading' | 'success' | 'fail'
  /** World time at which it was saved. */
  at: number
}

/** A credit card that was bound. Its number is not kept. */
export interface BoundCreditCard {
  userCardId: string
  bankName: string
  /** '**** **** **** 5670'. */
  cardNo: string
  billDay: number
  repaymentDay: number
}

/** What the lender keeps about one customer: credit assessment, proofs of identity, contacts, videos and photos. Plain JSON. */
export interface CreditState {
  /** Proofs given after the start, each once. */
  given: ProofName[]
  assessment: AssessmentRun
  /** How the resident number that was given turns the assessment; null: as the persona has it. */
  forced: 'failure' | 'slow' | null
  preAssessment: { startedAt: number | null; polls: number }
  contacts: KeptContact[]
  /** Beijing day on which the contacts turned out wrong; they may be given again the day after. */
  contactsFailedOn: string | null
  /** Phones of recommended contacts that were taken. */
  recommendedPhones: string[]
  /** Photos of the ID card: keys of kept files. */
  photos: { front: string | null; back: string | null }
  /** Face checks that failed on one Beijing day. */
  face: { day: string; failed: number }
  /** Authorisations that are done, by id. */
  raised: string[]
  /** Tries of authorisations that failed on one Beijing day, by id. */
  refused: { day: string; counts: Record<string, number> }
  recording: { startedAt: number | null; polls: number; result: 'success' | 'failure' | null }
  cards: BoundCreditCard[]
  /** Wrong codes typed while binding a credit card. */
  cardCode: { wrong: number; lockedUntil: number }
  joinedPromotion: boolean
  /** Months, `YYYY-MM`, whose campaign was joined, and those that were rewarded. */
  joinedMonths: string[]
  rewardedMonths: string[]
  leaves: UploadLeave[]
  videos: SavedVideo[]
}

/** Longest lists, so that a customer's file stays small. */
export const CREDIT_CAPS = { contacts: 10, phones: 20, months: 12, cards: 10, leaves: 4, videos: 12 } as const
