// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zCount } from '../models/Count.ts';
import { zId } from '../models/Id.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * Something that was won or received.
 */
export const zPrize = /*#__PURE__*/ lazySchema(() => z.object({
    prizeCode: z.nullish(z.string()),
    name: z.string(),
    pictureUrl: z.nullish(z.string()),
    amount: z.nullish(zYuan()),
    couponId: z.nullish(zId()),
    remainTimes: z.nullish(zCount())
}));

