// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gWaitSeconds } from '../guards/WaitSeconds.ts';

export const gSmsSent: Guard = ['object', {}, {
    mobileMasked: 'text',
    resendSeconds: gWaitSeconds,
    transactionNo: gId,
}];
