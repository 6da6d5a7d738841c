// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gCouponExtendProperties } from '../guards/CouponExtendProperties.ts';
import { gCouponIncoInfo } from '../guards/CouponIncoInfo.ts';
import { gCouponRule } from '../guards/CouponRule.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gCoupon: Guard = ['object', {
    amount: ['?', gYuan],
    couponUpperLimit: ['?', gYuan],
    validateStartDate: ['?', gWhen],
    endDate: ['?', gWhen],
    incoInfo: ['?', gCouponIncoInfo],
    extendProperties: ['?', gCouponExtendProperties],
    ruleList: ['?', ['list', gCouponRule]],
    ruleDescList: ['?', ['list']],
    totalcouponamount: ['?', gYuan],
    montyPayList: ['?', ['list', gYuan]],
    rightDiscountAmount: ['?', gYuan],
    reasonList: ['?', ['list']],
}];
