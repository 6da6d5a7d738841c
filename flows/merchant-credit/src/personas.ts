import type { RoutingReply } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { merchantCredit } from './flow.ts'

const AUTHORISE = { to: 'url', url: 'https://partner.test/authorise' } as const satisfies RoutingReply
const APPLICATION = { to: 'url', url: '/pages/credit/merchant' } as const satisfies RoutingReply

/** Customers of the partner, under the names that the sandbox has for them: their server sends each to an address. */
export const personas = [
  {
    name: 'merchant-credit-start',
    lines: [{ at: 'loginsuccess', exit: 'done', server: AUTHORISE, ends: AUTHORISE }],
  },
  {
    name: 'merchant-credit-after',
    lines: [{ at: 'loginsuccess', exit: 'done', server: APPLICATION, ends: APPLICATION }],
  },
] as const satisfies readonly Persona<keyof typeof merchantCredit.pages>[]
