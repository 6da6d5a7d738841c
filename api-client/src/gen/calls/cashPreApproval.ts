// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCoupon } from '../guards/Coupon.ts';
import { gDay } from '../guards/Day.ts';
import { gDayOfMonth } from '../guards/DayOfMonth.ts';
import { gId } from '../guards/Id.ts';
import { gName } from '../guards/Name.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gRate } from '../guards/Rate.ts';
import { gUserBankInfo } from '../guards/UserBankInfo.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashPreApprovalContent, CashPreApprovalRequest } from '../types.ts';

const gScheduleRow: Guard = ['object', {
    capital: gYuan,
    interest: gYuan,
    payMonth: gYuan,
    handlingFee: gYuan,
    service: gYuan,
    total: gYuan,
    realTotal: gYuan,
    couponValue: gYuan,
}];

const gCommitment: Guard = ['object', {
    type: gId,
    videoOpen: 'flag',
}, {
    isNewVer: 'flag',
    specialAssetTag: 'text',
    segmentPeriod: 'whole',
}];

const gLoanTerms: Guard = ['object', {
    termsNo: gId,
    amount: gYuan,
    amountChanged: 'flag',
    period: gPeriods,
    monthPay: gYuan,
    repaymentDay: gDayOfMonth,
    firstRepaymentDay: gDay,
    beforeApr: ['?', gRate],
    afterApr: gRate,
    beforeIrr: ['?', gRate],
    couponAmount: ['?', gYuan],
    couponAmountBefore: ['?', gYuan],
    chooseCoupon: ['?', gCoupon],
    arrivalTime: ['?', 'text'],
    instName: gName,
    instId: 'id',
    advanceType: ['?', 'id'],
    preClearCoefficient: ['?', 'number'],
    montyPayList: ['complete', gYuan],
    list: ['complete', gScheduleRow],
    userBankInfoDTO: gUserBankInfo,
    mixLoanAmount: ['?', gYuan],
    commitment: ['?', gCommitment],
}, {
    usedCouponIds: ['list', gId],
    rewardText: 'text',
}];

/**
 * Pre-approval: the terms of a loan: POST cash/preApproval
 *
 * The binding terms of one loan, re-read by the confirm page. Changes no limit and no coupon (proposed).
 * - Result 42111: a coupon cannot be used any more
 * - Result 42112: the amount is not within the limits
 * - Result 42113: the card cannot be used
 * - Result 42150: locked out of borrowing
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function cashPreApproval(gateway: Gateway, request: CashPreApprovalRequest, options?: CallOptions): Reply<CashPreApprovalContent, 42111 | 42112 | 42113 | 42150 | 45006 | 45007 | 45014> {
    return gateway.call({ path: 'cash/preApproval', guard: gLoanTerms, log: ['loanPeriod', 'loanUseCode', 'subLoanUseCode'] }, request, options);
}

/** cash/preApproval for a query library: the key holds path and request. */
export function cashPreApprovalQuery(gateway: Gateway, request: CashPreApprovalRequest) {
    return {
        queryKey: ['cash/preApproval', request] as const,
        queryFn: (context: CallOptions) => cashPreApproval(gateway, request, { signal: context.signal }),
    };
}
