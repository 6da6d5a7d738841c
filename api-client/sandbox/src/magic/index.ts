import { accountMagic } from './account.ts'
import { channelMagic } from './channel.ts'
import { creditMagic } from './credit.ts'
import { homeMagic } from './home.ts'
import { merchantMagic } from './merchant.ts'
import { repaymentMagic } from './repayment.ts'
import type { MagicInput } from './types.ts'

export type { MagicInput } from './types.ts'

/** Codes typed into a login or a signing dialog. Any other six digits are a wrong code. */
export const MAGIC_CODES = {
  right: '123456',
  wrong: '000000',
  /** Answers as if the code had run out. */
  expired: '999999',
} as const

/** Seconds, milliseconds and counts of codes and sessions. */
export const CODE_RULES = {
  resendSeconds: 60,
  validMs: 5 * 60_000,
  wrongUntilLock: 5,
  lockMs: 10 * 60_000,
} as const

/** Seconds a token lives. */
export const TOKEN_SECONDS = 7200

/** How long terms of preApproval may be signed and published. */
export const TERMS_VALID_MS = 30 * 60_000

/** Every input with a meaning, in one table. Phone endings, which choose the persona, are beside it in `personas`. */
export const MAGIC_INPUTS: readonly MagicInput[] = [
  { field: '验证码', value: MAGIC_CODES.right, effect: 'The right code.' },
  {
    field: '验证码',
    value: MAGIC_CODES.wrong,
    effect: 'A wrong code, as any other: Result 42101, the fifth 42102.',
  },
  {
    field: '验证码',
    value: MAGIC_CODES.expired,
    effect: 'Answers as if the code had run out: Result 42104.',
  },
  ...accountMagic,
  ...creditMagic,
  ...channelMagic,
  ...repaymentMagic,
  ...merchantMagic,
  ...homeMagic,
]
