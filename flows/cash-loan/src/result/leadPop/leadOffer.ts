/** Reads the lead pop-up of a reply (spec 3 "Lead pop extras"). Pure. A part that cannot be read is missing. */
import { isText } from '@koo/api-client'
import type { AfterProcessInfo } from '@koo/api-client/types'
import { exactCents, toCents, type Cents } from '@koo/pricing'

// result.22
/** `showType` of a lead pop-up. */
export const POP_WINDOW = 'popWindow'

/** The lead pop-ups. */
export const leadPopNames = [
  'landscape',
  'failV1',
  'failV2',
  'applyLimitSuccess',
  'cardToLead',
  'newHighPrice',
] as const
export type LeadPopName = (typeof leadPopNames)[number]

/** The partner lender's offer after a refused loan. Amounts are cents; 0 or null: not known. */
export interface LeadOffer {
  name: LeadPopName
  /** The refused amount. */
  refused: Cents
  /** What the partner lends. */
  limit: Cents
  /** For how many days. */
  days: number | null
  /** What the partner's coupon saves, and the share of the charges that is paid with it. */
  saved: Cents
  discount: number | string | null
  institutions: readonly { id: string; name: string; note?: string }[]
  /** The server's text of the button. */
  button: string | null
}

/** The offer of this reply; null when it has none. */
export function readLeadOffer(reply: AfterProcessInfo | null | undefined): LeadOffer | null {
  if (reply?.showType !== POP_WINDOW) return null
  const { cashLeadDiscountRate: discount, effectiveDayDl, btnName } = reply
  const days = Number(effectiveDayDl)
  const offer = {
    refused: centsOf(reply.loanAmount),
    limit: centsOf(reply.cashTotalAmountDl),
    days: Number.isSafeInteger(days) && days > 0 ? days : null,
    saved: centsOf(reply.cashLeadFreeAmount),
    discount: discount != null && Number(discount) > 0 && Number(discount) < 1 ? discount : null,
    institutions: (reply.lydList ?? []).flatMap(institutionOf),
    button: btnName?.trim() || null,
  }
  return { ...offer, name: nameOf(reply, offer) }
}

const LANDSCAPE_FROM = 3

/**
 * Which pop-up it is. The server names it. Without a known name its data decide, first match: a mode of the application for a
 * limit; enough institutions for the landscape; something saved; else the plain one (decision 132).
 */
function nameOf(reply: AfterProcessInfo, offer: Omit<LeadOffer, 'name'>): LeadPopName {
  const named = leadPopNames.find((name) => name === reply.popName)
  if (named) return named
  if (reply.applyLimitPopMode && offer.limit > 0) return 'applyLimitSuccess'
  if (offer.institutions.length >= LANDSCAPE_FROM) return 'landscape'
  return offer.saved > 0 || offer.discount !== null ? 'failV2' : 'failV1'
}

function institutionOf(item: Record<string, unknown>): LeadOffer['institutions'] {
  const { instId, instName, instProductName } = item
  if (!isText(instName) || (!isText(instId) && typeof instId !== 'number')) return []
  return [{ id: String(instId), name: instName, ...(isText(instProductName) && { note: instProductName }) }]
}

const centsOf = (amount: number | string | null | undefined): Cents =>
  amount == null ? toCents(0) : exactCents(amount)
