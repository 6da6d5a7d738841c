import type { Handlers } from '../../context.ts'
import { bookingHandlers } from './bookings.ts'
import { loanHandlers } from './loan.ts'
import { orderHandlers } from './orders.ts'
import { placeHandlers } from './places.ts'
import { storeHandlers } from './stores.ts'
import { surveyHandlers } from './surveys.ts'
import { windowHandlers } from './windows.ts'

/** The calls about merchant loans, stores, windows and surveys. */
export const merchantHandlers = {
  ...orderHandlers,
  ...loanHandlers,
  ...storeHandlers,
  ...bookingHandlers,
  ...placeHandlers,
  ...windowHandlers,
  ...surveyHandlers,
} satisfies Handlers
