// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gDayOfMonth } from '../guards/DayOfMonth.ts';
import { gDurationMs } from '../guards/DurationMs.ts';
import { gEpochMs } from '../guards/EpochMs.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { MerchantGetLoanDataContent, MerchantGetLoanDataRequest } from '../types.ts';

const gMerchantDocument: Guard = ['object', {
    type: 'text',
    title: 'text',
    status: 'id',
}, {
    reason: 'text',
}];

const gMerchantLoanRange: Guard = ['object', {
    minAmount: gYuan,
    amountUpperLimit: ['?', gYuan],
    currentTime: gEpochMs,
    billDays: gDurationMs,
    repaymentDay: gDayOfMonth,
}];

const gMerchantLoanData: Guard = ['object', {
    loanAmount: ['?', gYuan],
    canUseLoanAmount: ['?', gYuan],
    applyAmount: ['?', gYuan],
    minApplyAmount: ['?', gYuan],
    maxApplyAmount: ['?', gYuan],
}, {
    status: 'id',
    orderNum: 'text',
    merchantName: 'text',
    reason: 'text',
    proven: 'flag',
    documents: ['complete', gMerchantDocument],
    documentsUntil: gWhen,
    loan: gMerchantLoanRange,
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
