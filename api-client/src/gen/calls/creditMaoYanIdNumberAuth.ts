// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gNextStep } from '../guards/NextStep.ts';
import type { CreditMaoYanIdNumberAuthContent, CreditMaoYanIdNumberAuthRequest } from '../types.ts';

/**
 * Identity by number, film-ticket partner: POST creditMaoYan/idNumberAuth
 *
 * Identity by number (proposed).
 * - Result 42145: name and ID number are refused; the text says why
 */
export function creditMaoYanIdNumberAuth(gateway: Gateway, request: CreditMaoYanIdNumberAuthRequest, options?: CallOptions): Reply<CreditMaoYanIdNumberAuthContent, 42145> {
    return gateway.call({ path: 'creditMaoYan/idNumberAuth', guard: gNextStep, write: true }, request, options);
}

/** creditMaoYan/idNumberAuth for a mutation library. */
export function creditMaoYanIdNumberAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/idNumberAuth'] as const,
        mutationFn: (request: CreditMaoYanIdNumberAuthRequest) => creditMaoYanIdNumberAuth(gateway, request),
    };
}
