// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gFaceCheck } from '../guards/FaceCheck.ts';
import type { CreditMaoYanFaceVerifyContent, CreditMaoYanFaceVerifyRequest } from '../types.ts';

/**
 * Face check, film-ticket partner: POST creditMaoYan/faceVerify
 *
 * Checks the face (proposed).
 */
export function creditMaoYanFaceVerify(gateway: Gateway, request: CreditMaoYanFaceVerifyRequest = {}, options?: CallOptions): Promise<CreditMaoYanFaceVerifyContent> {
    return gateway.call({ path: 'creditMaoYan/faceVerify', guard: gFaceCheck, write: true, log: ['scene'] }, request, options);
}

/** creditMaoYan/faceVerify for a mutation library. */
export function creditMaoYanFaceVerifyMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/faceVerify'] as const,
        mutationFn: (request: CreditMaoYanFaceVerifyRequest = {}) => creditMaoYanFaceVerify(gateway, request),
    };
}
