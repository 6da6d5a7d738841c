// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CreditSaveBaseInfoV2Content, CreditSaveBaseInfoV2Request } from '../types.ts';

/**
 * Save base information, v2: POST credit/saveBaseInfoV2
 *
 * Saves the personal and work data of the application, second form (proposed).
 */
export function creditSaveBaseInfoV2(gateway: Gateway, request: CreditSaveBaseInfoV2Request, options?: CallOptions): Reply<CreditSaveBaseInfoV2Content, never> {
    return gateway.call({ path: 'credit/saveBaseInfoV2', write: true, log: ['incomeRange'] }, request, options);
}

/** credit/saveBaseInfoV2 for a mutation library. */
export function creditSaveBaseInfoV2Mutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/saveBaseInfoV2'] as const,
        mutationFn: (request: CreditSaveBaseInfoV2Request) => creditSaveBaseInfoV2(gateway, request),
    };
}
