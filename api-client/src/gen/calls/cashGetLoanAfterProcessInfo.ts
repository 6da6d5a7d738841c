// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Guard } from '../../guard.ts';
import { gCoupon } from '../guards/Coupon.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashGetLoanAfterProcessInfoContent, CashGetLoanAfterProcessInfoRequest } from '../types.ts';

const gLeadInstitution: Guard = ['object'];

const gInstitutionGray: Guard = ['object'];

const gLeadBankInfo: Guard = ['object'];

const gCouponConf: Guard = ['object', {
    amount: ['?', gYuan],
    period: ['?', gPeriods],
    handFeeRate: ['?', gRate],
    yearRate: ['?', gRate],
    apr: ['?', gRate],
    instBaseYearRate: ['?', gRate],
}];

const gSelectedRights: Guard = ['object', {
    couponRightsList: ['?', ['list', gCoupon]],
}];

const gAfterProcessInfo: Guard = ['object', {
    amount: ['?', gYuan],
    period: ['?', gPeriods],
    monthPay: ['?', gYuan],
    irr: ['?', gRate],
    beforeIrr: ['?', gRate],
    apr: ['?', gRate],
    handFeeRate: ['?', gRate],
    instIdList: ['?', ['list', gLeadInstitution]],
    instGrayInfo: ['?', ['list', gInstitutionGray]],
    userBankInfoDTO: ['?', gLeadBankInfo],
    discountRate: ['?', gRate],
    freeAmount: ['?', gYuan],
    selectedCouponInfo: ['?', gCoupon],
    availableCoupons: ['?', ['list', gCoupon]],
    couponConf: ['?', gCouponConf],
    selectedRightsInfo: ['?', gSelectedRights],
    leadFlowLoanAmountMax: ['?', gYuan],
    cashLeadDiscountRate: ['?', gRate],
    cashLeadFreeAmount: ['?', gYuan],
    loanAmount: ['?', gYuan],
    cashTotalAmountDl: ['?', gYuan],
    lydList: ['?', ['list', ['object']]],
}];

/**
 * What became of an application: POST cash/getLoanAfterProcessInfo
 *
 * Reconciles an application by its serial number, and asks what to offer after it. Null means not known:
 * only an explicit `notFound` says that there is no loan.
 */
export function cashGetLoanAfterProcessInfo(gateway: Gateway, request: CashGetLoanAfterProcessInfoRequest, options?: CallOptions): Promise<CashGetLoanAfterProcessInfoContent> {
    return gateway.call({ path: 'cash/getLoanAfterProcessInfo', guard: ['?', gAfterProcessInfo], log: ['typeId', 'serialNumber', 'listingId', 'kooUserSource'] }, request, options);
}

/** cash/getLoanAfterProcessInfo for a query library: the key holds path and request. */
export function cashGetLoanAfterProcessInfoQuery(gateway: Gateway, request: CashGetLoanAfterProcessInfoRequest) {
    return {
        queryKey: ['cash/getLoanAfterProcessInfo', request] as const,
        queryFn: (context: CallOptions) => cashGetLoanAfterProcessInfo(gateway, request, { signal: context.signal }),
    };
}
