// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gFaceCheck } from '../guards/FaceCheck.ts';
import type { CreditFaceAuthV3Content, CreditFaceAuthV3Request } from '../types.ts';

/**
 * Face authentication, v3: POST credit/faceAuthV3
 *
 * Checks the face, third form (proposed).
 */
export function creditFaceAuthV3(gateway: Gateway, request: CreditFaceAuthV3Request = {}, options?: CallOptions): Reply<CreditFaceAuthV3Content, never> {
    return gateway.call({ path: 'credit/faceAuthV3', guard: gFaceCheck, write: true, log: ['scene'] }, request, options);
}

/** credit/faceAuthV3 for a mutation library. */
export function creditFaceAuthV3Mutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/faceAuthV3'] as const,
        mutationFn: (request: CreditFaceAuthV3Request = {}) => creditFaceAuthV3(gateway, request),
    };
}
