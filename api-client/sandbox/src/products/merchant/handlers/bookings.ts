import type { Handlers } from '../../../engine/context.ts'
import { book, wireBooking } from '../bookings.ts'
import { checkShop } from '../shop.ts'
import { isDeclinedBooking } from '../magic.ts'

/** Handlers for booking a business loan. */
export const bookingHandlers = {
  'merchant/confirmReservation'(request, context) {
    checkShop(request)
    book(context, request, isDeclinedBooking(request.contactPhone))
    return wireBooking(context)
  },

  'merchant/queryReservationStatus': (_, context) => wireBooking(context),
} satisfies Handlers
