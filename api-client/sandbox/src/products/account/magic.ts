import type { MagicInput } from '../../engine/magic.ts'

/** Last four digits of phone numbers that risk control stops, by its decision. They belong to no persona. */
export const RISK_PHONES = { verify: '0198', reject: '0199' } as const

/** Magic inputs of the account domain. */
export const accountMagic: readonly MagicInput[] = [
  {
    field: '手机号末四位',
    value: RISK_PHONES.verify,
    effect: {
      zh: 'user/loginRisk返回verify；输入正确的验证码后可以登录。',
      en: 'user/loginRisk returns verify; the right code then signs the customer in.',
    },
  },
  {
    field: '手机号末四位',
    value: RISK_PHONES.reject,
    effect: {
      zh: 'user/loginRisk返回reject；不发送验证码，也无法登录：返回Result 42105。',
      en: 'user/loginRisk returns reject; no code is sent and every login fails: Result 42105.',
    },
  },
]
