// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import type { UserSaveComplaintContent, UserSaveComplaintRequest } from '../types.ts';

const gComplaintReceived: Guard = ['object', {
    complaintNo: gId,
}];

/**
 * Save a complaint: POST user/saveComplaint
 *
 * Hands in a complaint (proposed).
 * - Result 42122: not for this customer; the text says why
 */
export function userSaveComplaint(gateway: Gateway, request: UserSaveComplaintRequest, options?: CallOptions): Reply<UserSaveComplaintContent, 42122> {
    return gateway.call({ path: 'user/saveComplaint', guard: gComplaintReceived, write: true, serial: true, log: ['serialNumber'] }, request, options);
}

/** user/saveComplaint for a mutation library. */
export function userSaveComplaintMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/saveComplaint'] as const,
        mutationFn: (request: UserSaveComplaintRequest) => userSaveComplaint(gateway, request),
    };
}
