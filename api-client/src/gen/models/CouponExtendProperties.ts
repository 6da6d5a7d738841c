// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zRate } from '../models/Rate.ts';

/**
 * How a rate coupon works.
 */
export const zCouponExtendProperties = /*#__PURE__*/ lazySchema(() => z.object({
    discountRate: z.nullish(zRate()),
    deductType: z.nullish(z.number().check(whole))
}));

