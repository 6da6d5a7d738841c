// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * Something to buy.
 */
const zTopUpSku = /*#__PURE__*/ lazySchema(() => z.object({
    skuId: zId(),
    name: z.string(),
    faceValue: z.nullish(zYuan()),
    price: zYuan(),
    pictureUrl: z.nullish(z.string()),
    enabled: z.nullish(z.boolean())
}));

/**
 * What can be bought for an account.
 */
export const zTopUpOffer = /*#__PURE__*/ lazySchema(() => z.object({
    skuList: z.array(zTopUpSku()),
    operatorName: z.nullish(z.string())
}));

