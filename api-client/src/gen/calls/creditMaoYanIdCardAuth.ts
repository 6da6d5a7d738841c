// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gNextStep } from '../guards/NextStep.ts';
import type { CreditMaoYanIdCardAuthContent, CreditMaoYanIdCardAuthRequest } from '../types.ts';

/**
 * Identity by card photos, film-ticket partner: POST creditMaoYan/idCardAuth
 *
 * Identity by photos of the card (proposed).
 * - Result 42131: an earlier step is missing
 * - Result 42140: a photo cannot be used; the text says why
 */
export function creditMaoYanIdCardAuth(gateway: Gateway, request: CreditMaoYanIdCardAuthRequest, options?: CallOptions): Reply<CreditMaoYanIdCardAuthContent, 42131 | 42140> {
    return gateway.call({ path: 'creditMaoYan/idCardAuth', guard: gNextStep, write: true }, request, options);
}

/** creditMaoYan/idCardAuth for a mutation library. */
export function creditMaoYanIdCardAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/idCardAuth'] as const,
        mutationFn: (request: CreditMaoYanIdCardAuthRequest) => creditMaoYanIdCardAuth(gateway, request),
    };
}
