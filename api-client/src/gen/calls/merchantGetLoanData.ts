// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zYuan } from '../models/Yuan.ts';
import type { MerchantGetLoanDataContent, MerchantGetLoanDataRequest } from '../types.ts';

/**
 * The application of a merchant.
 */
const zMerchantLoanData = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.nullish(z.number().check(whole)),
    orderNum: z.nullish(z.string()),
    merchantName: z.nullish(z.string()),
    loanAmount: z.nullish(zYuan()),
    canUseLoanAmount: z.nullish(zYuan()),
    applyAmount: z.nullish(zYuan()),
    reason: z.nullish(z.string())
}));

export const zMerchantGetLoanDataContent = /*#__PURE__*/ lazySchema(() => zMerchantLoanData());

/**
 * Loan data of a merchant: POST merchant/getLoanData
 *
 * State of the application, which decides the page (spec 2, proposed).
 */
export function merchantGetLoanData(gateway: Gateway, request: MerchantGetLoanDataRequest = {}, options?: CallOptions): Promise<MerchantGetLoanDataContent> {
    return gateway.call({ path: 'merchant/getLoanData', content: zMerchantGetLoanDataContent, attempts: 2 }, request, options);
}

/** merchant/getLoanData for a query library: the key holds path and request. */
export function merchantGetLoanDataQuery(gateway: Gateway, request: MerchantGetLoanDataRequest = {}) {
    return {
        queryKey: ['merchant/getLoanData', request] as const,
        queryFn: (context: CallOptions) => merchantGetLoanData(gateway, request, { signal: context.signal }),
    };
}
