// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gPayState: Guard = ['object', {
    status: 'text',
}, {
    serialNumber: 'text',
    reason: 'text',
}];
