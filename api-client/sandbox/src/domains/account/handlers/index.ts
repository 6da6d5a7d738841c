import type { Handlers } from '../../../engine/context.ts'
import { accountChangeHandlers } from './changes.ts'
import { generalHandlers } from './general.ts'
import { profileHandlers } from './profile.ts'
import { accountSessionHandlers } from './session.ts'
import { summaryHandlers } from './summary.ts'

/** All handlers of the account domain: account data, addresses, complaints, web configuration. */
export const accountHandlers = {
  ...accountSessionHandlers,
  ...profileHandlers,
  ...summaryHandlers,
  ...accountChangeHandlers,
  ...generalHandlers,
} satisfies Handlers
