// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zPeriods } from '../models/Periods.ts';
import { zRate } from '../models/Rate.ts';
import type { CashQuerySpecialAssetContent, CashQuerySpecialAssetRequest } from '../types.ts';

/**
 * Terms of a special asset (spec 3).
 */
const zSpecialAssetInfo = /*#__PURE__*/ lazySchema(() => z.object({
    specialAssetTag: z.nullish(z.string()),
    specialAssetAprLimit: z.nullish(zRate()),
    specialAssetCopywriting: z.nullish(z.string()),
    specialAssetPeriods: z.nullish(z.array(zPeriods())),
    segmentPeriod: z.nullish(z.number().check(whole))
}));

export const zCashQuerySpecialAssetContent = /*#__PURE__*/ lazySchema(() => z.nullable(zSpecialAssetInfo()));

/**
 * Special-asset information: POST cash/querySpecialAsset
 *
 * Terms of the special asset of the user; null: none (spec 3, proposed).
 */
export function cashQuerySpecialAsset(gateway: Gateway, request: CashQuerySpecialAssetRequest = {}, options?: CallOptions): Promise<CashQuerySpecialAssetContent> {
    return gateway.call({ path: 'cash/querySpecialAsset', content: zCashQuerySpecialAssetContent, attempts: 2 }, request, options);
}

/** cash/querySpecialAsset for a query library: the key holds path and request. */
export function cashQuerySpecialAssetQuery(gateway: Gateway, request: CashQuerySpecialAssetRequest = {}) {
    return {
        queryKey: ['cash/querySpecialAsset', request] as const,
        queryFn: (context: CallOptions) => cashQuerySpecialAsset(gateway, request, { signal: context.signal }),
    };
}
