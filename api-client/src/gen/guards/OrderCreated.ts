// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';

export const gOrderCreated: Guard = ['object', {
    orderNum: gId,
}, {
    url: 'text',
}];
