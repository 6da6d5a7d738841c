// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';

export const gBankCardSigning: Guard = ['object', {}, {
    signedStatus: gFlag,
    authOrderNo: 'text',
    transactionNo: 'text',
    phoneNo: 'text',
    escapeCode: 'whole',
}];
