// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zPeriods } from '../models/Periods.ts';
import { zRate } from '../models/Rate.ts';
import { zRateTableEntry } from '../models/RateTableEntry.ts';
import { zYuan } from '../models/Yuan.ts';
import type { MerchantGetLoanRateInfoV3Content, MerchantGetLoanRateInfoV3Request } from '../types.ts';

/**
 * Rates as they are shown.
 */
const zRateConfig = /*#__PURE__*/ lazySchema(() => z.object({
    beforeRate: z.nullish(zRate()),
    currentRate: z.nullish(zRate()),
    oldYxFakeCouponDiscount: z.nullish(zRate())
}));

/**
 * An instalment choice.
 */
const zPeriodOffer = /*#__PURE__*/ lazySchema(() => z.object({
    loanPeriod: zPeriods(),
    monthPay: z.nullish(zYuan()),
    mark: z.nullish(z.string()),
    specialAssetTag: z.nullish(z.string())
}));

/**
 * Periods and rates of the user.
 */
const zLoanRateInfo = /*#__PURE__*/ lazySchema(() => z.object({
    defaultPeriod: zPeriods(),
    rateConfig: z.nullish(zRateConfig()),
    periodList: z.array(zPeriodOffer()),
    rateTable: z.array(zRateTableEntry()),
    calculationType: z.nullish(z.number().check(whole))
}));

export const zMerchantGetLoanRateInfoV3Content = /*#__PURE__*/ lazySchema(() => zLoanRateInfo());

/**
 * Rates and periods, v3: POST merchant/getLoanRateInfoV3
 *
 * Periods on offer and the table of rates (spec 3, proposed).
 * - Result 45006: rates could not be read
 */
export function merchantGetLoanRateInfoV3(gateway: Gateway, request: MerchantGetLoanRateInfoV3Request = {}, options?: CallOptions): Promise<MerchantGetLoanRateInfoV3Content> {
    return gateway.call({ path: 'merchant/getLoanRateInfoV3', content: zMerchantGetLoanRateInfoV3Content, attempts: 2, log: ['breakType', 'specialAssetTag'] }, request, options);
}

/** merchant/getLoanRateInfoV3 for a query library: the key holds path and request. */
export function merchantGetLoanRateInfoV3Query(gateway: Gateway, request: MerchantGetLoanRateInfoV3Request = {}) {
    return {
        queryKey: ['merchant/getLoanRateInfoV3', request] as const,
        queryFn: (context: CallOptions) => merchantGetLoanRateInfoV3(gateway, request, { signal: context.signal }),
    };
}
