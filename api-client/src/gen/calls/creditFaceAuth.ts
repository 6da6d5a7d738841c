// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gFaceCheck } from '../guards/FaceCheck.ts';
import type { CreditFaceAuthContent, CreditFaceAuthRequest } from '../types.ts';

/**
 * Face authentication, v1: POST credit/faceAuth
 *
 * Checks the face, first form (proposed).
 *
 * @deprecated An older form; pages call credit/faceAuthV3.
 */
export function creditFaceAuth(gateway: Gateway, request: CreditFaceAuthRequest = {}, options?: CallOptions): Reply<CreditFaceAuthContent, never> {
    return gateway.call({ path: 'credit/faceAuth', guard: gFaceCheck, write: true, log: ['scene'] }, request, options);
}

/** credit/faceAuth for a mutation library. */
export function creditFaceAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/faceAuth'] as const,
        mutationFn: (request: CreditFaceAuthRequest = {}) => creditFaceAuth(gateway, request),
    };
}
