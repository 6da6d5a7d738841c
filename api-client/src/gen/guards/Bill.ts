// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gDay } from '../guards/Day.ts';
import { gId } from '../guards/Id.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gBill: Guard = ['object', {
    billId: gId,
    amount: gYuan,
    dueDate: gDay,
    capital: ['?', gYuan],
    interest: ['?', gYuan],
    fee: ['?', gYuan],
    couponValue: ['?', gYuan],
    paidAmount: ['?', gYuan],
    paidTime: ['?', gWhen],
    status: ['?', 'id'],
    overdueDays: ['?', gCount],
    repayNo: ['?', gId],
}, {
    loanId: gId,
    title: 'text',
    period: 'whole',
    totalPeriods: 'whole',
    signingDue: 'flag',
}];
