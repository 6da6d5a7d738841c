// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';

export const gFaceCheck: Guard = ['object', {
    passed: 'flag',
}, {
    reason: 'text',
    remainTimes: gCount,
}];
