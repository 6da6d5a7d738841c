// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gYuan } from '../guards/Yuan.ts';

const gProcessStep: Guard = ['object'];

export const gPromotionProcess: Guard = ['object', {
    steps: ['list', gProcessStep],
    maxAmount: ['?', gYuan],
}];
