import { MAGIC_CODES } from '../../engine/codeRules.ts'
import type { MagicInput } from '../../engine/magic.ts'

/** SMS codes, the same for sign-in, signing and all other uses. */
export const loanMagic: readonly MagicInput[] = [
  { field: '验证码', value: MAGIC_CODES.right, effect: { zh: '正确的验证码。', en: 'The right code.' } },
  {
    field: '验证码',
    value: MAGIC_CODES.wrong,
    effect: {
      zh: '错误的验证码，其他未列出的数字也一样：返回Result 42101，第五次输错返回42102。',
      en: 'A wrong code, like every code that is not listed here: Result 42101. The fifth wrong code returns Result 42102.',
    },
  },
  {
    field: '验证码',
    value: MAGIC_CODES.expired,
    effect: { zh: '按验证码已过期处理：返回Result 42104。', en: 'Counts as an expired code: Result 42104.' },
  },
]
