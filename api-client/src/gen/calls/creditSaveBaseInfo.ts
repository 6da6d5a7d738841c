// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CreditSaveBaseInfoContent, CreditSaveBaseInfoRequest } from '../types.ts';

export const zCreditSaveBaseInfoContent = /*#__PURE__*/ lazySchema(() => z.unknown());

/**
 * Save base information, v1: POST credit/saveBaseInfo
 *
 * Saves what the application asks about life and work (proposed).
 */
export function creditSaveBaseInfo(gateway: Gateway, request: CreditSaveBaseInfoRequest, options?: CallOptions): Promise<CreditSaveBaseInfoContent> {
    return gateway.call({ path: 'credit/saveBaseInfo', content: zCreditSaveBaseInfoContent, write: true, log: ['incomeRange'] }, request, options);
}

/** credit/saveBaseInfo for a mutation library. */
export function creditSaveBaseInfoMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/saveBaseInfo'] as const,
        mutationFn: (request: CreditSaveBaseInfoRequest) => creditSaveBaseInfo(gateway, request),
    };
}
