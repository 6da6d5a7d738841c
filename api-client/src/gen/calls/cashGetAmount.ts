// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gDayOfMonth } from '../guards/DayOfMonth.ts';
import { gDurationMs } from '../guards/DurationMs.ts';
import { gEpochMs } from '../guards/EpochMs.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashGetAmountContent, CashGetAmountRequest } from '../types.ts';

const gAmountConfig: Guard = ['object', {
    loanAmount: gYuan,
    canUseLoanAmount: gYuan,
    leadFlowLoanAmount: ['?', gYuan],
    minAmount: gYuan,
    amountUpperLimit: ['?', gYuan],
    amount: ['?', gYuan],
    deltaAmount: ['?', gYuan],
    cashTempAvailAmount: ['?', gYuan],
    reduceFeeMaxAmount: ['?', gYuan],
    currentTime: gEpochMs,
    billDays: gDurationMs,
    repaymentDay: gDayOfMonth,
    customerKind: 'text',
}, {
    deltaAmountDate: 'text',
    expireDate: 'text',
    cashTempEndTime: 'text',
    needScanQRCode: 'flag',
    hasChooseReduceFee: 'flag',
}];

/**
 * Amount configuration: POST cash/getAmount
 *
 * Limits of the amount box and the clock of the server.
 */
export function cashGetAmount(gateway: Gateway, request: CashGetAmountRequest = {}, options?: CallOptions): Reply<CashGetAmountContent, never> {
    return gateway.call({ path: 'cash/getAmount', guard: gAmountConfig, attempts: 2 }, request, options);
}

/** cash/getAmount for a query library: the key holds path and request. */
export function cashGetAmountQuery(gateway: Gateway, request: CashGetAmountRequest = {}) {
    return {
        queryKey: ['cash/getAmount', request] as const,
        queryFn: (context: CallOptions) => cashGetAmount(gateway, request, { signal: context.signal }),
    };
}
