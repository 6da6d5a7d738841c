/** A loan a customer has from the first day on, placed by the bill that comes next. */
export interface LoanSeed {
  /** Whole yuan. */
  amount: number
  period: number
  /** This bill, 1..period, falls due … */
  nextPeriod: number
  /** … this many days after the world's first day; negative: before it. */
  nextDueInDays: number
  /** Bills paid, from the first one on. */
  paid: number
  /** Cleared early with the bill after the paid ones. */
  settled?: boolean
  /** Card it was paid out to; default the persona's first. */
  userCardId?: string
}

/** Money that came back before the first day. */
interface RefundSeed {
  /** Yuan text, '128.50'. */
  amount: string
  daysAgo: number
  status: 'processing' | 'success' | 'failed'
  /** For the customer. */
  reason: string
}

/** State of automatic repayment on the first day. */
interface AutoPaySeed {
  /** Days since the bank card was signed; null: never signed. */
  signedDaysAgo: number | null
  isOn: boolean
  /** Automatic repayment by alipay. */
  isAlipayOn: boolean
}

/** The low-fee right on offer (spec 3). Rates are fractions. */
export interface LowFeeSeed {
  isNewUser: boolean
  interestCode: string
  /** Highest annual rate with the right, and the rate without it. */
  limitIrr: number
  currentIrr: number
  /** Largest loan it covers, whole yuan. */
  maxLoanAmount: number
  /** Days the offer stands, and hours it lasts once received. */
  offerDays: number
  hours: number
  changeType: number
  /** Received this many hours before the first day; null: not yet. */
  chosenHoursAgo: number | null
}

/** From which loan on cash comes back (spec 3). Whole yuan. */
interface CashBackSeed {
  rewardType: number
  minLoanAmount: number
  minRewardAmount: number
  minLoanPeriod: number
  rewardConfigPeriod: number
}

/** Terms of the special asset (spec 3). */
interface SpecialAssetSeed {
  aprLimit: number
  copywriting: string
  /** Last period in which settling early costs a fee. */
  segmentPeriod: number
}

/** Persona data of the repayment domain. Everything has a default. */
export interface RepaymentSeed {
  loans: readonly LoanSeed[]
  refunds: readonly RefundSeed[]
  autoPay: AutoPaySeed
  /** Cards whose phone reserved with the bank is another one, with that phone. */
  reservedElsewhere: Readonly<Record<string, string>>
  lowFee: LowFeeSeed | null
  cashBack: CashBackSeed | null
  specialAsset: SpecialAssetSeed | null
  /** Locked out of borrowing: why, and for how many days from the first one (null: for good). */
  lock: { code: string; reason: string; days: number | null } | null
  /** Flag of the customer; null: what customerKind says. */
  customerFlag: string | null
  /** Whether loans have to be signed once more after they were paid out. */
  signsAfterLoan: boolean
  /** Whether auto-pay rows lead to the auto-pay page instead of opening it in place. */
  autoPayJumps: boolean
}

const DEFAULTS: RepaymentSeed = {
  loans: [],
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

/** The repayment data of a persona, defaults filled in. */
export function repaymentSeedOf(persona: { repayment?: Partial<RepaymentSeed> }): RepaymentSeed {
  return { ...DEFAULTS, ...persona.repayment }
}
