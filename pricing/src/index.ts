export { calculateSchedule } from './calculateSchedule.ts'
export { amountChips } from './amount/amountChips.ts'
export { showsAllBorrow, showsMoreThanBanner } from './amount/moreThan.ts'
export {
  type AmountCode,
  type AmountEntry,
  type AmountLimits,
  type AmountState,
  type LoanScene,
  amountMessage,
  amountState,
  isAmountNotice,
} from './amount/amountState.ts'
export { raiseTotal, raisedLimits } from './amount/raisedLimits.ts'
export { benefitFor } from './coupon/benefitFor.ts'
export { bestRateCoupon } from './coupon/bestRateCoupon.ts'
export {
  type AllBorrowInput,
  type AllBorrowResult,
  type ConfirmCouponInput,
  type ConfirmCouponResult,
  allBorrow,
  confirmCoupon,
} from './coupon/confirm.ts'
export type { Coupon, CouponCategory, CouponKind, CouponRule } from './coupon/coupon.ts'
export { withCustomerKinds } from './coupon/customerKinds.ts'
export type { CouponScene, Product } from './coupon/fit.ts'
export {
  type DefaultSelection,
  type OfferedCoupon,
  isRecommendedCoupon,
  reselect,
  selectDefaults,
  selectedList,
} from './coupon/reselect.ts'
export {
  type CouponSelection,
  type RaiseSelection,
  type SelectedCoupons,
  allowedSelection,
  chooseLimitedTimeRight,
  chooseNoCoupon,
} from './coupon/selection.ts'
export { toggleCoupon } from './coupon/toggleCoupon.ts'
export { type CouponPointer, type StoredSelection, restoreSelection } from './coupon/storedSelection.ts'
export { storeSelection } from './coupon/storeSelection.ts'
export {
  type CouponContext,
  type CouponLists,
  type CouponUsability,
  type JudgedCoupon,
  type UnusableReason,
  couponConditions,
  couponLists,
  couponUsability,
  judgeCoupons,
} from './coupon/usability.ts'
export { couponTitle } from './format/loan.ts'
export { showsRepaymentDayHint } from './format/repaymentDayHint.ts'
export { readableText } from './format/readableText.ts'
export { money, moneyCut, shortMoney, thousands } from './format/money.ts'
export { capitalNumeral } from './format/numerals.ts'
export { isAbove24, struckThroughRate } from './format/rateLimits.ts'
export { type ReferenceRate, type ReferenceRateInput, referenceRate } from './format/referenceRate.ts'
export { discountText, percentFloor, percentText, showsStruckThrough } from './format/rates.ts'
export { WAN_CENTS, wan, wanCents } from './format/wan.ts'
export { readCeilings } from './fromContract/ceilings.ts'
export {
  type StatedContingent,
  type StatedContingentContract,
  type StatedCost,
  type StatedCostContract,
  type StatedCostItem,
  type StatedCostItemContract,
  readStatedCost,
} from './fromContract/cost.ts'
export { readCoupon } from './fromContract/coupon.ts'
export { readBeijingTime } from './fromContract/dates.ts'
export { type Due, type DueContract, readDue } from './fromContract/due.ts'
export { type InstalmentContract, totalDue } from './fromContract/instalments.ts'
export {
  type Offer,
  type OfferContract,
  type OfferRow,
  type OfferRowContract,
  readOffer,
} from './fromContract/offer.ts'
export { readAmountLimits, readCouponScene, readRateTable } from './fromContract/lists.ts'
export { type LoanButtonContract, readLoanButtonAuth } from './fromContract/loanButton.ts'
export {
  type CashBackContract,
  type LowFeeRightContract,
  type SplitLoanContract,
  readCashBack,
  readLowFeeRight,
  readSplitInfo,
} from './fromContract/rights.ts'
export { parseTerms } from './fromContract/terms.ts'
export type {
  AmountConfig,
  CouponContract,
  ProductContract,
  RateTableEntry,
  ScheduleInput,
  WireFlag,
  WireNumber,
  WireTime,
} from './fromContract/wire.ts'
export { InputError } from './inputError.ts'
export {
  type RepaidPlan,
  type Settlement,
  type SettlementRequest,
  type SettlementVariant,
  SETTLEMENT_FEE_RATE,
  earlySettlement,
  highestSettlementFee,
  planSettlement,
} from './loan/earlySettlement.ts'
export { repaymentMethod, type RepaymentMethod } from './loan/repaymentMethod.ts'
export { type LoanButton, type LoanButtonAuth, loanButton } from './loan/loanButton.ts'
export {
  type AskedLoan,
  type OfferCeiling,
  type OfferFault,
  offerFault,
  offerFaults,
  unusedCoupons,
} from './loan/offerFault.ts'
export { type PlanFault, type PlannedOrder, type StatedPlan, planFault } from './loan/planFault.ts'
export { planAnnualRate, planPrincipal } from './loan/planRate.ts'
export { type PlanPoint, type SettlementTerms, planPoints } from './loan/planPoints.ts'
export { preClearPeriods } from './loan/preClear.ts'
export { type StatedSum, type SumFigures, readStatedSum, statedCents } from './loan/statedSum.ts'
export {
  type MixedLoan,
  type SplitInfo,
  type SplitResult,
  mixedLoan,
  splitAmountListText,
  splitLoan,
} from './loan/splitLoan.ts'
export { type WithdrawCardInput, narrowCards, withdrawCardAllowed } from './loan/withdrawCard.ts'
export {
  type Cents,
  asCents,
  averageCents,
  charge,
  plainYuan,
  positiveCents,
  subtractCents,
  sumCents,
  toCents,
  yuanText,
} from './number/cents.ts'
export { beijingDate, beijingTime, dueDay } from './number/calendar.ts'
export type { DecimalInput, DecimalLike } from './number/decimal.ts'
export { exactCents } from './number/exact.ts'
export { type Rate, readRate } from './number/rate.ts'
export {
  type ComparedPeriod,
  type PeriodFigures,
  type PeriodMark,
  comparePeriods,
} from './page/comparePeriods.ts'
export { type LoanDetail, type StatedRates, loanDetail } from './page/loanDetail.ts'
export { PeriodQuote } from './page/periodQuote.ts'
export { periodReason } from './page/periodReason.ts'
export {
  type PeriodCard,
  type QuoteChoice,
  type QuoteRequest,
  type Quoter,
  type QuoterInput,
  createQuoter,
  quotePage,
} from './page/quotePage.ts'
export { type SavingRank, type SavingStep, type Savings, savingRank, savingSteps } from './page/savings.ts'
export { type RateRow, type TermsOptions, rateFor, termsFromRow } from './page/rateFor.ts'
export { type CashBack, type CashBackState, cashBackState, cashBackText } from './rights/cashBack.ts'
export { leadWaiver } from './rights/leadWaiver.ts'
export {
  type Countdown,
  type LowFeeRight,
  canTakeLowFee,
  countdown,
  lowFeeRate,
  toggleLowFee,
} from './rights/lowFee.ts'
export { ZERO_FEE_MINIMUM, type ZeroFeeState, keepZeroFee, toggleZeroFee } from './rights/zeroFee.ts'
export {
  type Discounts,
  applyBenefit,
  benefitTotal,
  combineDiscounts,
  duesAfter,
} from './schedule/applyBenefit.ts'
export { type Base, type ScheduleRow, baseSchedule, scheduleRows } from './schedule/baseSchedule.ts'
export { type Ceiling, type CeilingOf, CEILINGS, RATE_CLASS, ceilingFor } from './schedule/ceilings.ts'
export { type ExplainOptions, type ExplainedDue, type RateExplanation, explain } from './schedule/explain.ts'
export { type OddFirst, type RateFlows, flowRate, unitRate } from './schedule/flowRate.ts'
export { irr } from './schedule/irr.ts'
export { RATE_CAP, isAboveRateCap } from './schedule/rateCap.ts'
export { effectiveAnnual, realAnnualRate, scheduleIrr, shownAnnualRate } from './schedule/rates.ts'
export {
  type Benefit,
  type Plan,
  type Terms,
  type Waives,
  NO_BENEFIT,
  firstPeriodDays,
} from './schedule/terms.ts'
export {
  type ScheduleContract,
  type ScheduleRowContract,
  toContract,
  toContractRows,
  toContractWithRight,
} from './toContract.ts'
export { costDisclosure } from './cost/costDisclosure.ts'
export { type CostFault, costFault } from './cost/costFault.ts'
export type { ChargeParty, CostOptions } from './cost/costOptions.ts'
export { offerCost } from './cost/offerCost.ts'
export { planCost } from './cost/planCost.ts'
export { type WaivedDiscounts, quoteCost, scheduleCost } from './cost/quoteCost.ts'
export type {
  ChargeKind,
  ChargeTaken,
  ContingentCharge,
  ContingentCost,
  ContingentKind,
  CostCharge,
  CostDisclosure,
  CostDiscount,
  CostItem,
  CostMethod,
  CostRate,
  CostReason,
  CostStandard,
  CostTerms,
} from './cost/terms.ts'
