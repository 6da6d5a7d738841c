import { LEAD_REVIEW } from '../../ledger/lending/leadLender.ts'
import type { Review } from '../../ledger/state/reviews.ts'
import type { PartnerCode } from './partners/index.ts'

declare module '../../engine/persona.ts' {
  interface Persona {
    /** If missing, the defaults apply. */
    channel?: ChannelSeedChanges
  }
}

/** How a payment to a partner proceeds. */
export interface PaySeed {
  /** Number of PAY_ING polls before the decision; 0: decided at once. */
  polls: number
  outcome: 'SUCCESS' | 'CONFIRM_PAY_FAILURE'
  /** Why it fails, as a text for the customer. */
  reason: string
  /** Why the customer may not pay at all; null when they may. */
  blocked: { reason: string; reasonCode: string } | null
  /** Price of the order in yuan; null: the price in the partner's table. */
  amount: number | null
  /** How long the order can be paid, in milliseconds from the customer's arrival. */
  validMs: number
}

/** Kinds of campaign of the cash-lead page. */
export type CampaignKind = 'voucher' | 'temp' | 'tempAndReduce' | 'tempReduceAndCoupon'

/** How the lead flow treats a customer. */
export interface LeadSeed {
  showStyle: 'oldStyle' | 'newStyle'
  /** How many institutions are offered, 1 to 5. */
  institutions: number
  /**
   * The result of forced reading: nothing; on the first step the protocol page or the verification page; on the second
   * step the protocol page or an invalid process.
   */
  forceRead: 'none' | 'protocol' | 'verification' | 'secondProtocol' | 'abnormal'
  /** Campaigns on entering and on leaving; the first one is used. */
  entry: CampaignKind[]
  quit: CampaignKind[]
  /** The Result with which a one-click application is refused; null when it is accepted. */
  refusedWith: number | null
  /** Name of the pop-up after a refused loan; null: its data decide. */
  popName: string | null
  review: Review
}

/** How a loan may be split between lenders; shares are fractions of the amount. */
export interface SplitSeed {
  acceptShare: number
  thirdShare: number
  /** Tag of the old customer; -1 is the default. */
  userTag: number
}

/** The staff loan of a member of staff. Amounts in yuan. */
export interface StaffSeed {
  limit: number
  minimum: number
  /** Limit of one loan. */
  cap: number
  /** Nominal annual rate of every period, a fraction. */
  rate: number
  review: Review
}

/** Persona data of the channel domain. Everything has a default. */
export interface ChannelSeed {
  /** The partner the customer came from before the first day; null: none. */
  partner: PartnerCode | null
  /** Entry check of the partner: admits, refuses, or sends the customer to open the provider's own card first. */
  entryCheck: 'open' | 'refused' | 'koocard'
  /** Pages of other companies that the customer has visited, by slug. */
  visited: string[]
  /** Whether the customer has seen the outcomes of pre-assessment and assessment. */
  seen: { preAssessment: boolean; assessment: boolean }
  /** Whether the order is paid already. */
  isPaid: boolean
  pay: PaySeed
  lead: LeadSeed
  /** Null: loans are not split. */
  split: SplitSeed | null
  /** Null: not a member of staff. */
  staff: StaffSeed | null
}

/** How long an order can be paid: one day. */
const ORDER_VALID_MS = 24 * 3_600_000

const DEFAULTS: ChannelSeed = {
  partner: null,
  entryCheck: 'open',
  visited: [],
  seen: { preAssessment: false, assessment: false },
  isPaid: false,
  pay: {
    polls: 2,
    outcome: 'SUCCESS',
    reason: '银行处理失败，请更换支付方式后重试',
    blocked: null,
    amount: null,
    validMs: ORDER_VALID_MS,
  },
  lead: {
    showStyle: 'newStyle',
    institutions: 3,
    forceRead: 'none',
    entry: [],
    quit: [],
    refusedWith: null,
    popName: null,
    review: LEAD_REVIEW,
  },
  split: null,
  staff: null,
}

/** The data that a persona changes; missing parts of `pay` and `lead` keep their defaults. */
export type ChannelSeedChanges = Partial<Omit<ChannelSeed, 'pay' | 'lead'>> & {
  pay?: Partial<PaySeed>
  lead?: Partial<LeadSeed>
}

/** The channel data of a persona, with defaults. */
export function channelSeedOf({ channel = {} }: { channel?: ChannelSeedChanges }): ChannelSeed {
  return {
    ...DEFAULTS,
    ...channel,
    pay: { ...DEFAULTS.pay, ...channel.pay },
    lead: { ...DEFAULTS.lead, ...channel.lead },
  }
}
