import { accountPersonas } from './account.ts'
import { channelPersonas } from './channel.ts'
import { creditPersonas } from './credit.ts'
import { homePersonas } from './home.ts'
import { merchantPersonas } from './merchant.ts'
import { repaymentPersonas } from './repayment.ts'
import { assetSjsh, longNames, many, mustUseCoupon, newCustomer, noCard } from './customers.ts'
import { amountChanged, capBelowMinimum, lenderCap, lowLimit } from './limits.ts'
import { oldCustomer } from './old-customer.ts'
import {
  auditFails,
  contactsFailed,
  leadFlow,
  needsContacts,
  needsData,
  needsFace,
  slowAudit,
} from './reviews.ts'
import type { Persona } from './types.ts'

export type { Persona } from './types.ts'

/** Every persona, the default first. */
export const personas: readonly Persona[] = [
  oldCustomer,
  newCustomer,
  noCard,
  lowLimit,
  lenderCap,
  capBelowMinimum,
  leadFlow,
  auditFails,
  slowAudit,
  amountChanged,
  many,
  longNames,
  mustUseCoupon,
  contactsFailed,
  needsData,
  needsFace,
  needsContacts,
  assetSjsh,
  ...accountPersonas,
  ...creditPersonas,
  ...channelPersonas,
  ...repaymentPersonas,
  ...merchantPersonas,
  ...homePersonas,
]

export const DEFAULT_PERSONA = oldCustomer.name

/** The persona of that name, or undefined. */
export function findPersona(name: string): Persona | undefined {
  return personas.find((persona) => persona.name === name)
}

/**
 * The last four digits of a phone number choose the persona; any other number is the persona its world was reset
 * with. 13800000002 and 15912340002 are both old customers, with accounts of their own.
 */
export const PHONE_ENDINGS: Readonly<Record<string, string>> = Object.fromEntries(
  personas.map(({ mobile, name }) => [mobile.slice(-4), name]),
)

/** The phone a persona signs in with unless another is given. */
export function phoneOf(name: string): string {
  return findPersona(name)?.mobile ?? '13800000000'
}

/** Name of the persona a phone number signs in as: by its ending, else the world's own. */
export function personaOfMobile(mobile: string, worldPersona: string): string {
  return PHONE_ENDINGS[mobile.slice(-4)] ?? worldPersona
}

/** What a persona shows mostly, by the hundreds of its phone's last four digits, with a Chinese name for pickers. */
export const PERSONA_GROUPS = [
  { name: 'loan', title: '借款' },
  { name: 'account', title: '账户' },
  { name: 'credit', title: '授信' },
  { name: 'channel', title: '渠道' },
  { name: 'repayment', title: '还款' },
  { name: 'merchant', title: '商户' },
  { name: 'home', title: '首页' },
] as const

/** Name of the group a phone number belongs to. */
export function groupOf(mobile: string): (typeof PERSONA_GROUPS)[number]['name'] {
  return PERSONA_GROUPS[Math.floor(Number(mobile.slice(-4)) / 100)]?.name ?? 'loan'
}
