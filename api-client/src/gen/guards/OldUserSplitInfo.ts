// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gYuan } from '../guards/Yuan.ts';

const gSplitField: Guard = ['object', {
    fieldKey: 'text',
}, {
    fieldValue: 'text',
}];

const gSplitItem: Guard = ['object', {
    amount: gYuan,
}, {
    dataGridList: ['list', gSplitField],
    instIdList: ['list', 'id'],
}];

export const gOldUserSplitInfo: Guard = ['object', {
    refuseAmount: ['?', gYuan],
    acceptAmount: ['?', gYuan],
    splitAmount: ['?', gYuan],
    fxjjSplitAmount: ['?', gYuan],
}, {
    canSplitLoan: 'flag',
    chaibiaoUserTag: 'whole',
    version: 'text',
    splitAmountList: ['complete', gSplitItem],
}];
