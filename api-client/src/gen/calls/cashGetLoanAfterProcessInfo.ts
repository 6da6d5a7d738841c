// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCostDisclosure } from '../guards/CostDisclosure.ts';
import { gCoupon } from '../guards/Coupon.ts';
import { gId } from '../guards/Id.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashGetLoanAfterProcessInfoContent, CashGetLoanAfterProcessInfoRequest } from '../types.ts';

const gLeadInstitution: Guard = ['object', {
    instId: 'id',
}, {
    instName: 'text',
    instProductName: 'text',
    protocolName: 'text',
    protocolUrl: 'text',
}];

const gInstitutionGray: Guard = ['object', {
    instId: 'id',
}, {
    agreementPopGray: 'flag',
    showStyle: 'text',
}];

const gLeadBankInfo: Guard = ['object', {}, {
    userCardId: gId,
    bankName: 'text',
    cardNo: 'text',
    cardType: 'whole',
}];

const gCouponConf: Guard = ['object', {
    amount: ['?', gYuan],
    handFeeRate: ['?', gRate],
    yearRate: ['?', gRate],
    apr: ['?', gRate],
    instBaseYearRate: ['?', gRate],
}, {
    couponProductId: 'text',
    period: gPeriods,
}];

const gSelectedRights: Guard = ['object', {}, {
    couponRightsList: ['list', gCoupon],
}];

const gAfterProcessInfo: Guard = ['object', {
    amount: ['?', gYuan],
    monthPay: ['?', gYuan],
    irr: ['?', gRate],
    beforeIrr: ['?', gRate],
    apr: ['?', gRate],
    handFeeRate: ['?', gRate],
    discountRate: ['?', gRate],
    leadFlowLoanAmountMax: ['?', gYuan],
    cashLeadDiscountRate: ['?', gRate],
    cashLeadFreeAmount: ['?', gYuan],
    loanAmount: ['?', gYuan],
    cashTotalAmountDl: ['?', gYuan],
}, {
    publishState: 'text',
    isClosed: 'flag',
    listingId: gId,
    loanId: gId,
    kind: 'text',
    showType: 'text',
    period: gPeriods,
    firstRepaymentDay: 'text',
    serialNumber: 'text',
    instIdList: ['list', gLeadInstitution],
    instGrayInfo: ['list', gInstitutionGray],
    loanUseDesc: 'text',
    loanUseCode: 'text',
    subLoanUseDescription: 'text',
    subLoanUseCode: 'text',
    userBankInfoDTO: gLeadBankInfo,
    freeAmount: gYuan,
    selectedCouponInfo: gCoupon,
    availableCoupons: ['list', gCoupon],
    couponProductId: 'text',
    couponConf: gCouponConf,
    selectedRightsInfo: gSelectedRights,
    costDisclosure: gCostDisclosure,
    instShareProfitNewUserType: 'text',
    showStyle: 'text',
    applyLimitPopMode: 'text',
    effectiveDayDl: 'id',
    lydList: ['list', ['map']],
    btnName: 'text',
    popName: 'text',
}];

/**
 * What became of an application: POST cash/getLoanAfterProcessInfo
 *
 * Reconciles an application by its serial number, and asks what to offer after it. Null means not known. A serial
 * number that was queried and does not arrive within a minute is closed (proposed).
 */
export function cashGetLoanAfterProcessInfo(gateway: Gateway, request: CashGetLoanAfterProcessInfoRequest, options?: CallOptions): Reply<CashGetLoanAfterProcessInfoContent, never> {
    return gateway.call({ path: 'cash/getLoanAfterProcessInfo', guard: ['?', ['some', gAfterProcessInfo]], log: ['typeId', 'serialNumber', 'listingId', 'kooUserSource'] }, request, options);
}

/** cash/getLoanAfterProcessInfo for a query library: the key holds path and request. */
export function cashGetLoanAfterProcessInfoQuery(gateway: Gateway, request: CashGetLoanAfterProcessInfoRequest) {
    return {
        queryKey: ['cash/getLoanAfterProcessInfo', request] as const,
        queryFn: (context: CallOptions) => cashGetLoanAfterProcessInfo(gateway, request, { signal: context.signal }),
    };
}
