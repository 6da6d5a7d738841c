// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { figure, file, matches, oneOf, whole, within } from '../checks.ts';
import { lazySchema } from '../schema.ts';

/**
 * Which cards are asked for.
 */
export const zBankcardListRequest = /*#__PURE__*/ lazySchema(() => z.object({
    pageType: z.string()
}));

/**
 * Where a card is added.
 */
export const zBindBankcardPage = /*#__PURE__*/ lazySchema(() => z.object({
    url: z.string()
}));

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

/**
 * A product that coupons name by id: it tells scene and customer apart.
 */
export const zCouponProduct = /*#__PURE__*/ lazySchema(() => z.object({
    productId: z.string(),
    scene: z.string().check(oneOf(['main', 'leadFlow'])),
    customer: z.string().check(oneOf([
        'any',
        'new',
        'old'
    ]))
}));

/**
 * A condition of a coupon.
 */
export const zCouponRule = /*#__PURE__*/ lazySchema(() => z.object({
    ruleValue: z.nullish(z.string())
}));

/**
 * A calendar day in Beijing time, `YYYY-MM-DD`.
 */
export const zDay = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^\d{4}-\d{2}-\d{2}$/)));

/**
 * A day of the month.
 */
export const zDayOfMonth = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 31)));

/**
 * A length of time in milliseconds, up to ten years.
 */
export const zDurationMs = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 315360000000)));

/**
 * A point in time: milliseconds since 1970-01-01T00:00:00Z.
 */
export const zEpochMs = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 8640000000000000)));

/**
 * A yes/no of an older service: a boolean, or a number of which 0 means no.
 */
export const zFlag = /*#__PURE__*/ lazySchema(() => z.union([
    z.boolean(),
    z.number().check(whole)
]));

/**
 * Gray-release flags. Waiting times are not bounded here: the poller clamps them, and no flag may stop a page.
 */
export const zGrayFlags = /*#__PURE__*/ lazySchema(() => z.object({
    alisignApplyGray: z.nullish(z.boolean()),
    styleGray: z.nullish(z.boolean()),
    pollPeriod: z.nullish(z.number()),
    countDown: z.nullish(z.number()),
    pollMaxPeriod: z.nullish(z.number())
}));

/**
 * Which flags.
 */
export const zGrayRequest = /*#__PURE__*/ lazySchema(() => z.object({
    typeId: z.string(),
    instShareProfitNew: z.optional(z.string())
}));

/**
 * An identifier made by the server. Opaque: it is sent back as it came.
 */
export const zId = /*#__PURE__*/ lazySchema(() => z.string().check(within(1, 128)));

/**
 * What became of an application, and what may be offered next.
 */
export const zAfterProcessInfo = /*#__PURE__*/ lazySchema(() => z.object({
    publishState: z.nullish(z.string().check(oneOf(['processed', 'notFound']))),
    listingId: z.nullish(zId()),
    loanId: z.nullish(zId()),
    showType: z.nullish(z.string())
}));

/**
 * What became of an application.
 */
export const zAfterProcessRequest = /*#__PURE__*/ lazySchema(() => z.object({
    typeId: z.string(),
    serialNumber: z.string(),
    listingId: z.optional(zId()),
    kooUserSource: z.string().check(oneOf(['APP', 'WX']))
}));

/**
 * The terms are signed.
 */
export const zAgreementSigned = /*#__PURE__*/ lazySchema(() => z.object({
    signNo: zId()
}));

/**
 * Starts signing the terms by a code.
 */
export const zApplyAgreementSignRequest = /*#__PURE__*/ lazySchema(() => z.object({
    termsNo: zId(),
    type: z.union([z.literal(1), z.literal(2)])
}));

/**
 * A bank card of the user.
 */
export const zBankCard = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    cardType: z.nullish(z.number().check(whole)),
    smallIcon: z.nullish(z.string()),
    creditCardBg: z.nullish(z.string())
}));

/**
 * An agreement of the loan page.
 */
export const zLoanAgreement = /*#__PURE__*/ lazySchema(() => z.object({
    name: z.string(),
    url: z.string(),
    isLoanProtocol: z.boolean(),
    version: z.nullish(z.string())
}));

/**
 * Whose agreements are asked for.
 */
export const zLoanAgreementsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    instIdList: z.optional(z.array(z.union([z.string(), z.number().check(whole)])))
}));

/**
 * Which verifications the loan button asks for first.
 */
export const zLoanButtonAuth = /*#__PURE__*/ lazySchema(() => z.object({
    faceAuth: z.nullish(zFlag()),
    idAuth: z.nullish(zFlag()),
    idPhotoBackAuth: z.nullish(zFlag()),
    idPhotoFrontAuth: z.nullish(zFlag()),
    houseAuth: z.nullish(zFlag()),
    licenseAuth: z.nullish(zFlag()),
    tenancyAuth: z.nullish(zFlag()),
    contactsAuth: z.nullish(z.number().check(whole)),
    loanButtonGray: z.nullish(z.boolean()),
    verifyTime: z.nullish(z.boolean())
}));

/**
 * A mobile number of mainland China, digits only.
 */
export const zMobile = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^1\d{10}$/)));

/**
 * A call without fields.
 */
export const zNoFields = /*#__PURE__*/ lazySchema(() => z.record(z.string(), z.unknown()));

/**
 * A number of monthly instalments.
 */
export const zPeriods = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 600)));

/**
 * Which listing.
 */
export const zPublishStatusRequest = /*#__PURE__*/ lazySchema(() => z.object({
    listingId: zId()
}));

/**
 * The application was accepted.
 */
export const zPublished = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: zId(),
    listingId: zId(),
    paymentDay: z.string(),
    serialNumber: z.string()
}));

/**
 * A page view.
 */
export const zPvUploadRequest = /*#__PURE__*/ lazySchema(() => z.object({
    pageUrl: z.string(),
    pageName: z.string(),
    pageId: z.string()
}));

/**
 * A rate as a JSON number.
 */
export const zRateNumber = /*#__PURE__*/ lazySchema(() => z.number().check(within(0, 1)));

/**
 * A rate as decimal text.
 */
export const zRateText = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^(?:0(?:\.\d{1,20})?|1(?:\.0{1,20})?)$/)));

/**
 * A rate as a fraction: 0.24 is 24 %. Values above 1 are refused, which catches a percent sent by mistake.
 */
export const zRate = /*#__PURE__*/ lazySchema(() => figure(0, 1, /^(?:0(?:\.\d{1,20})?|1(?:\.0{1,20})?)$/));

/**
 * How a rate coupon works.
 */
export const zCouponExtendProperties = /*#__PURE__*/ lazySchema(() => z.object({
    discountRate: z.nullish(zRate()),
    deductType: z.nullish(z.number().check(whole))
}));

/**
 * Rates as they are shown.
 */
export const zRateConfig = /*#__PURE__*/ lazySchema(() => z.object({
    beforeRate: z.nullish(zRate()),
    currentRate: z.nullish(zRate()),
    oldYxFakeCouponDiscount: z.nullish(zRate())
}));

/**
 * Button of the more-than card.
 */
export const zResultButton = /*#__PURE__*/ lazySchema(() => z.object({
    buttonText: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    cornerMark: z.nullish(z.string()),
    cornerStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * Which loan; one of the two.
 */
export const zResultPageRequest = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: z.optional(zId()),
    listingId: z.optional(zId())
}));

/**
 * A step of the timeline.
 */
export const zResultStep = /*#__PURE__*/ lazySchema(() => z.object({
    icon: z.nullish(z.string()),
    iconClass: z.nullish(z.string()),
    title: z.string(),
    text: z.nullish(z.string())
}));

/**
 * Text of the more-than card.
 */
export const zResultText = /*#__PURE__*/ lazySchema(() => z.object({
    text: z.nullish(z.string())
}));

/**
 * Asks for a login code.
 */
export const zSendLoginCodeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: zMobile(),
    type: z.union([z.literal(1), z.literal(2)])
}));

/**
 * A trace of a consent or a step, kept by the server.
 */
export const zServerUploadRequest = /*#__PURE__*/ lazySchema(() => z.object({
    traceId: z.string(),
    traceData: z.optional(z.record(z.string(), z.unknown()))
}));

/**
 * A session.
 */
export const zSession = /*#__PURE__*/ lazySchema(() => z.object({
    token: zId(),
    userId: zId(),
    expiresIn: z.number().check(whole)
}));

/**
 * One agreement inside a recorded consent.
 */
export const zSubAgreement = /*#__PURE__*/ lazySchema(() => z.object({
    agreementName: z.string(),
    agreementUrl: z.string(),
    agreementVersion: z.optional(z.string())
}));

/**
 * A consent of the user, as it was shown and ticked.
 */
export const zAgreementRecordRequest = /*#__PURE__*/ lazySchema(() => z.object({
    agreementName: z.string(),
    agreementUrl: z.string(),
    agreementVersion: z.optional(z.string()),
    processFlag: z.optional(z.number().check(whole)),
    subAgreementList: z.optional(z.array(zSubAgreement())),
    clientCode: z.optional(z.string())
}));

/**
 * A purpose of the second level.
 */
export const zSubLoanUse = /*#__PURE__*/ lazySchema(() => z.object({
    loanUseCode: z.string(),
    loanUseName: z.string()
}));

/**
 * A purpose of the loan.
 */
export const zLoanUse = /*#__PURE__*/ lazySchema(() => z.object({
    loanUseCode: z.string(),
    loanUseName: z.string(),
    subList: z.nullish(z.array(zSubLoanUse()))
}));

/**
 * The card that the money goes to and repayments come from.
 */
export const zUserBankInfo = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    cardType: z.nullish(z.number().check(whole))
}));

/**
 * A code from a text message or a voice call.
 */
export const zVerifyCode = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^\d{6}$/)));

/**
 * Signs by code.
 */
export const zConfirmAgreementSignRequest = /*#__PURE__*/ lazySchema(() => z.object({
    transactionNo: zId(),
    verifyCode: zVerifyCode()
}));

/**
 * Signs in by mobile number and code.
 */
export const zLoginRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: zMobile(),
    verifyCode: zVerifyCode()
}));

/**
 * A waiting time in seconds that a user sees counted down.
 */
export const zWaitSeconds = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 3600)));

/**
 * A code is on its way.
 */
export const zCodeSent = /*#__PURE__*/ lazySchema(() => z.object({
    mobileMasked: z.string(),
    resendSeconds: zWaitSeconds()
}));

/**
 * A signing code is on its way.
 */
export const zSignCodeSent = /*#__PURE__*/ lazySchema(() => z.object({
    transactionNo: zId(),
    mobileMasked: z.string(),
    resendSeconds: zWaitSeconds()
}));

/**
 * `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` (Beijing time) or milliseconds since 1970.
 */
export const zWhen = /*#__PURE__*/ lazySchema(() => z.union([
    z.string(),
    zEpochMs()
]));

/**
 * State of the review.
 */
export const zPublishStatus = /*#__PURE__*/ lazySchema(() => z.object({
    auditStatus: z.string().check(oneOf([
        'auditing',
        'auditSuccess',
        'auditFailure'
    ])),
    instShareProfitNew: z.nullish(z.string().check(oneOf(['leadFlow', 'koo']))),
    auditTime: z.nullish(zWhen())
}));

/**
 * An amount in yuan as a JSON number.
 */
export const zYuanNumber = /*#__PURE__*/ lazySchema(() => z.number().check(within(0, 100000000)));

/**
 * An amount in yuan as decimal text, at most two decimals.
 */
export const zYuanText = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^(?:\d{1,8}(?:\.\d{1,2})?|100000000(?:\.0{1,2})?)$/)));

/**
 * An amount in yuan, 0 to 100,000,000: a number, or decimal text that no reader can round by accident.
 */
export const zYuan = /*#__PURE__*/ lazySchema(() => figure(0, 100000000, /^(?:\d{1,8}(?:\.\d{1,2})?|100000000(?:\.0{1,2})?)$/));

/**
 * Limits of the amount box (spec 3).
 */
export const zAmountConfig = /*#__PURE__*/ lazySchema(() => z.object({
    loanAmount: zYuan(),
    canUseLoanAmount: zYuan(),
    leadFlowLoanAmount: z.nullish(zYuan()),
    minAmount: zYuan(),
    amountUpperLimit: z.nullish(zYuan()),
    amount: z.nullish(zYuan()),
    deltaAmount: z.nullish(zYuan()),
    deltaAmountDate: z.nullish(z.string()),
    expireDate: z.nullish(z.string()),
    cashTempAvailAmount: z.nullish(zYuan()),
    cashTempEndTime: z.nullish(z.string()),
    needScanQRCode: z.nullish(z.boolean()),
    hasChooseReduceFee: z.nullish(z.boolean()),
    reduceFeeMaxAmount: z.nullish(zYuan()),
    currentTime: zEpochMs(),
    billDays: zDurationMs(),
    repaymentDay: zDayOfMonth(),
    customerKind: z.string().check(oneOf(['new', 'old']))
}));

/**
 * What the page for adding a card needs to come back to the loan.
 */
export const zBindBankcardRequest = /*#__PURE__*/ lazySchema(() => z.object({
    callBackUrl: z.string(),
    breakType: z.optional(z.string()),
    period: z.optional(zPeriods()),
    appVersion: z.optional(z.string()),
    sourceTitle: z.optional(z.string()),
    specialAssetTag: z.optional(z.string()),
    instShareProfitNew: z.optional(z.string()),
    amount: z.optional(zYuan())
}));

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

/**
 * Coupons of the loan page with the rules of the user.
 */
export const zCouponGrant = /*#__PURE__*/ lazySchema(() => z.object({
    couponList: z.array(zCoupon()),
    productList: z.array(zCouponProduct()),
    hideNotUsingCoupon: z.nullish(z.boolean()),
    discountLimit: z.nullish(zRate())
}));

/**
 * What rates are asked for.
 */
export const zLoanRateInfoRequest = /*#__PURE__*/ lazySchema(() => z.object({
    amount: z.optional(zYuan()),
    breakType: z.optional(z.string()),
    specialAssetTag: z.optional(z.string())
}));

/**
 * The loan as the server knows it.
 */
export const zLoanResult = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: zId(),
    listingId: zId(),
    serialNumber: z.nullish(z.string()),
    amount: zYuan(),
    loanPeriod: zPeriods(),
    monthPay: zYuan(),
    firstRepaymentDay: zDay(),
    paymentDay: z.string(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    afterApr: zRate(),
    steps: z.nullish(z.array(zResultStep())),
    textDto: z.nullish(zResultText()),
    buttonDto: z.nullish(zResultButton()),
    montyPayList: z.array(zYuan())
}));

/**
 * An instalment choice.
 */
export const zPeriodOffer = /*#__PURE__*/ lazySchema(() => z.object({
    loanPeriod: zPeriods(),
    monthPay: z.nullish(zYuan()),
    mark: z.nullish(z.string()),
    specialAssetTag: z.nullish(z.string())
}));

/**
 * The loan whose terms are asked for.
 */
export const zPreApprovalRequest = /*#__PURE__*/ lazySchema(() => z.object({
    amount: zYuan(),
    loanPeriod: zPeriods(),
    userCardId: zId(),
    couponIds: z.array(zId()),
    loanUseCode: z.string(),
    subLoanUseCode: z.optional(z.string())
}));

/**
 * A loan application.
 */
export const zPublishRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: z.string().check(within(16, 64)),
    termsNo: zId(),
    signNo: zId(),
    amount: zYuan(),
    loanPeriod: zPeriods(),
    userCardId: zId(),
    loanUseCode: z.string(),
    subLoanUseCode: z.optional(z.string()),
    couponIds: z.array(zId())
}));

/**
 * The loan that coupons are asked for.
 */
export const zQueryCouponsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    amount: z.optional(zYuan()),
    period: z.optional(zPeriods())
}));

/**
 * A rate for a range of amounts and one period. Both ends of the range are inside.
 */
export const zRateTableEntry = /*#__PURE__*/ lazySchema(() => z.object({
    minRange: zYuan(),
    maxRange: zYuan(),
    loanPeriod: zPeriods(),
    handFeeRate: zRate(),
    irr: zRate(),
    instBaseYearRate: zRate()
}));

/**
 * Periods and rates of the user.
 */
export const zLoanRateInfo = /*#__PURE__*/ lazySchema(() => z.object({
    defaultPeriod: zPeriods(),
    rateConfig: z.nullish(zRateConfig()),
    periodList: z.array(zPeriodOffer()),
    rateTable: z.array(zRateTableEntry()),
    calculationType: z.nullish(z.number().check(whole))
}));

/**
 * A month of the repayment schedule.
 */
export const zScheduleRow = /*#__PURE__*/ lazySchema(() => z.object({
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
export const zLoanTerms = /*#__PURE__*/ lazySchema(() => z.object({
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

export const zApphomePvUploadRequest = /*#__PURE__*/ lazySchema(() => zPvUploadRequest());

export const zApphomePvUploadContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashApplyAgreementSignRequest = /*#__PURE__*/ lazySchema(() => zApplyAgreementSignRequest());

export const zCashApplyAgreementSignContent = /*#__PURE__*/ lazySchema(() => zSignCodeSent());

export const zCashConfirmAgreementSignRequest = /*#__PURE__*/ lazySchema(() => zConfirmAgreementSignRequest());

export const zCashConfirmAgreementSignContent = /*#__PURE__*/ lazySchema(() => zAgreementSigned());

export const zCashGetAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashGetAmountContent = /*#__PURE__*/ lazySchema(() => zAmountConfig());

export const zCashGetLoanAfterProcessInfoRequest = /*#__PURE__*/ lazySchema(() => zAfterProcessRequest());

export const zCashGetLoanAfterProcessInfoContent = /*#__PURE__*/ lazySchema(() => z.nullable(zAfterProcessInfo()));

export const zCashPreApprovalRequest = /*#__PURE__*/ lazySchema(() => zPreApprovalRequest());

export const zCashPreApprovalContent = /*#__PURE__*/ lazySchema(() => zLoanTerms());

export const zCashPublishV2Request = /*#__PURE__*/ lazySchema(() => zPublishRequest());

export const zCashPublishV2Content = /*#__PURE__*/ lazySchema(() => zPublished());

export const zCashQueryCouponsRequest = /*#__PURE__*/ lazySchema(() => zQueryCouponsRequest());

export const zCashQueryCouponsContent = /*#__PURE__*/ lazySchema(() => zCouponGrant());

export const zCashQueryGrayRequest = /*#__PURE__*/ lazySchema(() => zGrayRequest());

export const zCashQueryGrayContent = /*#__PURE__*/ lazySchema(() => zGrayFlags());

export const zCashQueryLoanAgreementsRequest = /*#__PURE__*/ lazySchema(() => zLoanAgreementsRequest());

export const zCashQueryLoanAgreementsContent = /*#__PURE__*/ lazySchema(() => z.array(zLoanAgreement()));

export const zCashQueryLoanButtonAuthRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryLoanButtonAuthContent = /*#__PURE__*/ lazySchema(() => zLoanButtonAuth());

export const zCashQueryLoanUseRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryLoanUseContent = /*#__PURE__*/ lazySchema(() => z.array(zLoanUse()));

export const zCashQueryPublishStatusRequest = /*#__PURE__*/ lazySchema(() => zPublishStatusRequest());

export const zCashQueryPublishStatusContent = /*#__PURE__*/ lazySchema(() => zPublishStatus());

export const zCashQueryResultPageRequest = /*#__PURE__*/ lazySchema(() => zResultPageRequest());

export const zCashQueryResultPageContent = /*#__PURE__*/ lazySchema(() => zLoanResult());

export const zCashServerUploadRequest = /*#__PURE__*/ lazySchema(() => zServerUploadRequest());

export const zCashServerUploadContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zMerchantGetLoanRateInfoV3Request = /*#__PURE__*/ lazySchema(() => zLoanRateInfoRequest());

export const zMerchantGetLoanRateInfoV3Content = /*#__PURE__*/ lazySchema(() => zLoanRateInfo());

export const zOtherAgreementrecordRequest = /*#__PURE__*/ lazySchema(() => zAgreementRecordRequest());

export const zOtherAgreementrecordContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zUserBindBankcardV2Request = /*#__PURE__*/ lazySchema(() => zBindBankcardRequest());

export const zUserBindBankcardV2Content = /*#__PURE__*/ lazySchema(() => zBindBankcardPage());

export const zUserLoginRequest = /*#__PURE__*/ lazySchema(() => zLoginRequest());

export const zUserLoginContent = /*#__PURE__*/ lazySchema(() => zSession());

export const zUserLogoutRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserLogoutContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zUserQueryAllBankcardListRequest = /*#__PURE__*/ lazySchema(() => zBankcardListRequest());

export const zUserQueryAllBankcardListContent = /*#__PURE__*/ lazySchema(() => z.array(zBankCard()));

export const zUserSendLoginCodeRequest = /*#__PURE__*/ lazySchema(() => zSendLoginCodeRequest());

export const zUserSendLoginCodeContent = /*#__PURE__*/ lazySchema(() => zCodeSent());
