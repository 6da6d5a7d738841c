// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gYuan } from '../guards/Yuan.ts';

const gProcessStep: Guard = ['object', {
    title: 'text',
}, {
    code: 'text',
    status: 'id',
    reward: 'text',
    linkUrl: 'text',
}];

export const gPromotionProcess: Guard = ['object', {
    steps: ['complete', gProcessStep],
    maxAmount: ['?', gYuan],
}, {
    joined: 'flag',
    startDate: 'text',
    endDate: 'text',
}];
