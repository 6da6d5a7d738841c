import type { Handlers } from '../../context.ts'

/** The calls about bills, repayment, automatic repayment, bank cards and rights. */
export const repaymentHandlers = {} satisfies Handlers
