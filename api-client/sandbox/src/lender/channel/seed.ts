import type { Review } from '../reviews.ts'
import type { PartnerCode } from './partners/index.ts'

/** How a payment to a partner goes. */
export interface PaySeed {
  /** Polls answered PAY_ING before the decision; 0: decided at once. */
  polls: number
  outcome: 'SUCCESS' | 'CONFIRM_PAY_FAILURE'
  /** Why it fails, for the customer. */
  reason: string
  /** Why the customer may not pay at all; null: they may. */
  blocked: { reason: string; reasonCode: string } | null
  /** Price of the order in yuan; null: what the partner's table says. */
  amount: number | null
  /** Milliseconds the order can be paid, counted from the customer's arrival. */
  validMs: number
}

/** Kinds of campaign of the cash-lead page (spec 4). */
export type CampaignKind = 'voucher' | 'temp' | 'tempAndReduce' | 'tempReduceAndCoupon'

/** How the lead flow treats a customer. */
export interface LeadSeed {
  showStyle: 'oldStyle' | 'newStyle'
  /** How many institutions are offered, 1 to 5. */
  institutions: number
  /**
   * What forced reading comes to (spec 4 "One-click pop-up"): nothing, the protocol page or the verification page on the
   * first step, on the second step the protocol page or a process that is not sound.
   */
  forceRead: 'none' | 'protocol' | 'verification' | 'secondProtocol' | 'abnormal'
  /** Campaigns on the way in and on the way out, the first one counts. */
  entry: CampaignKind[]
  quit: CampaignKind[]
  /** The Result a one-click application is refused with; null: it is accepted. */
  refusedWith: number | null
  review: Review
}

/** How a loan may be split between lenders; shares are fractions of the amount. */
export interface SplitSeed {
  acceptShare: number
  thirdShare: number
  /** Tag of the old customer; -1 is the default (spec 3). */
  userTag: number
}

/** The staff loan of a customer who is on the staff. Amounts in yuan. */
export interface StaffSeed {
  limit: number
  minimum: number
  /** Most of one loan. */
  cap: number
  /** Nominal annual rate of every period, a fraction. */
  rate: number
  review: Review
}

/** Persona data of the channel domain. Everything has a default. */
export interface ChannelSeed {
  /** The partner the customer came from before the first day; null: none. */
  partner: PartnerCode | null
  /** What the door of the partner does: lets in, refuses, or sends to open the provider's own card first. */
  door: 'open' | 'refused' | 'koocard'
  /** Pages of other companies the customer has been to, by slug. */
  visited: string[]
  /** Whether the outcomes of pre-assessment and assessment were seen. */
  seen: { preAssessment: boolean; assessment: boolean }
  /** Whether the order is paid already. */
  isPaid: boolean
  pay: PaySeed
  lead: LeadSeed
  /** Null: loans are not split. */
  split: SplitSeed | null
  /** Null: not on the staff. */
  staff: StaffSeed | null
}

/** An order can be paid for a day. */
const ORDER_VALID_MS = 24 * 3_600_000

const DEFAULTS: ChannelSeed = {
  partner: null,
  door: 'open',
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
    review: { polls: 1, outcome: 'auditSuccess', share: 'leadFlow' },
  },
  split: null,
  staff: null,
}

/** What a persona varies; parts of `pay` and `lead` that are left out stay the default. */
export type ChannelSeedChanges = Partial<Omit<ChannelSeed, 'pay' | 'lead'>> & {
  pay?: Partial<PaySeed>
  lead?: Partial<LeadSeed>
}

/** The channel data of a persona, defaults filled in. */
export function channelSeedOf({ channel = {} }: { channel?: ChannelSeedChanges }): ChannelSeed {
  return {
    ...DEFAULTS,
    ...channel,
    pay: { ...DEFAULTS.pay, ...channel.pay },
    lead: { ...DEFAULTS.lead, ...channel.lead },
  }
}
