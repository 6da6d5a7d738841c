// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gYuan } from '../guards/Yuan.ts';

const gTopUpSku: Guard = ['object', {
    skuId: gId,
    name: 'text',
    faceValue: ['?', gYuan],
    price: gYuan,
}, {
    pictureUrl: 'text',
    enabled: 'flag',
}];

export const gTopUpOffer: Guard = ['object', {
    skuList: ['list', gTopUpSku],
}, {
    operatorName: 'text',
}];
