// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * A step of a promotion.
 */
const zProcessStep = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    title: z.string(),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    reward: z.nullish(z.string()),
    linkUrl: z.nullish(z.string())
}));

/**
 * How far the user is in a promotion.
 */
export const zPromotionProcess = /*#__PURE__*/ lazySchema(() => z.object({
    steps: z.array(zProcessStep()),
    joined: z.nullish(z.boolean()),
    startDate: z.nullish(z.string()),
    endDate: z.nullish(z.string()),
    maxAmount: z.nullish(zYuan())
}));

