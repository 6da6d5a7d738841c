import { DAY_MS } from '../../engine/calendar.ts'
import type { MerchantSeed } from './seed.ts'

/** Status codes of a merchant application. */
export const ORDER = {
  /** The review before the application has passed; no application was submitted. */
  opened: 0,
  submitted: 1,
  /** Refused by the first review, or before the application. */
  refused: 2,
  /** Passed the first review; waits for documents. */
  passed: 3,
  reviewing: 4,
  succeeded: 5,
  /** Refused by the second review. */
  finallyRefused: 6,
  cancelled: 7,
  /** Passed the first review, and all documents are there. */
  documentsIn: 31,
  /** An order without an amount, or an expired limit: a new application is needed. */
  draft: 51,
} as const

/** Outcomes that magic inputs of the order force, see magic.ts. */
export type ForcedOutcome = 'refuse' | 'finalRefuse' | 'cancel' | 'stay'

/** An application of a merchant. */
export interface MerchantOrder {
  /** Null before the order, while there is only the review before it. */
  orderNum: string | null
  merchantName: string
  /** Any integer; there are pages for the codes of {@link ORDER}. */
  status: number
  /** World time at which the status began. */
  since: number
  /** World time from which documents count: the order's, or that of its first picture. */
  madeAt: number
  appliedCents: number | null
  grantedCents: number | null
  /** Reason for the status, as a text for the customer. */
  reason: string | null
  forced: ForcedOutcome | null
  /** Kinds of documents that are on file without a picture in the store: a persona's. */
  earlierDocuments: readonly string[]
  /** Reasons why documents were refused, by kind; a picture that comes later settles it. */
  refusedDocuments: Readonly<Record<string, string>>
}

/** Why a limit has ended, and why an application without documents was cancelled. */
export const REASON_EXPIRED = '额度已过期，请重新申请'
export const REASON_OVERDUE = '逾期未补充资料，申请已自动取消'

/** Reasons for the customer, by status. */
export const REASONS: Readonly<Record<number, string>> = {
  [ORDER.refused]: '综合评估未通过，暂时无法为您提供服务',
  [ORDER.finallyRefused]: '资料复核未通过，暂时无法为您提供服务',
  [ORDER.cancelled]: '您已撤回申请',
}

const WITH_AMOUNT: readonly number[] = [
  ORDER.submitted,
  ORDER.passed,
  ORDER.documentsIn,
  ORDER.reviewing,
  ORDER.succeeded,
  ORDER.finallyRefused,
  ORDER.cancelled,
]

/** The persona's application at the start; null when there is none. */
export function freshOrder(seed: MerchantSeed, now: number, lenderCapYuan: number): MerchantOrder | null {
  const { status } = seed
  if (status === null) return null
  const applied = WITH_AMOUNT.includes(status) ? Math.round(seed.appliedYuan * 100) : null
  const grant = status === ORDER.succeeded && applied !== null ? grantOf(seed, applied, lenderCapYuan) : null
  return {
    orderNum: status === ORDER.opened ? null : 'MO20260001',
    merchantName: seed.merchantName,
    status,
    since: now,
    madeAt: now - DAY_MS,
    appliedCents: applied,
    grantedCents: grant?.cents ?? null,
    reason: seed.reason ?? grant?.reason ?? REASONS[status] ?? null,
    forced: null,
    earlierDocuments: seed.documents,
    refusedDocuments: seed.refusedDocuments,
  }
}

/** The granted part of an amount in whole hundreds of yuan, at most the lender's cap, and why it is the cap. */
export function grantOf(
  seed: MerchantSeed,
  appliedCents: number,
  lenderCapYuan: number,
): { cents: number; reason: string | null } {
  const cents = Math.floor((appliedCents * seed.grantedShare) / 10_000) * 10_000
  return cents <= lenderCapYuan * 100
    ? { cents, reason: null }
    : { cents: lenderCapYuan * 100, reason: `出借机构最高可批${lenderCapYuan}元` }
}
