import type { Wire } from '../../engine/contract.ts'
declare module '../../engine/persona.ts' {
  interface Persona {
    cards: Wire<'user/queryAllBankcardList'>
    /** If missing, the defaults apply. */
    repayment?: Partial<RepaymentSeed>
  }
}

/** A loan from before the start, defined by its next bill. */
export interface LoanSeed {
  /** Whole yuan. */
  amount: number
  period: number
  /** This bill, 1..period, is due … */
  nextPeriod: number
  /** … this many days after the world's first day; negative: before it. */
  nextDueInDays: number
  /** Number of paid bills, from the first one on. */
  paid: number
  /** Settled early with the bill after the paid ones. */
  settled?: boolean
  /** Card of the payout; default: the persona's first card. */
  userCardId?: string
  /** The limit that it uses when it is not the customer's own. */
  limitOf?: 'merchant' | 'staff'
  /** Applied for on the first day and not decided yet. */
  isInReview?: true
}

/**
 * A repayment of the next bill from before the first visit: `paying` is on its way and arrives ten minutes after the
 * world's start; `left` is a cashier that nobody paid at, closed by now.
 */
export type RepaymentBefore = 'paying' | 'left'

/** A refund from before the first day. */
interface RefundSeed {
  /** Yuan text, '128.50'. */
  amount: string
  daysAgo: number
  status: 'processing' | 'success' | 'failed'
  /** Text for the customer. */
  reason: string
}

/** State of automatic repayment on the first day. */
interface AutoPaySeed {
  /** Days since the bank card was authorised; null: never. */
  signedDaysAgo: number | null
  isOn: boolean
  /** Automatic repayment by Alipay. */
  isAlipayOn: boolean
}

/** The offered low-fee right. Rates are fractions. */
export interface LowFeeSeed {
  isNewUser: boolean
  interestCode: string
  /** Highest annual rate with the right, and the rate without it. */
  limitIrr: number
  currentIrr: number
  /** Largest loan with the right, whole yuan. */
  maxLoanAmount: number
  /** How many days the offer is open, and how many hours the right is valid once received. */
  offerDays: number
  hours: number
  changeType: number
  /** Received this many hours before the first day; null: not yet. */
  chosenHoursAgo: number | null
}

/** Loan amount from which cash-back is paid. Whole yuan. */
interface CashBackSeed {
  rewardType: number
  minLoanAmount: number
  minRewardAmount: number
  minLoanPeriod: number
  rewardConfigPeriod: number
}

/** Terms of the special asset. */
interface SpecialAssetSeed {
  aprLimit: number
  copywriting: string
  /** Last period in which early settlement costs a fee. */
  segmentPeriod: number
}

/** Persona data of bills, repayment and rights. Everything has a default. */
export interface RepaymentSeed {
  loans: readonly LoanSeed[]
  /** Null: none. */
  repayment: RepaymentBefore | null
  refunds: readonly RefundSeed[]
  autoPay: AutoPaySeed
  /** Cards with another phone number at the bank, with that number. */
  reservedElsewhere: Readonly<Record<string, string>>
  lowFee: LowFeeSeed | null
  cashBack: CashBackSeed | null
  specialAsset: SpecialAssetSeed | null
  /** Not allowed to borrow: the reason, and for how many days from the first one (null: permanently). */
  lock: { code: string; reason: string; days: number | null } | null
  /** Flag of the customer; null: from customerKind. */
  customerFlag: string | null
  /** Whether loans must be signed again after their payout. */
  signsAfterLoan: boolean
  /** Whether auto-pay rows open the auto-pay page instead of a dialog. */
  autoPayJumps: boolean
}

const DEFAULTS: RepaymentSeed = {
  loans: [],
  repayment: null,
  refunds: [],
  autoPay: { signedDaysAgo: null, isOn: false, isAlipayOn: false },
  reservedElsewhere: {},
  lowFee: null,
  cashBack: null,
  specialAsset: {
    aprLimit: 0.24,
    copywriting: '前6期提前结清，按剩余本金的3%收取费用；第7期起提前结清不收费',
    segmentPeriod: 6,
  },
  lock: null,
  customerFlag: null,
  signsAfterLoan: false,
  autoPayJumps: false,
}

/** The repayment data of a persona, with defaults. */
export function repaymentSeedOf(persona: { repayment?: Partial<RepaymentSeed> }): RepaymentSeed {
  return { ...DEFAULTS, ...persona.repayment }
}
