// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';

/**
 * A condition of a coupon.
 */
export const zCouponRule = /*#__PURE__*/ lazySchema(() => z.object({
    ruleValue: z.nullish(z.string())
}));

