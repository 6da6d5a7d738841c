// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gRate } from '../guards/Rate.ts';
import { gRateTableEntry } from '../guards/RateTableEntry.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { MerchantGetLoanRateInfoV3Content, MerchantGetLoanRateInfoV3Request } from '../types.ts';

const gRateConfig: Guard = ['object', {
    beforeRate: ['?', gRate],
    currentRate: ['?', gRate],
    oldYxFakeCouponDiscount: ['?', gRate],
}];

const gPeriodOffer: Guard = ['object', {
    loanPeriod: gPeriods,
    monthPay: ['?', gYuan],
}, {
    mark: 'text',
    specialAssetTag: 'text',
}];

const gLoanRateInfo: Guard = ['object', {
    defaultPeriod: gPeriods,
    periodList: ['list', gPeriodOffer],
    rateTable: ['list', gRateTableEntry],
}, {
    rateConfig: gRateConfig,
    calculationType: 'whole',
}];

/**
 * Rates and periods, v3: POST merchant/getLoanRateInfoV3
 *
 * Periods on offer and the table of rates (proposed).
 * - Result 45006: rates could not be read
 */
export function merchantGetLoanRateInfoV3(gateway: Gateway, request: MerchantGetLoanRateInfoV3Request = {}, options?: CallOptions): Reply<MerchantGetLoanRateInfoV3Content, 45006> {
    return gateway.call({ path: 'merchant/getLoanRateInfoV3', guard: gLoanRateInfo, attempts: 2, log: ['breakType', 'specialAssetTag'] }, request, options);
}

/** merchant/getLoanRateInfoV3 for a query library: the key holds path and request. */
export function merchantGetLoanRateInfoV3Query(gateway: Gateway, request: MerchantGetLoanRateInfoV3Request = {}) {
    return {
        queryKey: ['merchant/getLoanRateInfoV3', request] as const,
        queryFn: (context: CallOptions) => merchantGetLoanRateInfoV3(gateway, request, { signal: context.signal }),
    };
}
