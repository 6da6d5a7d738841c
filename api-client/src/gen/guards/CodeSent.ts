// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gWaitSeconds } from '../guards/WaitSeconds.ts';

export const gCodeSent: Guard = ['object', {
    mobileMasked: 'text',
    resendSeconds: gWaitSeconds,
}];
