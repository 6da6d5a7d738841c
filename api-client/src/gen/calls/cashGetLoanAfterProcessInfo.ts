// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { oneOf, whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zCoupon } from '../models/Coupon.ts';
import { zId } from '../models/Id.ts';
import { zPeriods } from '../models/Periods.ts';
import { zRate } from '../models/Rate.ts';
import { zYuan } from '../models/Yuan.ts';
import type { CashGetLoanAfterProcessInfoContent, CashGetLoanAfterProcessInfoRequest } from '../types.ts';

/**
 * Which style an institution is shown in, and whether its agreements have to be read.
 */
const zInstitutionGray = /*#__PURE__*/ lazySchema(() => z.object({
    instId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    agreementPopGray: z.nullish(z.boolean()),
    showStyle: z.nullish(z.string())
}));

/**
 * The card of an offer.
 */
const zLeadBankInfo = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: z.nullish(zId()),
    bankName: z.nullish(z.string()),
    cardNo: z.nullish(z.string()),
    cardType: z.nullish(z.number().check(whole))
}));

/**
 * An institution of the lead flow. Lists show the first 2 or 3.
 */
const zLeadInstitution = /*#__PURE__*/ lazySchema(() => z.object({
    instId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    instName: z.nullish(z.string()),
    instProductName: z.nullish(z.string()),
    protocolName: z.nullish(z.string()),
    protocolUrl: z.nullish(z.string())
}));

/**
 * Rates that a coupon is worked out with (spec 3).
 */
const zCouponConf = /*#__PURE__*/ lazySchema(() => z.object({
    couponProductId: z.nullish(z.string()),
    amount: z.nullish(zYuan()),
    period: z.nullish(zPeriods()),
    handFeeRate: z.nullish(zRate()),
    yearRate: z.nullish(zRate()),
    apr: z.nullish(zRate()),
    instBaseYearRate: z.nullish(zRate())
}));

/**
 * Rights that were chosen with an offer.
 */
const zSelectedRights = /*#__PURE__*/ lazySchema(() => z.object({
    couponRightsList: z.nullish(z.array(zCoupon()))
}));

/**
 * What became of an application, and what may be offered next.
 */
const zAfterProcessInfo = /*#__PURE__*/ lazySchema(() => z.object({
    publishState: z.nullish(z.string().check(oneOf(['processed', 'notFound']))),
    listingId: z.nullish(zId()),
    loanId: z.nullish(zId()),
    showType: z.nullish(z.string()),
    amount: z.nullish(zYuan()),
    period: z.nullish(zPeriods()),
    monthPay: z.nullish(zYuan()),
    irr: z.nullish(zRate()),
    beforeIrr: z.nullish(zRate()),
    apr: z.nullish(zRate()),
    handFeeRate: z.nullish(zRate()),
    firstRepaymentDay: z.nullish(z.string()),
    serialNumber: z.nullish(z.string()),
    instIdList: z.nullish(z.array(zLeadInstitution())),
    instGrayInfo: z.nullish(z.array(zInstitutionGray())),
    loanUseDesc: z.nullish(z.string()),
    loanUseCode: z.nullish(z.string()),
    subLoanUseDescription: z.nullish(z.string()),
    subLoanUseCode: z.nullish(z.string()),
    userBankInfoDTO: z.nullish(zLeadBankInfo()),
    discountRate: z.nullish(zRate()),
    freeAmount: z.nullish(zYuan()),
    selectedCouponInfo: z.nullish(zCoupon()),
    availableCoupons: z.nullish(z.array(zCoupon())),
    couponProductId: z.nullish(z.string()),
    couponConf: z.nullish(zCouponConf()),
    selectedRightsInfo: z.nullish(zSelectedRights()),
    leadFlowLoanAmountMax: z.nullish(zYuan()),
    instShareProfitNewUserType: z.nullish(z.string()),
    showStyle: z.nullish(z.string()),
    cashLeadDiscountRate: z.nullish(zRate()),
    cashLeadFreeAmount: z.nullish(zYuan()),
    loanAmount: z.nullish(zYuan()),
    applyLimitPopMode: z.nullish(z.string()),
    cashTotalAmountDl: z.nullish(zYuan()),
    effectiveDayDl: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    lydList: z.nullish(z.array(z.record(z.string(), z.unknown()))),
    btnName: z.nullish(z.string())
}));

export const zCashGetLoanAfterProcessInfoContent = /*#__PURE__*/ lazySchema(() => z.nullable(zAfterProcessInfo()));

/**
 * What became of an application: POST cash/getLoanAfterProcessInfo
 *
 * Reconciles an application by its serial number, and asks what to offer after it. Null means not known:
 * only an explicit `notFound` says that there is no loan.
 */
export function cashGetLoanAfterProcessInfo(gateway: Gateway, request: CashGetLoanAfterProcessInfoRequest, options?: CallOptions): Promise<CashGetLoanAfterProcessInfoContent> {
    return gateway.call({ path: 'cash/getLoanAfterProcessInfo', content: zCashGetLoanAfterProcessInfoContent, log: ['typeId', 'serialNumber', 'listingId', 'kooUserSource'] }, request, options);
}

/** cash/getLoanAfterProcessInfo for a query library: the key holds path and request. */
export function cashGetLoanAfterProcessInfoQuery(gateway: Gateway, request: CashGetLoanAfterProcessInfoRequest) {
    return {
        queryKey: ['cash/getLoanAfterProcessInfo', request] as const,
        queryFn: (context: CallOptions) => cashGetLoanAfterProcessInfo(gateway, request, { signal: context.signal }),
    };
}
