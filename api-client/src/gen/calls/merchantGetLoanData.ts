// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { MerchantGetLoanDataContent, MerchantGetLoanDataRequest } from '../types.ts';

const gMerchantDocument: Guard = ['object', {
    type: 'text',
    title: 'text',
    done: 'flag',
}];

const gMerchantLoanData: Guard = ['object', {
    loanAmount: ['?', gYuan],
    canUseLoanAmount: ['?', gYuan],
    applyAmount: ['?', gYuan],
}, {
    status: 'whole',
    orderNum: 'text',
    merchantName: 'text',
    reason: 'text',
    documents: ['list', gMerchantDocument],
}];

/**
 * Loan data of a merchant: POST merchant/getLoanData
 *
 * State of the application, which decides the page (proposed).
 */
export function merchantGetLoanData(gateway: Gateway, request: MerchantGetLoanDataRequest = {}, options?: CallOptions): Reply<MerchantGetLoanDataContent, never> {
    return gateway.call({ path: 'merchant/getLoanData', guard: ['some', gMerchantLoanData], attempts: 2 }, request, options);
}

/** merchant/getLoanData for a query library: the key holds path and request. */
export function merchantGetLoanDataQuery(gateway: Gateway, request: MerchantGetLoanDataRequest = {}) {
    return {
        queryKey: ['merchant/getLoanData', request] as const,
        queryFn: (context: CallOptions) => merchantGetLoanData(gateway, request, { signal: context.signal }),
    };
}
