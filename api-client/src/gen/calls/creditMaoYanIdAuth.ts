// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zNextStep } from '../models/NextStep.ts';
import type { CreditMaoYanIdAuthContent, CreditMaoYanIdAuthRequest } from '../types.ts';

export const zCreditMaoYanIdAuthContent = /*#__PURE__*/ lazySchema(() => zNextStep());

/**
 * Identity step, film-ticket partner: POST creditMaoYan/idAuth
 *
 * Identity by name and number (proposed).
 */
export function creditMaoYanIdAuth(gateway: Gateway, request: CreditMaoYanIdAuthRequest, options?: CallOptions): Promise<CreditMaoYanIdAuthContent> {
    return gateway.call({ path: 'creditMaoYan/idAuth', content: zCreditMaoYanIdAuthContent, write: true }, request, options);
}

/** creditMaoYan/idAuth for a mutation library. */
export function creditMaoYanIdAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/idAuth'] as const,
        mutationFn: (request: CreditMaoYanIdAuthRequest) => creditMaoYanIdAuth(gateway, request),
    };
}
