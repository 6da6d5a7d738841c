// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gRate } from '../guards/Rate.ts';

export const gCouponExtendProperties: Guard = ['object', {
    discountRate: ['?', gRate],
    deductType: ['?', 'whole'],
}];
