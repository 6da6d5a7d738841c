// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gRate } from '../guards/Rate.ts';
import type { CashQuerySpecialAssetContent, CashQuerySpecialAssetRequest } from '../types.ts';

const gSpecialAssetInfo: Guard = ['object', {
    specialAssetAprLimit: ['?', gRate],
}, {
    specialAssetTag: 'text',
    specialAssetCopywriting: 'text',
    specialAssetPeriods: ['list', gPeriods],
    segmentPeriod: 'whole',
}];

/**
 * Special-asset information: POST cash/querySpecialAsset
 *
 * Terms of the special asset of the user; null: none (proposed).
 */
export function cashQuerySpecialAsset(gateway: Gateway, request: CashQuerySpecialAssetRequest = {}, options?: CallOptions): Reply<CashQuerySpecialAssetContent, never> {
    return gateway.call({ path: 'cash/querySpecialAsset', guard: ['?', ['some', gSpecialAssetInfo]], attempts: 2 }, request, options);
}

/** cash/querySpecialAsset for a query library: the key holds path and request. */
export function cashQuerySpecialAssetQuery(gateway: Gateway, request: CashQuerySpecialAssetRequest = {}) {
    return {
        queryKey: ['cash/querySpecialAsset', request] as const,
        queryFn: (context: CallOptions) => cashQuerySpecialAsset(gateway, request, { signal: context.signal }),
    };
}
