import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import type { MerchantSeed } from './seed.ts'

/** Status of a booking. */
export const BOOKING = {
  received: 1,
  /** The service has called; the visit follows at the visit time. */
  confirmed: 2,
  /** The visit is over. */
  visited: 3,
  declined: 4,
} as const

/** A booking of a business loan. */
export interface Booking {
  reservationNo: string
  /** World time at which it was received. */
  at: number
  /** World time of the visit. */
  visitAt: number
  /** The visit time as the customer typed it. */
  visitTime: string
  /** Whether it will be declined. */
  isDeclined: boolean
  /** Fixed status in a persona's data; null: it changes with time. */
  fixed: number | null
  /** Whether the customer got the message about the call. */
  isTold: boolean
}

/** The persona's booking at the start. */
export function freshBooking({ booking }: MerchantSeed, now: number): Booking | null {
  if (booking === null) return null
  const isVisited = booking === BOOKING.visited
  const visitAt = isVisited ? now - DAY_MS : now + DAY_MS
  return {
    reservationNo: 'RV20260001',
    at: isVisited ? now - 2 * DAY_MS : now,
    visitAt,
    visitTime: `${beijingDay(visitAt)} 10:00`,
    isDeclined: booking === BOOKING.declined,
    fixed: booking,
    isTold: true,
  }
}
