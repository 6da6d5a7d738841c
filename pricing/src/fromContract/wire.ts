// OC-3
/** A figure as the server sends it: a number or a decimal string. */
export type WireNumber = number | string | null | undefined

// OC-34
/** A time as the server sends it: epoch milliseconds, or text in Beijing time. */
export type WireTime = number | string | null | undefined

// semantics 3.2
/** A flag as the server sends it; 0, '0' and 'false' are false as well. */
export type WireFlag = boolean | number | string | null | undefined

// OC-1
/** Input of the schedule calculation, with the contract's spelling. Money in yuan, rates as fractions. */
export interface ScheduleInput {
  readonly amount?: WireNumber
  readonly loanPeriod?: WireNumber
  readonly yearRate?: WireNumber
  readonly handFeeRate?: WireNumber
  readonly instBaseYearRate?: WireNumber
  /** 1 interest, 2 handling fee, 3 both. */
  readonly deductType?: WireNumber
  /** Milliseconds to the first bill. */
  readonly billDays?: WireNumber
  /** 2 free periods, 3 rate discount. */
  readonly couponType?: WireNumber
  readonly couponValue?: WireNumber
  readonly periodLimit?: WireNumber
  readonly isFreePeriodAsc?: WireFlag
  /** Percent paid: 85 for 8.5折. */
  readonly couponDiscountRate?: WireNumber
  readonly couponUpperLimit?: WireNumber
  /** 0 base, 1 bill, 2 partial, 3 discount, 4 all periods. */
  readonly calculationType?: WireNumber
}

// spec 3
/** The parts of a coupon that matter for money and for its use. */
export interface CouponContract {
  readonly couponId?: string | number | null
  /** 'rate', 'member', 'raise' or 'other' on the loan page; any other value is read as 'rate'. */
  readonly category?: string | null
  readonly statusId?: WireNumber
  readonly isEffected?: WireNumber
  readonly couponStatus?: WireNumber
  readonly amount?: WireNumber
  readonly couponUpperLimit?: WireNumber
  /** A list, or one text with commas. Empty: valid for every product. */
  readonly productIds?: readonly (string | number)[] | string | null
  /** Beijing time text, or epoch milliseconds. */
  readonly validateStartDate?: WireTime
  readonly endDate?: WireTime
  readonly incoInfo?: {
    readonly iconType?: WireNumber
    readonly periodLimit?: WireNumber
    readonly isAsc?: WireFlag
  } | null
  readonly extendProperties?: { readonly discountRate?: WireNumber; readonly deductType?: WireNumber } | null
  /** `ruleValue` is JSON text with loanPeriodsSet and loanAmountLimitRange. */
  readonly ruleList?: readonly { readonly ruleValue?: string | null }[] | null
}

// spec 3
/** Amount config: the fields of the amount box, in yuan. */
export interface AmountConfig {
  readonly canUseLoanAmount?: WireNumber
  readonly leadFlowLoanAmount?: WireNumber
  readonly minAmount?: WireNumber
  readonly amountUpperLimit?: WireNumber
}

// spec 3
/** Rate table entry. Range in yuan, both ends included; rates as fractions. */
export interface RateTableEntry {
  readonly minRange?: WireNumber
  readonly maxRange?: WireNumber
  readonly loanPeriod?: WireNumber
  readonly handFeeRate?: WireNumber
  /** The yearly rate of the schedule. */
  readonly irr?: WireNumber
  readonly instBaseYearRate?: WireNumber
}

// OC-35
/** A product on offer; it says for which scene and customers a coupon is. */
export interface ProductContract {
  readonly productId: string | number
  readonly scene: string
  /** 'any' when missing. */
  readonly customer?: string | null
}
