// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gAssessState: Guard = ['object', {
    status: 'number',
    amount: ['?', gYuan],
}, {
    reason: 'text',
}];
