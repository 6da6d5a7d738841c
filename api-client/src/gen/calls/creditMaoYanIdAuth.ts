// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gNextStep } from '../guards/NextStep.ts';
import type { CreditMaoYanIdAuthContent, CreditMaoYanIdAuthRequest } from '../types.ts';

/**
 * Identity step, film-ticket partner: POST creditMaoYan/idAuth
 *
 * Identity by name and number (proposed).
 * - Result 42145: name and ID number are refused; the text says why
 */
export function creditMaoYanIdAuth(gateway: Gateway, request: CreditMaoYanIdAuthRequest, options?: CallOptions): Reply<CreditMaoYanIdAuthContent, 42145> {
    return gateway.call({ path: 'creditMaoYan/idAuth', guard: gNextStep, write: true }, request, options);
}

/** creditMaoYan/idAuth for a mutation library. */
export function creditMaoYanIdAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/idAuth'] as const,
        mutationFn: (request: CreditMaoYanIdAuthRequest) => creditMaoYanIdAuth(gateway, request),
    };
}
