// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { oneOf, whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zCouponExtendProperties } from '../models/CouponExtendProperties.ts';
import { zCouponIncoInfo } from '../models/CouponIncoInfo.ts';
import { zCouponRule } from '../models/CouponRule.ts';
import { zId } from '../models/Id.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';

/**
 * A coupon or right of the user (spec 3).
 */
export const zCoupon = /*#__PURE__*/ lazySchema(() => z.object({
    couponId: zId(),
    batchNo: z.nullish(z.string()),
    name: z.string(),
    kindId: z.nullish(z.number().check(whole)),
    category: z.string().check(oneOf([
        'rate',
        'member',
        'raise',
        'other'
    ])),
    activityCode: z.nullish(z.string()),
    statusId: z.nullish(z.number().check(whole)),
    isEffected: z.nullish(z.number().check(whole)),
    couponStatus: z.nullish(z.number().check(whole)),
    amount: z.nullish(zYuan()),
    couponUpperLimit: z.nullish(zYuan()),
    productIds: z.nullish(z.union([
        z.array(z.string()),
        z.string()
    ])),
    validateStartDate: z.nullish(zWhen()),
    endDate: z.nullish(zWhen()),
    incoInfo: z.nullish(zCouponIncoInfo()),
    extendProperties: z.nullish(zCouponExtendProperties()),
    ruleList: z.nullish(z.array(zCouponRule())),
    ruleDescList: z.nullish(z.array(z.string())),
    redirectUrl: z.nullish(z.string()),
    canRedirect: z.nullish(z.boolean()),
    totalcouponamount: z.nullish(zYuan()),
    montyPayList: z.nullish(z.array(zYuan())),
    rightDiscountAmount: z.nullish(zYuan()),
    isAvailable: z.nullish(z.boolean()),
    reasonList: z.nullish(z.array(z.string()))
}));

