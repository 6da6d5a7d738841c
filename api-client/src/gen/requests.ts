// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { file, matches, oneOf, whole, within } from '../checks.ts';
import { lazySchema } from '../schema.ts';
import { zContact, zCount, zFlag, zId, zOrderAddress, zPeriods, zPostalAddress, zRate, zSerialNumber, zSignInPush, zSplitItem, zUploadedFile, zYuan } from './models.ts';

/**
 * The code of an online report.
 */
const zAcademicRequest = /*#__PURE__*/ lazySchema(() => z.object({
    onlineVerificationCode: z.string()
}));

/**
 * Asks for a code to the number of the account.
 */
const zAccountCodeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    type: z.union([z.literal(1), z.literal(2)])
}));

/**
 * An activity, named.
 */
const zActivityRequest = /*#__PURE__*/ lazySchema(() => z.object({
    activityCode: z.string()
}));

/**
 * Advert positions.
 */
const zAdBannerRequest = /*#__PURE__*/ lazySchema(() => z.object({
    codes: z.array(z.string())
}));

/**
 * Adverts, by code. Spelling as on the wire.
 */
const zAdvRequest = /*#__PURE__*/ lazySchema(() => z.object({
    advertismentCodes: z.array(z.string())
}));

/**
 * Which configuration value of the app gateway.
 */
const zAppConfigRequest = /*#__PURE__*/ lazySchema(() => z.object({
    keys: z.string()
}));

/**
 * An authorisation, named.
 */
const zAuthRequest = /*#__PURE__*/ lazySchema(() => z.object({
    authId: z.union([
        z.string(),
        z.number().check(whole)
    ])
}));

/**
 * State of an authorisation.
 */
const zAuthStatusUpdate = /*#__PURE__*/ lazySchema(() => z.object({
    authId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    authStatus: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    authToken: z.string()
}));

/**
 * The page that shows the auto-pay row.
 */
const zAutoPayEntryRequest = /*#__PURE__*/ lazySchema(() => z.object({
    pageCode: z.string()
}));

/**
 * Whether the membership is to renew itself.
 */
const zAutoRenewChange = /*#__PURE__*/ lazySchema(() => z.object({
    enabled: z.boolean()
}));

/**
 * Which cards are requested.
 */
const zBankcardListRequest = /*#__PURE__*/ lazySchema(() => z.object({
    pageType: z.string()
}));

/**
 * Requests a page that returns to the app at its end.
 */
const zCallBackRequest = /*#__PURE__*/ lazySchema(() => z.object({
    callBackUrl: z.string()
}));

/**
 * The cash-lead page, on its way in or out.
 */
const zCashLeadPopRequest = /*#__PURE__*/ lazySchema(() => z.object({
    campaignNode: z.string().check(oneOf(['entryLoanPage', 'quitLoanPage']))
}));

/**
 * A click into a promotion window.
 */
const zClickEventRequest = /*#__PURE__*/ lazySchema(() => z.object({
    bizCode: z.string(),
    windowData: z.optional(z.unknown())
}));

/**
 * Kind of contacts: 23 by default.
 */
const zContactsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    contactType: z.union([
        z.string(),
        z.number().check(whole)
    ])
}));

/**
 * A coupon, named by its batch.
 */
const zCouponBatchRequest = /*#__PURE__*/ lazySchema(() => z.object({
    batchNo: z.string()
}));

/**
 * The page that requests pop-ups.
 */
const zCurrentPageRequest = /*#__PURE__*/ lazySchema(() => z.object({
    currentPage: z.string()
}));

/**
 * A picture of the face, or the token of the provider that checked it. One of the two.
 */
const zFaceCheckRequest = /*#__PURE__*/ lazySchema(() => z.object({
    image: z.optional(z.string()),
    token: z.optional(z.string()),
    scene: z.optional(z.string())
}));

/**
 * Auto repayment on or off.
 */
const zAutoPayChange = /*#__PURE__*/ lazySchema(() => z.object({
    autoRepaymentStatus: zFlag()
}));

/**
 * Begins to sign with the bank.
 */
const zBankCardSigningRequest = /*#__PURE__*/ lazySchema(() => z.object({
    shouldEscape: zFlag()
}));

/**
 * Which gray-release flags.
 */
const zFlagRequest = /*#__PURE__*/ lazySchema(() => z.object({
    typeId: z.string()
}));

/**
 * A position.
 */
const zGpsPoint = /*#__PURE__*/ lazySchema(() => z.object({
    latitude: z.union([
        z.string(),
        z.number()
    ]),
    longitude: z.union([
        z.string(),
        z.number()
    ])
}));

/**
 * A position of the device (GPS report).
 */
const zGpsReport = /*#__PURE__*/ lazySchema(() => z.object({
    eventType: z.string(),
    orderNum: z.optional(z.string()),
    saleUserRelationID: z.optional(z.string()),
    channelId: z.optional(z.string()),
    city: z.optional(z.string()),
    latitude: z.union([
        z.string(),
        z.number()
    ]),
    longitude: z.union([
        z.string(),
        z.number()
    ]),
    apptype: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    precision: z.optional(z.union([
        z.string(),
        z.number()
    ])),
    category: z.optional(z.string())
}));

/**
 * Which flags.
 */
const zGrayRequest = /*#__PURE__*/ lazySchema(() => z.object({
    typeId: z.string(),
    instShareProfitNew: z.optional(z.string())
}));

/**
 * What became of an application.
 */
const zAfterProcessRequest = /*#__PURE__*/ lazySchema(() => z.object({
    typeId: z.string(),
    serialNumber: z.string(),
    listingId: z.optional(zId()),
    kooUserSource: z.string().check(oneOf(['APP', 'WX']))
}));

/**
 * Starts signing the terms by a code.
 */
const zApplyAgreementSignRequest = /*#__PURE__*/ lazySchema(() => z.object({
    termsNo: zId(),
    type: z.union([z.literal(1), z.literal(2)])
}));

/**
 * A card, named.
 */
const zBankcardRequest = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId()
}));

/**
 * Bills that are paid together.
 */
const zCashierRequest = /*#__PURE__*/ lazySchema(() => z.object({
    billIds: z.array(zId()),
    callBackUrl: z.string()
}));

/**
 * Name and number of a person. Encrypted where the server wants it so.
 */
const zIdAuthRequest = /*#__PURE__*/ lazySchema(() => z.object({
    realName: z.string(),
    idNumber: z.string(),
    encrypted: z.optional(z.boolean())
}));

/**
 * Both sides of an ID card, uploaded before.
 */
const zIdCardAuthRequest = /*#__PURE__*/ lazySchema(() => z.object({
    frontKey: z.string(),
    backKey: z.string(),
    realName: z.optional(z.string()),
    idNumber: z.optional(z.string()),
    validity: z.optional(z.string())
}));

/**
 * A number that belongs to a known name.
 */
const zIdNumberAuthRequest = /*#__PURE__*/ lazySchema(() => z.object({
    idNumber: z.string(),
    realName: z.optional(z.string()),
    encrypted: z.optional(z.boolean())
}));

/**
 * Monthly income: 1 to 6, from below 10,000 to above 50,000 yuan.
 */
const zIncomeRange = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 6)));

/**
 * The loan whose agreements are requested.
 */
const zLoanAgreementsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    instIdList: z.optional(z.array(z.union([z.string(), z.number().check(whole)])))
}));

/**
 * Fees that a coupon changes.
 */
const zLoanCouponInfo = /*#__PURE__*/ lazySchema(() => z.object({
    couponFeeList: z.optional(z.array(z.record(z.string(), z.unknown())))
}));

/**
 * A loan, named.
 */
const zLoanRequest = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: zId()
}));

/**
 * The credential of a partner.
 */
const zLoginHookRequest = /*#__PURE__*/ lazySchema(() => z.object({
    partnerToken: z.string()
}));

/**
 * Choice of the low-fee right.
 */
const zLowFeeChoice = /*#__PURE__*/ lazySchema(() => z.object({
    choice: z.boolean(),
    interestCode: z.optional(z.string()),
    changeType: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * A picture that was uploaded before.
 */
const zMarriageCertificateRequest = /*#__PURE__*/ lazySchema(() => z.object({
    picture: z.string()
}));

/**
 * A message, named.
 */
const zMessageRequest = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.union([
        z.string(),
        z.number().check(whole)
    ])
}));

/**
 * A new state of a message.
 */
const zMessageStatusRequest = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    status: z.union([
        z.string(),
        z.number().check(whole)
    ])
}));

/**
 * Messages of a type.
 */
const zMessageTypeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    type: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * A page of messages.
 */
const zMessagesRequest = /*#__PURE__*/ lazySchema(() => z.object({
    type: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    page: z.optional(zCount()),
    pageSize: z.optional(zCount())
}));

/**
 * Signs in with what a messenger handed over.
 */
const zMessengerLoginRequest = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.string().check(within(1, 512)),
    kind: z.string().check(oneOf([
        'wechat',
        'miniProgram',
        'wecom'
    ]))
}));

/**
 * A mobile number of mainland China, digits only.
 */
const zMobile = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^1\d{10}$/)));

/**
 * Asks for the code that proves a credit card.
 */
const zCreditCardCodeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    cardNo: z.string().check(matches(/^\d{12,19}$/)),
    mobile: zMobile()
}));

/**
 * A contact as it was filled in.
 */
const zFilledContact = /*#__PURE__*/ lazySchema(() => z.object({
    contactName: z.string().check(within(1, 12)),
    contactPhone: zMobile(),
    contactLevel: z.number().check(whole),
    contactRelationshipId: z.number().check(whole)
}));

/**
 * Contacts that were filled in for a partner.
 */
const zFillContactsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    contacts: z.array(zFilledContact())
}));

/**
 * A login that is about to happen.
 */
const zLoginRiskRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: z.optional(zMobile())
}));

/**
 * Asks for the code that proves a new mobile number.
 */
const zMobileChangeCodeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: zMobile(),
    type: z.union([z.literal(1), z.literal(2)])
}));

/**
 * A month, `YYYY-MM`.
 */
const zMonth = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^\d{4}-\d{2}$/)));

/**
 * A month of the campaign.
 */
const zCampaignMonthRequest = /*#__PURE__*/ lazySchema(() => z.object({
    month: zMonth()
}));

/**
 * A call without fields.
 */
const zNoFields = /*#__PURE__*/ lazySchema(() => z.record(z.string(), z.unknown()));

/**
 * The promise not to be a student.
 */
const zNonStudentRequest = /*#__PURE__*/ lazySchema(() => z.object({
    confirmed: z.boolean()
}));

/**
 * For which kind of loan the next number is.
 */
const zOpenApplicationsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    typeId: z.string(),
    seenSerialNumber: z.optional(z.string())
}));

/**
 * An order, named.
 */
const zOrderRequest = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: zId()
}));

/**
 * A page of a list, from 1.
 */
const zPageNumber = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 10000)));

/**
 * Entries of a page.
 */
const zPageSize = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 100)));

/**
 * Which of the user's coupons are listed.
 */
const zMyCouponsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.literal(1),
        z.literal(2),
        z.literal(3)
    ]),
    page: z.optional(zPageNumber()),
    pageSize: z.optional(zPageSize())
}));

/**
 * Code of a partner in lower case, `siku` or `merchant-credit`.
 */
const zPartnerCode = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^[a-z][a-z-]{0,31}$/)));

/**
 * How a partner flow ended.
 */
const zChannelReturnRequest = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.string().check(oneOf([
        'SUCCESS',
        'QUIT',
        'CONFIRM_PAY_FAILURE',
        'ASSESS_AMOUNT_FAILURE',
        'ASSESS_AMOUNT_SUCCESS',
        'AUTH_LOGIN_HOOK_FAILURE',
        'PAY_ING'
    ])),
    message: z.optional(z.string()),
    partner: z.optional(zPartnerCode())
}));

/**
 * The user and the page of the request.
 */
const zPageMetaRequest = /*#__PURE__*/ lazySchema(() => z.object({
    partner: z.optional(zPartnerCode())
}));

/**
 * A phone that is topped up.
 */
const zPhoneSkuRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: zMobile()
}));

/**
 * What a credit application asks about life and work.
 */
const zBaseInfoRequest = /*#__PURE__*/ lazySchema(() => z.object({
    incomeRange: zIncomeRange(),
    address: zPostalAddress(),
    company: z.string(),
    job: z.optional(z.string()),
    education: z.optional(z.string()),
    marriage: z.optional(z.string()),
    email: z.optional(z.string())
}));

/**
 * A consent.
 */
const zProtocolConfirmRequest = /*#__PURE__*/ lazySchema(() => z.object({
    processFlag: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    agreementName: z.string(),
    agreementUrl: z.string()
}));

/**
 * Whose key.
 */
const zPublicKeyRequest = /*#__PURE__*/ lazySchema(() => z.object({
    tenantId: z.string(),
    appId: z.string()
}));

/**
 * Which listing.
 */
const zPublishStatusRequest = /*#__PURE__*/ lazySchema(() => z.object({
    listingId: zId()
}));

/**
 * A page view.
 */
const zPvUploadRequest = /*#__PURE__*/ lazySchema(() => z.object({
    pageUrl: z.string(),
    pageName: z.string(),
    pageId: z.string()
}));

/**
 * A QQ account that is topped up.
 */
const zQqSkuRequest = /*#__PURE__*/ lazySchema(() => z.object({
    qq: z.optional(z.string())
}));

/**
 * A survey that was shown.
 */
const zQuestionnaireReportRequest = /*#__PURE__*/ lazySchema(() => z.object({
    currentPage: z.string(),
    windowId: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * The page that requests recommendations.
 */
const zRecommendRequest = /*#__PURE__*/ lazySchema(() => z.object({
    pageCode: z.string(),
    contactType: z.union([
        z.string(),
        z.number().check(whole)
    ])
}));

/**
 * A repayment, named.
 */
const zRepaymentRequest = /*#__PURE__*/ lazySchema(() => z.object({
    repayNo: zId()
}));

/**
 * A card whose reserved phone changes.
 */
const zReservedPhoneRequest = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    callBackUrl: z.string()
}));

/**
 * Which loan; one of the two.
 */
const zResultPageRequest = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: z.optional(zId()),
    listingId: z.optional(zId())
}));

/**
 * The loan page, on its way in or out.
 */
const zRewardQueryRequest = /*#__PURE__*/ lazySchema(() => z.object({
    pageNode: z.string().check(oneOf(['ENTRY_LOAN_PAGE', 'QUIT_LOAN_PAGE'])),
    invisibleCouponBatchNo: z.optional(z.string()),
    breakType: z.optional(z.string()),
    isInstListing: z.optional(zFlag()),
    flowName: z.optional(z.string()),
    specialAssetTag: z.optional(z.string()),
    serialNumber: z.optional(z.string()),
    assetScene: z.optional(z.string()),
    assetTypes: z.optional(z.union([
        z.array(z.string()),
        z.string()
    ]))
}));

/**
 * Signals for the risk engine.
 */
const zRiskReportRequest = /*#__PURE__*/ lazySchema(() => z.object({
    scene: z.string(),
    device: z.optional(z.record(z.string(), z.unknown())),
    behaviour: z.optional(z.record(z.string(), z.unknown()))
}));

/**
 * Contacts that were filled in.
 */
const zSaveContactsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    contacts: z.array(zFilledContact()),
    contactType: z.union([
        z.string(),
        z.number().check(whole)
    ])
}));

/**
 * What became of a recommendation.
 */
const zSaveRecommendRequest = /*#__PURE__*/ lazySchema(() => z.object({
    completeRecConNum: z.number().check(whole),
    contacts: z.array(zContact()),
    lotNo: z.optional(z.string()),
    pageCode: z.string(),
    saveType: z.union([z.literal(0), z.literal(3)]),
    showRecConNum: z.optional(z.number().check(whole)),
    viewId: z.optional(z.string())
}));

/**
 * Asks for a login code.
 */
const zSendLoginCodeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: zMobile(),
    type: z.union([z.literal(1), z.literal(2)])
}));

/**
 * An address of the user that no prize waits for.
 */
const zAddressRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    address: zOrderAddress()
}));

/**
 * A complaint.
 */
const zComplaintRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    content: z.string().check(within(1, 2000)),
    contact: z.optional(z.string()),
    pictures: z.optional(z.array(z.string()))
}));

/**
 * A try to win something.
 */
const zDrawRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    activityCode: z.string()
}));

/**
 * A plan that is bought.
 */
const zMembershipOrderRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    planId: zId(),
    callBackUrl: z.optional(z.string())
}));

/**
 * Which payment.
 */
const zPayStatusRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: z.optional(zSerialNumber())
}));

/**
 * A sales order of a merchant.
 */
const zSalesOrderRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    merchantName: z.optional(z.string()),
    industryId: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    address: z.optional(zPostalAddress()),
    contactName: z.optional(z.string()),
    contactPhone: z.optional(zMobile()),
    pictures: z.optional(z.record(z.string(), z.array(z.string())))
}));

/**
 * An address that is kept.
 */
const zSaveAddressRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    address: zOrderAddress(),
    orderNum: z.optional(zId())
}));

/**
 * A trace of a consent or a step, kept by the server.
 */
const zServerUploadRequest = /*#__PURE__*/ lazySchema(() => z.object({
    traceId: z.string(),
    traceData: z.optional(z.record(z.string(), z.unknown()))
}));

/**
 * A reward that is received.
 */
const zSignInReceiveRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    day: z.union([
        z.string(),
        z.number().check(whole)
    ])
}));

/**
 * Asks for a code.
 */
const zSmsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: z.optional(zMobile()),
    type: z.union([z.literal(1), z.literal(2)])
}));

/**
 * A shop platform, named.
 */
const zStoreAuthRequest = /*#__PURE__*/ lazySchema(() => z.object({
    platform: z.string(),
    callBackUrl: z.optional(z.string())
}));

/**
 * One agreement inside a recorded consent.
 */
const zSubAgreement = /*#__PURE__*/ lazySchema(() => z.object({
    agreementName: z.string(),
    agreementUrl: z.string(),
    agreementVersion: z.optional(z.string())
}));

/**
 * A consent of the user, as it was shown and ticked.
 */
const zAgreementRecordRequest = /*#__PURE__*/ lazySchema(() => z.object({
    agreementName: z.string(),
    agreementUrl: z.string(),
    agreementVersion: z.optional(z.string()),
    processFlag: z.optional(z.number().check(whole)),
    subAgreementList: z.optional(z.array(zSubAgreement())),
    clientCode: z.optional(z.string())
}));

/**
 * An answer to a question.
 */
const zSubjectAnswer = /*#__PURE__*/ lazySchema(() => z.object({
    subjectCode: z.optional(z.string()),
    subjectId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    isRequired: z.optional(zFlag()),
    subjectAnswer: z.array(z.string())
}));

/**
 * The answers to a survey.
 */
const zQuestionnaireAnswers = /*#__PURE__*/ lazySchema(() => z.object({
    questionnaireCode: z.string(),
    second: zCount(),
    source: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    subjectAnswerData: z.array(zSubjectAnswer())
}));

/**
 * A survey that was filled in.
 */
const zQuestionnaireSubmitRequest = /*#__PURE__*/ lazySchema(() => z.object({
    currentPage: z.string(),
    windowId: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    submitQuestionRequest: zQuestionnaireAnswers()
}));

/**
 * The user went from the card to the lead flow.
 */
const zSwitchLeadFlowRequest = /*#__PURE__*/ lazySchema(() => z.object({
    auto: z.boolean()
}));

/**
 * The article whose coupons are requested.
 */
const zTopUpCouponRequest = /*#__PURE__*/ lazySchema(() => z.object({
    skuId: zId()
}));

/**
 * An order.
 */
const zTopUpOrderRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    skuId: zId(),
    account: z.string().check(within(1, 64)),
    couponId: z.optional(zId()),
    callBackUrl: z.optional(z.string())
}));

/**
 * Which orders are listed.
 */
const zTopUpOrdersRequest = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.optional(z.string())
}));

/**
 * Entries below another one.
 */
const zTreeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    parentId: z.optional(z.string())
}));

/**
 * A recording that was uploaded.
 */
const zSaveVideoRequest = /*#__PURE__*/ lazySchema(() => z.object({
    key: z.optional(z.string()),
    hash: z.optional(z.string()),
    uploadResult: z.optional(zUploadedFile()),
    code: z.string(),
    height: z.number().check(whole),
    width: z.number().check(whole),
    videoSkipped: z.optional(z.boolean()),
    failReasons: z.optional(z.array(z.string()))
}));

/**
 * Changed fields; the others stay.
 */
const zUserDataChange = /*#__PURE__*/ lazySchema(() => z.object({
    nickname: z.optional(z.string()),
    email: z.optional(z.string()),
    gender: z.optional(z.string()),
    birthday: z.optional(z.string()),
    education: z.optional(z.string()),
    marriage: z.optional(z.string()),
    incomeRange: z.optional(zIncomeRange()),
    company: z.optional(z.string()),
    job: z.optional(z.string()),
    address: z.optional(zPostalAddress())
}));

/**
 * A code from a text message or a voice call.
 */
const zVerifyCode = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^\d{6}$/)));

/**
 * A credit card to be bound.
 */
const zBindCreditCardRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    cardNo: z.string().check(matches(/^\d{12,19}$/)),
    mobile: zMobile(),
    verifyCode: zVerifyCode()
}));

/**
 * A code that confirms a step.
 */
const zCodeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    verifyCode: zVerifyCode()
}));

/**
 * Signs by code.
 */
const zConfirmAgreementSignRequest = /*#__PURE__*/ lazySchema(() => z.object({
    transactionNo: zId(),
    verifyCode: zVerifyCode()
}));

/**
 * The code that signs.
 */
const zConfirmBankCardRequest = /*#__PURE__*/ lazySchema(() => z.object({
    verifyCode: zVerifyCode(),
    authOrderNo: z.string(),
    transactionNo: zId()
}));

/**
 * Signs in by mobile number and code.
 */
const zLoginRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: zMobile(),
    verifyCode: zVerifyCode()
}));

/**
 * A new mobile number, proved by the code it received.
 */
const zMobileChangeRequest = /*#__PURE__*/ lazySchema(() => z.object({
    mobile: zMobile(),
    verifyCode: zVerifyCode()
}));

/**
 * Which commitment: the query parameter `type` of the page.
 */
const zVideoRequest = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.string()
}));

/**
 * Which configuration value.
 */
const zWebConfigRequest = /*#__PURE__*/ lazySchema(() => z.object({
    key: z.string()
}));

/**
 * Which configuration values.
 */
const zWebConfigsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    keys: z.array(z.string())
}));

/**
 * A consent given in a protocol window.
 */
const zWindowProtocolRequest = /*#__PURE__*/ lazySchema(() => z.object({
    windowId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    protocol: z.string()
}));

/**
 * A pop-up on a page.
 */
const zWindowRequest = /*#__PURE__*/ lazySchema(() => z.object({
    windowId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    currentPage: z.string()
}));

/**
 * An amount that is applied for.
 */
const zAmountApplication = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    amount: zYuan(),
    orderNum: z.optional(zId())
}));

/**
 * What the page for adding a card needs in order to return to the loan.
 */
const zBindBankcardRequest = /*#__PURE__*/ lazySchema(() => z.object({
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
 * What the customer confirmed before he applied (proposed). What contradicts the loan is refused with 42134.
 */
const zCostConfirmation = /*#__PURE__*/ lazySchema(() => z.object({
    version: z.optional(zId()),
    principal: zYuan(),
    charged: zYuan(),
    annualRate: zRate(),
    annualMethod: z.string().check(oneOf(['irr', 'sum'])),
    secondsVisible: zCount()
}));

/**
 * A payment that the user confirms. What differs from the order as it is now is refused: 42121, the plan with 45006.
 */
const zConfirmPayRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    orderNum: zId(),
    amount: zYuan(),
    monthPay: z.optional(zYuan()),
    verifyCode: zVerifyCode(),
    period: zPeriods(),
    payType: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    userCardId: z.optional(zId()),
    costConfirmation: z.optional(zCostConfirmation())
}));

/**
 * A loan before its agreements are read.
 */
const zLoanConfirmHookRequest = /*#__PURE__*/ lazySchema(() => z.object({
    businessId: z.optional(z.string()),
    processLine: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    period: zPeriods(),
    loanAmount: zYuan(),
    loanUse: z.optional(z.string()),
    merchantCode: z.optional(z.string()),
    monthlyRepayment: z.optional(zYuan()),
    rateInfo: z.optional(z.unknown()),
    userBankCardId: z.optional(zId()),
    listingInfos: z.optional(z.unknown()),
    traceData: z.optional(z.unknown())
}));

/**
 * The loan whose rates are requested.
 */
const zLoanRateInfoRequest = /*#__PURE__*/ lazySchema(() => z.object({
    amount: z.optional(zYuan()),
    breakType: z.optional(z.string()),
    specialAssetTag: z.optional(z.string())
}));

/**
 * A merchant loan.
 */
const zMerchantPublishForm = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    amount: zYuan(),
    loanPeriod: zPeriods(),
    userCardId: zId(),
    loanUseCode: z.string(),
    verifyCode: zVerifyCode(),
    costConfirmation: z.optional(zCostConfirmation())
}));

/**
 * A mixed loan: the wallet lends what it can, the lead lender the rest.
 */
const zMixLoanRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    amount: zYuan(),
    mixLoanAmount: zYuan(),
    loanPeriod: z.optional(zPeriods()),
    userCardId: z.optional(zId()),
    loanUseCode: z.optional(z.string()),
    subLoanUseCode: z.optional(z.string()),
    couponIds: z.optional(z.array(zId())),
    termsNo: z.optional(zId()),
    signNo: z.optional(zId()),
    costConfirmation: z.optional(zCostConfirmation())
}));

/**
 * A one-click application.
 */
const zOneClickPublishRequest = /*#__PURE__*/ lazySchema(() => z.object({
    typeId: z.string().check(oneOf(['oneClickLeadFlow'])),
    serialNumber: zSerialNumber(),
    monthRepay: zYuan(),
    traceData: z.optional(z.unknown()),
    couponId: z.optional(zId()),
    loanCouponInfoDTO: z.optional(zLoanCouponInfo()),
    amount: zYuan(),
    costConfirmation: z.optional(zCostConfirmation())
}));

/**
 * The loan whose terms are requested.
 */
const zPreApprovalRequest = /*#__PURE__*/ lazySchema(() => z.object({
    amount: zYuan(),
    loanPeriod: zPeriods(),
    userCardId: zId(),
    couponIds: z.array(zId()),
    loanUseCode: z.string(),
    subLoanUseCode: z.optional(z.string()),
    isMixLoan: z.optional(z.boolean()),
    leadFlow: z.optional(z.string().check(oneOf(['leadFlowV1'])))
}));

/**
 * A loan application, first form.
 */
const zPublishV1Request = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    amount: zYuan(),
    loanPeriod: zPeriods(),
    userCardId: zId(),
    loanUseCode: z.string(),
    couponId: z.optional(zId())
}));

/**
 * The loan whose coupons are requested.
 */
const zQueryCouponsRequest = /*#__PURE__*/ lazySchema(() => z.object({
    amount: z.optional(zYuan()),
    period: z.optional(zPeriods())
}));

/**
 * A booking of a business loan.
 */
const zReservationRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    contactName: z.string(),
    contactPhone: zMobile(),
    merchantName: z.optional(z.string()),
    industryId: z.optional(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    address: z.optional(zPostalAddress()),
    applyAmount: z.optional(zYuan()),
    visitTime: z.optional(z.string())
}));

/**
 * A loan that may be split.
 */
const zSplitInfoRequest = /*#__PURE__*/ lazySchema(() => z.object({
    breakType: z.optional(z.string()),
    loanAmount: zYuan(),
    loanPeriod: zPeriods(),
    loanSerialNumber: z.string()
}));

/**
 * A loan application.
 */
const zPublishRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    termsNo: zId(),
    signNo: zId(),
    amount: zYuan(),
    loanPeriod: zPeriods(),
    userCardId: zId(),
    loanUseCode: z.string(),
    subLoanUseCode: z.optional(z.string()),
    couponIds: z.array(zId()),
    leadFlow: z.optional(z.string().check(oneOf(['leadFlowV1']))),
    splitAmountList: z.optional(z.array(zSplitItem())),
    refuseAmount: z.optional(zYuan()),
    costConfirmation: z.optional(zCostConfirmation())
}));

/**
 * A loan of a member of staff.
 */
const zStaffPublishRequest = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: zSerialNumber(),
    amount: zYuan(),
    loanPeriod: zPeriods(),
    userCardId: zId(),
    costConfirmation: z.optional(zCostConfirmation())
}));

/**
 * A file. Its name and kind travel with it.
 */
const zUploadFile = /*#__PURE__*/ lazySchema(() => file());

const zIdPhotoForm = /*#__PURE__*/ lazySchema(() => z.object({
    file: zUploadFile(),
    side: z.string().check(oneOf(['front', 'back']))
}));

const zPictureForm = /*#__PURE__*/ lazySchema(() => z.object({
    file: zUploadFile(),
    type: z.string()
}));

const zScreenshotForm = /*#__PURE__*/ lazySchema(() => z.object({
    file: zUploadFile(),
    authId: z.string()
}));

const zVideoForm = /*#__PURE__*/ lazySchema(() => z.object({
    file: z.optional(zUploadFile()),
    key: z.optional(z.string())
}));

export const zKoouappConfigapiQueryWebconfigRequest = /*#__PURE__*/ lazySchema(() => zAppConfigRequest());

export const zKoouappConfigapiQueryWebconfigManyRequest = /*#__PURE__*/ lazySchema(() => zWebConfigsRequest());

export const zWechatSdkInitRequest = /*#__PURE__*/ lazySchema(() => z.object({
    url: z.string()
}));

export const zActivityDrawPrizeRequest = /*#__PURE__*/ lazySchema(() => zDrawRequest());

export const zActivityJoinSignInRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zActivityQueryCampaignsRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zActivityQueryCouponsRequest = /*#__PURE__*/ lazySchema(() => zActivityRequest());

export const zActivityQueryOfferOrdersRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zActivityQueryOrderAddressRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zActivityQuerySignInRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zActivityQuerySurveysRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zActivityReceiveSignInRequest = /*#__PURE__*/ lazySchema(() => zSignInReceiveRequest());

export const zActivitySaveOrderAddressRequest = /*#__PURE__*/ lazySchema(() => zSaveAddressRequest());

export const zActivitySignInPushStatusRequest = /*#__PURE__*/ lazySchema(() => zSignInPush());

export const zApphomeAcquireUserIdentityRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomePvUploadRequest = /*#__PURE__*/ lazySchema(() => zPvUploadRequest());

export const zApphomeQueryCardRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryContentV2Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryContentV3Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryContentV4Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryContentV5Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryCouponCentreRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryGrayRequest = /*#__PURE__*/ lazySchema(() => zFlagRequest());

export const zApphomeQueryGuestCardRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryGuestContentV2Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryGuestContentV3Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryGuestContentV4Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryGuestContentV5Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryGuestCouponCentreRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeQueryPromotionWindowRequest = /*#__PURE__*/ lazySchema(() => zCurrentPageRequest());

export const zApphomeQueryWindowsRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zApphomeReportClickEventRequest = /*#__PURE__*/ lazySchema(() => zClickEventRequest());

export const zCashApplyAgreementSignRequest = /*#__PURE__*/ lazySchema(() => zApplyAgreementSignRequest());

export const zCashCashLeadPopQueryRequest = /*#__PURE__*/ lazySchema(() => zCashLeadPopRequest());

export const zCashCheckCanPublishRequest = /*#__PURE__*/ lazySchema(() => zFlagRequest());

export const zCashCheckLockCodeRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashChooseReduceFeeRequest = /*#__PURE__*/ lazySchema(() => zLowFeeChoice());

export const zCashConfirmAgreementSignRequest = /*#__PURE__*/ lazySchema(() => zConfirmAgreementSignRequest());

export const zCashGetAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashGetCouponByBatchNoRequest = /*#__PURE__*/ lazySchema(() => zCouponBatchRequest());

export const zCashGetLastVideoRequest = /*#__PURE__*/ lazySchema(() => zVideoRequest());

export const zCashGetLoanAfterProcessInfoRequest = /*#__PURE__*/ lazySchema(() => zAfterProcessRequest());

export const zCashGetUploadTokenRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashGetUserStatusRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashLoanConfirmHookV3Request = /*#__PURE__*/ lazySchema(() => zLoanConfirmHookRequest());

export const zCashMixLoanRequest = /*#__PURE__*/ lazySchema(() => zMixLoanRequest());

export const zCashOneClickLoanPublishRequest = /*#__PURE__*/ lazySchema(() => zOneClickPublishRequest());

export const zCashPreApprovalRequest = /*#__PURE__*/ lazySchema(() => zPreApprovalRequest());

export const zCashProtocolConfirmRequest = /*#__PURE__*/ lazySchema(() => zProtocolConfirmRequest());

export const zCashPublishRequest = /*#__PURE__*/ lazySchema(() => zPublishV1Request());

export const zCashPublishV2Request = /*#__PURE__*/ lazySchema(() => zPublishRequest());

export const zCashQueryCashBackRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryCouponsRequest = /*#__PURE__*/ lazySchema(() => zQueryCouponsRequest());

export const zCashQueryFaceStatusRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryGrayRequest = /*#__PURE__*/ lazySchema(() => zGrayRequest());

export const zCashQueryIdentityStatusRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryLoanAgreementsRequest = /*#__PURE__*/ lazySchema(() => zLoanAgreementsRequest());

export const zCashQueryLoanButtonAuthRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryLoanInfoAfterProcessRequest = /*#__PURE__*/ lazySchema(() => zSplitInfoRequest());

export const zCashQueryLoanUseRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryOpenApplicationsRequest = /*#__PURE__*/ lazySchema(() => zOpenApplicationsRequest());

export const zCashQueryPublishStatusRequest = /*#__PURE__*/ lazySchema(() => zPublishStatusRequest());

export const zCashQueryReduceFeeRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryResultPageRequest = /*#__PURE__*/ lazySchema(() => zResultPageRequest());

export const zCashQuerySpecialAssetRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashQueryUserInfoRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCashReportNonStudentRequest = /*#__PURE__*/ lazySchema(() => zNonStudentRequest());

export const zCashRiskReportRequest = /*#__PURE__*/ lazySchema(() => zRiskReportRequest());

export const zCashSaveVideoRequest = /*#__PURE__*/ lazySchema(() => zSaveVideoRequest());

export const zCashServerUploadRequest = /*#__PURE__*/ lazySchema(() => zServerUploadRequest());

export const zCashSwitchLeadFlowRequest = /*#__PURE__*/ lazySchema(() => zSwitchLeadFlowRequest());

export const zCashUploadVideoRequest = /*#__PURE__*/ lazySchema(() => zVideoForm());

export const zChannelAssessAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelBindCardRequest = /*#__PURE__*/ lazySchema(() => zCallBackRequest());

export const zChannelConfirmPayRequest = /*#__PURE__*/ lazySchema(() => zConfirmPayRequest());

export const zChannelFaceVerifyRequest = /*#__PURE__*/ lazySchema(() => zFaceCheckRequest());

export const zChannelFillContactsRequest = /*#__PURE__*/ lazySchema(() => zFillContactsRequest());

export const zChannelGetPageMetaRequest = /*#__PURE__*/ lazySchema(() => zPageMetaRequest());

export const zChannelIdAuthRequest = /*#__PURE__*/ lazySchema(() => zIdAuthRequest());

export const zChannelIdCardAuthRequest = /*#__PURE__*/ lazySchema(() => zIdCardAuthRequest());

export const zChannelIdNumberAuthRequest = /*#__PURE__*/ lazySchema(() => zIdNumberAuthRequest());

export const zChannelLoadContactsRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelLoginHookRequest = /*#__PURE__*/ lazySchema(() => zLoginHookRequest());

export const zChannelPayCheckRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelPreAssessAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelQueryAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelQueryAssessAmountStatusRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelQueryChannelReturnUrlRequest = /*#__PURE__*/ lazySchema(() => zChannelReturnRequest());

export const zChannelQueryIdAuthInfoRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelQueryInstalmentDetailsRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelQueryPayOptionsRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelQueryPayStatusRequest = /*#__PURE__*/ lazySchema(() => zPayStatusRequest());

export const zChannelQueryPreAssessAmountStatusRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelQueryUserInfoRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zChannelSendVerifySmsRequest = /*#__PURE__*/ lazySchema(() => zSmsRequest());

export const zCouponQueryMineRequest = /*#__PURE__*/ lazySchema(() => zMyCouponsRequest());

export const zCreditBindCreditCardRequest = /*#__PURE__*/ lazySchema(() => zBindCreditCardRequest());

export const zCreditCheckPushStreamRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditFaceAuthRequest = /*#__PURE__*/ lazySchema(() => zFaceCheckRequest());

export const zCreditFaceAuthV3Request = /*#__PURE__*/ lazySchema(() => zFaceCheckRequest());

export const zCreditGetCampaignProcessRequest = /*#__PURE__*/ lazySchema(() => z.object({
    month: zMonth()
}));

export const zCreditGetPromotionProcessRequest = /*#__PURE__*/ lazySchema(() => z.record(z.string(), z.unknown()));

export const zCreditGetPublicKeyRequest = /*#__PURE__*/ lazySchema(() => zPublicKeyRequest());

export const zCreditGetUploadTokenRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditIdPhotoOcrRequest = /*#__PURE__*/ lazySchema(() => zIdPhotoForm());

export const zCreditJoinCampaignRequest = /*#__PURE__*/ lazySchema(() => zCampaignMonthRequest());

export const zCreditJoinPromotionRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditMarriageCertificateRequest = /*#__PURE__*/ lazySchema(() => zMarriageCertificateRequest());

export const zCreditOcrScreenshotAuthRequest = /*#__PURE__*/ lazySchema(() => zScreenshotForm());

export const zCreditPreValidatorRequest = /*#__PURE__*/ lazySchema(() => zAuthRequest());

export const zCreditQueryAcademicInfoRequest = /*#__PURE__*/ lazySchema(() => zAcademicRequest());

export const zCreditQueryAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditQueryCreditCardListRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditQueryIdPhotoRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditQueryLimitLogRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditQueryPushStreamResultRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditQueryRecommendContactGrayRequest = /*#__PURE__*/ lazySchema(() => zRecommendRequest());

export const zCreditQueryUserContactRequest = /*#__PURE__*/ lazySchema(() => zContactsRequest());

export const zCreditSaveBaseInfoRequest = /*#__PURE__*/ lazySchema(() => zBaseInfoRequest());

export const zCreditSaveBaseInfoV2Request = /*#__PURE__*/ lazySchema(() => zBaseInfoRequest());

export const zCreditSaveRecommendContactRequest = /*#__PURE__*/ lazySchema(() => zSaveRecommendRequest());

export const zCreditSaveUserContactRequest = /*#__PURE__*/ lazySchema(() => zSaveContactsRequest());

export const zCreditSendCreditCardCodeRequest = /*#__PURE__*/ lazySchema(() => zCreditCardCodeRequest());

export const zCreditUploadIdPhotoRequest = /*#__PURE__*/ lazySchema(() => zIdPhotoForm());

export const zCreditMaoYanAssessAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditMaoYanFaceVerifyRequest = /*#__PURE__*/ lazySchema(() => zFaceCheckRequest());

export const zCreditMaoYanGetPageMetaRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditMaoYanIdAuthRequest = /*#__PURE__*/ lazySchema(() => zIdAuthRequest());

export const zCreditMaoYanIdCardAuthRequest = /*#__PURE__*/ lazySchema(() => zIdCardAuthRequest());

export const zCreditMaoYanIdNumberAuthRequest = /*#__PURE__*/ lazySchema(() => zIdNumberAuthRequest());

export const zCreditMaoYanLoginHookRequest = /*#__PURE__*/ lazySchema(() => zLoginHookRequest());

export const zCreditMaoYanQueryAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditMaoYanQueryAssessAmountStatusRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zCreditMaoYanQueryUserInfoRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMemberChangeAutoRenewRequest = /*#__PURE__*/ lazySchema(() => zAutoRenewChange());

export const zMemberOpenRequest = /*#__PURE__*/ lazySchema(() => zMembershipOrderRequest());

export const zMemberQueryAutoRenewConfigRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMemberQueryBenefitsRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMemberQueryInfoRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMemberQueryRenewListRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMemberUpgradeRequest = /*#__PURE__*/ lazySchema(() => zMembershipOrderRequest());

export const zMerchantApplyAmountRequest = /*#__PURE__*/ lazySchema(() => zAmountApplication());

export const zMerchantBindBankCardRequest = /*#__PURE__*/ lazySchema(() => zCallBackRequest());

export const zMerchantConfirmReservationRequest = /*#__PURE__*/ lazySchema(() => zReservationRequest());

export const zMerchantCreateSalesOrderRequest = /*#__PURE__*/ lazySchema(() => zSalesOrderRequest());

export const zMerchantGetAdBannerRequest = /*#__PURE__*/ lazySchema(() => zAdBannerRequest());

export const zMerchantGetLastSixMonthsRequest = /*#__PURE__*/ lazySchema(() => z.record(z.string(), z.unknown()));

export const zMerchantGetLoanDataRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMerchantGetLoanRateInfoRequest = /*#__PURE__*/ lazySchema(() => zLoanRateInfoRequest());

export const zMerchantGetLoanRateInfoV2Request = /*#__PURE__*/ lazySchema(() => zLoanRateInfoRequest());

export const zMerchantGetLoanRateInfoV3Request = /*#__PURE__*/ lazySchema(() => zLoanRateInfoRequest());

export const zMerchantGetLoanTimeRequest = /*#__PURE__*/ lazySchema(() => zPublishStatusRequest());

export const zMerchantGetMonthRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMerchantGetStoreAuthItemsRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMerchantGetStoreAuthUrlRequest = /*#__PURE__*/ lazySchema(() => zStoreAuthRequest());

export const zMerchantGetTobaccoLoanDataRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMerchantGetUserWindowListRequest = /*#__PURE__*/ lazySchema(() => zCurrentPageRequest());

export const zMerchantPreAuditRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMerchantPreValidatorRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMerchantPublishRequest = /*#__PURE__*/ lazySchema(() => zMerchantPublishForm());

export const zMerchantQueryAreaRequest = /*#__PURE__*/ lazySchema(() => zTreeRequest());

export const zMerchantQueryIndustryRequest = /*#__PURE__*/ lazySchema(() => zTreeRequest());

export const zMerchantQueryReservationStatusRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMerchantRecallRequest = /*#__PURE__*/ lazySchema(() => zOrderRequest());

export const zMerchantResolveGpsAddressRequest = /*#__PURE__*/ lazySchema(() => zGpsPoint());

export const zMerchantRewardQueryRequest = /*#__PURE__*/ lazySchema(() => zRewardQueryRequest());

export const zMerchantSendSmsRequest = /*#__PURE__*/ lazySchema(() => zSmsRequest());

export const zMerchantSubmitWindowProtocolRequest = /*#__PURE__*/ lazySchema(() => zWindowProtocolRequest());

export const zMerchantUpdateYcdAuthStatusRequest = /*#__PURE__*/ lazySchema(() => zAuthStatusUpdate());

export const zMerchantUploadPictureRequest = /*#__PURE__*/ lazySchema(() => zPictureForm());

export const zMerchantWindowReportRequest = /*#__PURE__*/ lazySchema(() => zWindowRequest());

export const zMessageMarkAllReadRequest = /*#__PURE__*/ lazySchema(() => zMessageTypeRequest());

export const zMessageQueryDetailRequest = /*#__PURE__*/ lazySchema(() => zMessageRequest());

export const zMessageQueryListRequest = /*#__PURE__*/ lazySchema(() => zMessagesRequest());

export const zMessageQueryUnreadByTypeRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zMessageUpdateStatusRequest = /*#__PURE__*/ lazySchema(() => zMessageStatusRequest());

export const zOtherAgreementrecordRequest = /*#__PURE__*/ lazySchema(() => zAgreementRecordRequest());

export const zOtherGetCardTitlesRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zOtherGetMultiWebConfigRequest = /*#__PURE__*/ lazySchema(() => zWebConfigsRequest());

export const zOtherGetQuestionnaireInfoRequest = /*#__PURE__*/ lazySchema(() => zCurrentPageRequest());

export const zOtherGetWebConfigRequest = /*#__PURE__*/ lazySchema(() => zWebConfigRequest());

export const zOtherQueryMerchantNoRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zOtherQueryTraceDataRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zOtherQueryUserMerchantRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zOtherQuestionnaireReportRequest = /*#__PURE__*/ lazySchema(() => zQuestionnaireReportRequest());

export const zOtherQuestionnaireSubmitRequest = /*#__PURE__*/ lazySchema(() => zQuestionnaireSubmitRequest());

export const zRepaymentAfterLoanSignRequest = /*#__PURE__*/ lazySchema(() => zPublishStatusRequest());

export const zRepaymentChangeAutoPayStatusRequest = /*#__PURE__*/ lazySchema(() => zAutoPayChange());

export const zRepaymentConfirmBankCardSignedRequest = /*#__PURE__*/ lazySchema(() => zConfirmBankCardRequest());

export const zRepaymentDoBankCardSignedRequest = /*#__PURE__*/ lazySchema(() => zBankCardSigningRequest());

export const zRepaymentGetAlipaySignUrlRequest = /*#__PURE__*/ lazySchema(() => zCallBackRequest());

export const zRepaymentGetAutopayStatusRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zRepaymentGetAutopayStatusV2Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zRepaymentGetCashierUrlRequest = /*#__PURE__*/ lazySchema(() => zCashierRequest());

export const zRepaymentQueryBillListRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zRepaymentQueryEarlyRepayAmountRequest = /*#__PURE__*/ lazySchema(() => zLoanRequest());

export const zRepaymentQueryPlanRequest = /*#__PURE__*/ lazySchema(() => zLoanRequest());

export const zRepaymentQueryPreconditionRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zRepaymentQueryRefundsRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zRepaymentQueryStatusRequest = /*#__PURE__*/ lazySchema(() => zRepaymentRequest());

export const zRepaymentResignAutoPayRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zRepaymentShowAutoPayEntryRequest = /*#__PURE__*/ lazySchema(() => zAutoPayEntryRequest());

export const zStaffCashGetAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zStaffCashPublishRequest = /*#__PURE__*/ lazySchema(() => zStaffPublishRequest());

export const zStaffCashQueryPublishStatusRequest = /*#__PURE__*/ lazySchema(() => zPublishStatusRequest());

export const zStaffCashQueryUserInfoRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zThirdpayGetAdvRequest = /*#__PURE__*/ lazySchema(() => zAdvRequest());

export const zUserBindBankcardRequest = /*#__PURE__*/ lazySchema(() => zCallBackRequest());

export const zUserBindBankcardV2Request = /*#__PURE__*/ lazySchema(() => zBindBankcardRequest());

export const zUserCanLogoutRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserChangeMobileRequest = /*#__PURE__*/ lazySchema(() => zMobileChangeRequest());

export const zUserChangeMobilePrecheckRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserCheckPersonalInfoExportRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserCheckPersonalInfoExportCodeRequest = /*#__PURE__*/ lazySchema(() => zCodeRequest());

export const zUserCheckWechatBindRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserCloseAccountRequest = /*#__PURE__*/ lazySchema(() => zCodeRequest());

export const zUserGetAdvertRequest = /*#__PURE__*/ lazySchema(() => z.object({
    position: z.string()
}));

export const zUserGetCouponUnreadCountRequest = /*#__PURE__*/ lazySchema(() => z.record(z.string(), z.unknown()));

export const zUserGetGuestAdvertRequest = /*#__PURE__*/ lazySchema(() => z.object({
    position: z.string()
}));

export const zUserGetIcpRecordRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserGetProvinceCityAreaRequest = /*#__PURE__*/ lazySchema(() => z.object({
    parentId: z.optional(z.string())
}));

export const zUserGetReservedPhoneChangeUrlRequest = /*#__PURE__*/ lazySchema(() => zReservedPhoneRequest());

export const zUserGetStreetListRequest = /*#__PURE__*/ lazySchema(() => z.object({
    areaId: z.string()
}));

export const zUserLoginRequest = /*#__PURE__*/ lazySchema(() => zLoginRequest());

export const zUserLoginRiskRequest = /*#__PURE__*/ lazySchema(() => zLoginRiskRequest());

export const zUserLogoutRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserMessengerLoginRequest = /*#__PURE__*/ lazySchema(() => zMessengerLoginRequest());

export const zUserQueryAccountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserQueryAllBankcardListRequest = /*#__PURE__*/ lazySchema(() => zBankcardListRequest());

export const zUserQueryAmountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserQueryAuditRecordRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserQueryBankcardListV2Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserQueryBankcardListV3Request = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserQueryCardStatusRequest = /*#__PURE__*/ lazySchema(() => zBankcardRequest());

export const zUserQueryIdentityRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserQueryPendingOrderCountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserQueryRecentBillRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserQueryUnreadMessageCountRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserRefreshTokenRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserReportUserGpsRequest = /*#__PURE__*/ lazySchema(() => zGpsReport());

export const zUserSaveAddressRequest = /*#__PURE__*/ lazySchema(() => zAddressRequest());

export const zUserSaveComplaintRequest = /*#__PURE__*/ lazySchema(() => zComplaintRequest());

export const zUserSelectUserDataRequest = /*#__PURE__*/ lazySchema(() => zNoFields());

export const zUserSendCloseAccountCodeRequest = /*#__PURE__*/ lazySchema(() => zAccountCodeRequest());

export const zUserSendLoginCodeRequest = /*#__PURE__*/ lazySchema(() => zSendLoginCodeRequest());

export const zUserSendMobileChangeCodeRequest = /*#__PURE__*/ lazySchema(() => zMobileChangeCodeRequest());

export const zUserUnbindBankcardRequest = /*#__PURE__*/ lazySchema(() => zBankcardRequest());

export const zUserUpdateUserDataRequest = /*#__PURE__*/ lazySchema(() => zUserDataChange());

export const zVirtualCreateOrderRequest = /*#__PURE__*/ lazySchema(() => zTopUpOrderRequest());

export const zVirtualQueryCouponsRequest = /*#__PURE__*/ lazySchema(() => zTopUpCouponRequest());

export const zVirtualQueryOrderDetailRequest = /*#__PURE__*/ lazySchema(() => zOrderRequest());

export const zVirtualQueryOrdersRequest = /*#__PURE__*/ lazySchema(() => zTopUpOrdersRequest());

export const zVirtualQueryPayResultRequest = /*#__PURE__*/ lazySchema(() => zOrderRequest());

export const zVirtualQueryPhoneSkuRequest = /*#__PURE__*/ lazySchema(() => zPhoneSkuRequest());

export const zVirtualQueryQqSkuRequest = /*#__PURE__*/ lazySchema(() => zQqSkuRequest());

export const zVirtualQueryVideoSkuRequest = /*#__PURE__*/ lazySchema(() => zNoFields());
