// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPageAddress } from '../guards/PageAddress.ts';
import type { UserGetReservedPhoneChangeUrlContent, UserGetReservedPhoneChangeUrlRequest } from '../types.ts';

/**
 * Address of the page that changes the reserved phone: POST user/getReservedPhoneChangeUrl
 *
 * The address of the page where the phone reserved with the bank changes (proposed).
 * - Result 42113: the card cannot be used
 */
export function userGetReservedPhoneChangeUrl(gateway: Gateway, request: UserGetReservedPhoneChangeUrlRequest, options?: CallOptions): Reply<UserGetReservedPhoneChangeUrlContent, 42113> {
    return gateway.call({ path: 'user/getReservedPhoneChangeUrl', guard: gPageAddress, write: true }, request, options);
}

/** user/getReservedPhoneChangeUrl for a mutation library. */
export function userGetReservedPhoneChangeUrlMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/getReservedPhoneChangeUrl'] as const,
        mutationFn: (request: UserGetReservedPhoneChangeUrlRequest) => userGetReservedPhoneChangeUrl(gateway, request),
    };
}
