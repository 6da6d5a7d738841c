import type { Handlers } from '../../../engine/context.ts'
import type { Others } from '../others.ts'
import { accountChangeHandlers } from './changes.ts'
import { generalHandlers } from './general.ts'
import { profileHandlers } from './profile.ts'
import { accountSessionHandlers } from './session.ts'
import { summaryHandlers } from './summary.ts'

/** All handlers of the account domain: account data, complaints, web configuration. */
export const accountHandlers = (others: Others) =>
  ({
    ...accountSessionHandlers,
    ...profileHandlers(others),
    ...summaryHandlers,
    ...accountChangeHandlers(others),
    ...generalHandlers,
  }) satisfies Handlers
