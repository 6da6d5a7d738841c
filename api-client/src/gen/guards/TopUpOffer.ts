// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gYuan } from '../guards/Yuan.ts';

const gTopUpSku: Guard = ['object', {
    faceValue: ['?', gYuan],
    price: gYuan,
}];

export const gTopUpOffer: Guard = ['object', {
    skuList: ['list', gTopUpSku],
}];
