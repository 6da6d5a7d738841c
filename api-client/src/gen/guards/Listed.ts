// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';

export const gListed: Guard = ['object', {
    listingId: gId,
}, {
    loanId: gId,
    serialNumber: 'text',
    paymentDay: 'text',
}];
