export { LoanApplication, type LaterProps, type LoanApplicationProps } from './LoanApplication.tsx'
export type { DefaultUse, LoanCoupons, LoanProduct } from './product.ts'
export { useLoanPage, useView, useWholeView, type Loan, type LoanWays } from './loanContext.ts'
export { askLender, useLender, type LenderAnswer, type LenderQuestion } from './lender.ts'
export type { BorrowedPage, Rights, RightsModule, RightsSetting } from './rights.ts'
export {
  loanDraft,
  loanQuery,
  loanSeed,
  type LoanDraft,
  type LoanForm,
  type LoanSeed,
  type LoanUseChoice,
} from './form/draft.ts'
export { merchantKept } from './merchantKept.ts'
export { readChosenCoupon } from '../coupons/chosenCoupon.ts'
export { keepChosenCoupon } from '../coupons/keepChosenCoupon.ts'
export { loanUseOptions } from './form/loanUses.ts'
export { useCardRule } from './cards/useCardRule.ts'
export { useCeilingReply } from './figures/useCeilingReply.ts'
export { useSelectCoupons } from './form/useSelectCoupons.ts'
export type { LoanFacts } from './figures/facts.ts'
export type { LoanLimits, LoanRates } from './figures/replies.ts'
export {
  chosenIds,
  NOTHING,
  type LateReplies,
  type LoanQuote,
  type LoanSelection,
  type LoanView,
  type RateLimit,
} from './figures/loanView.ts'
