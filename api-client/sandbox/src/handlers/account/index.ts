import type { Handlers } from '../../context.ts'

/** The calls about who the customer is outside a loan: account data, addresses, complaints, web configuration. */
export const accountHandlers = {} satisfies Handlers
