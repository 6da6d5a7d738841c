// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gCouponExtendProperties } from '../guards/CouponExtendProperties.ts';
import { gCouponIncoInfo } from '../guards/CouponIncoInfo.ts';
import { gCouponRule } from '../guards/CouponRule.ts';
import { gId } from '../guards/Id.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';

export const gCoupon: Guard = ['object', {
    couponId: gId,
    name: 'text',
    kindId: ['?', 'whole'],
    category: 'text',
    statusId: ['?', 'whole'],
    isEffected: ['?', 'whole'],
    couponStatus: ['?', 'whole'],
    amount: ['?', gYuan],
    couponUpperLimit: ['?', gYuan],
    productIds: ['?', ['either', [['list', 'text'], 'text']]],
    validateStartDate: ['?', gWhen],
    endDate: ['?', gWhen],
    incoInfo: ['?', gCouponIncoInfo],
    extendProperties: ['?', gCouponExtendProperties],
    ruleList: ['?', ['complete', gCouponRule]],
    totalcouponamount: ['?', gYuan],
    rightDiscountAmount: ['?', gYuan],
}, {
    batchNo: 'text',
    activityCode: 'text',
    ruleDescList: ['list', 'text'],
    redirectUrl: 'text',
    canRedirect: 'flag',
    montyPayList: ['complete', gYuan],
    isAvailable: 'flag',
    reasonList: ['list', 'text'],
}];
