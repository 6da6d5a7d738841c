import type { Handlers } from '../../context.ts'
import { generalHandlers } from './general.ts'
import { profileHandlers } from './profile.ts'
import { accountSessionHandlers } from './session.ts'
import { summaryHandlers } from './summary.ts'

/** The calls about who the customer is outside a loan: account data, addresses, complaints, web configuration. */
export const accountHandlers = {
  ...accountSessionHandlers,
  ...profileHandlers,
  ...summaryHandlers,
  ...generalHandlers,
} satisfies Handlers
