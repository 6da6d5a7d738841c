// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gPreAssessState: Guard = ['object', {
    status: 'text',
}, {
    reason: 'text',
}];
