import { dzl } from './dzl.ts'
import { kidswant } from './kidswant.ts'
import { koocard } from './koocard.ts'
import { maoyan } from './maoyan.ts'
import { merchantCredit } from './merchantCredit.ts'
import { siku } from './siku.ts'
import { proofStepsOf, stepNamesOf, type Partner } from './types.ts'
import { yinlian } from './yinlian.ts'
import { zhuanzhuan } from './zhuanzhuan.ts'

export type { PartnerStep } from './types.ts'

/** Every partner; its own file says all that the sandbox knows of it. */
const list = [
  // The order in which testers see them.
  koocard,
  maoyan,
  siku,
  yinlian,
  zhuanzhuan,
  kidswant,
  dzl,
  merchantCredit,
]

/** The partners that send customers. */
export type PartnerCode = (typeof list)[number]['code']

/** One partner: names, order of steps, goods, customers. */
export type PartnerTable = Partner<PartnerCode>

/** Every partner, by code. */
export const partners = Object.fromEntries(list.map((partner) => [partner.code, partner])) as Readonly<
  Record<PartnerCode, PartnerTable>
>

/** A partner as other packages see it. */
export interface PartnerEntry {
  code: string
  /** Its name as the customer sees it. */
  name: string
  /** Path of the page that takes its customers. */
  entry: string
  /** Step names that its customers get: the flow needs a page, a link or a stand-in for each. */
  steps: readonly string[]
  /** Those before the assessment on which a customer proves something, in their order. */
  proofs: readonly string[]
}

/**
 * Every partner, with the step names of its order.
 *
 * @public `flow check` and `flow new` import this file by its path.
 */
export const partnerEntries: readonly PartnerEntry[] = list.map((partner) => {
  const { code, name, entry } = partner
  return { code, name, entry, steps: stepNamesOf(partner), proofs: proofStepsOf(partner) }
})

/** Whether a text is the code of a partner. */
export function isPartnerCode(text: string): text is PartnerCode {
  return Object.hasOwn(partners, text)
}
