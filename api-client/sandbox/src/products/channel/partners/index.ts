import { dzl } from './dzl.ts'
import { kidswant } from './kidswant.ts'
import { koocard } from './koocard.ts'
import { maoyan } from './maoyan.ts'
import { merchantCredit } from './merchant-credit.ts'
import { siku } from './siku.ts'
import type { PartnerCode, PartnerTable } from './types.ts'
import { yinlian } from './yinlian.ts'
import { zhuanzhuan } from './zhuanzhuan.ts'

export type { PartnerCode, PartnerStep, PartnerTable } from './types.ts'

/** Every partner, by code. */
export const partners: Readonly<Record<PartnerCode, PartnerTable>> = {
  koocard,
  maoyan,
  siku,
  yinlian,
  zhuanzhuan,
  kidswant,
  dzl,
  'merchant-credit': merchantCredit,
}

/** Whether a text is the code of a partner. */
export function isPartnerCode(text: string): text is PartnerCode {
  return Object.hasOwn(partners, text)
}
