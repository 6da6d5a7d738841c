// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gReservation } from '../guards/Reservation.ts';
import type { MerchantConfirmReservationContent, MerchantConfirmReservationRequest } from '../types.ts';

/**
 * Confirm a booking: POST merchant/confirmReservation
 *
 * Books a business loan. The same `serialNumber` makes no second booking (proposed).
 * - Result 42112: the amount is not within the limits
 * - Result 42121: not possible in the present state; the text says why
 */
export function merchantConfirmReservation(gateway: Gateway, request: MerchantConfirmReservationRequest, options?: CallOptions): Reply<MerchantConfirmReservationContent, 42112 | 42121> {
    return gateway.call({ path: 'merchant/confirmReservation', guard: ['?', gReservation], write: true, serial: true, log: ['serialNumber', 'industryId'] }, request, options);
}

/** merchant/confirmReservation for a mutation library. */
export function merchantConfirmReservationMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/confirmReservation'] as const,
        mutationFn: (request: MerchantConfirmReservationRequest) => merchantConfirmReservation(gateway, request),
    };
}
