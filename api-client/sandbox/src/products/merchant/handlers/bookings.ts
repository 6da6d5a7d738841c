import type { Handlers } from '../../../engine/context.ts'
import { book, wireBooking } from '../bookings.ts'
import { isIndustry } from '../industries.ts'
import { isDeclinedBooking } from '../magic.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Length limit of a name. */
const NAME = /^[\p{Script=Han}A-Za-z·]{1,12}$/u

/** Handlers for booking a business loan. */
export const bookingHandlers = {
  'merchant/confirmReservation'(request, context) {
    if (!NAME.test(request.contactName.trim()))
      throw new Refusal(RESULTS.badRequest, '请填写正确的联系人姓名')
    if (request.industryId !== undefined && !isIndustry(String(request.industryId))) {
      throw new Refusal(RESULTS.badRequest, '请选择具体的经营行业')
    }
    book(context, request, isDeclinedBooking(request.contactPhone))
    return wireBooking(context)
  },

  'merchant/queryReservationStatus': (_, context) => wireBooking(context),
} satisfies Handlers
