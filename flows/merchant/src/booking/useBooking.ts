import { merchantQueryReservationStatusQuery } from '@koo/api-client/calls'
import { useCall } from '@koo/page/query'

/** The booking as the server has it now; null: there is none. Nothing of it is kept: between two pages one may have been made. */
export const useBooking = () => useCall(merchantQueryReservationStatusQuery, {}, { staleTime: 0, gcTime: 0 })
