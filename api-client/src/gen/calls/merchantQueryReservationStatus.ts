// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gReservation } from '../guards/Reservation.ts';
import type { MerchantQueryReservationStatusContent, MerchantQueryReservationStatusRequest } from '../types.ts';

/**
 * Status of a booking: POST merchant/queryReservationStatus
 *
 * State of the booking; null: none (proposed).
 */
export function merchantQueryReservationStatus(gateway: Gateway, request: MerchantQueryReservationStatusRequest = {}, options?: CallOptions): Reply<MerchantQueryReservationStatusContent, never> {
    return gateway.call({ path: 'merchant/queryReservationStatus', guard: ['?', ['some', gReservation]], attempts: 2 }, request, options);
}

/** merchant/queryReservationStatus for a query library: the key holds path and request. */
export function merchantQueryReservationStatusQuery(gateway: Gateway, request: MerchantQueryReservationStatusRequest = {}) {
    return {
        queryKey: ['merchant/queryReservationStatus', request] as const,
        queryFn: (context: CallOptions) => merchantQueryReservationStatus(gateway, request, { signal: context.signal }),
    };
}
