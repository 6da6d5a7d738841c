export {
  createSandbox,
  isSandboxAddress,
  type ResetOptions,
  type Sandbox,
  type SandboxOptions,
} from './sandbox.ts'
export type { ClockChange } from './clock.ts'
export type { SignedIn, SignIn } from './core.ts'
export type { Fault, FaultRule, FaultRuleInput } from './faults.ts'
export type { LogDetail, LogEntry } from './log.ts'
export { CODE_RULES, MAGIC_CODES, MAGIC_INPUTS, TOKEN_SECONDS, type MagicInput } from './magic/index.ts'
export type { Outcome } from './outcome.ts'
export { DEFAULT_PERSONA, PHONE_ENDINGS, personas, type Persona } from './personas/index.ts'
export type { SentFile } from './uploads.ts'
export { RESULTS } from './results.ts'
export { memoryStore, type Store } from './store.ts'
export type { Figures, LoanView, UserView, WorldView } from './view.ts'
