import { domains } from './products/index.ts'

export {
  createSandbox,
  isSandboxAddress,
  type ResetOptions,
  type Sandbox,
  type SandboxOptions,
} from './sandbox.ts'
export { CODE_RULES, MAGIC_CODES, TOKEN_SECONDS } from './engine/codeRules.ts'
export type { ClockChange } from './engine/clock.ts'
export type { SignedIn, SignIn } from './engine/core.ts'
export type { FaultKind } from './engine/faultKinds.ts'
export type { Fault, FaultRule, FaultRuleInput } from './engine/faults.ts'
export type { LogDetail, LogEntry } from './engine/log.ts'
export type { MagicInput } from './engine/magic.ts'
export type { NextReply } from './engine/nextReply.ts'
export type { Persona } from './engine/persona.ts'
export { RESULTS } from './engine/results.ts'
export type { SetUp, SetUpInput } from './engine/setUp.ts'
export { memoryStore, type Store } from './engine/store.ts'
export type { LocaleText } from './engine/text.ts'
export type { SentFile } from './engine/uploads.ts'
export type { UserView, WorldView } from './engine/view.ts'
// Fields that the domains add to worlds, views and personas: these imports bring the declarations into the package's
// types.
export type { AccountState } from './people/account/state.ts'
export type { AccountSeed } from './people/account/seed.ts'
export type { PartnerEntry } from './products/channel/partners/index.ts'
export type { ChannelState } from './products/channel/state.ts'
export type { ChannelSeed } from './products/channel/seed.ts'
export type { CouponState } from './ledger/state/coupon.ts'
export type { CouponWire } from './people/personas/coupons/seed.ts'
export type { CreditState } from './people/credit/state.ts'
export type { CreditSeed } from './people/credit/seed.ts'
export type { MessageBox } from './people/messages/state.ts'
export type { HomeState } from './products/home/state.ts'
export type { HomeSeed } from './products/home/seed.ts'
export type { Loan } from './ledger/state/loan.ts'
export type { RateRow } from './ledger/state/loanSeed.ts'
export type { Figures, LoanView } from './ledger/view.ts'
export type { MerchantState } from './products/merchant/state.ts'
export type { MerchantSeed } from './products/merchant/seed.ts'
export type { RepaymentState } from './ledger/state/repayment.ts'
export type { RepaymentSeed } from './ledger/state/repaymentSeed.ts'
export type {
  AdminEndpoints,
  CallEntry,
  ClockView,
  PersonaEntry,
  PersonaList,
} from './http/adminEndpoints.ts'
export type { Outcome } from './http/outcome.ts'

/** Every persona, the default first. */
export const { personas } = domains

/** Name of the persona of a scope that was never reset. */
export const DEFAULT_PERSONA = domains.defaultPersona.name

/** Persona by the last four digits of a phone number; any other number is the persona its world was reset with. */
export const PHONE_ENDINGS = domains.phoneEndings

/** All magic inputs except the phone endings. */
export const MAGIC_INPUTS = domains.magic
