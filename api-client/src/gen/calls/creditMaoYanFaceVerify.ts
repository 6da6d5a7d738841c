// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gFaceCheck } from '../guards/FaceCheck.ts';
import type { CreditMaoYanFaceVerifyContent, CreditMaoYanFaceVerifyRequest } from '../types.ts';

/**
 * Face check, film-ticket partner: POST creditMaoYan/faceVerify
 *
 * Checks the face (proposed).
 * - Result 42131: an earlier step is missing
 */
export function creditMaoYanFaceVerify(gateway: Gateway, request: CreditMaoYanFaceVerifyRequest = {}, options?: CallOptions): Reply<CreditMaoYanFaceVerifyContent, 42131> {
    return gateway.call({ path: 'creditMaoYan/faceVerify', guard: gFaceCheck, write: true, log: ['scene'] }, request, options);
}

/** creditMaoYan/faceVerify for a mutation library. */
export function creditMaoYanFaceVerifyMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/faceVerify'] as const,
        mutationFn: (request: CreditMaoYanFaceVerifyRequest = {}) => creditMaoYanFaceVerify(gateway, request),
    };
}
