// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFaceCheck } from '../models/FaceCheck.ts';
import type { CreditMaoYanFaceVerifyContent, CreditMaoYanFaceVerifyRequest } from '../types.ts';

export const zCreditMaoYanFaceVerifyContent = /*#__PURE__*/ lazySchema(() => zFaceCheck());

/**
 * Face check, film-ticket partner: POST creditMaoYan/faceVerify
 *
 * Checks the face (proposed).
 */
export function creditMaoYanFaceVerify(gateway: Gateway, request: CreditMaoYanFaceVerifyRequest = {}, options?: CallOptions): Promise<CreditMaoYanFaceVerifyContent> {
    return gateway.call({ path: 'creditMaoYan/faceVerify', content: zCreditMaoYanFaceVerifyContent, write: true, log: ['scene'] }, request, options);
}

/** creditMaoYan/faceVerify for a mutation library. */
export function creditMaoYanFaceVerifyMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/faceVerify'] as const,
        mutationFn: (request: CreditMaoYanFaceVerifyRequest = {}) => creditMaoYanFaceVerify(gateway, request),
    };
}
