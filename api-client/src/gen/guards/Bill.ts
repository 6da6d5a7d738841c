// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gBill: Guard = ['object', {
    amount: gYuan,
    capital: ['?', gYuan],
    interest: ['?', gYuan],
    fee: ['?', gYuan],
    couponValue: ['?', gYuan],
    paidAmount: ['?', gYuan],
    paidTime: ['?', gWhen],
    overdueDays: ['?', gCount],
}];
