import type { Handlers } from '../../../engine/context.ts'
import { bookingHandlers } from './bookings.ts'
import { loanHandlers } from './loan.ts'
import { orderHandlers } from './orders.ts'
import { placeHandlers } from './places.ts'
import { storeHandlers } from './stores.ts'
import { surveyHandlers } from './surveys.ts'
import { windowHandlers } from './windows.ts'

/** All handlers of the merchant domain: merchant loans, stores, windows and surveys. */
export const merchantHandlers = {
  ...orderHandlers,
  ...loanHandlers,
  ...storeHandlers,
  ...bookingHandlers,
  ...placeHandlers,
  ...windowHandlers,
  ...surveyHandlers,
} satisfies Handlers
