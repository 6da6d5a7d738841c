import type { KeptContact } from './seed.ts'

declare module '../../engine/world.ts' {
  interface Slices {
    credit: CreditState
  }
}

/** A kind of proof from a customer. */
const PROOF_NAMES = ['idNumber', 'idFront', 'idBack', 'ocr', 'face', 'contacts', 'baseInfo', 'video'] as const

/** Name of a proof. */
export type ProofName = (typeof PROOF_NAMES)[number]

/** A stored assessment; `assessmentOf` computes its current state. */
export interface AssessmentRun {
  status: 0 | 1 | 2 | 3
  /** Number of status polls so far. */
  polls: number
  /** World times, epoch milliseconds. */
  startedAt: number | null
  decidedAt: number | null
  /** Why it failed. */
  reason: string | null
  /** Granted amount, in cents. */
  amountCents: number | null
}

/** Permission to upload files to the cloud storage. */
export interface UploadPermission {
  id: string
  purpose: 'credit' | 'cash'
  /** World time, epoch milliseconds. */
  expiresAt: number
  /** Ended by the name of a file, so that the next one is taken. */
  isEnded?: true
}

/** A saved commitment video. */
export interface SavedVideo {
  code: string
  serialNo: string
  key: string
  width: number
  height: number
  status: 'uploading' | 'success' | 'fail'
  /** The commitment was given without a recording. */
  isSkipped?: true
  /** World time at which it was saved. */
  at: number
}

/** A bound credit card. Its full number is not stored. */
export interface BoundCreditCard {
  userCardId: string
  bankName: string
  /** '**** **** **** 5670'. */
  cardNo: string
  billDay: number
  repaymentDay: number
}

/** The application of one customer for credit: proofs, assessment, contacts. Plain JSON. */
export interface CreditState {
  /** Proofs given after the start, each once. */
  given: ProofName[]
  assessment: AssessmentRun
  /** How magic digits of the ID number change the assessment; null: as in the persona's data. */
  forced: 'failure' | 'slow' | null
  preAssessment: { startedAt: number | null; polls: number }
  contacts: KeptContact[]
  /** Beijing day on which the contacts failed; they may be entered again on the next day. */
  contactsFailedOn: string | null
  /** Phones of accepted recommendations. */
  recommendedPhones: string[]
  /** Photos of the ID card: keys of stored files. */
  photos: { front: string | null; back: string | null }
  /** Failed face checks of one Beijing day. */
  face: { day: string; failed: number }
  /** Completed authorisations, by id. */
  raised: string[]
  /** Failed attempts of authorisations on one Beijing day, by id. */
  refused: { day: string; counts: Record<string, number> }
  recording: { startedAt: number | null; polls: number; result: 'success' | 'failure' | null }
  cards: BoundCreditCard[]
  /** Wrong codes while binding a credit card, and when the last code was sent; null: by the bank itself. */
  cardCode: { wrong: number; lockedUntil: number; sentAt: number | null }
  joinedPromotion: boolean
  /** Months, `YYYY-MM`, of joined campaigns, and of rewarded ones. */
  joinedMonths: string[]
  rewardedMonths: string[]
  leaves: UploadPermission[]
  videos: SavedVideo[]
  /** Recordings that failed since the last good one. */
  videoFails: number
}

/** Length limits of the lists, so that a customer's state stays small. */
export const CREDIT_CAPS = { contacts: 10, phones: 20, months: 12, cards: 10, leaves: 4, videos: 12 } as const
