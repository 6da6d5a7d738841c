import { defineStep } from '@koo/flow'

/** What a flow sets for its page of agreements. */
export interface AgreeOptions {
  /** Whose agreements these are: the names under which the consent is recorded. */
  readonly product: 'dzl' | 'breakDirectly' | 'elecSign' | 'signup'
  /** Whether each protocol is confirmed at the loan as well (cash/protocolConfirm). */
  readonly confirm?: boolean
}

export const step = defineStep({ title: '签署协议', exits: { signed: null } })

/** Agreements that the customer reads and agrees to. `signed`: the server has the record of it. */
export const agree = (options: AgreeOptions) => step.page(() => import('./Agree.tsx'), options)

/** The agreement of the dzl product, before its further verifications. */
export const dzlProtocol = agree({ product: 'dzl' }).with({ title: '协议签署' })
/** The break-directly agreement inside koocard. */
export const breakDirectlyProtocol = agree({ product: 'breakDirectly' })
/** The break-directly agreement before or after a loan. The loan page gets the answer. */
export const breakDirectlyConfirm = agree({ product: 'breakDirectly', confirm: true })

export type AgreeStep = typeof step
