// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

export const gCouponIncoInfo: Guard = ['object', {
    iconType: ['?', 'whole'],
    periodLimit: ['?', 'whole'],
    isAsc: ['?', 'whole'],
}, {
    iconTitle: 'text',
    iconContent: 'text',
}];
