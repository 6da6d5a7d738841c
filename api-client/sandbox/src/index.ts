import { domains } from './domains/index.ts'

export {
  createSandbox,
  isSandboxAddress,
  type ResetOptions,
  type Sandbox,
  type SandboxOptions,
} from './sandbox.ts'
export { CODE_RULES, MAGIC_CODES, TOKEN_SECONDS } from './engine/code-rules.ts'
export type { ClockChange } from './engine/clock.ts'
export type { SignedIn, SignIn } from './engine/core.ts'
export type { FaultKind } from './engine/fault-kinds.ts'
export type { Fault, FaultRule, FaultRuleInput } from './engine/faults.ts'
export type { LogDetail, LogEntry } from './engine/log.ts'
export type { MagicInput } from './engine/magic.ts'
export type { NextReply } from './engine/next-reply.ts'
export type { Persona } from './engine/persona.ts'
export { RESULTS } from './engine/results.ts'
export type { SetUp, SetUpInput } from './engine/set-up.ts'
export { memoryStore, type Store } from './engine/store.ts'
export type { LocaleText } from './engine/text.ts'
export type { SentFile } from './engine/uploads.ts'
export type { UserView, WorldView } from './engine/view.ts'
// Fields that the domains add to worlds, views and personas: these imports bring the declarations into the package's
// types.
export type { AccountState } from './domains/account/state.ts'
export type { AccountSeed } from './domains/account/seed.ts'
export type { ChannelState } from './domains/channel/state.ts'
export type { ChannelSeed } from './domains/channel/seed.ts'
export type { CouponState } from './domains/coupon/state.ts'
export type { CouponWire } from './domains/coupon/seed.ts'
export type { CreditState } from './domains/credit/state.ts'
export type { CreditSeed } from './domains/credit/seed.ts'
export type { HomeState } from './domains/home/state.ts'
export type { HomeSeed } from './domains/home/seed.ts'
export type { Loan } from './domains/loan/state.ts'
export type { RateRow } from './domains/loan/seed.ts'
export type { Figures, LoanView } from './domains/loan/view.ts'
export type { MerchantState } from './domains/merchant/state.ts'
export type { MerchantSeed } from './domains/merchant/seed.ts'
export type { RepaymentState } from './domains/repayment/state.ts'
export type { RepaymentSeed } from './domains/repayment/seed.ts'
export type {
  AdminEndpoints,
  CallEntry,
  ClockView,
  PersonaEntry,
  PersonaList,
} from './http/admin-endpoints.ts'
export type { Outcome } from './http/outcome.ts'

/** Every persona, the default first. */
export const { personas } = domains

/** Name of the persona of a scope that was never reset. */
export const DEFAULT_PERSONA = domains.defaultPersona.name

/** Persona by the last four digits of a phone number; any other number is the persona its world was reset with. */
export const PHONE_ENDINGS = domains.phoneEndings

/** All magic inputs except the phone endings. */
export const MAGIC_INPUTS = domains.magic
