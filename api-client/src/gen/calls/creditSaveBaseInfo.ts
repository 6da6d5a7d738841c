// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CreditSaveBaseInfoContent, CreditSaveBaseInfoRequest } from '../types.ts';

/**
 * Save base information, v1: POST credit/saveBaseInfo
 *
 * Saves the personal and work data of the application (proposed).
 *
 * @deprecated An older form; pages call credit/saveBaseInfoV2.
 */
export function creditSaveBaseInfo(gateway: Gateway, request: CreditSaveBaseInfoRequest, options?: CallOptions): Reply<CreditSaveBaseInfoContent, never> {
    return gateway.call({ path: 'credit/saveBaseInfo', write: true, log: ['incomeRange'] }, request, options);
}

/** credit/saveBaseInfo for a mutation library. */
export function creditSaveBaseInfoMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/saveBaseInfo'] as const,
        mutationFn: (request: CreditSaveBaseInfoRequest) => creditSaveBaseInfo(gateway, request),
    };
}
