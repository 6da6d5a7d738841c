// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gId } from '../guards/Id.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gPrize: Guard = ['object', {
    name: 'text',
    amount: ['?', gYuan],
}, {
    prizeCode: 'text',
    pictureUrl: 'text',
    couponId: gId,
    remainTimes: gCount,
}];
