// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gDayOfMonth } from '../guards/DayOfMonth.ts';
import { gDurationMs } from '../guards/DurationMs.ts';
import { gEpochMs } from '../guards/EpochMs.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { StaffCashGetAmountContent, StaffCashGetAmountRequest } from '../types.ts';

const gStaffAmountConfig: Guard = ['object', {
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
    yearRate: ['?', gRate],
}, {
    deltaAmountDate: 'text',
    expireDate: 'text',
    cashTempEndTime: 'text',
    needScanQRCode: 'flag',
    hasChooseReduceFee: 'flag',
}];

/**
 * Staff loan: amounts: POST staffCash/getAmount
 *
 * Limits of the amount box, as of the cash loan, and the staff rate (proposed).
 * - Result 42122: not for this customer; the text says why
 */
export function staffCashGetAmount(gateway: Gateway, request: StaffCashGetAmountRequest = {}, options?: CallOptions): Reply<StaffCashGetAmountContent, 42122> {
    return gateway.call({ path: 'staffCash/getAmount', guard: gStaffAmountConfig, attempts: 2 }, request, options);
}

/** staffCash/getAmount for a query library: the key holds path and request. */
export function staffCashGetAmountQuery(gateway: Gateway, request: StaffCashGetAmountRequest = {}) {
    return {
        queryKey: ['staffCash/getAmount', request] as const,
        queryFn: (context: CallOptions) => staffCashGetAmount(gateway, request, { signal: context.signal }),
    };
}
