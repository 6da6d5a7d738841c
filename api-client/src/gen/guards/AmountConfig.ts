// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gDayOfMonth } from '../guards/DayOfMonth.ts';
import { gEpochMs } from '../guards/EpochMs.ts';
import { gYuan } from '../guards/Yuan.ts';

const gDurationMs: Guard = ['whole', 0, 315360000000];

export const gAmountConfig: Guard = ['object', {
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
