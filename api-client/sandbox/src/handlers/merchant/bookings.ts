import type { Handlers } from '../../context.ts'
import { book, wireBooking } from '../../lender/merchant/bookings.ts'
import { isIndustry } from '../../lender/merchant/industries.ts'
import { isDeclinedBooking } from '../../magic/merchant.ts'
import { Refusal, RESULTS } from '../../results.ts'

/** Letters of a name (spec 5). */
const NAME = /^[\p{Script=Han}A-Za-z·]{1,12}$/u

/** Booking a business loan. */
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
