// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gAutoRenewConfig: Guard = ['object', {
    enabled: 'flag',
    price: ['?', gYuan],
}, {
    planId: gId,
    nextDate: 'text',
}];
