// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { matches, oneOf, whole, within } from '../checks.ts';
import { lazySchema, type Schema } from '../schema.ts';
import { zContact, zCount, zFlag, zId, zOrderAddress, zPeriods, zPostalAddress, zRate, zSerialNumber, zSignInPush, zSplitItem, zUploadedFile, zYuan } from './models.ts';

/**
 * A student record.
 */
const zAcademicRecord = /*#__PURE__*/ lazySchema(() => z.object({
    name: z.nullish(z.string()),
    gender: z.nullish(z.string()),
    birthday: z.nullish(z.string()),
    nation: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    academy: z.nullish(z.string()),
    level: z.nullish(z.string()),
    faculty: z.nullish(z.string()),
    classes: z.nullish(z.string()),
    major: z.nullish(z.string()),
    sno: z.nullish(z.string()),
    eduSystem: z.nullish(z.string()),
    eduType: z.nullish(z.string()),
    studyForm: z.nullish(z.string()),
    admissionDate: z.nullish(z.string()),
    schoolRollStatus: z.nullish(z.string()),
    graduationDate: z.nullish(z.string()),
    onlineVerificationCode: z.nullish(z.string()),
    reportUpdateDate: z.nullish(z.string())
}));

/**
 * State of the account.
 */
const zAccount = /*#__PURE__*/ lazySchema(() => z.object({
    openStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    accountChannel: z.nullish(z.string())
}));

/**
 * A picture and where it leads. Texts are cut when they are shown: 15, 4 and 5 characters.
 */
const zAdvert = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    pictureUrl: z.string(),
    linkUrl: z.nullish(z.string()),
    title: z.nullish(z.string()),
    description: z.nullish(z.string()),
    buttonText: z.nullish(z.string()),
    cornerMark: z.nullish(z.string())
}));

/**
 * Signing after a loan.
 */
const zAfterLoanSigning = /*#__PURE__*/ lazySchema(() => z.object({
    url: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * State of a card.
 */
const zBankcardStatus = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    mobileDiffers: z.nullish(z.boolean())
}));

/**
 * Where a card is added.
 */
const zBindBankcardPage = /*#__PURE__*/ lazySchema(() => z.object({
    url: z.string()
}));

/**
 * Title of a card of the home page.
 */
const zCardTitle = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    title: z.string(),
    subTitle: z.nullish(z.string())
}));

/**
 * Where the partner wants the user back.
 */
const zChannelReturn = /*#__PURE__*/ lazySchema(() => z.object({
    returnUrl: z.string()
}));

/**
 * A contact that was refused.
 */
const zContactException = /*#__PURE__*/ lazySchema(() => z.object({
    contactLevel: z.nullish(z.number().check(whole)),
    reasonCode: z.nullish(z.number().check(whole))
}));

/**
 * Contacts on file.
 */
const zContactList = /*#__PURE__*/ lazySchema(() => z.object({
    contacts: z.array(zContact())
}));

/**
 * What is printed on a coupon, and how a free-period coupon counts. Spelling as on the wire.
 */
const zCouponIncoInfo = /*#__PURE__*/ lazySchema(() => z.object({
    iconType: z.nullish(z.number().check(whole)),
    iconTitle: z.nullish(z.string()),
    iconContent: z.nullish(z.string()),
    periodLimit: z.nullish(z.number().check(whole)),
    isAsc: z.nullish(z.number().check(whole))
}));

/**
 * A product that coupons name by id: it tells scene and customer apart.
 */
const zCouponProduct = /*#__PURE__*/ lazySchema(() => z.object({
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
const zCouponRule = /*#__PURE__*/ lazySchema(() => z.object({
    ruleValue: z.nullish(z.string())
}));

/**
 * Flag of the customer.
 */
const zCustomerState = /*#__PURE__*/ lazySchema(() => z.object({
    customerFlag: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * A calendar day in Beijing time, `YYYY-MM-DD`.
 */
const zDay = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^\d{4}-\d{2}-\d{2}$/)));

/**
 * Days of a first period that is no whole month.
 */
const zDayCount = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 92)));

/**
 * A day of the month.
 */
const zDayOfMonth = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 31)));

/**
 * A day of the month as text.
 */
const zDayText = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^(?:0?[1-9]|[12]\d|3[01])$/)));

/**
 * A length of time in milliseconds, up to ten years.
 */
const zDurationMs = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 315360000000)));

/**
 * A point in time: milliseconds since 1970-01-01T00:00:00Z.
 */
const zEpochMs = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 8640000000000000)));

/**
 * Result of a face check.
 */
const zFaceCheck = /*#__PURE__*/ lazySchema(() => z.object({
    passed: z.boolean(),
    reason: z.nullish(z.string()),
    remainTimes: z.nullish(zCount())
}));

/**
 * How the auto-pay row shows.
 */
const zAutoPayEntry = /*#__PURE__*/ lazySchema(() => z.object({
    showStatus: z.nullish(z.number().check(whole)),
    autoRepaymentStatus: z.nullish(zFlag()),
    linkUrl: z.nullish(z.string())
}));

/**
 * State of both ways of auto repayment.
 */
const zAutoPayStatus = /*#__PURE__*/ lazySchema(() => z.object({
    autoRepaymentStatus: z.nullish(zFlag()),
    alipayChannelStatus: z.nullish(zFlag())
}));

/**
 * Signing with the bank.
 */
const zBankCardSigning = /*#__PURE__*/ lazySchema(() => z.object({
    signedStatus: z.nullish(zFlag()),
    authOrderNo: z.nullish(z.string()),
    transactionNo: z.nullish(z.string()),
    phoneNo: z.nullish(z.string()),
    escapeCode: z.nullish(z.number().check(whole))
}));

/**
 * Whether the face was checked.
 */
const zFaceStatus = /*#__PURE__*/ lazySchema(() => z.object({
    faceAuth: z.nullish(zFlag()),
    verifyTime: z.nullish(z.boolean()),
    remainTimes: z.nullish(zCount())
}));

/**
 * Which agreements have to be read, and where.
 */
const zForceRead = /*#__PURE__*/ lazySchema(() => z.object({
    processLine: z.nullish(z.number().check(whole)),
    processLineSteps: z.nullish(z.number().check(whole)),
    businessId: z.nullish(z.string()),
    openAccInstDealInfos: z.nullish(z.array(z.record(z.string(), z.unknown()))),
    processLineSub: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * Whether reading is forced.
 */
const zForceReadCheck = /*#__PURE__*/ lazySchema(() => z.object({
    loanForceReadDTO: z.nullish(zForceRead())
}));

/**
 * Image pop-up of the marketing for 12 periods.
 */
const zFxyMarketingPopup = /*#__PURE__*/ lazySchema(() => z.object({
    isPop: z.nullish(z.boolean()),
    popLink: z.nullish(z.string())
}));

/**
 * Gray-release flags. Waiting times are not bounded here: the poller clamps them, and no flag may stop a page.
 */
const zGrayFlags = /*#__PURE__*/ lazySchema(() => z.object({
    alisignApplyGray: z.nullish(z.boolean()),
    styleGray: z.nullish(z.boolean()),
    pollPeriod: z.nullish(z.number()),
    countDown: z.nullish(z.number()),
    pollMaxPeriod: z.nullish(z.number())
}));

/**
 * An entry of a section.
 */
const zHomeItem = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    title: z.nullish(z.string()),
    description: z.nullish(z.string()),
    pictureUrl: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    cornerMark: z.nullish(z.string()),
    buttonText: z.nullish(z.string())
}));

/**
 * A section of the home page. Sections that a page does not know are left out.
 */
const zHomeSection = /*#__PURE__*/ lazySchema(() => z.object({
    sectionCode: z.string(),
    title: z.nullish(z.string()),
    items: z.nullish(z.array(zHomeItem()))
}));

/**
 * The home page.
 */
const zHomeContent = /*#__PURE__*/ lazySchema(() => z.object({
    sections: z.array(zHomeSection())
}));

/**
 * Entry of the site in the public register.
 */
const zIcpRecord = /*#__PURE__*/ lazySchema(() => z.object({
    recordNumber: z.string(),
    url: z.nullish(z.string())
}));

/**
 * An address that is kept.
 */
const zAddressSaved = /*#__PURE__*/ lazySchema(() => z.object({
    addressId: zId()
}));

/**
 * The terms are signed.
 */
const zAgreementSigned = /*#__PURE__*/ lazySchema(() => z.object({
    signNo: zId()
}));

/**
 * The cashier, and the repayment that it is opened for.
 */
const zCashierPage = /*#__PURE__*/ lazySchema(() => z.object({
    url: z.string(),
    repayNo: z.nullish(zId())
}));

/**
 * A commitment that the user has to give before these terms are signed (proposed).
 */
const zCommitment = /*#__PURE__*/ lazySchema(() => z.object({
    type: zId(),
    videoOpen: z.boolean(),
    isNewVer: z.nullish(z.boolean()),
    specialAssetTag: z.nullish(z.string()),
    segmentPeriod: z.nullish(z.number().check(whole))
}));

/**
 * A complaint that is received.
 */
const zComplaintReceived = /*#__PURE__*/ lazySchema(() => z.object({
    complaintNo: zId()
}));

/**
 * A credit card that raises the limit.
 */
const zCreditCard = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    billDay: z.nullish(zDayOfMonth()),
    repaymentDay: z.nullish(zDayOfMonth()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * Status of the identity steps.
 */
const zIdAuthInfo = /*#__PURE__*/ lazySchema(() => z.object({
    idAuth: z.nullish(zFlag()),
    idPhotoFrontAuth: z.nullish(zFlag()),
    idPhotoBackAuth: z.nullish(zFlag()),
    nextStep: z.nullish(z.string()),
    reason: z.nullish(z.string())
}));

/**
 * Which ID photos are on file.
 */
const zIdPhotoStatus = /*#__PURE__*/ lazySchema(() => z.object({
    front: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    back: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * What was read on an ID photo; the user corrects it.
 */
const zIdPhotoText = /*#__PURE__*/ lazySchema(() => z.object({
    name: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    gender: z.nullish(z.string()),
    nation: z.nullish(z.string()),
    address: z.nullish(z.string()),
    authority: z.nullish(z.string()),
    validity: z.nullish(z.string())
}));

/**
 * Which identity papers are there.
 */
const zIdentityStatus = /*#__PURE__*/ lazySchema(() => z.object({
    idAuth: z.nullish(zFlag()),
    idPhotoFrontAuth: z.nullish(zFlag()),
    idPhotoBackAuth: z.nullish(zFlag())
}));

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
 * An address that is opened from a page, through the address gate of the app.
 */
const zLink = /*#__PURE__*/ lazySchema(() => z.string().check(within(1, 2048)));

/**
 * An application that was accepted.
 */
const zListed = /*#__PURE__*/ lazySchema(() => z.object({
    listingId: zId(),
    loanId: z.nullish(zId()),
    serialNumber: z.nullish(z.string()),
    paymentDay: z.nullish(z.string())
}));

/**
 * Which verifications the loan button asks for first.
 */
const zLoanButtonAuth = /*#__PURE__*/ lazySchema(() => z.object({
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
 * When the money is expected.
 */
const zLoanTime = /*#__PURE__*/ lazySchema(() => z.object({
    predictEntryTime: z.nullish(z.string())
}));

/**
 * The borrower; shown on the commitment page.
 */
const zLoanUserInfo = /*#__PURE__*/ lazySchema(() => z.object({
    realName: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    mobile: z.nullish(z.string()),
    age: z.nullish(z.number().check(whole))
}));

/**
 * What a login has to show before it is let in.
 */
const zLoginRisk = /*#__PURE__*/ lazySchema(() => z.object({
    riskLevel: z.string(),
    reason: z.nullish(z.string())
}));

/**
 * Whether the account may be closed.
 */
const zLogoutCheck = /*#__PURE__*/ lazySchema(() => z.object({
    allowed: z.boolean(),
    reasons: z.nullish(z.array(z.string()))
}));

/**
 * A benefit of members.
 */
const zMembershipBenefit = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    title: z.string(),
    description: z.nullish(z.string()),
    iconUrl: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * A document of a merchant's application.
 */
const zMerchantDocument = /*#__PURE__*/ lazySchema(() => z.object({
    type: z.string(),
    title: z.string(),
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    reason: z.nullish(z.string())
}));

/**
 * The number of the account as it is now.
 */
const zMobileChanged = /*#__PURE__*/ lazySchema(() => z.object({
    mobileMasked: z.string()
}));

/**
 * A name that a page cannot do without: an empty one is none.
 */
const zName = /*#__PURE__*/ lazySchema(() => z.string().check(within(1, 200)));

/**
 * A bank card of the user.
 */
const zBankCard = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: zName(),
    cardNo: z.string().check(within(4, 32)),
    cardType: z.nullish(z.number().check(whole)),
    isWithdrawCard: z.optional(z.unknown()),
    smallIcon: z.nullish(z.string()),
    creditCardBg: z.nullish(z.string())
}));

/**
 * A bank card with what its own page shows.
 */
const zBankCardDetail = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: zName(),
    cardNo: z.string().check(within(4, 32)),
    cardType: z.nullish(z.number().check(whole)),
    isWithdrawCard: z.optional(z.unknown()),
    smallIcon: z.nullish(z.string()),
    creditCardBg: z.nullish(z.string()),
    bankCode: z.nullish(z.string()),
    bankLogoUrl: z.nullish(z.string()),
    mobileMasked: z.nullish(z.string()),
    isDefault: z.nullish(z.boolean())
}));

/**
 * An agreement of the loan page.
 */
const zLoanAgreement = /*#__PURE__*/ lazySchema(() => z.object({
    name: zName(),
    url: zLink(),
    isLoanProtocol: z.boolean(),
    category: z.optional(z.unknown()),
    version: z.nullish(z.string())
}));

/**
 * A pop-up that is due or not.
 */
const zNeedPopup = /*#__PURE__*/ lazySchema(() => z.object({
    needPopup: z.nullish(z.boolean())
}));

/**
 * What follows an identity step.
 */
const zNextStep = /*#__PURE__*/ lazySchema(() => z.object({
    nextStep: z.nullish(z.string()),
    reason: z.nullish(z.string())
}));

/**
 * A one-click application that was accepted.
 */
const zOneClickPublished = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: zId(),
    listingId: z.nullish(zId()),
    paymentDay: z.nullish(z.string())
}));

/**
 * An application that became a loan, whose result the customer has not seen.
 */
const zOpenApplication = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: z.string(),
    listingId: z.nullish(zId()),
    loanId: z.nullish(zId()),
    kind: z.nullish(z.string().check(oneOf([
        'cash',
        'staff',
        'lead',
        'mixed',
        'oneClick',
        'merchant'
    ])))
}));

/**
 * An order that waits for its payment.
 */
const zOrderCreated = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: zId(),
    url: z.nullish(z.string())
}));

/**
 * A page on another host. The url gate of the app checks it before the browser opens it.
 */
const zPageAddress = /*#__PURE__*/ lazySchema(() => z.object({
    url: z.string()
}));

/**
 * The next page, as the server wants it.
 */
const zPageMeta = /*#__PURE__*/ lazySchema(() => z.object({
    actionType: z.string().check(oneOf(['PAGE', 'LINK'])),
    pageCode: z.nullish(z.string()),
    url: z.nullish(z.string())
}));

/**
 * Identity of a partner's user. Numbers are masked.
 */
const zPartnerUser = /*#__PURE__*/ lazySchema(() => z.object({
    realName: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    mobile: z.nullish(z.string()),
    step: z.nullish(z.string())
}));

/**
 * State of a payment.
 */
const zPayState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.string().check(oneOf([
        'SUCCESS',
        'PAY_ING',
        'CONFIRM_PAY_FAILURE'
    ])),
    serialNumber: z.nullish(z.string()),
    reason: z.nullish(z.string())
}));

/**
 * Whether something may be done, and if not, why.
 */
const zPermission = /*#__PURE__*/ lazySchema(() => z.object({
    allowed: z.boolean(),
    reason: z.nullish(z.string()),
    reasonCode: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * State of a pre-assessment.
 */
const zPreAssessState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.string().check(oneOf([
        'ing',
        'fail',
        'success'
    ])),
    reason: z.nullish(z.string())
}));

/**
 * Result of a review before the application.
 */
const zPreAudit = /*#__PURE__*/ lazySchema(() => z.object({
    auditStatus: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    reason: z.nullish(z.string())
}));

/**
 * A step of a promotion.
 */
const zProcessStep = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    title: z.string(),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    reward: z.nullish(z.string()),
    linkUrl: z.nullish(z.string())
}));

/**
 * The promotion window of a page.
 */
const zPromotionWindow = /*#__PURE__*/ lazySchema(() => z.object({
    windowCode: z.nullish(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}));

/**
 * A key for encrypting fields.
 */
const zPublicKey = /*#__PURE__*/ lazySchema(() => z.object({
    publicKey: z.string()
}));

/**
 * The key inside one more layer.
 */
const zPublicKeyReply = /*#__PURE__*/ lazySchema(() => z.object({
    data: zPublicKey()
}));

/**
 * The application was accepted.
 */
const zPublished = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: zId(),
    listingId: zId(),
    paymentDay: z.string(),
    serialNumber: z.string()
}));

/**
 * Whether a recording may start.
 */
const zPushStream = /*#__PURE__*/ lazySchema(() => z.object({
    allowed: z.boolean(),
    streamUrl: z.nullish(z.string()),
    reason: z.nullish(z.string())
}));

/**
 * What a customer would pay besides, if something happened (proposed).
 */
const zContingentCost = /*#__PURE__*/ lazySchema(() => z.object({
    kind: z.string().check(oneOf([
        'overdue',
        'misuse',
        'earlySettlement'
    ])),
    chargedBy: zName(),
    standard: zName(),
    annualRate: z.nullish(zRate())
}));

/**
 * How a rate coupon works.
 */
const zCouponExtendProperties = /*#__PURE__*/ lazySchema(() => z.object({
    discountRate: z.nullish(zRate()),
    deductType: z.nullish(z.number().check(whole))
}));

/**
 * The older discount pop-up.
 */
const zFakeCouponPopup = /*#__PURE__*/ lazySchema(() => z.object({
    needPopup: z.nullish(z.boolean()),
    discount: z.nullish(zRate())
}));

/**
 * Rates as they are shown.
 */
const zRateConfig = /*#__PURE__*/ lazySchema(() => z.object({
    beforeRate: z.nullish(zRate()),
    currentRate: z.nullish(zRate()),
    oldYxFakeCouponDiscount: z.nullish(zRate())
}));

/**
 * Contacts that are recommended.
 */
const zRecommendData = /*#__PURE__*/ lazySchema(() => z.object({
    computingTime: z.nullish(z.number().check(whole)),
    contacts: z.nullish(z.array(zContact())),
    hitGray: z.nullish(z.boolean()),
    pageRecLimit: z.nullish(z.number().check(whole)),
    redContactNum: z.nullish(z.number().check(whole)),
    completeRecConNum: z.nullish(z.number().check(whole)),
    pageCode: z.nullish(z.string()),
    goContact: z.nullish(z.union([
        z.boolean(),
        z.string()
    ])),
    pageName: z.nullish(z.string()),
    viewId: z.nullish(z.string())
}));

/**
 * Which reminder is due.
 */
const zRemindPopup = /*#__PURE__*/ lazySchema(() => z.object({
    remindType: z.nullish(z.number().check(whole)),
    offerList: z.nullish(z.array(z.record(z.string(), z.unknown()))),
    joinCampaignResult: z.optional(z.unknown())
}));

/**
 * Banner below the result.
 */
const zResultBanner = /*#__PURE__*/ lazySchema(() => z.object({
    pictureUrl: z.nullish(z.string()),
    linkUrl: z.nullish(z.string())
}));

/**
 * Button of the more-than card.
 */
const zResultButton = /*#__PURE__*/ lazySchema(() => z.object({
    buttonText: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    cornerMark: z.nullish(z.string()),
    cornerStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * A step of the timeline.
 */
const zResultStep = /*#__PURE__*/ lazySchema(() => z.object({
    icon: z.nullish(z.string()),
    iconClass: z.nullish(z.string()),
    title: z.string(),
    text: z.nullish(z.string())
}));

/**
 * Text of the more-than card.
 */
const zResultText = /*#__PURE__*/ lazySchema(() => z.object({
    text: z.nullish(z.string())
}));

/**
 * A contact that was kept.
 */
const zSavedContact = /*#__PURE__*/ lazySchema(() => z.object({
    contactLevel: z.nullish(z.number().check(whole))
}));

/**
 * Which contacts were kept, and which were refused and why.
 */
const zSavedContacts = /*#__PURE__*/ lazySchema(() => z.object({
    userContactInfos: z.nullish(z.array(zSavedContact())),
    userContactExceptionInfos: z.nullish(z.array(zContactException()))
}));

/**
 * Signature for the messenger's functions (scan a QR code).
 */
const zSdkConfig = /*#__PURE__*/ lazySchema(() => z.object({
    appId: z.string(),
    timestamp: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    nonceStr: z.string(),
    signature: z.string()
}));

/**
 * The customer's open applications, and the number for the next one.
 */
const zOpenApplications = /*#__PURE__*/ lazySchema(() => z.object({
    serialNumber: z.nullish(zSerialNumber()),
    applications: z.array(zOpenApplication())
}));

/**
 * A session.
 */
const zSession = /*#__PURE__*/ lazySchema(() => z.object({
    token: zId(),
    userId: zId(),
    expiresIn: z.number().check(whole)
}));

/**
 * A day of the sign-in cycle, which is a week.
 */
const zSignInDay = /*#__PURE__*/ lazySchema(() => z.object({
    day: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    title: z.nullish(z.string()),
    reward: z.nullish(z.string()),
    signed: z.nullish(z.boolean()),
    received: z.nullish(z.boolean())
}));

/**
 * The daily sign-in.
 */
const zSignInState = /*#__PURE__*/ lazySchema(() => z.object({
    days: z.array(zSignInDay()),
    joined: z.nullish(z.boolean()),
    signedToday: z.nullish(z.boolean()),
    continuousDays: z.nullish(zCount()),
    pushStatus: z.nullish(zFlag()),
    rules: z.nullish(z.string())
}));

/**
 * Terms of a special asset.
 */
const zSpecialAssetInfo = /*#__PURE__*/ lazySchema(() => z.object({
    specialAssetTag: z.nullish(z.string()),
    specialAssetAprLimit: z.nullish(zRate()),
    specialAssetCopywriting: z.nullish(z.string()),
    specialAssetPeriods: z.nullish(z.array(zPeriods())),
    segmentPeriod: z.nullish(z.number().check(whole))
}));

/**
 * Status of a requested item.
 */
const zStatusReply = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    reason: z.nullish(z.string())
}));

/**
 * A purpose of the second level.
 */
const zSubLoanUse = /*#__PURE__*/ lazySchema(() => z.object({
    loanUseCode: zId(),
    loanUseName: zName()
}));

/**
 * A purpose of the loan.
 */
const zLoanUse = /*#__PURE__*/ lazySchema(() => z.object({
    loanUseCode: zId(),
    loanUseName: zName(),
    subList: z.nullish(z.array(zSubLoanUse()))
}));

/**
 * An option of a question.
 */
const zSubjectOption = /*#__PURE__*/ lazySchema(() => z.object({
    key: z.string(),
    value: z.string()
}));

/**
 * Options of a question.
 */
const zSubjectOptions = /*#__PURE__*/ lazySchema(() => z.object({
    optionList: z.nullish(z.array(zSubjectOption())),
    optionUpperLimit: z.nullish(z.number().check(whole))
}));

/**
 * A follow-up question: it is shown when its subject has this answer.
 */
const zSubjectRelation = /*#__PURE__*/ lazySchema(() => z.object({
    relationId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    relationValue: z.nullish(z.string())
}));

/**
 * A question of a survey.
 */
const zSubject = /*#__PURE__*/ lazySchema(() => z.object({
    subjectId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    subjectCode: z.nullish(z.string()),
    subjectTitle: z.string(),
    templateCode: z.string(),
    isRequired: z.nullish(zFlag()),
    isHeader: z.nullish(zFlag()),
    isOptionSort: z.nullish(zFlag()),
    subjectRelationList: z.nullish(z.array(zSubjectRelation())),
    subjectOptionData: z.nullish(zSubjectOptions())
}));

/**
 * A survey.
 */
const zQuestionnaire = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    questionnaireCode: z.string(),
    questionnaireTitle: z.nullish(z.string()),
    questionnaireDesc: z.nullish(z.string()),
    questionnaireStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    subjectList: z.array(zSubject()),
    windowId: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * The shop as its licence says.
 */
const zTobaccoBasicInfo = /*#__PURE__*/ lazySchema(() => z.object({
    licenceNo: z.nullish(z.string()),
    shopName: z.nullish(z.string()),
    ownerName: z.nullish(z.string()),
    address: z.nullish(z.string()),
    validUntil: z.nullish(z.string())
}));

/**
 * Tracing data of the user.
 */
const zTraceData = /*#__PURE__*/ lazySchema(() => z.object({
    businessLine: z.nullish(z.string())
}));

/**
 * A region, or another entry of a tree.
 */
const zTreeEntry = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    name: z.string(),
    hasChildren: z.nullish(z.boolean())
}));

/**
 * The card for the payout and the repayments.
 */
const zUserBankInfo = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: zName(),
    cardNo: z.string().check(within(4, 32)),
    cardType: z.nullish(z.number().check(whole))
}));

/**
 * A way to pay.
 */
const zPayOption = /*#__PURE__*/ lazySchema(() => z.object({
    payType: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    name: z.string(),
    enabled: z.nullish(z.boolean()),
    reason: z.nullish(z.string()),
    card: z.nullish(zUserBankInfo())
}));

/**
 * Profile data that the user entered.
 */
const zUserData = /*#__PURE__*/ lazySchema(() => z.object({
    nickname: z.nullish(z.string()),
    headUrl: z.nullish(z.string()),
    realName: z.nullish(z.string()),
    mobile: z.nullish(z.string()),
    email: z.nullish(z.string()),
    gender: z.nullish(z.string()),
    birthday: z.nullish(z.string()),
    education: z.nullish(z.string()),
    marriage: z.nullish(z.string()),
    incomeRange: z.nullish(z.number().check(whole)),
    company: z.nullish(z.string()),
    job: z.nullish(z.string()),
    address: z.nullish(zPostalAddress())
}));

/**
 * Official identity of the user. Numbers are masked.
 */
const zUserIdentity = /*#__PURE__*/ lazySchema(() => z.object({
    realName: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    mobile: z.nullish(z.string()),
    age: z.nullish(z.number().check(whole))
}));

/**
 * Kind of the user.
 */
const zUserKind = /*#__PURE__*/ lazySchema(() => z.object({
    userType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    blackUserFlag: z.nullish(z.number().check(whole))
}));

/**
 * The change from a dear to a cheap rate.
 */
const zUserTransitionMarketing = /*#__PURE__*/ lazySchema(() => z.object({
    showFlag: z.nullish(z.boolean())
}));

/**
 * A recorded commitment.
 */
const zVideoInfo = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.nullish(z.string()),
    cover: z.nullish(z.string()),
    serialNo: z.nullish(z.string()),
    video: z.nullish(z.string()),
    failTimes: z.nullish(zCount())
}));

/**
 * A waiting time in seconds that a user sees counted down.
 */
const zWaitSeconds = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(0, 3600)));

/**
 * A code is on its way.
 */
const zCodeSent = /*#__PURE__*/ lazySchema(() => z.object({
    mobileMasked: z.string(),
    resendSeconds: zWaitSeconds()
}));

/**
 * A signing code is on its way.
 */
const zSignCodeSent = /*#__PURE__*/ lazySchema(() => z.object({
    transactionNo: zId(),
    mobileMasked: z.string(),
    resendSeconds: zWaitSeconds()
}));

/**
 * A code is on its way. Services that say nothing leave the page to its own 60 seconds.
 */
const zSmsSent = /*#__PURE__*/ lazySchema(() => z.object({
    mobileMasked: z.nullish(z.string()),
    resendSeconds: z.nullish(zWaitSeconds()),
    transactionNo: z.nullish(zId())
}));

/**
 * Is a WeChat account bound.
 */
const zWechatBinding = /*#__PURE__*/ lazySchema(() => z.object({
    bound: z.boolean(),
    nickname: z.nullish(z.string()),
    bindUrl: z.nullish(z.string())
}));

/**
 * `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` (Beijing time) or milliseconds since 1970.
 */
const zWhen = /*#__PURE__*/ lazySchema(() => z.union([
    z.string(),
    zEpochMs()
]));

/**
 * The last review of the user.
 */
const zAuditRecord = /*#__PURE__*/ lazySchema(() => z.object({
    auditStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    title: z.nullish(z.string()),
    reason: z.nullish(z.string()),
    submitTime: z.nullish(zWhen()),
    finishTime: z.nullish(zWhen()),
    retryTime: z.nullish(zWhen())
}));

/**
 * Auto repayment.
 */
const zAutoPayState = /*#__PURE__*/ lazySchema(() => z.object({
    autoRepaymentStatus: z.nullish(zFlag()),
    alipayChannelStatus: z.nullish(zFlag()),
    canAutoPay: z.nullish(z.boolean()),
    isOpenAutoPay: z.nullish(z.boolean()),
    authOrderNo: z.nullish(z.string()),
    transactionNo: z.nullish(z.string()),
    showStatus: z.nullish(z.number().check(whole)),
    signedStatus: z.nullish(zFlag()),
    phoneNo: z.nullish(z.string()),
    escapeCode: z.nullish(z.number().check(whole)),
    signedUntil: z.nullish(zWhen()),
    signedCardNo: z.nullish(z.string())
}));

/**
 * A campaign.
 */
const zCampaign = /*#__PURE__*/ lazySchema(() => z.object({
    activityCode: z.string(),
    title: z.string(),
    pictureUrl: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    startTime: z.nullish(zWhen()),
    endTime: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    remainTimes: z.nullish(zCount())
}));

/**
 * Whether the user is locked out.
 */
const zLockState = /*#__PURE__*/ lazySchema(() => z.object({
    lockCode: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    reason: z.nullish(z.string()),
    until: z.nullish(zWhen())
}));

/**
 * A message to the user.
 */
const zMessage = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    type: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    title: z.string(),
    summary: z.nullish(z.string()),
    content: z.nullish(z.string()),
    time: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    linkUrl: z.nullish(z.string())
}));

/**
 * State of the review.
 */
const zPublishStatus = /*#__PURE__*/ lazySchema(() => z.object({
    auditStatus: z.string().check(oneOf([
        'auditing',
        'auditSuccess',
        'auditFailure'
    ])),
    instShareProfitNew: z.nullish(z.string().check(oneOf(['leadFlow', 'koo']))),
    auditTime: z.nullish(zWhen())
}));

/**
 * State of a booking.
 */
const zReservation = /*#__PURE__*/ lazySchema(() => z.object({
    reservationNo: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    statusText: z.nullish(z.string()),
    visitTime: z.nullish(zWhen())
}));

/**
 * A shop platform that can vouch for a merchant.
 */
const zStoreAuthItem = /*#__PURE__*/ lazySchema(() => z.object({
    platform: z.string(),
    name: z.nullish(z.string()),
    iconUrl: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    authTime: z.nullish(zWhen())
}));

/**
 * The agreement of a protocol window.
 */
const zWindowProtocol = /*#__PURE__*/ lazySchema(() => z.object({
    linkUrl: z.nullish(z.string()),
    isDefaultSelected: z.nullish(z.number().check(whole))
}));

/**
 * A pop-up of an activity.
 */
const zActivityWindow = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    styleTemplate: z.nullish(z.string()),
    popImgUrl: z.nullish(z.string()),
    popImgHrefUrl: z.nullish(z.string()),
    popTitle: z.nullish(z.string()),
    popName: z.nullish(z.string()),
    popContent: z.nullish(z.string()),
    bottonText: z.nullish(z.string()),
    bottonHrefUrl: z.nullish(z.string()),
    showMn: z.nullish(zFlag()),
    protocolDTO: z.nullish(zWindowProtocol())
}));

/**
 * Limits of the amount box.
 */
const zAmountConfig = /*#__PURE__*/ lazySchema(() => z.object({
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
 * State of an assessment.
 */
const zAssessState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3)
    ]),
    amount: z.nullish(zYuan()),
    reason: z.nullish(z.string())
}));

/**
 * How the membership renews itself.
 */
const zAutoRenewConfig = /*#__PURE__*/ lazySchema(() => z.object({
    enabled: z.boolean(),
    planId: z.nullish(zId()),
    price: z.nullish(zYuan()),
    nextDate: z.nullish(z.string())
}));

/**
 * A bill.
 */
const zBill = /*#__PURE__*/ lazySchema(() => z.object({
    billId: zId(),
    loanId: z.nullish(zId()),
    title: z.nullish(z.string()),
    amount: zYuan(),
    dueDate: zDay(),
    period: z.nullish(z.number().check(whole)),
    totalPeriods: z.nullish(z.number().check(whole)),
    capital: z.nullish(zYuan()),
    interest: z.nullish(zYuan()),
    fee: z.nullish(zYuan()),
    couponValue: z.nullish(zYuan()),
    paidAmount: z.nullish(zYuan()),
    paidTime: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    overdueDays: z.nullish(zCount()),
    repayNo: z.nullish(zId()),
    signingDue: z.nullish(z.boolean())
}));

/**
 * What a campaign promises.
 */
const zCampaignDetail = /*#__PURE__*/ lazySchema(() => z.object({
    expireDate: z.nullish(z.string()),
    formattedCouponDiscount: z.nullish(z.string()),
    couponBatchNo: z.nullish(z.string()),
    couponDiscount: z.nullish(zRate()),
    popStyle: z.nullish(z.string()),
    cashTempAvailAmountDl: z.nullish(zYuan()),
    rate: z.nullish(zRate())
}));

/**
 * A campaign of the cash-lead page.
 */
const zCampaignItem = /*#__PURE__*/ lazySchema(() => z.object({
    campaignCode: z.string(),
    marketingDetailInfo: z.nullish(zCampaignDetail())
}));

/**
 * Rule of the cash-back.
 */
const zCashBackRule = /*#__PURE__*/ lazySchema(() => z.object({
    rewardType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    minLoanAmount: z.nullish(zYuan()),
    minRewardAmount: z.nullish(zYuan()),
    minLoanPeriod: z.nullish(zPeriods()),
    rewardConfigPeriod: z.nullish(zPeriods())
}));

/**
 * A charge of a loan, as its lender states it (proposed).
 */
const zCostItem = /*#__PURE__*/ lazySchema(() => z.object({
    kind: z.string().check(oneOf([
        'interest',
        'guarantee',
        'service',
        'instalmentFee',
        'partnerFee'
    ])),
    chargedBy: zName(),
    taken: z.string().check(oneOf([
        'each',
        'first',
        'payout'
    ])),
    standard: zName(),
    total: zYuan(),
    annualRate: zRate()
}));

/**
 * What a loan costs in all when every instalment is paid in time, as its lender states it (proposed).
 */
const zCostDisclosure = /*#__PURE__*/ lazySchema(() => z.object({
    version: zId(),
    lender: zName(),
    lenderKind: z.string().check(oneOf([
        'bank',
        'consumerFinance',
        'microLoan',
        'trust',
        'other'
    ])),
    principal: zYuan(),
    items: z.array(zCostItem()),
    discount: z.nullish(zYuan()),
    contingent: z.array(zContingentCost()),
    annualRate: zRate(),
    annualMethod: z.string().check(oneOf(['irr', 'sum'])),
    firstPeriodDays: z.nullish(zDayCount()),
    total: zYuan()
}));

/**
 * A coupon or right of the user.
 */
const zCoupon = /*#__PURE__*/ lazySchema(() => z.object({
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
 * Rates that a coupon is worked out with.
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
 * Coupons of the loan page with the rules of the user.
 */
const zCouponGrant = /*#__PURE__*/ lazySchema(() => z.object({
    couponList: z.array(zCoupon()),
    productList: z.array(zCouponProduct()),
    hideNotUsingCoupon: z.nullish(z.boolean()),
    discountLimit: z.nullish(zRate())
}));

/**
 * A coupon that a pop-up is about.
 */
const zCouponPopupInfo = /*#__PURE__*/ lazySchema(() => z.object({
    popType: z.nullish(z.number().check(whole)),
    couponInfoDTO: z.nullish(zCoupon()),
    couponInfoDesc: z.nullish(z.string()),
    saleName: z.nullish(z.string()),
    saleId: z.nullish(z.string())
}));

/**
 * The credit of a user.
 */
const zCreditAmounts = /*#__PURE__*/ lazySchema(() => z.object({
    loanAmount: z.nullish(zYuan()),
    canUseLoanAmount: z.nullish(zYuan()),
    cashTempAvailAmount: z.nullish(zYuan()),
    cashTempEndTime: z.nullish(z.string()),
    expireDate: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * What it costs to settle a loan now.
 */
const zEarlySettlement = /*#__PURE__*/ lazySchema(() => z.object({
    amount: zYuan(),
    capital: z.nullish(zYuan()),
    interest: z.nullish(zYuan()),
    fee: z.nullish(zYuan()),
    validUntil: z.nullish(zWhen()),
    billId: z.nullish(zId())
}));

/**
 * A choice of instalments for an order.
 */
const zInstalmentChoice = /*#__PURE__*/ lazySchema(() => z.object({
    period: zPeriods(),
    monthPay: zYuan(),
    handFee: z.nullish(zYuan()),
    totalAmount: z.nullish(zYuan()),
    costDisclosure: z.nullish(zCostDisclosure())
}));

/**
 * The order of a partner and how it can be paid.
 */
const zInstalmentDetails = /*#__PURE__*/ lazySchema(() => z.object({
    orderAmount: zYuan(),
    orderNum: z.nullish(z.string()),
    goodsName: z.nullish(z.string()),
    periodList: z.array(zInstalmentChoice())
}));

/**
 * Lifetime reduction of fees.
 */
const zLifetimeFeeReductionPopup = /*#__PURE__*/ lazySchema(() => z.object({
    isPop: z.nullish(z.boolean()),
    popType: z.nullish(z.number().check(whole)),
    quota: z.nullish(zYuan())
}));

/**
 * A change of the limit.
 */
const zLimitChange = /*#__PURE__*/ lazySchema(() => z.object({
    time: zWhen(),
    changeAmount: zYuan(),
    changeType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    afterAmount: z.nullish(zYuan()),
    title: z.nullish(z.string())
}));

/**
 * A coupon outside the loan page: of the coupon centre, an activity or a top-up.
 */
const zListedCoupon = /*#__PURE__*/ lazySchema(() => z.object({
    couponId: zId(),
    batchNo: z.nullish(z.string()),
    name: z.string(),
    kindId: z.nullish(z.number().check(whole)),
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
    reasonList: z.nullish(z.array(z.string())),
    category: z.nullish(z.string()),
    received: z.nullish(z.boolean())
}));

/**
 * The loan as the server knows it.
 */
const zLoanResult = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: zId(),
    listingId: zId(),
    serialNumber: z.nullish(z.string()),
    amount: zYuan(),
    loanPeriod: zPeriods(),
    monthPay: zYuan(),
    firstRepaymentDay: zDay(),
    paymentDay: zDayText(),
    bankName: zName(),
    cardNo: z.string().check(within(4, 32)),
    afterApr: zRate(),
    steps: z.nullish(z.array(zResultStep())),
    textDto: z.nullish(zResultText()),
    buttonDto: z.nullish(zResultButton()),
    montyPayList: z.array(zYuan()),
    mixLoanAmount: z.nullish(zYuan()),
    banner: z.nullish(zResultBanner()),
    cashAmount: z.nullish(zYuan()),
    cashAvailAmountAll: z.nullish(zYuan()),
    cashAvailAmountDl: z.nullish(zYuan()),
    cashLeadDiscountRate: z.nullish(zRate()),
    cashLeadFreeAmount: z.nullish(zYuan())
}));

/**
 * The low-fee or 7-day right.
 */
const zLowFeeRight = /*#__PURE__*/ lazySchema(() => z.object({
    isReduceFeeNewUser: z.nullish(z.boolean()),
    hasChooseReduceFee: z.nullish(z.boolean()),
    expireTime: z.nullish(zWhen()),
    interestCode: z.nullish(z.string()),
    currentTime: z.nullish(zWhen()),
    lowInterestLimitIrr: z.nullish(zRate()),
    maxLoanAmount: z.nullish(zYuan()),
    lastChoice: z.nullish(z.boolean()),
    currentIrr: z.nullish(zRate()),
    changeType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    canClkConfirmBtn: z.nullish(z.boolean())
}));

/**
 * A plan of the paid membership.
 */
const zMembershipPlan = /*#__PURE__*/ lazySchema(() => z.object({
    planId: zId(),
    name: z.string(),
    price: zYuan(),
    originalPrice: z.nullish(zYuan()),
    months: z.nullish(zCount())
}));

/**
 * The membership of the user.
 */
const zMembership = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    cardName: z.nullish(z.string()),
    startDate: z.nullish(z.string()),
    endDate: z.nullish(z.string()),
    savedAmount: z.nullish(zYuan()),
    planList: z.nullish(z.array(zMembershipPlan()))
}));

/**
 * A renewal.
 */
const zMembershipRenewal = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: z.nullish(zId()),
    planName: z.nullish(z.string()),
    amount: zYuan(),
    time: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * What a loan from a merchant's limit may be; the limit itself is `canUseLoanAmount`.
 */
const zMerchantLoanRange = /*#__PURE__*/ lazySchema(() => z.object({
    minAmount: zYuan(),
    amountUpperLimit: z.nullish(zYuan()),
    currentTime: zEpochMs(),
    billDays: zDurationMs(),
    repaymentDay: zDayOfMonth()
}));

/**
 * The application of a merchant.
 */
const zMerchantLoanData = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    orderNum: z.nullish(z.string()),
    merchantName: z.nullish(z.string()),
    loanAmount: z.nullish(zYuan()),
    canUseLoanAmount: z.nullish(zYuan()),
    applyAmount: z.nullish(zYuan()),
    reason: z.nullish(z.string()),
    minApplyAmount: z.nullish(zYuan()),
    maxApplyAmount: z.nullish(zYuan()),
    proven: z.nullish(z.boolean()),
    documents: z.nullish(z.array(zMerchantDocument())),
    documentsUntil: z.nullish(zWhen()),
    loan: z.nullish(zMerchantLoanRange())
}));

/**
 * A page of the user's coupons, of every kind.
 */
const zMyCoupons = /*#__PURE__*/ lazySchema(() => z.object({
    couponList: z.array(zListedCoupon()),
    total: zCount(),
    hasMore: z.boolean()
}));

/**
 * An order of an offer.
 */
const zOfferOrder = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: zId(),
    title: z.string(),
    pictureUrl: z.nullish(z.string()),
    amount: z.nullish(zYuan()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    statusText: z.nullish(z.string()),
    time: z.nullish(zWhen())
}));

/**
 * An instalment choice.
 */
const zPeriodOffer = /*#__PURE__*/ lazySchema(() => z.object({
    loanPeriod: zPeriods(),
    monthPay: z.nullish(zYuan()),
    mark: z.nullish(z.string()),
    specialAssetTag: z.nullish(z.string())
}));

/**
 * A month of a running loan.
 */
const zPlanRow = /*#__PURE__*/ lazySchema(() => z.object({
    period: zPeriods(),
    dueDate: zDay(),
    amount: zYuan(),
    capital: z.nullish(zYuan()),
    interest: z.nullish(zYuan()),
    fee: z.nullish(zYuan()),
    couponValue: z.nullish(zYuan()),
    paidAmount: z.nullish(zYuan()),
    paidTime: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    billId: z.nullish(zId())
}));

/**
 * Something that was won or received.
 */
const zPrize = /*#__PURE__*/ lazySchema(() => z.object({
    prizeCode: z.nullish(z.string()),
    name: z.string(),
    pictureUrl: z.nullish(z.string()),
    amount: z.nullish(zYuan()),
    couponId: z.nullish(zId()),
    remainTimes: z.nullish(zCount())
}));

/**
 * How far the user is in a promotion.
 */
const zPromotionProcess = /*#__PURE__*/ lazySchema(() => z.object({
    steps: z.array(zProcessStep()),
    joined: z.nullish(z.boolean()),
    startDate: z.nullish(z.string()),
    endDate: z.nullish(z.string()),
    maxAmount: z.nullish(zYuan())
}));

/**
 * A rate for a range of amounts and one period. Both ends of the range are inside.
 */
const zRateTableEntry = /*#__PURE__*/ lazySchema(() => z.object({
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
const zLoanRateInfo = /*#__PURE__*/ lazySchema(() => z.object({
    defaultPeriod: zPeriods(),
    rateConfig: z.nullish(zRateConfig()),
    periodList: z.array(zPeriodOffer()),
    rateTable: z.array(zRateTableEntry()),
    calculationType: z.nullish(z.number().check(whole))
}));

/**
 * Rates by amount and period, older forms.
 */
const zLoanRateTable = /*#__PURE__*/ lazySchema(() => z.object({
    rateTable: z.array(zRateTableEntry())
}));

/**
 * An offer of a lower rate, a higher limit, or both.
 */
const zReduceRateOrIncreaseAmount = /*#__PURE__*/ lazySchema(() => z.object({
    showFlag: z.nullish(z.boolean()),
    popType: z.nullish(z.number().check(whole)),
    realDeltaAmount: z.nullish(zYuan()),
    reduceRate: z.nullish(zRate()),
    beforeRate: z.nullish(zRate())
}));

/**
 * Money that came back.
 */
const zRefund = /*#__PURE__*/ lazySchema(() => z.object({
    refundNo: z.nullish(zId()),
    amount: zYuan(),
    time: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    bankName: z.nullish(z.string()),
    cardNo: z.nullish(z.string()),
    reason: z.nullish(z.string())
}));

/**
 * State of a repayment.
 */
const zRepaymentState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    amount: z.nullish(zYuan()),
    finishTime: z.nullish(zWhen()),
    reason: z.nullish(z.string())
}));

/**
 * Cash-back that is still open.
 */
const zRewardOfferInfo = /*#__PURE__*/ lazySchema(() => z.object({
    hasReward: z.nullish(z.boolean()),
    minRewardAmount: z.nullish(zYuan()),
    expireDate: z.nullish(z.string()),
    rewardType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

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
    usedCouponIds: z.nullish(z.array(zId())),
    rewardText: z.nullish(z.string()),
    arrivalTime: z.nullish(z.string()),
    instName: zName(),
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
    userBankInfoDTO: zUserBankInfo(),
    mixLoanAmount: z.nullish(zYuan()),
    oldUserSplitInfoDto: z.optional(z.unknown()),
    costDisclosure: z.optional(z.unknown()),
    commitment: z.nullish(zCommitment())
}));

/**
 * Rights that were chosen with an offer. The first member right that fits the loan lowers its payment.
 */
const zSelectedRights = /*#__PURE__*/ lazySchema(() => z.object({
    couponRightsList: z.nullish(z.array(zCoupon()))
}));

/**
 * What became of an application, and what may be offered next.
 */
const zAfterProcessInfo = /*#__PURE__*/ lazySchema(() => z.object({
    publishState: z.nullish(z.string().check(oneOf(['processed', 'notFound']))),
    isClosed: z.nullish(z.boolean()),
    listingId: z.nullish(zId()),
    loanId: z.nullish(zId()),
    kind: z.nullish(z.string().check(oneOf([
        'cash',
        'staff',
        'lead',
        'mixed',
        'oneClick',
        'merchant'
    ]))),
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
    costDisclosure: z.nullish(zCostDisclosure()),
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
    btnName: z.nullish(z.string()),
    popName: z.nullish(z.string())
}));

/**
 * How a loan may be split.
 */
const zOldUserSplitInfo = /*#__PURE__*/ lazySchema(() => z.object({
    canSplitLoan: z.nullish(z.boolean()),
    refuseAmount: z.nullish(zYuan()),
    acceptAmount: z.nullish(zYuan()),
    splitAmount: z.nullish(zYuan()),
    fxjjSplitAmount: z.nullish(zYuan()),
    chaibiaoUserTag: z.nullish(z.number().check(whole)),
    version: z.nullish(z.string()),
    splitAmountList: z.nullish(z.array(zSplitItem()))
}));

/**
 * Whether a loan may be split.
 */
const zSplitInfo = /*#__PURE__*/ lazySchema(() => z.object({
    oldUserSplitInfoDto: z.nullish(zOldUserSplitInfo())
}));

/**
 * Limits of a staff loan, and its own rate.
 */
const zStaffAmountConfig = /*#__PURE__*/ lazySchema(() => z.object({
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
    customerKind: z.string().check(oneOf(['new', 'old'])),
    yearRate: z.nullish(zRate())
}));

/**
 * A temporary limit to tell of.
 */
const zTempAmountPopup = /*#__PURE__*/ lazySchema(() => z.object({
    showFlag: z.nullish(z.boolean()),
    cashTemp: z.nullish(zYuan())
}));

/**
 * Goods of the shop's order.
 */
const zTobaccoGoods = /*#__PURE__*/ lazySchema(() => z.object({
    name: z.string(),
    count: z.nullish(zCount()),
    amount: z.nullish(zYuan())
}));

/**
 * How the shop does.
 */
const zTobaccoManageInfo = /*#__PURE__*/ lazySchema(() => z.object({
    openDate: z.nullish(z.string()),
    level: z.nullish(z.string()),
    monthOrderAmount: z.nullish(zYuan()),
    monthOrderCount: z.nullish(zCount())
}));

/**
 * Data of a tobacco shop; a part is null until it was read.
 */
const zTobaccoLoanData = /*#__PURE__*/ lazySchema(() => z.object({
    basicInfo: z.nullish(zTobaccoBasicInfo()),
    manageInfo: z.nullish(zTobaccoManageInfo()),
    goodsInfo: z.nullish(z.array(zTobaccoGoods()))
}));

/**
 * An order as a list shows it.
 */
const zTopUpOrder = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: zId(),
    title: z.string(),
    accountMasked: z.nullish(z.string()),
    pictureUrl: z.nullish(z.string()),
    amount: zYuan(),
    time: z.nullish(zWhen()),
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    statusText: z.nullish(z.string())
}));

/**
 * An order whole.
 */
const zTopUpOrderDetail = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: zId(),
    title: z.string(),
    accountMasked: z.nullish(z.string()),
    pictureUrl: z.nullish(z.string()),
    amount: zYuan(),
    time: z.nullish(zWhen()),
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    statusText: z.nullish(z.string()),
    price: z.nullish(zYuan()),
    couponAmount: z.nullish(zYuan()),
    statusTime: z.nullish(zWhen()),
    payUrl: z.nullish(z.string())
}));

/**
 * Something to buy.
 */
const zTopUpSku = /*#__PURE__*/ lazySchema(() => z.object({
    skuId: zId(),
    name: z.string(),
    faceValue: z.nullish(zYuan()),
    price: zYuan(),
    pictureUrl: z.nullish(z.string()),
    enabled: z.nullish(z.boolean())
}));

/**
 * What can be bought for an account.
 */
const zTopUpOffer = /*#__PURE__*/ lazySchema(() => z.object({
    skuList: z.array(zTopUpSku()),
    operatorName: z.nullish(z.string())
}));

/**
 * State of an order.
 */
const zTopUpState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    statusText: z.nullish(z.string()),
    amount: z.nullish(zYuan()),
    time: z.nullish(zWhen())
}));

/**
 * Figures of the VIP pop-ups.
 */
const zVipZone = /*#__PURE__*/ lazySchema(() => z.object({
    popAfterDailyApr: z.nullish(zRate()),
    popBeforeDailyApr: z.nullish(zRate()),
    maxReduceAmount: z.nullish(zYuan())
}));

/**
 * What may pop up on the loan page (pop-up query content). Which one does is the page's rule.
 */
const zPopupQueryContent = /*#__PURE__*/ lazySchema(() => z.object({
    fxyMarketingPopupDTO: z.nullish(zFxyMarketingPopup()),
    rewardOfferInfoDTO: z.nullish(zRewardOfferInfo()),
    couponPopupInfoDTO: z.nullish(zCouponPopupInfo()),
    amountPopupInfoDTO: z.nullish(zNeedPopup()),
    popupInfoDTO: z.nullish(zRemindPopup()),
    reduceRateOrIncreaseAmountDTO: z.nullish(zReduceRateOrIncreaseAmount()),
    oldYxFakeCouponPopupDTO: z.nullish(zFakeCouponPopup()),
    lifetimeFeeReductionPopupDTO: z.nullish(zLifetimeFeeReductionPopup()),
    userTransitionMarketingDTO: z.nullish(zUserTransitionMarketing()),
    over20wTempAmountPopupDTO: z.nullish(zTempAmountPopup()),
    newUserTempAmountPopupDTO: z.nullish(zTempAmountPopup()),
    vipZoneDTO: z.nullish(zVipZone())
}));

/**
 * The card of the wallet.
 */
const zWalletCard = /*#__PURE__*/ lazySchema(() => z.object({
    loanAmount: z.nullish(zYuan()),
    canUseLoanAmount: z.nullish(zYuan()),
    cashTempAvailAmount: z.nullish(zYuan()),
    cashTempEndTime: z.nullish(z.string()),
    expireDate: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    title: z.nullish(z.string()),
    buttonText: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    dueAmount: z.nullish(zYuan()),
    dueDate: z.nullish(z.string())
}));

export const zKoouappConfigapiQueryWebconfigContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zKoouappConfigapiQueryWebconfigManyContent = /*#__PURE__*/ lazySchema(() => z.record(z.string(), z.unknown()));

export const zWechatSdkInitContent = /*#__PURE__*/ lazySchema(() => zSdkConfig());

export const zActivityDrawPrizeContent = /*#__PURE__*/ lazySchema(() => zPrize());

export const zActivityJoinSignInContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zActivityQueryCampaignsContent = /*#__PURE__*/ lazySchema(() => z.array(zCampaign()));

export const zActivityQueryCouponsContent = /*#__PURE__*/ lazySchema(() => z.array(zListedCoupon()));

export const zActivityQueryOfferOrdersContent = /*#__PURE__*/ lazySchema(() => z.array(zOfferOrder()));

export const zActivityQueryOrderAddressContent = /*#__PURE__*/ lazySchema(() => z.array(zOrderAddress()));

export const zActivityQuerySignInContent = /*#__PURE__*/ lazySchema(() => zSignInState());

export const zActivityQuerySurveysContent = /*#__PURE__*/ lazySchema(() => z.array(zQuestionnaire()));

export const zActivityReceiveSignInContent = /*#__PURE__*/ lazySchema(() => zPrize());

export const zActivitySaveOrderAddressContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zActivitySignInPushStatusContent = /*#__PURE__*/ lazySchema(() => zSignInPush());

export const zApphomeAcquireUserIdentityContent = /*#__PURE__*/ lazySchema(() => zUserKind());

export const zApphomePvUploadContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zApphomeQueryCardContent = /*#__PURE__*/ lazySchema(() => zWalletCard());

export const zApphomeQueryContentV2Content = /*#__PURE__*/ lazySchema(() => zHomeContent());

export const zApphomeQueryContentV3Content = /*#__PURE__*/ lazySchema(() => zHomeContent());

export const zApphomeQueryContentV4Content = /*#__PURE__*/ lazySchema(() => zHomeContent());

export const zApphomeQueryContentV5Content = /*#__PURE__*/ lazySchema(() => zHomeContent());

export const zApphomeQueryCouponCentreContent = /*#__PURE__*/ lazySchema(() => z.array(zListedCoupon()));

export const zApphomeQueryGrayContent = /*#__PURE__*/ lazySchema(() => z.record(z.string(), z.unknown()));

export const zApphomeQueryGuestCardContent = /*#__PURE__*/ lazySchema(() => zWalletCard());

export const zApphomeQueryGuestContentV2Content = /*#__PURE__*/ lazySchema(() => zHomeContent());

export const zApphomeQueryGuestContentV3Content = /*#__PURE__*/ lazySchema(() => zHomeContent());

export const zApphomeQueryGuestContentV4Content = /*#__PURE__*/ lazySchema(() => zHomeContent());

export const zApphomeQueryGuestContentV5Content = /*#__PURE__*/ lazySchema(() => zHomeContent());

export const zApphomeQueryGuestCouponCentreContent = /*#__PURE__*/ lazySchema(() => z.array(zListedCoupon()));

export const zApphomeQueryPromotionWindowContent = /*#__PURE__*/ lazySchema(() => z.nullable(zPromotionWindow()));

export const zApphomeQueryWindowsContent = /*#__PURE__*/ lazySchema(() => z.array(zActivityWindow()));

export const zApphomeReportClickEventContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashApplyAgreementSignContent = /*#__PURE__*/ lazySchema(() => zSignCodeSent());

export const zCashCashLeadPopQueryContent = /*#__PURE__*/ lazySchema(() => z.nullable(z.array(zCampaignItem())));

export const zCashCheckCanPublishContent = /*#__PURE__*/ lazySchema(() => zPermission());

export const zCashCheckLockCodeContent = /*#__PURE__*/ lazySchema(() => zLockState());

export const zCashChooseReduceFeeContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashConfirmAgreementSignContent = /*#__PURE__*/ lazySchema(() => zAgreementSigned());

export const zCashGetAmountContent = /*#__PURE__*/ lazySchema(() => zAmountConfig());

export const zCashGetCouponByBatchNoContent = /*#__PURE__*/ lazySchema(() => z.nullable(zCoupon()));

export const zCashGetLastVideoContent = /*#__PURE__*/ lazySchema(() => z.nullable(zVideoInfo()));

export const zCashGetLoanAfterProcessInfoContent = /*#__PURE__*/ lazySchema(() => z.nullable(zAfterProcessInfo()));

export const zCashGetUploadTokenContent = /*#__PURE__*/ lazySchema(() => z.string());

export const zCashGetUserStatusContent = /*#__PURE__*/ lazySchema(() => zCustomerState());

export const zCashLoanConfirmHookV3Content = /*#__PURE__*/ lazySchema(() => z.nullable(zForceReadCheck()));

export const zCashMixLoanContent = /*#__PURE__*/ lazySchema(() => zListed());

export const zCashOneClickLoanPublishContent = /*#__PURE__*/ lazySchema(() => zOneClickPublished());

export const zCashPreApprovalContent = /*#__PURE__*/ lazySchema(() => zLoanTerms());

export const zCashProtocolConfirmContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashPublishContent = /*#__PURE__*/ lazySchema(() => zListed());

export const zCashPublishV2Content = /*#__PURE__*/ lazySchema(() => zPublished());

export const zCashQueryCashBackContent = /*#__PURE__*/ lazySchema(() => z.nullable(zCashBackRule()));

export const zCashQueryCouponsContent = /*#__PURE__*/ lazySchema(() => zCouponGrant());

export const zCashQueryFaceStatusContent = /*#__PURE__*/ lazySchema(() => zFaceStatus());

export const zCashQueryGrayContent = /*#__PURE__*/ lazySchema(() => zGrayFlags());

export const zCashQueryIdentityStatusContent = /*#__PURE__*/ lazySchema(() => zIdentityStatus());

export const zCashQueryLoanAgreementsContent = /*#__PURE__*/ lazySchema(() => z.array(zLoanAgreement()));

export const zCashQueryLoanButtonAuthContent = /*#__PURE__*/ lazySchema(() => zLoanButtonAuth());

export const zCashQueryLoanInfoAfterProcessContent = /*#__PURE__*/ lazySchema(() => z.nullable(zSplitInfo()));

export const zCashQueryLoanUseContent = /*#__PURE__*/ lazySchema(() => z.array(zLoanUse()));

export const zCashQueryOpenApplicationsContent = /*#__PURE__*/ lazySchema(() => zOpenApplications());

export const zCashQueryPublishStatusContent = /*#__PURE__*/ lazySchema(() => zPublishStatus());

export const zCashQueryReduceFeeContent = /*#__PURE__*/ lazySchema(() => zLowFeeRight());

export const zCashQueryResultPageContent = /*#__PURE__*/ lazySchema(() => zLoanResult());

export const zCashQuerySpecialAssetContent = /*#__PURE__*/ lazySchema(() => z.nullable(zSpecialAssetInfo()));

export const zCashQueryUserInfoContent = /*#__PURE__*/ lazySchema(() => zLoanUserInfo());

export const zCashReportNonStudentContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashRiskReportContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashSaveVideoContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashServerUploadContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashSwitchLeadFlowContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCashUploadVideoContent = /*#__PURE__*/ lazySchema(() => zUploadedFile());

export const zChannelAssessAmountContent = /*#__PURE__*/ lazySchema(() => zAssessState());

export const zChannelBindCardContent = /*#__PURE__*/ lazySchema(() => zPageAddress());

export const zChannelConfirmPayContent = /*#__PURE__*/ lazySchema(() => zPayState());

export const zChannelFaceVerifyContent = /*#__PURE__*/ lazySchema(() => zFaceCheck());

export const zChannelFillContactsContent = /*#__PURE__*/ lazySchema(() => zSavedContacts());

export const zChannelGetPageMetaContent = /*#__PURE__*/ lazySchema(() => zPageMeta());

export const zChannelIdAuthContent = /*#__PURE__*/ lazySchema(() => zNextStep());

export const zChannelIdCardAuthContent = /*#__PURE__*/ lazySchema(() => zNextStep());

export const zChannelIdNumberAuthContent = /*#__PURE__*/ lazySchema(() => zNextStep());

export const zChannelLoadContactsContent = /*#__PURE__*/ lazySchema(() => zContactList());

export const zChannelLoginHookContent = /*#__PURE__*/ lazySchema(() => zSession());

export const zChannelPayCheckContent = /*#__PURE__*/ lazySchema(() => zPermission());

export const zChannelPreAssessAmountContent = /*#__PURE__*/ lazySchema(() => zPreAssessState());

export const zChannelQueryAmountContent = /*#__PURE__*/ lazySchema(() => zCreditAmounts());

export const zChannelQueryAssessAmountStatusContent = /*#__PURE__*/ lazySchema(() => zAssessState());

export const zChannelQueryChannelReturnUrlContent = /*#__PURE__*/ lazySchema(() => zChannelReturn());

export const zChannelQueryIdAuthInfoContent = /*#__PURE__*/ lazySchema(() => zIdAuthInfo());

export const zChannelQueryInstalmentDetailsContent = /*#__PURE__*/ lazySchema(() => zInstalmentDetails());

export const zChannelQueryPayOptionsContent = /*#__PURE__*/ lazySchema(() => z.array(zPayOption()));

export const zChannelQueryPayStatusContent = /*#__PURE__*/ lazySchema(() => zPayState());

export const zChannelQueryPreAssessAmountStatusContent = /*#__PURE__*/ lazySchema(() => zPreAssessState());

export const zChannelQueryUserInfoContent = /*#__PURE__*/ lazySchema(() => zPartnerUser());

export const zChannelSendVerifySmsContent = /*#__PURE__*/ lazySchema(() => z.nullable(zSmsSent()));

export const zCouponQueryMineContent = /*#__PURE__*/ lazySchema(() => zMyCoupons());

export const zCreditBindCreditCardContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCreditCheckPushStreamContent = /*#__PURE__*/ lazySchema(() => zPushStream());

export const zCreditFaceAuthContent = /*#__PURE__*/ lazySchema(() => zFaceCheck());

export const zCreditFaceAuthV3Content = /*#__PURE__*/ lazySchema(() => zFaceCheck());

export const zCreditGetCampaignProcessContent = /*#__PURE__*/ lazySchema(() => zPromotionProcess());

export const zCreditGetPromotionProcessContent = /*#__PURE__*/ lazySchema(() => zPromotionProcess());

export const zCreditGetPublicKeyContent = /*#__PURE__*/ lazySchema(() => zPublicKeyReply());

export const zCreditGetUploadTokenContent = /*#__PURE__*/ lazySchema(() => z.string());

export const zCreditIdPhotoOcrContent = /*#__PURE__*/ lazySchema(() => zIdPhotoText());

export const zCreditJoinCampaignContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCreditJoinPromotionContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCreditMarriageCertificateContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCreditOcrScreenshotAuthContent = /*#__PURE__*/ lazySchema(() => zStatusReply());

export const zCreditPreValidatorContent = /*#__PURE__*/ lazySchema(() => zPermission());

export const zCreditQueryAcademicInfoContent = /*#__PURE__*/ lazySchema(() => zAcademicRecord());

export const zCreditQueryAmountContent = /*#__PURE__*/ lazySchema(() => zCreditAmounts());

export const zCreditQueryCreditCardListContent = /*#__PURE__*/ lazySchema(() => z.array(zCreditCard()));

export const zCreditQueryIdPhotoContent = /*#__PURE__*/ lazySchema(() => zIdPhotoStatus());

export const zCreditQueryLimitLogContent = /*#__PURE__*/ lazySchema(() => z.array(zLimitChange()));

export const zCreditQueryPushStreamResultContent = /*#__PURE__*/ lazySchema(() => zStatusReply());

export const zCreditQueryRecommendContactGrayContent = /*#__PURE__*/ lazySchema(() => z.nullable(zRecommendData()));

export const zCreditQueryUserContactContent = /*#__PURE__*/ lazySchema(() => zContactList());

export const zCreditSaveBaseInfoContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCreditSaveBaseInfoV2Content = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCreditSaveRecommendContactContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zCreditSaveUserContactContent = /*#__PURE__*/ lazySchema(() => zSavedContacts());

export const zCreditSendCreditCardCodeContent = /*#__PURE__*/ lazySchema(() => zSmsSent());

export const zCreditUploadIdPhotoContent = /*#__PURE__*/ lazySchema(() => zUploadedFile());

export const zCreditMaoYanAssessAmountContent = /*#__PURE__*/ lazySchema(() => zAssessState());

export const zCreditMaoYanFaceVerifyContent = /*#__PURE__*/ lazySchema(() => zFaceCheck());

export const zCreditMaoYanGetPageMetaContent = /*#__PURE__*/ lazySchema(() => zPageMeta());

export const zCreditMaoYanIdAuthContent = /*#__PURE__*/ lazySchema(() => zNextStep());

export const zCreditMaoYanIdCardAuthContent = /*#__PURE__*/ lazySchema(() => zNextStep());

export const zCreditMaoYanIdNumberAuthContent = /*#__PURE__*/ lazySchema(() => zNextStep());

export const zCreditMaoYanLoginHookContent = /*#__PURE__*/ lazySchema(() => zSession());

export const zCreditMaoYanQueryAmountContent = /*#__PURE__*/ lazySchema(() => zCreditAmounts());

export const zCreditMaoYanQueryAssessAmountStatusContent = /*#__PURE__*/ lazySchema(() => zAssessState());

export const zCreditMaoYanQueryUserInfoContent = /*#__PURE__*/ lazySchema(() => zPartnerUser());

export const zMemberChangeAutoRenewContent = /*#__PURE__*/ lazySchema(() => zAutoRenewConfig());

export const zMemberOpenContent = /*#__PURE__*/ lazySchema(() => zOrderCreated());

export const zMemberQueryAutoRenewConfigContent = /*#__PURE__*/ lazySchema(() => zAutoRenewConfig());

export const zMemberQueryBenefitsContent = /*#__PURE__*/ lazySchema(() => z.array(zMembershipBenefit()));

export const zMemberQueryInfoContent = /*#__PURE__*/ lazySchema(() => zMembership());

export const zMemberQueryRenewListContent = /*#__PURE__*/ lazySchema(() => z.array(zMembershipRenewal()));

export const zMemberUpgradeContent = /*#__PURE__*/ lazySchema(() => zOrderCreated());

export const zMerchantApplyAmountContent = /*#__PURE__*/ lazySchema(() => zStatusReply());

export const zMerchantBindBankCardContent = /*#__PURE__*/ lazySchema(() => zPageAddress());

export const zMerchantConfirmReservationContent = /*#__PURE__*/ lazySchema(() => z.nullable(zReservation()));

export const zMerchantCreateSalesOrderContent = /*#__PURE__*/ lazySchema(() => zOrderCreated());

export const zMerchantGetAdBannerContent = /*#__PURE__*/ lazySchema(() => z.array(zAdvert()));

export const zMerchantGetLastSixMonthsContent = /*#__PURE__*/ lazySchema(() => z.array(z.string()));

export const zMerchantGetLoanDataContent = /*#__PURE__*/ lazySchema(() => zMerchantLoanData());

export const zMerchantGetLoanRateInfoContent = /*#__PURE__*/ lazySchema(() => zLoanRateTable());

export const zMerchantGetLoanRateInfoV2Content = /*#__PURE__*/ lazySchema(() => zLoanRateTable());

export const zMerchantGetLoanRateInfoV3Content = /*#__PURE__*/ lazySchema(() => zLoanRateInfo());

export const zMerchantGetLoanTimeContent = /*#__PURE__*/ lazySchema(() => zLoanTime());

export const zMerchantGetMonthContent = /*#__PURE__*/ lazySchema(() => z.array(z.string()));

export const zMerchantGetStoreAuthItemsContent = /*#__PURE__*/ lazySchema(() => z.array(zStoreAuthItem()));

export const zMerchantGetStoreAuthUrlContent = /*#__PURE__*/ lazySchema(() => zPageAddress());

export const zMerchantGetTobaccoLoanDataContent = /*#__PURE__*/ lazySchema(() => zTobaccoLoanData());

export const zMerchantGetUserWindowListContent = /*#__PURE__*/ lazySchema(() => z.nullable(z.array(zActivityWindow())));

export const zMerchantPreAuditContent = /*#__PURE__*/ lazySchema(() => zPreAudit());

export const zMerchantPreValidatorContent = /*#__PURE__*/ lazySchema(() => zPermission());

export const zMerchantPublishContent = /*#__PURE__*/ lazySchema(() => zListed());

export const zMerchantQueryAreaContent = /*#__PURE__*/ lazySchema(() => z.array(zTreeEntry()));

export const zMerchantQueryIndustryContent = /*#__PURE__*/ lazySchema(() => z.array(zTreeEntry()));

export const zMerchantQueryReservationStatusContent = /*#__PURE__*/ lazySchema(() => z.nullable(zReservation()));

export const zMerchantRecallContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zMerchantResolveGpsAddressContent = /*#__PURE__*/ lazySchema(() => zPostalAddress());

export const zMerchantRewardQueryContent = /*#__PURE__*/ lazySchema(() => z.nullable(zPopupQueryContent()));

export const zMerchantSendSmsContent = /*#__PURE__*/ lazySchema(() => z.nullable(zSmsSent()));

export const zMerchantSubmitWindowProtocolContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zMerchantUpdateYcdAuthStatusContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zMerchantUploadPictureContent = /*#__PURE__*/ lazySchema(() => zUploadedFile());

export const zMerchantWindowReportContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zMessageMarkAllReadContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zMessageQueryDetailContent = /*#__PURE__*/ lazySchema(() => zMessage());

export const zMessageQueryListContent = /*#__PURE__*/ lazySchema(() => z.array(zMessage()));

export const zMessageQueryUnreadByTypeContent = /*#__PURE__*/ lazySchema(() => z.record(z.string(), zCount()));

export const zMessageUpdateStatusContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zOtherAgreementrecordContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zOtherGetCardTitlesContent = /*#__PURE__*/ lazySchema(() => z.array(zCardTitle()));

export const zOtherGetMultiWebConfigContent = /*#__PURE__*/ lazySchema(() => z.record(z.string(), z.unknown()));

export const zOtherGetQuestionnaireInfoContent = /*#__PURE__*/ lazySchema(() => z.nullable(zQuestionnaire()));

export const zOtherGetWebConfigContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zOtherQueryMerchantNoContent = /*#__PURE__*/ lazySchema(() => z.nullable(z.string()));

export const zOtherQueryTraceDataContent = /*#__PURE__*/ lazySchema(() => zTraceData());

export const zOtherQueryUserMerchantContent = /*#__PURE__*/ lazySchema(() => z.nullable(z.string()));

export const zOtherQuestionnaireReportContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zOtherQuestionnaireSubmitContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zRepaymentAfterLoanSignContent = /*#__PURE__*/ lazySchema(() => zAfterLoanSigning());

export const zRepaymentChangeAutoPayStatusContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zRepaymentConfirmBankCardSignedContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zRepaymentDoBankCardSignedContent = /*#__PURE__*/ lazySchema(() => zBankCardSigning());

export const zRepaymentGetAlipaySignUrlContent = /*#__PURE__*/ lazySchema(() => zPageAddress());

export const zRepaymentGetAutopayStatusContent = /*#__PURE__*/ lazySchema(() => zAutoPayState());

export const zRepaymentGetAutopayStatusV2Content = /*#__PURE__*/ lazySchema(() => zAutoPayStatus());

export const zRepaymentGetCashierUrlContent = /*#__PURE__*/ lazySchema(() => zCashierPage());

export const zRepaymentQueryBillListContent = /*#__PURE__*/ lazySchema(() => z.array(zBill()));

export const zRepaymentQueryEarlyRepayAmountContent = /*#__PURE__*/ lazySchema(() => zEarlySettlement());

export const zRepaymentQueryPlanContent = /*#__PURE__*/ lazySchema(() => z.array(zPlanRow()));

export const zRepaymentQueryPreconditionContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zRepaymentQueryRefundsContent = /*#__PURE__*/ lazySchema(() => z.array(zRefund()));

export const zRepaymentQueryStatusContent = /*#__PURE__*/ lazySchema(() => zRepaymentState());

export const zRepaymentResignAutoPayContent = /*#__PURE__*/ lazySchema(() => zBankCardSigning());

export const zRepaymentShowAutoPayEntryContent = /*#__PURE__*/ lazySchema(() => zAutoPayEntry());

export const zStaffCashGetAmountContent = /*#__PURE__*/ lazySchema(() => zStaffAmountConfig());

export const zStaffCashPublishContent = /*#__PURE__*/ lazySchema(() => zListed());

export const zStaffCashQueryPublishStatusContent = /*#__PURE__*/ lazySchema(() => zPublishStatus());

export const zStaffCashQueryUserInfoContent = /*#__PURE__*/ lazySchema(() => zLoanUserInfo());

export const zThirdpayGetAdvContent = /*#__PURE__*/ lazySchema(() => z.array(zAdvert()));

export const zUserBindBankcardContent = /*#__PURE__*/ lazySchema(() => zPageAddress());

export const zUserBindBankcardV2Content = /*#__PURE__*/ lazySchema(() => zBindBankcardPage());

export const zUserCanLogoutContent = /*#__PURE__*/ lazySchema(() => zLogoutCheck());

export const zUserChangeMobileContent = /*#__PURE__*/ lazySchema(() => zMobileChanged());

export const zUserChangeMobilePrecheckContent = /*#__PURE__*/ lazySchema(() => zPermission());

export const zUserCheckPersonalInfoExportContent = /*#__PURE__*/ lazySchema(() => zPermission());

export const zUserCheckPersonalInfoExportCodeContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zUserCheckWechatBindContent = /*#__PURE__*/ lazySchema(() => zWechatBinding());

export const zUserCloseAccountContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zUserGetAdvertContent = /*#__PURE__*/ lazySchema(() => z.array(zAdvert()));

export const zUserGetCouponUnreadCountContent = /*#__PURE__*/ lazySchema(() => zCount());

export const zUserGetGuestAdvertContent = /*#__PURE__*/ lazySchema(() => z.array(zAdvert()));

export const zUserGetIcpRecordContent = /*#__PURE__*/ lazySchema(() => zIcpRecord());

export const zUserGetProvinceCityAreaContent = /*#__PURE__*/ lazySchema(() => z.array(zTreeEntry()));

export const zUserGetReservedPhoneChangeUrlContent = /*#__PURE__*/ lazySchema(() => zPageAddress());

export const zUserGetStreetListContent = /*#__PURE__*/ lazySchema(() => z.array(zTreeEntry()));

export const zUserLoginContent = /*#__PURE__*/ lazySchema(() => zSession());

export const zUserLoginRiskContent = /*#__PURE__*/ lazySchema(() => zLoginRisk());

export const zUserLogoutContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zUserMessengerLoginContent = /*#__PURE__*/ lazySchema(() => zSession());

export const zUserQueryAccountContent = /*#__PURE__*/ lazySchema(() => zAccount());

export const zUserQueryAllBankcardListContent = /*#__PURE__*/ lazySchema(() => z.array(zBankCard()));

export const zUserQueryAmountContent = /*#__PURE__*/ lazySchema(() => zCreditAmounts());

export const zUserQueryAuditRecordContent = /*#__PURE__*/ lazySchema(() => z.nullable(zAuditRecord()));

export const zUserQueryBankcardListV2Content = /*#__PURE__*/ lazySchema(() => z.array(zBankCardDetail()));

export const zUserQueryBankcardListV3Content = /*#__PURE__*/ lazySchema(() => z.array(zBankCardDetail()));

export const zUserQueryCardStatusContent = /*#__PURE__*/ lazySchema(() => zBankcardStatus());

export const zUserQueryIdentityContent = /*#__PURE__*/ lazySchema(() => zUserIdentity());

export const zUserQueryPendingOrderCountContent = /*#__PURE__*/ lazySchema(() => zCount());

export const zUserQueryRecentBillContent = /*#__PURE__*/ lazySchema(() => z.nullable(zBill()));

export const zUserQueryUnreadMessageCountContent = /*#__PURE__*/ lazySchema(() => zCount());

export const zUserRefreshTokenContent = /*#__PURE__*/ lazySchema(() => zSession());

export const zUserReportUserGpsContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zUserSaveAddressContent = /*#__PURE__*/ lazySchema(() => zAddressSaved());

export const zUserSaveComplaintContent = /*#__PURE__*/ lazySchema(() => zComplaintReceived());

export const zUserSelectUserDataContent = /*#__PURE__*/ lazySchema(() => zUserData());

export const zUserSendCloseAccountCodeContent = /*#__PURE__*/ lazySchema(() => zCodeSent());

export const zUserSendLoginCodeContent = /*#__PURE__*/ lazySchema(() => zCodeSent());

export const zUserSendMobileChangeCodeContent = /*#__PURE__*/ lazySchema(() => zCodeSent());

export const zUserUnbindBankcardContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zUserUpdateUserDataContent = /*#__PURE__*/ lazySchema(() => z.unknown());

export const zVirtualCreateOrderContent = /*#__PURE__*/ lazySchema(() => zOrderCreated());

export const zVirtualQueryCouponsContent = /*#__PURE__*/ lazySchema(() => z.array(zListedCoupon()));

export const zVirtualQueryOrderDetailContent = /*#__PURE__*/ lazySchema(() => zTopUpOrderDetail());

export const zVirtualQueryOrdersContent = /*#__PURE__*/ lazySchema(() => z.array(zTopUpOrder()));

export const zVirtualQueryPayResultContent = /*#__PURE__*/ lazySchema(() => zTopUpState());

export const zVirtualQueryPhoneSkuContent = /*#__PURE__*/ lazySchema(() => zTopUpOffer());

export const zVirtualQueryQqSkuContent = /*#__PURE__*/ lazySchema(() => zTopUpOffer());

export const zVirtualQueryVideoSkuContent = /*#__PURE__*/ lazySchema(() => zTopUpOffer());

/** The schema of every content, by path. */
export const contents: Readonly<Record<string, () => Schema>> = {
    '/koouapp/configapi/query/webconfig': zKoouappConfigapiQueryWebconfigContent,
    '/koouapp/configapi/query/webconfigMany': zKoouappConfigapiQueryWebconfigManyContent,
    '/wechat/sdkInit': zWechatSdkInitContent,
    'activity/drawPrize': zActivityDrawPrizeContent,
    'activity/joinSignIn': zActivityJoinSignInContent,
    'activity/queryCampaigns': zActivityQueryCampaignsContent,
    'activity/queryCoupons': zActivityQueryCouponsContent,
    'activity/queryOfferOrders': zActivityQueryOfferOrdersContent,
    'activity/queryOrderAddress': zActivityQueryOrderAddressContent,
    'activity/querySignIn': zActivityQuerySignInContent,
    'activity/querySurveys': zActivityQuerySurveysContent,
    'activity/receiveSignIn': zActivityReceiveSignInContent,
    'activity/saveOrderAddress': zActivitySaveOrderAddressContent,
    'activity/signInPushStatus': zActivitySignInPushStatusContent,
    'apphome/acquireUserIdentity': zApphomeAcquireUserIdentityContent,
    'apphome/pvUpload': zApphomePvUploadContent,
    'apphome/queryCard': zApphomeQueryCardContent,
    'apphome/queryContentV2': zApphomeQueryContentV2Content,
    'apphome/queryContentV3': zApphomeQueryContentV3Content,
    'apphome/queryContentV4': zApphomeQueryContentV4Content,
    'apphome/queryContentV5': zApphomeQueryContentV5Content,
    'apphome/queryCouponCentre': zApphomeQueryCouponCentreContent,
    'apphome/queryGray': zApphomeQueryGrayContent,
    'apphome/queryGuestCard': zApphomeQueryGuestCardContent,
    'apphome/queryGuestContentV2': zApphomeQueryGuestContentV2Content,
    'apphome/queryGuestContentV3': zApphomeQueryGuestContentV3Content,
    'apphome/queryGuestContentV4': zApphomeQueryGuestContentV4Content,
    'apphome/queryGuestContentV5': zApphomeQueryGuestContentV5Content,
    'apphome/queryGuestCouponCentre': zApphomeQueryGuestCouponCentreContent,
    'apphome/queryPromotionWindow': zApphomeQueryPromotionWindowContent,
    'apphome/queryWindows': zApphomeQueryWindowsContent,
    'apphome/reportClickEvent': zApphomeReportClickEventContent,
    'cash/applyAgreementSign': zCashApplyAgreementSignContent,
    'cash/cashLeadPopQuery': zCashCashLeadPopQueryContent,
    'cash/checkCanPublish': zCashCheckCanPublishContent,
    'cash/checkLockCode': zCashCheckLockCodeContent,
    'cash/chooseReduceFee': zCashChooseReduceFeeContent,
    'cash/confirmAgreementSign': zCashConfirmAgreementSignContent,
    'cash/getAmount': zCashGetAmountContent,
    'cash/getCouponByBatchNo': zCashGetCouponByBatchNoContent,
    'cash/getLastVideo': zCashGetLastVideoContent,
    'cash/getLoanAfterProcessInfo': zCashGetLoanAfterProcessInfoContent,
    'cash/getUploadToken': zCashGetUploadTokenContent,
    'cash/getUserStatus': zCashGetUserStatusContent,
    'cash/loanConfirmHookV3': zCashLoanConfirmHookV3Content,
    'cash/mixLoan': zCashMixLoanContent,
    'cash/oneClickLoanPublish': zCashOneClickLoanPublishContent,
    'cash/preApproval': zCashPreApprovalContent,
    'cash/protocolConfirm': zCashProtocolConfirmContent,
    'cash/publish': zCashPublishContent,
    'cash/publishV2': zCashPublishV2Content,
    'cash/queryCashBack': zCashQueryCashBackContent,
    'cash/queryCoupons': zCashQueryCouponsContent,
    'cash/queryFaceStatus': zCashQueryFaceStatusContent,
    'cash/queryGray': zCashQueryGrayContent,
    'cash/queryIdentityStatus': zCashQueryIdentityStatusContent,
    'cash/queryLoanAgreements': zCashQueryLoanAgreementsContent,
    'cash/queryLoanButtonAuth': zCashQueryLoanButtonAuthContent,
    'cash/queryLoanInfoAfterProcess': zCashQueryLoanInfoAfterProcessContent,
    'cash/queryLoanUse': zCashQueryLoanUseContent,
    'cash/queryOpenApplications': zCashQueryOpenApplicationsContent,
    'cash/queryPublishStatus': zCashQueryPublishStatusContent,
    'cash/queryReduceFee': zCashQueryReduceFeeContent,
    'cash/queryResultPage': zCashQueryResultPageContent,
    'cash/querySpecialAsset': zCashQuerySpecialAssetContent,
    'cash/queryUserInfo': zCashQueryUserInfoContent,
    'cash/reportNonStudent': zCashReportNonStudentContent,
    'cash/riskReport': zCashRiskReportContent,
    'cash/saveVideo': zCashSaveVideoContent,
    'cash/serverUpload': zCashServerUploadContent,
    'cash/switchLeadFlow': zCashSwitchLeadFlowContent,
    'cash/uploadVideo': zCashUploadVideoContent,
    'channel/assessAmount': zChannelAssessAmountContent,
    'channel/bindCard': zChannelBindCardContent,
    'channel/confirmPay': zChannelConfirmPayContent,
    'channel/faceVerify': zChannelFaceVerifyContent,
    'channel/fillContacts': zChannelFillContactsContent,
    'channel/getPageMeta': zChannelGetPageMetaContent,
    'channel/idAuth': zChannelIdAuthContent,
    'channel/idCardAuth': zChannelIdCardAuthContent,
    'channel/idNumberAuth': zChannelIdNumberAuthContent,
    'channel/loadContacts': zChannelLoadContactsContent,
    'channel/loginHook': zChannelLoginHookContent,
    'channel/payCheck': zChannelPayCheckContent,
    'channel/preAssessAmount': zChannelPreAssessAmountContent,
    'channel/queryAmount': zChannelQueryAmountContent,
    'channel/queryAssessAmountStatus': zChannelQueryAssessAmountStatusContent,
    'channel/queryChannelReturnUrl': zChannelQueryChannelReturnUrlContent,
    'channel/queryIdAuthInfo': zChannelQueryIdAuthInfoContent,
    'channel/queryInstalmentDetails': zChannelQueryInstalmentDetailsContent,
    'channel/queryPayOptions': zChannelQueryPayOptionsContent,
    'channel/queryPayStatus': zChannelQueryPayStatusContent,
    'channel/queryPreAssessAmountStatus': zChannelQueryPreAssessAmountStatusContent,
    'channel/queryUserInfo': zChannelQueryUserInfoContent,
    'channel/sendVerifySms': zChannelSendVerifySmsContent,
    'coupon/queryMine': zCouponQueryMineContent,
    'credit/bindCreditCard': zCreditBindCreditCardContent,
    'credit/checkPushStream': zCreditCheckPushStreamContent,
    'credit/faceAuth': zCreditFaceAuthContent,
    'credit/faceAuthV3': zCreditFaceAuthV3Content,
    'credit/getCampaignProcess': zCreditGetCampaignProcessContent,
    'credit/getPromotionProcess': zCreditGetPromotionProcessContent,
    'credit/getPublicKey': zCreditGetPublicKeyContent,
    'credit/getUploadToken': zCreditGetUploadTokenContent,
    'credit/idPhotoOcr': zCreditIdPhotoOcrContent,
    'credit/joinCampaign': zCreditJoinCampaignContent,
    'credit/joinPromotion': zCreditJoinPromotionContent,
    'credit/marriageCertificate': zCreditMarriageCertificateContent,
    'credit/ocrScreenshotAuth': zCreditOcrScreenshotAuthContent,
    'credit/preValidator': zCreditPreValidatorContent,
    'credit/queryAcademicInfo': zCreditQueryAcademicInfoContent,
    'credit/queryAmount': zCreditQueryAmountContent,
    'credit/queryCreditCardList': zCreditQueryCreditCardListContent,
    'credit/queryIdPhoto': zCreditQueryIdPhotoContent,
    'credit/queryLimitLog': zCreditQueryLimitLogContent,
    'credit/queryPushStreamResult': zCreditQueryPushStreamResultContent,
    'credit/queryRecommendContactGray': zCreditQueryRecommendContactGrayContent,
    'credit/queryUserContact': zCreditQueryUserContactContent,
    'credit/saveBaseInfo': zCreditSaveBaseInfoContent,
    'credit/saveBaseInfoV2': zCreditSaveBaseInfoV2Content,
    'credit/saveRecommendContact': zCreditSaveRecommendContactContent,
    'credit/saveUserContact': zCreditSaveUserContactContent,
    'credit/sendCreditCardCode': zCreditSendCreditCardCodeContent,
    'credit/uploadIdPhoto': zCreditUploadIdPhotoContent,
    'creditMaoYan/assessAmount': zCreditMaoYanAssessAmountContent,
    'creditMaoYan/faceVerify': zCreditMaoYanFaceVerifyContent,
    'creditMaoYan/getPageMeta': zCreditMaoYanGetPageMetaContent,
    'creditMaoYan/idAuth': zCreditMaoYanIdAuthContent,
    'creditMaoYan/idCardAuth': zCreditMaoYanIdCardAuthContent,
    'creditMaoYan/idNumberAuth': zCreditMaoYanIdNumberAuthContent,
    'creditMaoYan/loginHook': zCreditMaoYanLoginHookContent,
    'creditMaoYan/queryAmount': zCreditMaoYanQueryAmountContent,
    'creditMaoYan/queryAssessAmountStatus': zCreditMaoYanQueryAssessAmountStatusContent,
    'creditMaoYan/queryUserInfo': zCreditMaoYanQueryUserInfoContent,
    'member/changeAutoRenew': zMemberChangeAutoRenewContent,
    'member/open': zMemberOpenContent,
    'member/queryAutoRenewConfig': zMemberQueryAutoRenewConfigContent,
    'member/queryBenefits': zMemberQueryBenefitsContent,
    'member/queryInfo': zMemberQueryInfoContent,
    'member/queryRenewList': zMemberQueryRenewListContent,
    'member/upgrade': zMemberUpgradeContent,
    'merchant/applyAmount': zMerchantApplyAmountContent,
    'merchant/bindBankCard': zMerchantBindBankCardContent,
    'merchant/confirmReservation': zMerchantConfirmReservationContent,
    'merchant/createSalesOrder': zMerchantCreateSalesOrderContent,
    'merchant/getAdBanner': zMerchantGetAdBannerContent,
    'merchant/getLastSixMonths': zMerchantGetLastSixMonthsContent,
    'merchant/getLoanData': zMerchantGetLoanDataContent,
    'merchant/getLoanRateInfo': zMerchantGetLoanRateInfoContent,
    'merchant/getLoanRateInfoV2': zMerchantGetLoanRateInfoV2Content,
    'merchant/getLoanRateInfoV3': zMerchantGetLoanRateInfoV3Content,
    'merchant/getLoanTime': zMerchantGetLoanTimeContent,
    'merchant/getMonth': zMerchantGetMonthContent,
    'merchant/getStoreAuthItems': zMerchantGetStoreAuthItemsContent,
    'merchant/getStoreAuthUrl': zMerchantGetStoreAuthUrlContent,
    'merchant/getTobaccoLoanData': zMerchantGetTobaccoLoanDataContent,
    'merchant/getUserWindowList': zMerchantGetUserWindowListContent,
    'merchant/preAudit': zMerchantPreAuditContent,
    'merchant/preValidator': zMerchantPreValidatorContent,
    'merchant/publish': zMerchantPublishContent,
    'merchant/queryArea': zMerchantQueryAreaContent,
    'merchant/queryIndustry': zMerchantQueryIndustryContent,
    'merchant/queryReservationStatus': zMerchantQueryReservationStatusContent,
    'merchant/recall': zMerchantRecallContent,
    'merchant/resolveGpsAddress': zMerchantResolveGpsAddressContent,
    'merchant/rewardQuery': zMerchantRewardQueryContent,
    'merchant/sendSms': zMerchantSendSmsContent,
    'merchant/submitWindowProtocol': zMerchantSubmitWindowProtocolContent,
    'merchant/updateYcdAuthStatus': zMerchantUpdateYcdAuthStatusContent,
    'merchant/uploadPicture': zMerchantUploadPictureContent,
    'merchant/windowReport': zMerchantWindowReportContent,
    'message/markAllRead': zMessageMarkAllReadContent,
    'message/queryDetail': zMessageQueryDetailContent,
    'message/queryList': zMessageQueryListContent,
    'message/queryUnreadByType': zMessageQueryUnreadByTypeContent,
    'message/updateStatus': zMessageUpdateStatusContent,
    'other/agreementrecord': zOtherAgreementrecordContent,
    'other/getCardTitles': zOtherGetCardTitlesContent,
    'other/getMultiWebConfig': zOtherGetMultiWebConfigContent,
    'other/getQuestionnaireInfo': zOtherGetQuestionnaireInfoContent,
    'other/getWebConfig': zOtherGetWebConfigContent,
    'other/queryMerchantNo': zOtherQueryMerchantNoContent,
    'other/queryTraceData': zOtherQueryTraceDataContent,
    'other/queryUserMerchant': zOtherQueryUserMerchantContent,
    'other/questionnaireReport': zOtherQuestionnaireReportContent,
    'other/questionnaireSubmit': zOtherQuestionnaireSubmitContent,
    'repayment/afterLoanSign': zRepaymentAfterLoanSignContent,
    'repayment/changeAutoPayStatus': zRepaymentChangeAutoPayStatusContent,
    'repayment/confirmBankCardSigned': zRepaymentConfirmBankCardSignedContent,
    'repayment/doBankCardSigned': zRepaymentDoBankCardSignedContent,
    'repayment/getAlipaySignUrl': zRepaymentGetAlipaySignUrlContent,
    'repayment/getAutopayStatus': zRepaymentGetAutopayStatusContent,
    'repayment/getAutopayStatusV2': zRepaymentGetAutopayStatusV2Content,
    'repayment/getCashierUrl': zRepaymentGetCashierUrlContent,
    'repayment/queryBillList': zRepaymentQueryBillListContent,
    'repayment/queryEarlyRepayAmount': zRepaymentQueryEarlyRepayAmountContent,
    'repayment/queryPlan': zRepaymentQueryPlanContent,
    'repayment/queryPrecondition': zRepaymentQueryPreconditionContent,
    'repayment/queryRefunds': zRepaymentQueryRefundsContent,
    'repayment/queryStatus': zRepaymentQueryStatusContent,
    'repayment/resignAutoPay': zRepaymentResignAutoPayContent,
    'repayment/showAutoPayEntry': zRepaymentShowAutoPayEntryContent,
    'staffCash/getAmount': zStaffCashGetAmountContent,
    'staffCash/publish': zStaffCashPublishContent,
    'staffCash/queryPublishStatus': zStaffCashQueryPublishStatusContent,
    'staffCash/queryUserInfo': zStaffCashQueryUserInfoContent,
    'thirdpay/getAdv': zThirdpayGetAdvContent,
    'user/bindBankcard': zUserBindBankcardContent,
    'user/bindBankcardV2': zUserBindBankcardV2Content,
    'user/canLogout': zUserCanLogoutContent,
    'user/changeMobile': zUserChangeMobileContent,
    'user/changeMobilePrecheck': zUserChangeMobilePrecheckContent,
    'user/checkPersonalInfoExport': zUserCheckPersonalInfoExportContent,
    'user/checkPersonalInfoExportCode': zUserCheckPersonalInfoExportCodeContent,
    'user/checkWechatBind': zUserCheckWechatBindContent,
    'user/closeAccount': zUserCloseAccountContent,
    'user/getAdvert': zUserGetAdvertContent,
    'user/getCouponUnreadCount': zUserGetCouponUnreadCountContent,
    'user/getGuestAdvert': zUserGetGuestAdvertContent,
    'user/getIcpRecord': zUserGetIcpRecordContent,
    'user/getProvinceCityArea': zUserGetProvinceCityAreaContent,
    'user/getReservedPhoneChangeUrl': zUserGetReservedPhoneChangeUrlContent,
    'user/getStreetList': zUserGetStreetListContent,
    'user/login': zUserLoginContent,
    'user/loginRisk': zUserLoginRiskContent,
    'user/logout': zUserLogoutContent,
    'user/messengerLogin': zUserMessengerLoginContent,
    'user/queryAccount': zUserQueryAccountContent,
    'user/queryAllBankcardList': zUserQueryAllBankcardListContent,
    'user/queryAmount': zUserQueryAmountContent,
    'user/queryAuditRecord': zUserQueryAuditRecordContent,
    'user/queryBankcardListV2': zUserQueryBankcardListV2Content,
    'user/queryBankcardListV3': zUserQueryBankcardListV3Content,
    'user/queryCardStatus': zUserQueryCardStatusContent,
    'user/queryIdentity': zUserQueryIdentityContent,
    'user/queryPendingOrderCount': zUserQueryPendingOrderCountContent,
    'user/queryRecentBill': zUserQueryRecentBillContent,
    'user/queryUnreadMessageCount': zUserQueryUnreadMessageCountContent,
    'user/refreshToken': zUserRefreshTokenContent,
    'user/reportUserGps': zUserReportUserGpsContent,
    'user/saveAddress': zUserSaveAddressContent,
    'user/saveComplaint': zUserSaveComplaintContent,
    'user/selectUserData': zUserSelectUserDataContent,
    'user/sendCloseAccountCode': zUserSendCloseAccountCodeContent,
    'user/sendLoginCode': zUserSendLoginCodeContent,
    'user/sendMobileChangeCode': zUserSendMobileChangeCodeContent,
    'user/unbindBankcard': zUserUnbindBankcardContent,
    'user/updateUserData': zUserUpdateUserDataContent,
    'virtual/createOrder': zVirtualCreateOrderContent,
    'virtual/queryCoupons': zVirtualQueryCouponsContent,
    'virtual/queryOrderDetail': zVirtualQueryOrderDetailContent,
    'virtual/queryOrders': zVirtualQueryOrdersContent,
    'virtual/queryPayResult': zVirtualQueryPayResultContent,
    'virtual/queryPhoneSku': zVirtualQueryPhoneSkuContent,
    'virtual/queryQqSku': zVirtualQueryQqSkuContent,
    'virtual/queryVideoSku': zVirtualQueryVideoSkuContent,
};
