import { beijingDay, DAY_MS } from '../calendar.ts'
import type { MerchantSeed } from './seed.ts'

/** How far a booking is. */
export const BOOKING = {
  received: 1,
  /** Somebody has called and comes at the visit time. */
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
  /** As the customer wrote it. */
  visitTime: string
  /** Whether it will be declined. */
  isDeclined: boolean
  /** Status a persona keeps it at; null: it goes on by time. */
  fixed: number | null
  /** Whether the customer was told of the call. */
  isTold: boolean
}

/** The booking a persona starts with. */
export function freshBooking({ booking }: MerchantSeed, now: number): Booking | null {
  if (booking === null) return null
  const visitAt = now + DAY_MS
  const visitTime = `${beijingDay(visitAt)} 10:00`
  return {
    reservationNo: 'RV20260001',
    at: now,
    visitAt,
    visitTime,
    isDeclined: false,
    fixed: booking,
    isTold: true,
  }
}
