// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zCoupon } from '../models/Coupon.ts';
import { zDay } from '../models/Day.ts';
import { zDayOfMonth } from '../models/DayOfMonth.ts';
import { zId } from '../models/Id.ts';
import { zPeriods } from '../models/Periods.ts';
import { zRate } from '../models/Rate.ts';
import { zUserBankInfo } from '../models/UserBankInfo.ts';
import { zYuan } from '../models/Yuan.ts';
import type { CashPreApprovalContent, CashPreApprovalRequest } from '../types.ts';

/**
 * A month of the repayment schedule.
 */
const zScheduleRow = /*#__PURE__*/ lazySchema(() => z.object({
    capital: zYuan(),
    interest: zYuan(),
    payMonth: zYuan(),
    handlingFee: zYuan(),
    service: zYuan(),
    total: zYuan(),
    realTotal: zYuan(),
    couponValue: zYuan()
}));

/**
 * The terms that the user is about to accept. They are the server's; the page shows nothing else.
 */
const zLoanTerms = /*#__PURE__*/ lazySchema(() => z.object({
    termsNo: zId(),
    amount: zYuan(),
    amountChanged: z.boolean(),
    period: zPeriods(),
    monthPay: zYuan(),
    repaymentDay: zDayOfMonth(),
    firstRepaymentDay: zDay(),
    beforeApr: z.nullish(zRate()),
    afterApr: zRate(),
    beforeIrr: z.nullish(zRate()),
    couponAmount: z.nullish(zYuan()),
    couponAmountBefore: z.nullish(zYuan()),
    chooseCoupon: z.nullish(zCoupon()),
    rewardText: z.nullish(z.string()),
    arrivalTime: z.nullish(z.string()),
    instName: z.string(),
    instId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    advanceType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    preClearCoefficient: z.nullish(z.number()),
    montyPayList: z.array(zYuan()),
    list: z.array(zScheduleRow()),
    userBankInfoDTO: zUserBankInfo()
}));

export const zCashPreApprovalContent = /*#__PURE__*/ lazySchema(() => zLoanTerms());

/**
 * Pre-approval: the terms of a loan: POST cash/preApproval
 *
 * The binding terms of one loan, re-read by the confirm page. Changes no limit and no coupon (proposed).
 * - Result 42020: system error
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function cashPreApproval(gateway: Gateway, request: CashPreApprovalRequest, options?: CallOptions): Promise<CashPreApprovalContent> {
    return gateway.call({ path: 'cash/preApproval', content: zCashPreApprovalContent, log: ['loanPeriod', 'loanUseCode', 'subLoanUseCode'] }, request, options);
}

/** cash/preApproval for a query library: the key holds path and request. */
export function cashPreApprovalQuery(gateway: Gateway, request: CashPreApprovalRequest) {
    return {
        queryKey: ['cash/preApproval', request] as const,
        queryFn: (context: CallOptions) => cashPreApproval(gateway, request, { signal: context.signal }),
    };
}
