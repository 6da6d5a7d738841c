// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFaceCheck } from '../models/FaceCheck.ts';
import type { CreditFaceAuthV3Content, CreditFaceAuthV3Request } from '../types.ts';

export const zCreditFaceAuthV3Content = /*#__PURE__*/ lazySchema(() => zFaceCheck());

/**
 * Face authentication, v3: POST credit/faceAuthV3
 *
 * Checks the face, third form (proposed).
 */
export function creditFaceAuthV3(gateway: Gateway, request: CreditFaceAuthV3Request = {}, options?: CallOptions): Promise<CreditFaceAuthV3Content> {
    return gateway.call({ path: 'credit/faceAuthV3', content: zCreditFaceAuthV3Content, write: true, log: ['scene'] }, request, options);
}

/** credit/faceAuthV3 for a mutation library. */
export function creditFaceAuthV3Mutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/faceAuthV3'] as const,
        mutationFn: (request: CreditFaceAuthV3Request = {}) => creditFaceAuthV3(gateway, request),
    };
}
