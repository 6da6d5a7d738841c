// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../gateway.ts';
import { zApphomePvUploadContent, zCashApplyAgreementSignContent, zCashConfirmAgreementSignContent, zCashGetAmountContent, zCashGetLoanAfterProcessInfoContent, zCashPreApprovalContent, zCashPublishV2Content, zCashQueryCouponsContent, zCashQueryGrayContent, zCashQueryLoanAgreementsContent, zCashQueryLoanButtonAuthContent, zCashQueryLoanUseContent, zCashQueryPublishStatusContent, zCashQueryResultPageContent, zCashServerUploadContent, zMerchantGetLoanRateInfoV3Content, zOtherAgreementrecordContent, zUserBindBankcardV2Content, zUserLoginContent, zUserLogoutContent, zUserQueryAllBankcardListContent, zUserSendLoginCodeContent } from './schemas.ts';
import type { ApphomePvUploadContent, ApphomePvUploadRequest, CashApplyAgreementSignContent, CashApplyAgreementSignRequest, CashConfirmAgreementSignContent, CashConfirmAgreementSignRequest, CashGetAmountContent, CashGetAmountRequest, CashGetLoanAfterProcessInfoContent, CashGetLoanAfterProcessInfoRequest, CashPreApprovalContent, CashPreApprovalRequest, CashPublishV2Content, CashPublishV2Request, CashQueryCouponsContent, CashQueryCouponsRequest, CashQueryGrayContent, CashQueryGrayRequest, CashQueryLoanAgreementsContent, CashQueryLoanAgreementsRequest, CashQueryLoanButtonAuthContent, CashQueryLoanButtonAuthRequest, CashQueryLoanUseContent, CashQueryLoanUseRequest, CashQueryPublishStatusContent, CashQueryPublishStatusRequest, CashQueryResultPageContent, CashQueryResultPageRequest, CashServerUploadContent, CashServerUploadRequest, MerchantGetLoanRateInfoV3Content, MerchantGetLoanRateInfoV3Request, OtherAgreementrecordContent, OtherAgreementrecordRequest, UserBindBankcardV2Content, UserBindBankcardV2Request, UserLoginContent, UserLoginRequest, UserLogoutContent, UserLogoutRequest, UserQueryAllBankcardListContent, UserQueryAllBankcardListRequest, UserSendLoginCodeContent, UserSendLoginCodeRequest } from './types.ts';

/**
 * Page view: POST apphome/pvUpload
 *
 * Counts a page view; failures are ignored by the page (spec 7).
 */
export function apphomePvUpload(gateway: Gateway, request: ApphomePvUploadRequest, options?: CallOptions): Promise<ApphomePvUploadContent> {
    return gateway.call({ path: 'apphome/pvUpload', content: zApphomePvUploadContent, write: true, log: ['pageName', 'pageId'] }, request, options);
}

/** apphome/pvUpload for a mutation library. */
export function apphomePvUploadMutation(gateway: Gateway) {
    return {
        mutationKey: ['apphome/pvUpload'] as const,
        mutationFn: (request: ApphomePvUploadRequest) => apphomePvUpload(gateway, request),
    };
}

/**
 * Agreement signing: send the code: POST cash/applyAgreementSign
 *
 * Sends the code that signs the terms.
 */
export function cashApplyAgreementSign(gateway: Gateway, request: CashApplyAgreementSignRequest, options?: CallOptions): Promise<CashApplyAgreementSignContent> {
    return gateway.call({ path: 'cash/applyAgreementSign', content: zCashApplyAgreementSignContent, write: true, log: ['type'] }, request, options);
}

/** cash/applyAgreementSign for a mutation library. */
export function cashApplyAgreementSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/applyAgreementSign'] as const,
        mutationFn: (request: CashApplyAgreementSignRequest) => cashApplyAgreementSign(gateway, request),
    };
}

/**
 * Agreement signing: confirm the code: POST cash/confirmAgreementSign
 *
 * Confirms the code.
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 */
export function cashConfirmAgreementSign(gateway: Gateway, request: CashConfirmAgreementSignRequest, options?: CallOptions): Promise<CashConfirmAgreementSignContent> {
    return gateway.call({ path: 'cash/confirmAgreementSign', content: zCashConfirmAgreementSignContent, write: true }, request, options);
}

/** cash/confirmAgreementSign for a mutation library. */
export function cashConfirmAgreementSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/confirmAgreementSign'] as const,
        mutationFn: (request: CashConfirmAgreementSignRequest) => cashConfirmAgreementSign(gateway, request),
    };
}

/**
 * Amount configuration: POST cash/getAmount
 *
 * Limits of the amount box and the clock of the server (spec 3).
 */
export function cashGetAmount(gateway: Gateway, request: CashGetAmountRequest = {}, options?: CallOptions): Promise<CashGetAmountContent> {
    return gateway.call({ path: 'cash/getAmount', content: zCashGetAmountContent, attempts: 2 }, request, options);
}

/** cash/getAmount for a query library: the key holds path and request. */
export function cashGetAmountQuery(gateway: Gateway, request: CashGetAmountRequest = {}) {
    return {
        queryKey: ['cash/getAmount', request] as const,
        queryFn: (context: CallOptions) => cashGetAmount(gateway, request, { signal: context.signal }),
    };
}

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

/**
 * Pre-approval: the terms of a loan: POST cash/preApproval
 *
 * The binding terms of one loan, re-read by the confirm page. Changes no limit and no coupon.
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

/**
 * Publish a cash loan, v2: POST cash/publishV2
 *
 * Applies for the loan. The same `serialNumber` with the same fields returns the first answer and makes no
 * second loan; with other fields it is refused. Never repeated by the transport.
 * - Result 42020: system error
 * - Result 42095: system error
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function cashPublishV2(gateway: Gateway, request: CashPublishV2Request, options?: CallOptions): Promise<CashPublishV2Content> {
    return gateway.call({ path: 'cash/publishV2', content: zCashPublishV2Content, write: true, log: ['serialNumber', 'loanPeriod', 'loanUseCode', 'subLoanUseCode'] }, request, options);
}

/** cash/publishV2 for a mutation library. */
export function cashPublishV2Mutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/publishV2'] as const,
        mutationFn: (request: CashPublishV2Request) => cashPublishV2(gateway, request),
    };
}

/**
 * Coupons for the loan page: POST cash/queryCoupons
 *
 * Coupons and rights for the loan page, usable or not (spec 4).
 */
export function cashQueryCoupons(gateway: Gateway, request: CashQueryCouponsRequest = {}, options?: CallOptions): Promise<CashQueryCouponsContent> {
    return gateway.call({ path: 'cash/queryCoupons', content: zCashQueryCouponsContent, attempts: 2, log: ['period'] }, request, options);
}

/** cash/queryCoupons for a query library: the key holds path and request. */
export function cashQueryCouponsQuery(gateway: Gateway, request: CashQueryCouponsRequest = {}) {
    return {
        queryKey: ['cash/queryCoupons', request] as const,
        queryFn: (context: CallOptions) => cashQueryCoupons(gateway, request, { signal: context.signal }),
    };
}

/**
 * Gray-release flags: POST cash/queryGray
 *
 * Flags of a gray release (spec 7).
 */
export function cashQueryGray(gateway: Gateway, request: CashQueryGrayRequest, options?: CallOptions): Promise<CashQueryGrayContent> {
    return gateway.call({ path: 'cash/queryGray', content: zCashQueryGrayContent, log: ['typeId', 'instShareProfitNew'] }, request, options);
}

/** cash/queryGray for a query library: the key holds path and request. */
export function cashQueryGrayQuery(gateway: Gateway, request: CashQueryGrayRequest) {
    return {
        queryKey: ['cash/queryGray', request] as const,
        queryFn: (context: CallOptions) => cashQueryGray(gateway, request, { signal: context.signal }),
    };
}

/**
 * Agreements of the loan page: POST cash/queryLoanAgreements
 *
 * Agreements of the agreement line (spec 2).
 */
export function cashQueryLoanAgreements(gateway: Gateway, request: CashQueryLoanAgreementsRequest = {}, options?: CallOptions): Promise<CashQueryLoanAgreementsContent> {
    return gateway.call({ path: 'cash/queryLoanAgreements', content: zCashQueryLoanAgreementsContent, attempts: 2, log: ['instIdList'] }, request, options);
}

/** cash/queryLoanAgreements for a query library: the key holds path and request. */
export function cashQueryLoanAgreementsQuery(gateway: Gateway, request: CashQueryLoanAgreementsRequest = {}) {
    return {
        queryKey: ['cash/queryLoanAgreements', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanAgreements(gateway, request, { signal: context.signal }),
    };
}

/**
 * Verifications before the loan button: POST cash/queryLoanButtonAuth
 *
 * What the loan button says and does (spec 3, 4).
 */
export function cashQueryLoanButtonAuth(gateway: Gateway, request: CashQueryLoanButtonAuthRequest = {}, options?: CallOptions): Promise<CashQueryLoanButtonAuthContent> {
    return gateway.call({ path: 'cash/queryLoanButtonAuth', content: zCashQueryLoanButtonAuthContent, attempts: 2 }, request, options);
}

/** cash/queryLoanButtonAuth for a query library: the key holds path and request. */
export function cashQueryLoanButtonAuthQuery(gateway: Gateway, request: CashQueryLoanButtonAuthRequest = {}) {
    return {
        queryKey: ['cash/queryLoanButtonAuth', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanButtonAuth(gateway, request, { signal: context.signal }),
    };
}

/**
 * Purposes of a loan: POST cash/queryLoanUse
 *
 * Purposes in two levels (spec 2).
 */
export function cashQueryLoanUse(gateway: Gateway, request: CashQueryLoanUseRequest = {}, options?: CallOptions): Promise<CashQueryLoanUseContent> {
    return gateway.call({ path: 'cash/queryLoanUse', content: zCashQueryLoanUseContent, attempts: 2 }, request, options);
}

/** cash/queryLoanUse for a query library: the key holds path and request. */
export function cashQueryLoanUseQuery(gateway: Gateway, request: CashQueryLoanUseRequest = {}) {
    return {
        queryKey: ['cash/queryLoanUse', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanUse(gateway, request, { signal: context.signal }),
    };
}

/**
 * Audit status of a listing: POST cash/queryPublishStatus
 *
 * State of the review. The poller counts a failure as a poll and goes on (spec 8).
 */
export function cashQueryPublishStatus(gateway: Gateway, request: CashQueryPublishStatusRequest, options?: CallOptions): Promise<CashQueryPublishStatusContent> {
    return gateway.call({ path: 'cash/queryPublishStatus', content: zCashQueryPublishStatusContent, log: ['listingId'] }, request, options);
}

/** cash/queryPublishStatus for a query library: the key holds path and request. */
export function cashQueryPublishStatusQuery(gateway: Gateway, request: CashQueryPublishStatusRequest) {
    return {
        queryKey: ['cash/queryPublishStatus', request] as const,
        queryFn: (context: CallOptions) => cashQueryPublishStatus(gateway, request, { signal: context.signal }),
    };
}

/**
 * Result page of a loan: POST cash/queryResultPage
 *
 * The loan for the result page; the address of the page is never the source of a figure.
 */
export function cashQueryResultPage(gateway: Gateway, request: CashQueryResultPageRequest = {}, options?: CallOptions): Promise<CashQueryResultPageContent> {
    return gateway.call({ path: 'cash/queryResultPage', content: zCashQueryResultPageContent, attempts: 2, log: ['loanId', 'listingId'] }, request, options);
}

/** cash/queryResultPage for a query library: the key holds path and request. */
export function cashQueryResultPageQuery(gateway: Gateway, request: CashQueryResultPageRequest = {}) {
    return {
        queryKey: ['cash/queryResultPage', request] as const,
        queryFn: (context: CallOptions) => cashQueryResultPage(gateway, request, { signal: context.signal }),
    };
}

/**
 * Server-side trace of a consent or step: POST cash/serverUpload
 *
 * Keeps a trace of a consent; failures are ignored by the page (spec 7).
 */
export function cashServerUpload(gateway: Gateway, request: CashServerUploadRequest, options?: CallOptions): Promise<CashServerUploadContent> {
    return gateway.call({ path: 'cash/serverUpload', content: zCashServerUploadContent, write: true, log: ['traceId'] }, request, options);
}

/** cash/serverUpload for a mutation library. */
export function cashServerUploadMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/serverUpload'] as const,
        mutationFn: (request: CashServerUploadRequest) => cashServerUpload(gateway, request),
    };
}

/**
 * Rates and periods, v3: POST merchant/getLoanRateInfoV3
 *
 * Periods on offer and the table of rates (spec 3).
 * - Result 45006: rates could not be read
 */
export function merchantGetLoanRateInfoV3(gateway: Gateway, request: MerchantGetLoanRateInfoV3Request = {}, options?: CallOptions): Promise<MerchantGetLoanRateInfoV3Content> {
    return gateway.call({ path: 'merchant/getLoanRateInfoV3', content: zMerchantGetLoanRateInfoV3Content, attempts: 2, log: ['breakType', 'specialAssetTag'] }, request, options);
}

/** merchant/getLoanRateInfoV3 for a query library: the key holds path and request. */
export function merchantGetLoanRateInfoV3Query(gateway: Gateway, request: MerchantGetLoanRateInfoV3Request = {}) {
    return {
        queryKey: ['merchant/getLoanRateInfoV3', request] as const,
        queryFn: (context: CallOptions) => merchantGetLoanRateInfoV3(gateway, request, { signal: context.signal }),
    };
}

/**
 * Record a consent: POST other/agreementrecord
 *
 * Records a consent. Up to 4 attempts in total (spec 5, 8).
 */
export function otherAgreementrecord(gateway: Gateway, request: OtherAgreementrecordRequest, options?: CallOptions): Promise<OtherAgreementrecordContent> {
    return gateway.call({ path: 'other/agreementrecord', content: zOtherAgreementrecordContent, write: true, attempts: 4, log: ['agreementName', 'agreementVersion', 'processFlag'] }, request, options);
}

/** other/agreementrecord for a mutation library. */
export function otherAgreementrecordMutation(gateway: Gateway) {
    return {
        mutationKey: ['other/agreementrecord'] as const,
        mutationFn: (request: OtherAgreementrecordRequest) => otherAgreementrecord(gateway, request),
    };
}

/**
 * Address of the bind-card page, v2: POST user/bindBankcardV2
 *
 * The address of the page where a card is added (spec 7).
 */
export function userBindBankcardV2(gateway: Gateway, request: UserBindBankcardV2Request, options?: CallOptions): Promise<UserBindBankcardV2Content> {
    return gateway.call({ path: 'user/bindBankcardV2', content: zUserBindBankcardV2Content, write: true, log: ['breakType', 'period', 'appVersion', 'sourceTitle', 'specialAssetTag', 'instShareProfitNew'] }, request, options);
}

/** user/bindBankcardV2 for a mutation library. */
export function userBindBankcardV2Mutation(gateway: Gateway) {
    return {
        mutationKey: ['user/bindBankcardV2'] as const,
        mutationFn: (request: UserBindBankcardV2Request) => userBindBankcardV2(gateway, request),
    };
}

/**
 * Sign in: POST user/login
 *
 * Signs in and hands out a token.
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 */
export function userLogin(gateway: Gateway, request: UserLoginRequest, options?: CallOptions): Promise<UserLoginContent> {
    return gateway.call({ path: 'user/login', content: zUserLoginContent, write: true, session: false }, request, options);
}

/** user/login for a mutation library. */
export function userLoginMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/login'] as const,
        mutationFn: (request: UserLoginRequest) => userLogin(gateway, request),
    };
}

/**
 * Sign out: POST user/logout
 *
 * Ends the session of the token in the header.
 */
export function userLogout(gateway: Gateway, request: UserLogoutRequest = {}, options?: CallOptions): Promise<UserLogoutContent> {
    return gateway.call({ path: 'user/logout', content: zUserLogoutContent, write: true }, request, options);
}

/** user/logout for a mutation library. */
export function userLogoutMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/logout'] as const,
        mutationFn: (request: UserLogoutRequest = {}) => userLogout(gateway, request),
    };
}

/**
 * All bank cards: POST user/queryAllBankcardList
 *
 * All bank cards of the user (spec 7).
 */
export function userQueryAllBankcardList(gateway: Gateway, request: UserQueryAllBankcardListRequest, options?: CallOptions): Promise<UserQueryAllBankcardListContent> {
    return gateway.call({ path: 'user/queryAllBankcardList', content: zUserQueryAllBankcardListContent, attempts: 2, log: ['pageType'] }, request, options);
}

/** user/queryAllBankcardList for a query library: the key holds path and request. */
export function userQueryAllBankcardListQuery(gateway: Gateway, request: UserQueryAllBankcardListRequest) {
    return {
        queryKey: ['user/queryAllBankcardList', request] as const,
        queryFn: (context: CallOptions) => userQueryAllBankcardList(gateway, request, { signal: context.signal }),
    };
}

/**
 * Send a login code: POST user/sendLoginCode
 *
 * Sends a login code by text message or voice call.
 */
export function userSendLoginCode(gateway: Gateway, request: UserSendLoginCodeRequest, options?: CallOptions): Promise<UserSendLoginCodeContent> {
    return gateway.call({ path: 'user/sendLoginCode', content: zUserSendLoginCodeContent, write: true, session: false, log: ['type'] }, request, options);
}

/** user/sendLoginCode for a mutation library. */
export function userSendLoginCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/sendLoginCode'] as const,
        mutationFn: (request: UserSendLoginCodeRequest) => userSendLoginCode(gateway, request),
    };
}
