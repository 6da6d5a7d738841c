import type { Reservation } from '@koo/api-client/types'

/** How far a booking is, by its status (contract, Reservation). */
const STATES = { 1: 'received', 2: 'confirmed', 3: 'visited', 4: 'declined' } as const

export type BookingState = (typeof STATES)[keyof typeof STATES] | 'unknown'

/** The state of a booking; `unknown` for a status that is missing or new. */
export const stateOf = ({ status }: Reservation): BookingState =>
  (STATES as Readonly<Record<string, BookingState>>)[String(status)] ?? 'unknown'

/** Whether a booking is running: there is no second one beside it. */
export const isRunning = (booking: Reservation | null | undefined): booking is Reservation =>
  booking != null && ['received', 'confirmed'].includes(stateOf(booking))
