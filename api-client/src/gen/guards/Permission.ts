// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gPermission: Guard = ['object', {
    allowed: 'flag',
}, {
    reason: 'text',
    reasonCode: 'id',
}];
