// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * What is printed on a coupon, and how a free-period coupon counts. Spelling as on the wire.
 */
export const zCouponIncoInfo = /*#__PURE__*/ lazySchema(() => z.object({
    iconType: z.nullish(z.number().check(whole)),
    iconTitle: z.nullish(z.string()),
    iconContent: z.nullish(z.string()),
    periodLimit: z.nullish(z.number().check(whole)),
    isAsc: z.nullish(z.number().check(whole))
}));

