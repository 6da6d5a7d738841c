// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import type { UserSaveAddressContent, UserSaveAddressRequest } from '../types.ts';

const gAddressSaved: Guard = ['object', {
    addressId: gId,
}];

/**
 * Save an address: POST user/saveAddress
 *
 * Keeps an address without giving it to orders that wait for one. The same `serialNumber` keeps one (proposed).
 * - Result 42162: no such order, article, plan or address
 */
export function userSaveAddress(gateway: Gateway, request: UserSaveAddressRequest, options?: CallOptions): Reply<UserSaveAddressContent, 42162> {
    return gateway.call({ path: 'user/saveAddress', guard: gAddressSaved, write: true, serial: true, log: ['serialNumber'] }, request, options);
}

/** user/saveAddress for a mutation library. */
export function userSaveAddressMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/saveAddress'] as const,
        mutationFn: (request: UserSaveAddressRequest) => userSaveAddress(gateway, request),
    };
}
