import type { MagicInput } from './types.ts'

/** Endings of phone numbers that risk control stops, by what it wants. They choose no persona. */
export const RISK_PHONES = { verify: '0198', reject: '0199' } as const

/** Inputs of the account domain that force an outcome. */
export const accountMagic: readonly MagicInput[] = [
  {
    field: '手机号末四位',
    value: RISK_PHONES.verify,
    effect: 'user/loginRisk answers verify; the code then lets the phone in.',
  },
  {
    field: '手机号末四位',
    value: RISK_PHONES.reject,
    effect: 'user/loginRisk answers reject; no code is sent and no login succeeds: Result 42105.',
  },
]
