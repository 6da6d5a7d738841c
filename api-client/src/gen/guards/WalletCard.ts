// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gWalletCard: Guard = ['object', {
    loanAmount: ['?', gYuan],
    canUseLoanAmount: ['?', gYuan],
    cashTempAvailAmount: ['?', gYuan],
    dueAmount: ['?', gYuan],
}, {
    cashTempEndTime: 'text',
    expireDate: 'text',
    status: 'id',
    title: 'text',
    buttonText: 'text',
    linkUrl: 'text',
    dueDate: 'text',
}];
