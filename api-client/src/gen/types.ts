// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * A student record.
 */
export type AcademicRecord = {
    name?: string | null;
    gender?: string | null;
    birthday?: string | null;
    nation?: string | null;
    /**
     * Masked.
     */
    idNumber?: string | null;
    academy?: string | null;
    level?: string | null;
    faculty?: string | null;
    classes?: string | null;
    major?: string | null;
    sno?: string | null;
    eduSystem?: string | null;
    eduType?: string | null;
    studyForm?: string | null;
    admissionDate?: string | null;
    schoolRollStatus?: string | null;
    graduationDate?: string | null;
    onlineVerificationCode?: string | null;
    reportUpdateDate?: string | null;
};

/**
 * The code of an online report.
 */
export type AcademicRequest = {
    onlineVerificationCode: string;
};

/**
 * State of the account.
 */
export type Account = {
    openStatus?: string | number | null;
    accountChannel?: string | null;
};

/**
 * Asks for a code to the number of the account.
 */
export type AccountCodeRequest = {
    type: 1 | 2;
};

/**
 * An activity, named.
 */
export type ActivityRequest = {
    activityCode: string;
};

/**
 * A pop-up of an activity.
 */
export type ActivityWindow = {
    id: string | number;
    /**
     * `picture`, `button` or `protocol`.
     */
    styleTemplate?: string | null;
    popImgUrl?: string | null;
    /**
     * An address, or text with a coupon batch number after a colon.
     */
    popImgHrefUrl?: string | null;
    popTitle?: string | null;
    popName?: string | null;
    popContent?: string | null;
    /**
     * Spelling as on the wire.
     */
    bottonText?: string | null;
    /**
     * Spelling as on the wire.
     */
    bottonHrefUrl?: string | null;
    showMn?: Flag | null;
    protocolDTO?: WindowProtocol | null;
};

/**
 * Advert positions.
 */
export type AdBannerRequest = {
    /**
     * `bottomBanner` and `loanButton`.
     */
    codes: Array<string>;
};

/**
 * An address of the user that no prize waits for.
 */
export type AddressRequest = {
    serialNumber: SerialNumber;
    address: OrderAddress;
};

/**
 * An address that is kept.
 */
export type AddressSaved = {
    addressId: Id;
};

/**
 * Adverts, by code. Spelling as on the wire.
 */
export type AdvRequest = {
    advertismentCodes: Array<string>;
};

/**
 * A picture and where it leads. Texts are cut when they are shown: 15, 4 and 5 characters.
 */
export type Advert = {
    /**
     * Position or code of the request.
     */
    code?: string | null;
    pictureUrl: string;
    linkUrl?: string | null;
    title?: string | null;
    description?: string | null;
    buttonText?: string | null;
    cornerMark?: string | null;
};

/**
 * Signing after a loan.
 */
export type AfterLoanSigning = {
    /**
     * Where to sign.
     */
    url?: string | null;
    status?: string | number | null;
};

/**
 * What became of an application, and what may be offered next.
 */
export type AfterProcessInfo = {
    /**
     * Explicit; absent means not known yet. `notFound`: not received so far, it may still arrive.
     */
    publishState?: 'processed' | 'notFound' | null;
    /**
     * Beside `notFound`: the serial number is closed, and never carried out any more, whenever it arrives (proposed). Only
     * this says that there is no loan.
     */
    isClosed?: boolean | null;
    listingId?: Id | null;
    loanId?: Id | null;
    /**
     * Kind of the loan that it became (proposed).
     */
    kind?: 'cash' | 'staff' | 'lead' | 'mixed' | 'oneClick' | 'merchant' | null;
    /**
     * `popWindow` or `oneClickLeadFlow`.
     */
    showType?: string | null;
    amount?: Yuan | null;
    period?: Periods | null;
    monthPay?: Yuan | null;
    irr?: Rate | null;
    beforeIrr?: Rate | null;
    apr?: Rate | null;
    handFeeRate?: Rate | null;
    firstRepaymentDay?: string | null;
    serialNumber?: string | null;
    instIdList?: Array<LeadInstitution> | null;
    instGrayInfo?: Array<InstitutionGray> | null;
    /**
     * Default: daily consumption.
     */
    loanUseDesc?: string | null;
    /**
     * Default 10001.
     */
    loanUseCode?: string | null;
    subLoanUseDescription?: string | null;
    /**
     * Default 1000101.
     */
    subLoanUseCode?: string | null;
    userBankInfoDTO?: LeadBankInfo | null;
    discountRate?: Rate | null;
    /**
     * What coupon and rights save together. It only confirms the payment, so a wrong one is left out.
     */
    freeAmount?: Yuan | null;
    selectedCouponInfo?: Coupon | null;
    availableCoupons?: Array<Coupon> | null;
    couponProductId?: string | null;
    couponConf?: CouponConf | null;
    selectedRightsInfo?: SelectedRights | null;
    /**
     * What the offer costs in all, with its chosen coupon and rights (proposed).
     */
    costDisclosure?: CostDisclosure | null;
    /**
     * Most that "all borrow" sets.
     */
    leadFlowLoanAmountMax?: Yuan | null;
    instShareProfitNewUserType?: string | null;
    /**
     * `oldStyle` or `newStyle`.
     */
    showStyle?: string | null;
    cashLeadDiscountRate?: Rate | null;
    cashLeadFreeAmount?: Yuan | null;
    loanAmount?: Yuan | null;
    /**
     * `refuseStyle` or another.
     */
    applyLimitPopMode?: string | null;
    cashTotalAmountDl?: Yuan | null;
    effectiveDayDl?: string | number | null;
    /**
     * Institutions.
     */
    lydList?: Array<{
        [key: string]: unknown;
    }> | null;
    btnName?: string | null;
    /**
     * `landscape`, `failV1`, `failV2`, `applyLimitSuccess`, `cardToLead` or `newHighPrice`; without it the other fields decide (proposed).
     */
    popName?: string | null;
};

/**
 * What became of an application.
 */
export type AfterProcessRequest = {
    /**
     * `publishStatus` reconciles an application whose outcome is not known; other values request an offer.
     */
    typeId: string;
    serialNumber: string;
    listingId?: Id;
    kooUserSource: 'APP' | 'WX';
};

/**
 * A consent of the user, as it was shown and ticked.
 */
export type AgreementRecordRequest = {
    /**
     * Name of the agreement as it was shown.
     */
    agreementName: string;
    /**
     * The address that was opened, not one made up for the record.
     */
    agreementUrl: string;
    agreementVersion?: string;
    /**
     * Where in the process: 3 for protocol windows.
     */
    processFlag?: number;
    subAgreementList?: Array<SubAgreement>;
    clientCode?: string;
};

/**
 * The terms are signed.
 */
export type AgreementSigned = {
    signNo: Id;
};

/**
 * An amount that is applied for.
 */
export type AmountApplication = {
    serialNumber: SerialNumber;
    amount: Yuan;
    orderNum?: Id;
};

/**
 * Limits of the amount box.
 */
export type AmountConfig = {
    /**
     * The whole limit.
     */
    loanAmount: Yuan;
    /**
     * What may be borrowed now.
     */
    canUseLoanAmount: Yuan;
    /**
     * What the lead-flow lender offers.
     */
    leadFlowLoanAmount?: Yuan | null;
    /**
     * Least that may be borrowed.
     */
    minAmount: Yuan;
    /**
     * Cap of the lender.
     */
    amountUpperLimit?: Yuan | null;
    /**
     * Amount proposed by the server.
     */
    amount?: Yuan | null;
    /**
     * Part of the limit that ends on `deltaAmountDate`.
     */
    deltaAmount?: Yuan | null;
    deltaAmountDate?: string | null;
    expireDate?: string | null;
    /**
     * Temporary limit, until `cashTempEndTime`.
     */
    cashTempAvailAmount?: Yuan | null;
    cashTempEndTime?: string | null;
    needScanQRCode?: boolean | null;
    /**
     * The low-interest right was chosen.
     */
    hasChooseReduceFee?: boolean | null;
    /**
     * Most that the low-interest right covers.
     */
    reduceFeeMaxAmount?: Yuan | null;
    /**
     * Clock of the server.
     */
    currentTime: EpochMs;
    /**
     * Milliseconds until the first bill.
     */
    billDays: DurationMs;
    repaymentDay: DayOfMonth;
    customerKind: 'new' | 'old';
};

/**
 * Which configuration value of the app gateway.
 */
export type AppConfigRequest = {
    /**
     * One key.
     */
    keys: string;
};

/**
 * Starts signing the terms by a code.
 */
export type ApplyAgreementSignRequest = {
    termsNo: Id;
    type: 1 | 2;
};

/**
 * State of an assessment.
 */
export type AssessState = {
    /**
     * 0 not assessed, 1 assessing, 2 failed, 3 succeeded.
     */
    status: 0 | 1 | 2 | 3;
    /**
     * The limit, once there is one.
     */
    amount?: Yuan | null;
    /**
     * For the user.
     */
    reason?: string | null;
};

/**
 * The last review of the user.
 */
export type AuditRecord = {
    auditStatus?: string | number | null;
    title?: string | null;
    /**
     * For the user.
     */
    reason?: string | null;
    submitTime?: When | null;
    finishTime?: When | null;
    /**
     * From when a new try is allowed.
     */
    retryTime?: When | null;
};

/**
 * An authorisation, named.
 */
export type AuthRequest = {
    /**
     * 126 student record, 127 provident fund, 136 mortgage (proposed), 137 vehicle (proposed), others.
     */
    authId: string | number;
};

/**
 * State of an authorisation.
 */
export type AuthStatusUpdate = {
    /**
     * 118: tobacco.
     */
    authId: string | number;
    /**
     * 0 not finished, 1 done, 2 failed.
     */
    authStatus: string | number;
    /**
     * Empty for tobacco.
     */
    authToken: string;
};

/**
 * Auto repayment on or off.
 */
export type AutoPayChange = {
    autoRepaymentStatus: Flag;
};

/**
 * How the auto-pay row shows.
 */
export type AutoPayEntry = {
    /**
     * 1 switch, 2 "open now" link, 3 opened, 4 jump link.
     */
    showStatus?: number | null;
    autoRepaymentStatus?: Flag | null;
    /**
     * Where the jump link leads.
     */
    linkUrl?: string | null;
};

/**
 * The page that shows the auto-pay row.
 */
export type AutoPayEntryRequest = {
    pageCode: string;
};

/**
 * Auto repayment.
 */
export type AutoPayState = {
    /**
     * By bank card.
     */
    autoRepaymentStatus?: Flag | null;
    /**
     * By alipay.
     */
    alipayChannelStatus?: Flag | null;
    canAutoPay?: boolean | null;
    isOpenAutoPay?: boolean | null;
    authOrderNo?: string | null;
    transactionNo?: string | null;
    showStatus?: number | null;
    signedStatus?: Flag | null;
    /**
     * Masked.
     */
    phoneNo?: string | null;
    escapeCode?: number | null;
    /**
     * Until when the signing at the bank holds, or held; null for a customer who has never signed (proposed).
     */
    signedUntil?: When | null;
    /**
     * The card that was signed, masked (proposed).
     */
    signedCardNo?: string | null;
};

/**
 * State of both ways of auto repayment.
 */
export type AutoPayStatus = {
    /**
     * By bank card.
     */
    autoRepaymentStatus?: Flag | null;
    /**
     * By alipay.
     */
    alipayChannelStatus?: Flag | null;
};

/**
 * Whether the membership is to renew itself.
 */
export type AutoRenewChange = {
    enabled: boolean;
};

/**
 * How the membership renews itself.
 */
export type AutoRenewConfig = {
    enabled: boolean;
    planId?: Id | null;
    price?: Yuan | null;
    nextDate?: string | null;
};

/**
 * A bank card of the user.
 */
export type BankCard = {
    userCardId: Id;
    bankName: Name;
    /**
     * Already masked by the server; only the last 4 digits are shown.
     */
    cardNo: string;
    /**
     * 4 is a local bank card.
     */
    cardType?: number | null;
    /**
     * A withdrawal card: under the rule of the configuration the only kind that some loans are paid out to (proposed).
     */
    isWithdrawCard?: unknown;
    smallIcon?: string | null;
    creditCardBg?: string | null;
};

/**
 * A bank card with what its own page shows.
 */
export type BankCardDetail = {
    userCardId: Id;
    bankName: Name;
    /**
     * Already masked by the server; only the last 4 digits are shown.
     */
    cardNo: string;
    /**
     * 4 is a local bank card.
     */
    cardType?: number | null;
    /**
     * A withdrawal card: under the rule of the configuration the only kind that some loans are paid out to (proposed).
     */
    isWithdrawCard?: unknown;
    smallIcon?: string | null;
    creditCardBg?: string | null;
    bankCode?: string | null;
    bankLogoUrl?: string | null;
    /**
     * Phone number at the bank, masked.
     */
    mobileMasked?: string | null;
    /**
     * The default card for payouts and repayments.
     */
    isDefault?: boolean | null;
};

/**
 * Signing with the bank.
 */
export type BankCardSigning = {
    /**
     * Signed already: no code is needed.
     */
    signedStatus?: Flag | null;
    authOrderNo?: string | null;
    transactionNo?: string | null;
    /**
     * Masked number that the code goes to.
     */
    phoneNo?: string | null;
    /**
     * 1: show the bank-card dialog instead.
     */
    escapeCode?: number | null;
};

/**
 * Begins to sign with the bank.
 */
export type BankCardSigningRequest = {
    /**
     * True on the first try; false after the bank-card dialog.
     */
    shouldEscape: Flag;
};

/**
 * Which cards are requested.
 */
export type BankcardListRequest = {
    /**
     * `1`: the loan page.
     */
    pageType: string;
};

/**
 * A card, named.
 */
export type BankcardRequest = {
    userCardId: Id;
};

/**
 * State of a card.
 */
export type BankcardStatus = {
    status?: string | number | null;
    /**
     * The phone of the account is not the one reserved with the bank.
     */
    mobileDiffers?: boolean | null;
};

/**
 * What a credit application asks about life and work.
 */
export type BaseInfoRequest = {
    incomeRange: IncomeRange;
    address: PostalAddress;
    company: string;
    job?: string;
    education?: string;
    marriage?: string;
    email?: string;
};

/**
 * A bill.
 */
export type Bill = {
    billId: Id;
    loanId?: Id | null;
    title?: string | null;
    /**
     * Due in all.
     */
    amount: Yuan;
    dueDate: Day;
    period?: number | null;
    totalPeriods?: number | null;
    capital?: Yuan | null;
    interest?: Yuan | null;
    fee?: Yuan | null;
    /**
     * Taken off by coupons and rights: capital + interest + fee - couponValue = amount.
     */
    couponValue?: Yuan | null;
    /**
     * Paid so far; a part of `amount` when a card held less.
     */
    paidAmount?: Yuan | null;
    paidTime?: When | null;
    /**
     * For example due, overdue or paid.
     */
    status?: string | number | null;
    overdueDays?: Count | null;
    /**
     * The repayment that is on its way for this bill; until it has ended the bill cannot be paid once more (proposed).
     */
    repayNo?: Id | null;
    /**
     * Its loan must still be signed after the payout (proposed).
     */
    signingDue?: boolean | null;
};

/**
 * Where a card is added.
 */
export type BindBankcardPage = {
    /**
     * The browser opens it, if the url gate of the app allows it.
     */
    url: string;
};

/**
 * What the page for adding a card needs in order to return to the loan.
 */
export type BindBankcardRequest = {
    /**
     * The page's own return address, built from a constant route.
     */
    callBackUrl: string;
    breakType?: string;
    period?: Periods;
    appVersion?: string;
    /**
     * Always `0`.
     */
    sourceTitle?: string;
    specialAssetTag?: string;
    instShareProfitNew?: string;
    amount?: Yuan;
};

/**
 * A credit card to be bound.
 */
export type BindCreditCardRequest = {
    serialNumber: SerialNumber;
    /**
     * The whole number. It is never logged and never kept.
     */
    cardNo: string;
    mobile: Mobile;
    verifyCode: VerifyCode;
};

/**
 * Requests a page that returns to the app at its end.
 */
export type CallBackRequest = {
    /**
     * The page's own return address, built from a constant route.
     */
    callBackUrl: string;
};

/**
 * A campaign.
 */
export type Campaign = {
    activityCode: string;
    title: string;
    pictureUrl?: string | null;
    linkUrl?: string | null;
    startTime?: When | null;
    endTime?: When | null;
    status?: string | number | null;
    /**
     * Draws left today; absent when there is no draw, or no signed-in customer (proposed).
     */
    remainTimes?: Count | null;
};

/**
 * What a campaign promises.
 */
export type CampaignDetail = {
    expireDate?: string | null;
    formattedCouponDiscount?: string | null;
    couponBatchNo?: string | null;
    couponDiscount?: Rate | null;
    /**
     * `newOnlyTempInfo`, `newTempAndReduceInfo` or `newTempAndReduceAndCouponInfo`.
     */
    popStyle?: string | null;
    cashTempAvailAmountDl?: Yuan | null;
    rate?: Rate | null;
};

/**
 * A campaign of the cash-lead page.
 */
export type CampaignItem = {
    campaignCode: string;
    marketingDetailInfo?: CampaignDetail | null;
};

/**
 * A month of the campaign.
 */
export type CampaignMonthRequest = {
    month: Month;
};

/**
 * Title of a card of the home page.
 */
export type CardTitle = {
    code?: string | null;
    title: string;
    subTitle?: string | null;
};

/**
 * Rule of the cash-back.
 */
export type CashBackRule = {
    rewardType?: string | number | null;
    minLoanAmount?: Yuan | null;
    minRewardAmount?: Yuan | null;
    minLoanPeriod?: Periods | null;
    rewardConfigPeriod?: Periods | null;
};

/**
 * The cash-lead page, on its way in or out.
 */
export type CashLeadPopRequest = {
    campaignNode: 'entryLoanPage' | 'quitLoanPage';
};

/**
 * The cashier, and the repayment that it is opened for.
 */
export type CashierPage = {
    url: string;
    /**
     * Identifies the repayment when its status is queried. The return address of the cashier contains it, too.
     */
    repayNo?: Id | null;
};

/**
 * Bills that are paid together.
 */
export type CashierRequest = {
    billIds: Array<Id>;
    /**
     * The page's own return address, built from a constant route.
     */
    callBackUrl: string;
};

/**
 * Where the partner wants the user back.
 */
export type ChannelReturn = {
    /**
     * Checked by the url gate of the app before the browser opens it.
     */
    returnUrl: string;
};

/**
 * How a partner flow ended.
 */
export type ChannelReturnRequest = {
    code: 'SUCCESS' | 'QUIT' | 'CONFIRM_PAY_FAILURE' | 'ASSESS_AMOUNT_FAILURE' | 'ASSESS_AMOUNT_SUCCESS' | 'AUTH_LOGIN_HOOK_FAILURE' | 'PAY_ING';
    message?: string;
    /**
     * Code of the partner, `siku`; required without a session, because nothing else names the partner
     * (proposed).
     */
    partner?: PartnerCode;
};

/**
 * A click into a promotion window.
 */
export type ClickEventRequest = {
    bizCode: string;
    /**
     * Data of the window as it came.
     */
    windowData?: unknown;
};

/**
 * A code that confirms a step.
 */
export type CodeRequest = {
    verifyCode: VerifyCode;
};

/**
 * A code is on its way.
 */
export type CodeSent = {
    /**
     * The receiving number, middle digits hidden.
     */
    mobileMasked: string;
    /**
     * Seconds until the next code may be requested.
     */
    resendSeconds: WaitSeconds;
};

/**
 * A commitment that the user has to give before these terms are signed (proposed).
 */
export type Commitment = {
    /**
     * Code of its video; `old` is recorded on the commitment page itself.
     */
    type: Id;
    /**
     * True: a video is required.
     */
    videoOpen: boolean;
    /**
     * Passed on with the page.
     */
    isNewVer?: boolean | null;
    /**
     * Special asset of the loan, `fxy`, and the last period in which settling it early costs a fee.
     */
    specialAssetTag?: string | null;
    segmentPeriod?: number | null;
};

/**
 * A complaint that is received.
 */
export type ComplaintReceived = {
    /**
     * By which the user can ask for it.
     */
    complaintNo: Id;
};

/**
 * A complaint.
 */
export type ComplaintRequest = {
    serialNumber: SerialNumber;
    content: string;
    /**
     * How the user wants to be reached.
     */
    contact?: string;
    /**
     * Keys of uploaded pictures.
     */
    pictures?: Array<string>;
};

/**
 * Signs by code.
 */
export type ConfirmAgreementSignRequest = {
    transactionNo: Id;
    verifyCode: VerifyCode;
};

/**
 * The code that signs.
 */
export type ConfirmBankCardRequest = {
    verifyCode: VerifyCode;
    authOrderNo: string;
    transactionNo: Id;
};

/**
 * A payment that the user confirms. What differs from the order as it is now is refused: 42121, the plan with 45006.
 */
export type ConfirmPayRequest = {
    serialNumber: SerialNumber;
    /**
     * The order that was shown.
     */
    orderNum: Id;
    /**
     * Its amount, as it was shown.
     */
    amount: Yuan;
    /**
     * Payment of a month of the chosen plan, as it was shown; absent without instalments.
     */
    monthPay?: Yuan;
    verifyCode: VerifyCode;
    period: Periods;
    payType?: string | number;
    userCardId?: Id;
    /**
     * Of a payment by instalments: what the customer was shown of the costs on the page of the order (proposed).
     */
    costConfirmation?: CostConfirmation;
};

/**
 * An emergency contact.
 */
export type Contact = {
    contactName?: string | null;
    contactPhone?: string | null;
    /**
     * 1 relative, 2 friend.
     */
    contactLevel?: number | null;
    /**
     * 1 by default for a relative, 5 for a friend.
     */
    contactRelationshipId?: number | null;
    /**
     * 2: left out of recommendations.
     */
    verifyStatus?: number | null;
    validate?: boolean | null;
    disabled?: boolean | null;
};

/**
 * A contact that was refused.
 */
export type ContactException = {
    contactLevel?: number | null;
    /**
     * 1: the contact exists already; 2: the customer's own number; 3: this contact is not allowed.
     */
    reasonCode?: number | null;
};

/**
 * Contacts on file.
 */
export type ContactList = {
    contacts: Array<Contact>;
};

/**
 * Kind of contacts: 23 by default.
 */
export type ContactsRequest = {
    contactType: string | number;
};

/**
 * What a customer would pay besides, if something happened (proposed).
 */
export type ContingentCost = {
    /**
     * An overdue instalment, money that was used for another purpose, or a loan that is settled early.
     */
    kind: 'overdue' | 'misuse' | 'earlySettlement';
    /**
     * Institution that would take it, by its name.
     */
    chargedBy: Name;
    /**
     * How it is worked out, for the customer.
     */
    standard: Name;
    /**
     * Annualised, as a fraction, where it is a rate; null: it is none.
     */
    annualRate?: Rate | null;
};

/**
 * What the customer confirmed before he applied (proposed). What contradicts the loan is refused with 42134.
 */
export type CostConfirmation = {
    /**
     * Version of the lender's statement; absent: there was none, and the page worked the figures out.
     */
    version?: Id;
    /**
     * The principal that was shown.
     */
    principal: Yuan;
    /**
     * All charges that were shown, after discounts: what is paid beside the principal.
     */
    charged: Yuan;
    /**
     * The annualised cost that was shown, as a fraction.
     */
    annualRate: Rate;
    annualMethod: 'irr' | 'sum';
    /**
     * For how many whole seconds the statement was on the screen before it was confirmed.
     */
    secondsVisible: Count;
};

/**
 * What a loan costs in all when every instalment is paid in time, as its lender states it (proposed).
 */
export type CostDisclosure = {
    /**
     * Names the form of the statement; a confirmation says it again.
     */
    version: Id;
    /**
     * Institution that lends, by the name that the same terms give it. What others lend of it has items of its own.
     */
    lender: Name;
    lenderKind: 'bank' | 'consumerFinance' | 'microLoan' | 'trust' | 'other';
    /**
     * What is lent: the amount of the same terms.
     */
    principal: Yuan;
    /**
     * Every charge. No other is taken while the loan is repaid in time.
     */
    items: Array<CostItem>;
    /**
     * What coupons and rights take off all items together; null: nothing.
     */
    discount?: Yuan | null;
    /**
     * Charges that only an event brings; none: an empty list.
     */
    contingent: Array<ContingentCost>;
    /**
     * All items after `discount`, annualised by `annualMethod`, as a fraction.
     */
    annualRate: Rate;
    annualMethod: 'irr' | 'sum';
    /**
     * Days from the payout to the first due, as `annualRate` counts them, 30 to a month; null: a whole month.
     */
    firstPeriodDays?: DayCount | null;
    /**
     * Sum of the items less `discount`: what is paid beside the principal.
     */
    total: Yuan;
};

/**
 * A charge of a loan, as its lender states it (proposed).
 */
export type CostItem = {
    kind: 'interest' | 'guarantee' | 'service' | 'instalmentFee' | 'partnerFee';
    /**
     * Institution that takes it, by its name.
     */
    chargedBy: Name;
    /**
     * With each instalment, with the first one, or from the payout.
     */
    taken: 'each' | 'first' | 'payout';
    /**
     * How it is worked out, for the customer: `年利率 12%，按月计息`.
     */
    standard: Name;
    /**
     * All of it, over the whole term, before `discount`.
     */
    total: Yuan;
    /**
     * Its own annualised rate, as a fraction: 0.12 is 12 %.
     */
    annualRate: Rate;
};

/**
 * A number of things.
 */
export type Count = number;

/**
 * A coupon or right of the user.
 */
export type Coupon = {
    couponId: Id;
    batchNo?: string | null;
    name: string;
    /**
     * 1 loan coupon, 2 mall coupon, 3 instalment-card coupon.
     */
    kindId?: number | null;
    /**
     * Section of the coupon popup.
     */
    category: 'rate' | 'member' | 'raise' | 'other';
    activityCode?: string | null;
    /**
     * 1 unused, 2 used, 3 expired.
     */
    statusId?: number | null;
    /**
     * 1 in effect, 2 not.
     */
    isEffected?: number | null;
    /**
     * 1: not yet effective.
     */
    couponStatus?: number | null;
    /**
     * Face value, or the amount by which the limit is raised.
     */
    amount?: Yuan | null;
    /**
     * Most that a discount may save. Absent or 0: no cap.
     */
    couponUpperLimit?: Yuan | null;
    /**
     * Products it belongs to; empty fits all.
     */
    productIds?: Array<string> | string | null;
    validateStartDate?: When | null;
    endDate?: When | null;
    incoInfo?: CouponIncoInfo | null;
    extendProperties?: CouponExtendProperties | null;
    ruleList?: Array<CouponRule> | null;
    ruleDescList?: Array<string> | null;
    redirectUrl?: string | null;
    canRedirect?: boolean | null;
    /**
     * Calculated: total saved.
     */
    totalcouponamount?: Yuan | null;
    /**
     * Calculated: payment of each period after the coupon. Spelling as on the wire.
     */
    montyPayList?: Array<Yuan> | null;
    /**
     * Calculated: saved by a right on top of the coupon.
     */
    rightDiscountAmount?: Yuan | null;
    /**
     * Calculated.
     */
    isAvailable?: boolean | null;
    /**
     * Calculated: why it cannot be used.
     */
    reasonList?: Array<string> | null;
};

/**
 * A coupon, named by its batch.
 */
export type CouponBatchRequest = {
    batchNo: string;
};

/**
 * Rates that a coupon is worked out with.
 */
export type CouponConf = {
    couponProductId?: string | null;
    amount?: Yuan | null;
    period?: Periods | null;
    handFeeRate?: Rate | null;
    yearRate?: Rate | null;
    apr?: Rate | null;
    instBaseYearRate?: Rate | null;
};

/**
 * How a rate coupon works.
 */
export type CouponExtendProperties = {
    /**
     * Share that is still paid: 0.85 is shown as 8.5 折.
     */
    discountRate?: Rate | null;
    /**
     * What is reduced: 1 interest, 2 handling fee, 3 both.
     */
    deductType?: number | null;
};

/**
 * Coupons of the loan page with the rules of the user.
 */
export type CouponGrant = {
    couponList: Array<Coupon>;
    productList: Array<CouponProduct>;
    /**
     * True: the choice of no coupon is not offered.
     */
    hideNotUsingCoupon?: boolean | null;
    /**
     * Default 0.85.
     */
    discountLimit?: Rate | null;
};

/**
 * What is printed on a coupon, and how a free-period coupon counts. Spelling as on the wire.
 */
export type CouponIncoInfo = {
    /**
     * 2 free periods, 3 discount.
     */
    iconType?: number | null;
    iconTitle?: string | null;
    iconContent?: string | null;
    /**
     * Number of free periods.
     */
    periodLimit?: number | null;
    /**
     * 1: the first periods are free; 0: the last ones.
     */
    isAsc?: number | null;
};

/**
 * A coupon that a pop-up is about.
 */
export type CouponPopupInfo = {
    /**
     * 4: issued by sales. Not the index of a pop-up name.
     */
    popType?: number | null;
    couponInfoDTO?: Coupon | null;
    couponInfoDesc?: string | null;
    saleName?: string | null;
    saleId?: string | null;
};

/**
 * A product that coupons name by id: it tells scene and customer apart.
 */
export type CouponProduct = {
    productId: string;
    scene: 'main' | 'leadFlow';
    customer: 'any' | 'new' | 'old';
};

/**
 * A condition of a coupon.
 */
export type CouponRule = {
    /**
     * JSON text with `loanPeriodsSet` and `loanAmountLimitRange {minAmount, maxAmount}`. Text that cannot be read
     * makes the coupon unusable.
     */
    ruleValue?: string | null;
};

/**
 * The credit of a user.
 */
export type CreditAmounts = {
    /**
     * The whole limit.
     */
    loanAmount?: Yuan | null;
    /**
     * What may be borrowed now.
     */
    canUseLoanAmount?: Yuan | null;
    /**
     * Temporary limit, until `cashTempEndTime`.
     */
    cashTempAvailAmount?: Yuan | null;
    cashTempEndTime?: string | null;
    expireDate?: string | null;
    /**
     * State of the account, for example frozen.
     */
    status?: string | number | null;
};

/**
 * A credit card that raises the limit.
 */
export type CreditCard = {
    userCardId: Id;
    bankName: string;
    /**
     * Already masked by the server.
     */
    cardNo: string;
    billDay?: DayOfMonth | null;
    repaymentDay?: DayOfMonth | null;
    status?: string | number | null;
};

/**
 * Asks for the code that proves a credit card.
 */
export type CreditCardCodeRequest = {
    /**
     * As it is printed, digits only; never logged.
     */
    cardNo: string;
    /**
     * Number that the card's bank knows.
     */
    mobile: Mobile;
};

/**
 * The page that requests pop-ups.
 */
export type CurrentPageRequest = {
    currentPage: string;
};

/**
 * Flag of the customer.
 */
export type CustomerState = {
    customerFlag?: string | number | null;
};

/**
 * A calendar day in Beijing time, `YYYY-MM-DD`.
 */
export type Day = string;

/**
 * Days of a first period that is no whole month.
 */
export type DayCount = number;

/**
 * A day of the month.
 */
export type DayOfMonth = number;

/**
 * A day of the month as text.
 */
export type DayText = string;

/**
 * A try to win something.
 */
export type DrawRequest = {
    serialNumber: SerialNumber;
    activityCode: string;
};

/**
 * A length of time in milliseconds, up to ten years.
 */
export type DurationMs = number;

/**
 * What it costs to settle a loan now.
 */
export type EarlySettlement = {
    /**
     * All in all.
     */
    amount: Yuan;
    capital?: Yuan | null;
    interest?: Yuan | null;
    /**
     * Charge for settling early.
     */
    fee?: Yuan | null;
    /**
     * Until when the figure holds.
     */
    validUntil?: When | null;
    /**
     * Names this settlement at the cashier, where it is paid alone.
     */
    billId?: Id | null;
};

/**
 * A point in time: milliseconds since 1970-01-01T00:00:00Z.
 */
export type EpochMs = number;

/**
 * Result of a face check.
 */
export type FaceCheck = {
    passed: boolean;
    /**
     * For the user.
     */
    reason?: string | null;
    /**
     * Tries left today.
     */
    remainTimes?: Count | null;
};

/**
 * A picture of the face, or the token of the provider that checked it. One of the two.
 */
export type FaceCheckRequest = {
    /**
     * Base64 text.
     */
    image?: string;
    token?: string;
    /**
     * What the check is for.
     */
    scene?: string;
};

/**
 * Whether the face was checked.
 */
export type FaceStatus = {
    faceAuth?: Flag | null;
    /**
     * False: the verification time is missing.
     */
    verifyTime?: boolean | null;
    /**
     * Tries of a face check that are left today (proposed).
     */
    remainTimes?: Count | null;
};

/**
 * The older discount pop-up.
 */
export type FakeCouponPopup = {
    needPopup?: boolean | null;
    discount?: Rate | null;
};

/**
 * Contacts that were filled in for a partner.
 */
export type FillContactsRequest = {
    contacts: Array<FilledContact>;
};

/**
 * A contact as it was filled in.
 */
export type FilledContact = {
    contactName: string;
    contactPhone: Mobile;
    contactLevel: number;
    contactRelationshipId: number;
};

/**
 * A yes/no of an older service: a boolean, or a number of which 0 means no.
 */
export type Flag = boolean | number;

/**
 * Which gray-release flags.
 */
export type FlagRequest = {
    typeId: string;
};

/**
 * Which agreements have to be read, and where.
 */
export type ForceRead = {
    /**
     * 1 protocol page, 100 verification page.
     */
    processLine?: number | null;
    /**
     * 1 or 2.
     */
    processLineSteps?: number | null;
    businessId?: string | null;
    openAccInstDealInfos?: Array<{
        [key: string]: unknown;
    }> | null;
    processLineSub?: string | number | null;
};

/**
 * Whether reading is forced.
 */
export type ForceReadCheck = {
    /**
     * Absent or null: not forced.
     */
    loanForceReadDTO?: ForceRead | null;
};

/**
 * Image pop-up of the marketing for 12 periods.
 */
export type FxyMarketingPopup = {
    isPop?: boolean | null;
    popLink?: string | null;
};

/**
 * A position.
 */
export type GpsPoint = {
    latitude: string | number;
    longitude: string | number;
};

/**
 * A position of the device (GPS report).
 */
export type GpsReport = {
    eventType: string;
    /**
     * This or `saleUserRelationID`.
     */
    orderNum?: string;
    saleUserRelationID?: string;
    channelId?: string;
    city?: string;
    latitude: string | number;
    longitude: string | number;
    /**
     * Always 2.
     */
    apptype: string | number;
    precision?: string | number;
    category?: string;
};

/**
 * Gray-release flags. Waiting times are not bounded here: the poller clamps them, and no flag may stop a page.
 */
export type GrayFlags = {
    /**
     * For type 6.
     */
    alisignApplyGray?: boolean | null;
    styleGray?: boolean | null;
    /**
     * Seconds.
     */
    pollPeriod?: number | null;
    /**
     * Seconds.
     */
    countDown?: number | null;
    /**
     * Number of polls.
     */
    pollMaxPeriod?: number | null;
};

/**
 * Which flags.
 */
export type GrayRequest = {
    /**
     * `6`, or `loanResultPage`.
     */
    typeId: string;
    /**
     * With `loanResultPage`.
     */
    instShareProfitNew?: string;
};

/**
 * The home page.
 */
export type HomeContent = {
    sections: Array<HomeSection>;
};

/**
 * An entry of a section.
 */
export type HomeItem = {
    code?: string | null;
    title?: string | null;
    description?: string | null;
    pictureUrl?: string | null;
    linkUrl?: string | null;
    cornerMark?: string | null;
    buttonText?: string | null;
};

/**
 * A section of the home page. Sections that a page does not know are left out.
 */
export type HomeSection = {
    sectionCode: string;
    title?: string | null;
    items?: Array<HomeItem> | null;
};

/**
 * Entry of the site in the public register.
 */
export type IcpRecord = {
    recordNumber: string;
    url?: string | null;
};

/**
 * An identifier made by the server. Opaque: it is sent back as it came.
 */
export type Id = string;

/**
 * Status of the identity steps.
 */
export type IdAuthInfo = {
    idAuth?: Flag | null;
    idPhotoFrontAuth?: Flag | null;
    idPhotoBackAuth?: Flag | null;
    /**
     * A step name; absent: ask for the page meta.
     */
    nextStep?: string | null;
    /**
     * For the user, when the step has to be done again.
     */
    reason?: string | null;
};

/**
 * Name and number of a person. Encrypted where the server wants it so.
 */
export type IdAuthRequest = {
    realName: string;
    idNumber: string;
    /**
     * True: name and number are encrypted by the public key.
     */
    encrypted?: boolean;
};

/**
 * Both sides of an ID card, uploaded before.
 */
export type IdCardAuthRequest = {
    /**
     * Key of the uploaded front.
     */
    frontKey: string;
    /**
     * Key of the uploaded back.
     */
    backKey: string;
    realName?: string;
    idNumber?: string;
    validity?: string;
};

/**
 * A number that belongs to a known name.
 */
export type IdNumberAuthRequest = {
    idNumber: string;
    realName?: string;
    /**
     * True: name and number are encrypted by the public key.
     */
    encrypted?: boolean;
};

export type IdPhotoForm = {
    file: UploadFile;
    side: 'front' | 'back';
};

/**
 * Which ID photos are on file.
 */
export type IdPhotoStatus = {
    /**
     * 0: none.
     */
    front?: string | number | null;
    /**
     * 0: none.
     */
    back?: string | number | null;
};

/**
 * What was read on an ID photo; the user corrects it.
 */
export type IdPhotoText = {
    name?: string | null;
    idNumber?: string | null;
    gender?: string | null;
    nation?: string | null;
    address?: string | null;
    authority?: string | null;
    /**
     * Validity as printed.
     */
    validity?: string | null;
};

/**
 * Which identity papers are there.
 */
export type IdentityStatus = {
    idAuth?: Flag | null;
    idPhotoFrontAuth?: Flag | null;
    idPhotoBackAuth?: Flag | null;
};

/**
 * Monthly income: 1 to 6, from below 10,000 to above 50,000 yuan.
 */
export type IncomeRange = number;

/**
 * A choice of instalments for an order.
 */
export type InstalmentChoice = {
    period: Periods;
    monthPay: Yuan;
    handFee?: Yuan | null;
    totalAmount?: Yuan | null;
    /**
     * What this choice costs in all (proposed).
     */
    costDisclosure?: CostDisclosure | null;
};

/**
 * The order of a partner and how it can be paid.
 */
export type InstalmentDetails = {
    orderAmount: Yuan;
    orderNum?: string | null;
    goodsName?: string | null;
    periodList: Array<InstalmentChoice>;
};

/**
 * Which style an institution is shown in, and whether its agreements have to be read.
 */
export type InstitutionGray = {
    instId: string | number;
    agreementPopGray?: boolean | null;
    showStyle?: string | null;
};

/**
 * The card of an offer.
 */
export type LeadBankInfo = {
    userCardId?: Id | null;
    bankName?: string | null;
    /**
     * Already masked by the server.
     */
    cardNo?: string | null;
    cardType?: number | null;
};

/**
 * An institution of the lead flow. Lists show the first 2 or 3.
 */
export type LeadInstitution = {
    instId: string | number;
    instName?: string | null;
    instProductName?: string | null;
    protocolName?: string | null;
    protocolUrl?: string | null;
};

/**
 * Lifetime reduction of fees.
 */
export type LifetimeFeeReductionPopup = {
    isPop?: boolean | null;
    /**
     * 1 to 3.
     */
    popType?: number | null;
    quota?: Yuan | null;
};

/**
 * A change of the limit.
 */
export type LimitChange = {
    time: When;
    /**
     * How much it changed; never negative, see `changeType`.
     */
    changeAmount: Yuan;
    /**
     * For example `raise` or `cut`.
     */
    changeType?: string | number | null;
    /**
     * The limit after it.
     */
    afterAmount?: Yuan | null;
    title?: string | null;
};

/**
 * An address that is opened from a page, through the address gate of the app.
 */
export type Link = string;

/**
 * An application that was accepted.
 */
export type Listed = {
    listingId: Id;
    loanId?: Id | null;
    serialNumber?: string | null;
    paymentDay?: string | null;
};

/**
 * A coupon outside the loan page: of the coupon centre, an activity or a top-up.
 */
export type ListedCoupon = {
    couponId: Id;
    batchNo?: string | null;
    name: string;
    /**
     * 1 loan coupon, 2 mall coupon, 3 instalment-card coupon.
     */
    kindId?: number | null;
    activityCode?: string | null;
    /**
     * 1 unused, 2 used, 3 expired.
     */
    statusId?: number | null;
    /**
     * 1 in effect, 2 not.
     */
    isEffected?: number | null;
    /**
     * 1: not yet effective.
     */
    couponStatus?: number | null;
    /**
     * Face value, or the amount by which the limit is raised.
     */
    amount?: Yuan | null;
    /**
     * Most that a discount may save. Absent or 0: no cap.
     */
    couponUpperLimit?: Yuan | null;
    /**
     * Products it belongs to; empty fits all.
     */
    productIds?: Array<string> | string | null;
    validateStartDate?: When | null;
    endDate?: When | null;
    incoInfo?: CouponIncoInfo | null;
    extendProperties?: CouponExtendProperties | null;
    ruleList?: Array<CouponRule> | null;
    ruleDescList?: Array<string> | null;
    redirectUrl?: string | null;
    canRedirect?: boolean | null;
    /**
     * Calculated: total saved.
     */
    totalcouponamount?: Yuan | null;
    /**
     * Calculated: payment of each period after the coupon. Spelling as on the wire.
     */
    montyPayList?: Array<Yuan> | null;
    /**
     * Calculated: saved by a right on top of the coupon.
     */
    rightDiscountAmount?: Yuan | null;
    /**
     * Calculated.
     */
    isAvailable?: boolean | null;
    /**
     * Calculated: why it cannot be used.
     */
    reasonList?: Array<string> | null;
    /**
     * Only coupons of the loan page have a section.
     */
    category?: string | null;
    /**
     * The user has it already.
     */
    received?: boolean | null;
};

/**
 * An agreement of the loan page.
 */
export type LoanAgreement = {
    name: Name;
    url: Link;
    isLoanProtocol: boolean;
    /**
     * Category whose own agreement it is: `jyd`, the service agreement of loans (proposed).
     */
    category?: unknown;
    /**
     * Recorded with the consent.
     */
    version?: string | null;
};

/**
 * The loan whose agreements are requested.
 */
export type LoanAgreementsRequest = {
    instIdList?: Array<string | number>;
};

/**
 * Which verifications the loan button asks for first.
 */
export type LoanButtonAuth = {
    faceAuth?: Flag | null;
    idAuth?: Flag | null;
    idPhotoBackAuth?: Flag | null;
    idPhotoFrontAuth?: Flag | null;
    houseAuth?: Flag | null;
    licenseAuth?: Flag | null;
    tenancyAuth?: Flag | null;
    /**
     * 0 to 4.
     */
    contactsAuth?: number | null;
    /**
     * Forces "borrow now".
     */
    loanButtonGray?: boolean | null;
    /**
     * False: the verification time is missing.
     */
    verifyTime?: boolean | null;
};

/**
 * A loan before its agreements are read.
 */
export type LoanConfirmHookRequest = {
    businessId?: string;
    processLine?: string | number;
    period: Periods;
    loanAmount: Yuan;
    loanUse?: string;
    merchantCode?: string;
    monthlyRepayment?: Yuan;
    rateInfo?: unknown;
    userBankCardId?: Id;
    listingInfos?: unknown;
    /**
     * Nothing that names a person.
     */
    traceData?: unknown;
};

/**
 * Fees that a coupon changes.
 */
export type LoanCouponInfo = {
    couponFeeList?: Array<{
        [key: string]: unknown;
    }>;
};

/**
 * Periods and rates of the user.
 */
export type LoanRateInfo = {
    defaultPeriod: Periods;
    rateConfig?: RateConfig | null;
    periodList: Array<PeriodOffer>;
    rateTable: Array<RateTableEntry>;
    /**
     * 0 base, 1 bill, 2 partial, 3 discount, 4 all periods.
     */
    calculationType?: number | null;
};

/**
 * The loan whose rates are requested.
 */
export type LoanRateInfoRequest = {
    amount?: Yuan;
    breakType?: string;
    specialAssetTag?: string;
};

/**
 * Rates by amount and period, older forms.
 */
export type LoanRateTable = {
    rateTable: Array<RateTableEntry>;
};

/**
 * A loan, named.
 */
export type LoanRequest = {
    loanId: Id;
};

/**
 * The loan as the server knows it.
 */
export type LoanResult = {
    loanId: Id;
    listingId: Id;
    serialNumber?: string | null;
    amount: Yuan;
    loanPeriod: Periods;
    monthPay: Yuan;
    firstRepaymentDay: Day;
    paymentDay: DayText;
    bankName: Name;
    /**
     * Already masked by the server.
     */
    cardNo: string;
    afterApr: Rate;
    steps?: Array<ResultStep> | null;
    textDto?: ResultText | null;
    buttonDto?: ResultButton | null;
    montyPayList: Array<Yuan>;
    /**
     * Part of a mixed loan that the lead lender pays; the wallet pays the rest. Null for any other loan (proposed).
     */
    mixLoanAmount?: Yuan | null;
    banner?: ResultBanner | null;
    cashAmount?: Yuan | null;
    cashAvailAmountAll?: Yuan | null;
    cashAvailAmountDl?: Yuan | null;
    cashLeadDiscountRate?: Rate | null;
    cashLeadFreeAmount?: Yuan | null;
};

/**
 * The terms that the user is about to accept. They are the server's; the page shows nothing else.
 */
export type LoanTerms = {
    /**
     * Names exactly these terms when they are signed and published.
     */
    termsNo: Id;
    amount: Yuan;
    /**
     * True: the lender changed the requested amount.
     */
    amountChanged: boolean;
    period: Periods;
    /**
     * Average payment of a month after the discount.
     */
    monthPay: Yuan;
    repaymentDay: DayOfMonth;
    firstRepaymentDay: Day;
    beforeApr?: Rate | null;
    afterApr: Rate;
    beforeIrr?: Rate | null;
    couponAmount?: Yuan | null;
    /**
     * The discount before the lender changed the amount.
     */
    couponAmountBefore?: Yuan | null;
    chooseCoupon?: Coupon | null;
    /**
     * The requested coupons that these terms use; the others are not listed.
     */
    usedCouponIds?: Array<Id> | null;
    rewardText?: string | null;
    /**
     * Default: within 20 minutes.
     */
    arrivalTime?: string | null;
    instName: Name;
    /**
     * 550, 551 and 552 have an information dialog.
     */
    instId: string | number;
    /**
     * Early-settlement variant.
     */
    advanceType?: string | number | null;
    preClearCoefficient?: number | null;
    /**
     * Payment of each month after the discount. Spelling as on the wire.
     */
    montyPayList: Array<Yuan>;
    list: Array<ScheduleRow>;
    userBankInfoDTO: UserBankInfo;
    /**
     * Part of the lead lender, when these are the terms of a mixed loan; the wallet lends the rest (proposed).
     */
    mixLoanAmount?: Yuan | null;
    /**
     * How this loan of an old customer is split between lenders, as `OldUserSplitInfo`; null: it is not (proposed). Only publishing
     * reads it, and sends back what it can read.
     */
    oldUserSplitInfoDto?: unknown;
    /**
     * What this loan costs in all, as `CostDisclosure` (proposed). Only the confirm page reads it, and checks it as a whole.
     */
    costDisclosure?: unknown;
    /**
     * Null: none is asked for (proposed).
     */
    commitment?: Commitment | null;
};

/**
 * When the money is expected.
 */
export type LoanTime = {
    /**
     * Text for the user.
     */
    predictEntryTime?: string | null;
};

/**
 * A purpose of the loan.
 */
export type LoanUse = {
    loanUseCode: Id;
    loanUseName: Name;
    subList?: Array<SubLoanUse> | null;
};

/**
 * The borrower; shown on the commitment page.
 */
export type LoanUserInfo = {
    realName?: string | null;
    idNumber?: string | null;
    mobile?: string | null;
    age?: number | null;
};

/**
 * Whether the user is locked out.
 */
export type LockState = {
    /**
     * Null: not locked.
     */
    lockCode?: string | number | null;
    /**
     * For the user.
     */
    reason?: string | null;
    until?: When | null;
};

/**
 * The credential of a partner.
 */
export type LoginHookRequest = {
    /**
     * As the partner handed it over; never logged.
     */
    partnerToken: string;
};

/**
 * Signs in by mobile number and code.
 */
export type LoginRequest = {
    mobile: Mobile;
    verifyCode: VerifyCode;
};

/**
 * What a login has to show before it is let in.
 */
export type LoginRisk = {
    /**
     * `pass`, `verify` or `reject`.
     */
    riskLevel: string;
    /**
     * For the user.
     */
    reason?: string | null;
};

/**
 * A login that is about to happen.
 */
export type LoginRiskRequest = {
    mobile?: Mobile;
};

/**
 * Whether the account may be closed.
 */
export type LogoutCheck = {
    allowed: boolean;
    /**
     * The reasons against it, as texts for the user.
     */
    reasons?: Array<string> | null;
};

/**
 * Choice of the low-fee right.
 */
export type LowFeeChoice = {
    /**
     * True: choose it; false: drop it.
     */
    choice: boolean;
    interestCode?: string;
    changeType?: string | number;
};

/**
 * The low-fee or 7-day right.
 */
export type LowFeeRight = {
    isReduceFeeNewUser?: boolean | null;
    hasChooseReduceFee?: boolean | null;
    expireTime?: When | null;
    interestCode?: string | null;
    currentTime?: When | null;
    lowInterestLimitIrr?: Rate | null;
    maxLoanAmount?: Yuan | null;
    lastChoice?: boolean | null;
    currentIrr?: Rate | null;
    changeType?: string | number | null;
    canClkConfirmBtn?: boolean | null;
};

/**
 * A picture that was uploaded before.
 */
export type MarriageCertificateRequest = {
    /**
     * Key of the uploaded picture.
     */
    picture: string;
};

/**
 * The membership of the user.
 */
export type Membership = {
    /**
     * 0: no member, 1: member, 2: ended.
     */
    status?: string | number | null;
    cardName?: string | null;
    startDate?: string | null;
    endDate?: string | null;
    /**
     * What was saved so far.
     */
    savedAmount?: Yuan | null;
    planList?: Array<MembershipPlan> | null;
};

/**
 * A benefit of members.
 */
export type MembershipBenefit = {
    code?: string | null;
    title: string;
    description?: string | null;
    iconUrl?: string | null;
    linkUrl?: string | null;
    status?: string | number | null;
};

/**
 * A plan that is bought.
 */
export type MembershipOrderRequest = {
    serialNumber: SerialNumber;
    planId: Id;
    /**
     * The page's own address to which the cashier returns.
     */
    callBackUrl?: string;
};

/**
 * A plan of the paid membership.
 */
export type MembershipPlan = {
    planId: Id;
    name: string;
    price: Yuan;
    originalPrice?: Yuan | null;
    /**
     * Months that it lasts.
     */
    months?: Count | null;
};

/**
 * A renewal.
 */
export type MembershipRenewal = {
    orderNum?: Id | null;
    planName?: string | null;
    amount: Yuan;
    time?: When | null;
    status?: string | number | null;
};

/**
 * A document of a merchant's application.
 */
export type MerchantDocument = {
    /**
     * As in `merchant/uploadPicture`.
     */
    type: string;
    /**
     * For the user.
     */
    title: string;
    /**
     * 0 wanted, 1 on file, 2 refused: wanted again.
     */
    status: string | number;
    /**
     * Why it was refused, for the user.
     */
    reason?: string | null;
};

/**
 * The application of a merchant.
 */
export type MerchantLoanData = {
    /**
     * 0 and 51 not begun, 1 submitted, 2 and 6 refused, 7 cancelled, 3 and 31 passed, 4 in review, 5 succeeded.
     */
    status?: string | number | null;
    orderNum?: string | null;
    merchantName?: string | null;
    loanAmount?: Yuan | null;
    canUseLoanAmount?: Yuan | null;
    applyAmount?: Yuan | null;
    /**
     * For the user.
     */
    reason?: string | null;
    /**
     * Least and most that can be applied for (proposed).
     */
    minApplyAmount?: Yuan | null;
    maxApplyAmount?: Yuan | null;
    /**
     * The business is proved by a platform, a tobacco licence or a document, as an application requires (proposed).
     */
    proven?: boolean | null;
    /**
     * Documents that the review wants of this customer, in the order of the request (proposed).
     */
    documents?: Array<MerchantDocument> | null;
    /**
     * While documents are wanted: when the application is cancelled without them (proposed).
     */
    documentsUntil?: When | null;
    /**
     * While there is a limit: what a loan from it may be, as `cash/getAmount` says it of the other limit (proposed).
     */
    loan?: MerchantLoanRange | null;
};

/**
 * What a loan from a merchant's limit may be; the limit itself is `canUseLoanAmount`.
 */
export type MerchantLoanRange = {
    /**
     * Least that may be borrowed.
     */
    minAmount: Yuan;
    /**
     * Cap of the lender.
     */
    amountUpperLimit?: Yuan | null;
    /**
     * Clock of the server.
     */
    currentTime: EpochMs;
    /**
     * Milliseconds until the first bill.
     */
    billDays: DurationMs;
    repaymentDay: DayOfMonth;
};

/**
 * A merchant loan.
 */
export type MerchantPublishForm = {
    serialNumber: SerialNumber;
    amount: Yuan;
    loanPeriod: Periods;
    userCardId: Id;
    loanUseCode: string;
    verifyCode: VerifyCode;
    /**
     * As `cash/publishV2` has it (proposed).
     */
    costConfirmation?: CostConfirmation;
};

/**
 * A message to the user.
 */
export type Message = {
    id: string | number;
    type?: string | number | null;
    title: string;
    summary?: string | null;
    /**
     * Whole text; only in the detail.
     */
    content?: string | null;
    time?: When | null;
    /**
     * 0 unread, 1 read.
     */
    status?: string | number | null;
    linkUrl?: string | null;
};

/**
 * A message, named.
 */
export type MessageRequest = {
    id: string | number;
};

/**
 * A new state of a message.
 */
export type MessageStatusRequest = {
    id: string | number;
    status: string | number;
};

/**
 * Messages of a type.
 */
export type MessageTypeRequest = {
    /**
     * Absent: all types.
     */
    type?: string | number;
};

/**
 * A page of messages.
 */
export type MessagesRequest = {
    /**
     * Absent: all types.
     */
    type?: string | number;
    /**
     * From 1.
     */
    page?: Count;
    pageSize?: Count;
};

/**
 * Signs in with what a messenger handed over.
 */
export type MessengerLoginRequest = {
    /**
     * As the messenger's page gave it, good for one use; never logged.
     */
    code: string;
    /**
     * Which messenger: the browser of WeChat, its mini-program, or the enterprise messenger.
     */
    kind: 'wechat' | 'miniProgram' | 'wecom';
};

/**
 * A mixed loan: the wallet lends what it can, the lead lender the rest.
 */
export type MixLoanRequest = {
    serialNumber: SerialNumber;
    amount: Yuan;
    /**
     * Part of the lead lender.
     */
    mixLoanAmount: Yuan;
    loanPeriod?: Periods;
    userCardId?: Id;
    loanUseCode?: string;
    subLoanUseCode?: string;
    couponIds?: Array<Id>;
    /**
     * The terms that were signed, and their signature (proposed).
     */
    termsNo?: Id;
    signNo?: Id;
    /**
     * As `cash/publishV2` has it (proposed).
     */
    costConfirmation?: CostConfirmation;
};

/**
 * A mobile number of mainland China, digits only.
 */
export type Mobile = string;

/**
 * Asks for the code that proves a new mobile number.
 */
export type MobileChangeCodeRequest = {
    /**
     * The new number.
     */
    mobile: Mobile;
    type: 1 | 2;
};

/**
 * A new mobile number, proved by the code it received.
 */
export type MobileChangeRequest = {
    mobile: Mobile;
    verifyCode: VerifyCode;
};

/**
 * The number of the account as it is now.
 */
export type MobileChanged = {
    /**
     * Middle digits hidden.
     */
    mobileMasked: string;
};

/**
 * A month, `YYYY-MM`.
 */
export type Month = string;

/**
 * A page of the user's coupons, of every kind.
 */
export type MyCoupons = {
    couponList: Array<ListedCoupon>;
    /**
     * On all pages.
     */
    total: Count;
    hasMore: boolean;
};

/**
 * Which of the user's coupons are listed.
 */
export type MyCouponsRequest = {
    /**
     * 1 unused, 2 used, 3 expired.
     */
    status: 1 | 2 | 3;
    /**
     * From 1.
     */
    page?: PageNumber;
    pageSize?: PageSize;
};

/**
 * A name that a page cannot do without: an empty one is none.
 */
export type Name = string;

/**
 * A pop-up that is due or not.
 */
export type NeedPopup = {
    needPopup?: boolean | null;
};

/**
 * What follows an identity step.
 */
export type NextStep = {
    /**
     * A step name; absent: ask for the page meta.
     */
    nextStep?: string | null;
    /**
     * For the user, when the step has to be done again.
     */
    reason?: string | null;
};

/**
 * A call without fields.
 */
export type NoFields = {
    [key: string]: unknown;
};

/**
 * The promise not to be a student.
 */
export type NonStudentRequest = {
    confirmed: boolean;
};

/**
 * An order of an offer.
 */
export type OfferOrder = {
    orderNum: Id;
    title: string;
    pictureUrl?: string | null;
    amount?: Yuan | null;
    status?: string | number | null;
    statusText?: string | null;
    time?: When | null;
};

/**
 * How a loan may be split.
 */
export type OldUserSplitInfo = {
    canSplitLoan?: boolean | null;
    refuseAmount?: Yuan | null;
    acceptAmount?: Yuan | null;
    splitAmount?: Yuan | null;
    fxjjSplitAmount?: Yuan | null;
    /**
     * Default -1.
     */
    chaibiaoUserTag?: number | null;
    /**
     * `v1`.
     */
    version?: string | null;
    /**
     * The parts (proposed; the result page is handed them under this name).
     */
    splitAmountList?: Array<SplitItem> | null;
};

/**
 * A one-click application.
 */
export type OneClickPublishRequest = {
    typeId: 'oneClickLeadFlow';
    serialNumber: SerialNumber;
    monthRepay: Yuan;
    /**
     * Nothing that names a person.
     */
    traceData?: unknown;
    couponId?: Id;
    loanCouponInfoDTO?: LoanCouponInfo;
    amount: Yuan;
    /**
     * As `cash/publishV2` has it (proposed).
     */
    costConfirmation?: CostConfirmation;
};

/**
 * A one-click application that was accepted.
 */
export type OneClickPublished = {
    loanId: Id;
    listingId?: Id | null;
    paymentDay?: string | null;
};

/**
 * An application that became a loan, whose result the customer has not seen.
 */
export type OpenApplication = {
    serialNumber: string;
    listingId?: Id | null;
    loanId?: Id | null;
    /**
     * Its kind (proposed).
     */
    kind?: 'cash' | 'staff' | 'lead' | 'mixed' | 'oneClick' | 'merchant' | null;
};

/**
 * The customer's open applications, and the number for the next one.
 */
export type OpenApplications = {
    /**
     * The same on every question until an application with it was received, so that a device that keeps nothing cannot
     * apply twice. An application with another number, of any kind, closes it. Absent: the device makes one.
     */
    serialNumber?: SerialNumber | null;
    /**
     * Of every kind, received within the last 24 hours, and no device has said yet that its result was seen; newest first. That
     * `cash/queryResultPage` was requested proves nothing: its reply may be lost.
     */
    applications: Array<OpenApplication>;
};

/**
 * For which kind of loan the next number is.
 */
export type OpenApplicationsRequest = {
    /**
     * As `cash/checkCanPublish` takes it. The applications of every kind are listed, whatever it says (proposed).
     */
    typeId: string;
    /**
     * Serial number of the loan whose result was on the screen of this device last: it is not named any more.
     */
    seenSerialNumber?: string;
};

/**
 * An address for deliveries.
 */
export type OrderAddress = {
    /**
     * Absent: a new one.
     */
    addressId?: Id | null;
    contactName: string;
    contactPhone: string;
    province?: string | null;
    city?: string | null;
    area?: string | null;
    street?: string | null;
    /**
     * House number and what else belongs to it.
     */
    detail?: string | null;
    isDefault?: Flag | null;
};

/**
 * An order that waits for its payment.
 */
export type OrderCreated = {
    orderNum: Id;
    /**
     * Cashier page.
     */
    url?: string | null;
};

/**
 * An order, named.
 */
export type OrderRequest = {
    orderNum: Id;
};

/**
 * A page on another host. The url gate of the app checks it before the browser opens it.
 */
export type PageAddress = {
    url: string;
};

/**
 * The next page, as the server wants it.
 */
export type PageMeta = {
    /**
     * PAGE: the page of `pageCode`; LINK: the address in `url`.
     */
    actionType: 'PAGE' | 'LINK';
    pageCode?: string | null;
    /**
     * Checked by the url gate of the app before the browser opens it.
     */
    url?: string | null;
};

/**
 * The user and the page of the request.
 */
export type PageMetaRequest = {
    /**
     * Code of the flow that asks, `koocard`; absent: the partner the user came from. A user whom a partner sent to open
     * the provider's own card is the card's user from then on (proposed).
     */
    partner?: PartnerCode;
};

/**
 * A page of a list, from 1.
 */
export type PageNumber = number;

/**
 * Entries of a page.
 */
export type PageSize = number;

/**
 * Code of a partner in lower case, `siku` or `merchant-credit`.
 */
export type PartnerCode = string;

/**
 * Identity of a partner's user. Numbers are masked.
 */
export type PartnerUser = {
    realName?: string | null;
    idNumber?: string | null;
    mobile?: string | null;
    /**
     * Progress of the application, as a step name.
     */
    step?: string | null;
};

/**
 * A way to pay.
 */
export type PayOption = {
    payType: string | number;
    name: string;
    enabled?: boolean | null;
    /**
     * Why it is not enabled, for the user.
     */
    reason?: string | null;
    card?: UserBankInfo | null;
};

/**
 * State of a payment.
 */
export type PayState = {
    status: 'SUCCESS' | 'PAY_ING' | 'CONFIRM_PAY_FAILURE';
    /**
     * The payment that this is about. Without it, a failure may be that of an earlier payment.
     */
    serialNumber?: string | null;
    /**
     * For the user.
     */
    reason?: string | null;
};

/**
 * Which payment.
 */
export type PayStatusRequest = {
    /**
     * Of the payment; absent: the last one of the order.
     */
    serialNumber?: SerialNumber;
};

/**
 * An instalment choice.
 */
export type PeriodOffer = {
    loanPeriod: Periods;
    monthPay?: Yuan | null;
    mark?: string | null;
    /**
     * `fxy` has a special mark and its own early-settlement terms.
     */
    specialAssetTag?: string | null;
};

/**
 * A number of monthly instalments.
 */
export type Periods = number;

/**
 * Whether something may be done, and if not, why.
 */
export type Permission = {
    allowed: boolean;
    /**
     * For the user.
     */
    reason?: string | null;
    reasonCode?: string | number | null;
};

/**
 * A phone that is topped up.
 */
export type PhoneSkuRequest = {
    mobile: Mobile;
};

export type PictureForm = {
    file: UploadFile;
    /**
     * What the picture shows: `idFront`, `idBack`, `license`, `certificate`, `contract`, `marriageCert`, `shopFront`,
     * `shopInside`, `other`, or a platform whose back office it shows.
     */
    type: string;
};

/**
 * A month of a running loan.
 */
export type PlanRow = {
    period: Periods;
    dueDate: Day;
    amount: Yuan;
    capital?: Yuan | null;
    interest?: Yuan | null;
    fee?: Yuan | null;
    /**
     * Taken off by coupons and rights: capital + interest + fee - couponValue = amount.
     */
    couponValue?: Yuan | null;
    paidAmount?: Yuan | null;
    paidTime?: When | null;
    status?: string | number | null;
    /**
     * Names the month at the cashier; null while it cannot be paid (proposed).
     */
    billId?: Id | null;
};

/**
 * What may pop up on the loan page (pop-up query content). Which one does is the page's rule.
 */
export type PopupQueryContent = {
    fxyMarketingPopupDTO?: FxyMarketingPopup | null;
    rewardOfferInfoDTO?: RewardOfferInfo | null;
    couponPopupInfoDTO?: CouponPopupInfo | null;
    amountPopupInfoDTO?: NeedPopup | null;
    popupInfoDTO?: RemindPopup | null;
    reduceRateOrIncreaseAmountDTO?: ReduceRateOrIncreaseAmount | null;
    oldYxFakeCouponPopupDTO?: FakeCouponPopup | null;
    lifetimeFeeReductionPopupDTO?: LifetimeFeeReductionPopup | null;
    userTransitionMarketingDTO?: UserTransitionMarketing | null;
    /**
     * The specification lost this field's name; the page also takes any unknown field of this shape.
     */
    over20wTempAmountPopupDTO?: TempAmountPopup | null;
    newUserTempAmountPopupDTO?: TempAmountPopup | null;
    /**
     * The specification names the fields, not the object around them.
     */
    vipZoneDTO?: VipZone | null;
};

/**
 * Address of a place.
 */
export type PostalAddress = {
    province?: string | null;
    city?: string | null;
    area?: string | null;
    street?: string | null;
    /**
     * House number and what else belongs to it.
     */
    detail?: string | null;
};

/**
 * The loan whose terms are requested.
 */
export type PreApprovalRequest = {
    amount: Yuan;
    loanPeriod: Periods;
    userCardId: Id;
    /**
     * Chosen coupons and rights; empty for none.
     */
    couponIds: Array<Id>;
    loanUseCode: string;
    subLoanUseCode?: string;
    /**
     * True: the lead lender may pay what the wallet does not lend (proposed).
     */
    isMixLoan?: boolean;
    /**
     * The lead-flow marker, for a loan of the partner lender (proposed).
     */
    leadFlow?: 'leadFlowV1';
};

/**
 * State of a pre-assessment.
 */
export type PreAssessState = {
    status: 'ing' | 'fail' | 'success';
    /**
     * For the user.
     */
    reason?: string | null;
};

/**
 * Result of a review before the application.
 */
export type PreAudit = {
    /**
     * 0 in review, 1 passed, 2 refused.
     */
    auditStatus: string | number;
    /**
     * For the user.
     */
    reason?: string | null;
};

/**
 * Something that was won or received.
 */
export type Prize = {
    prizeCode?: string | null;
    name: string;
    pictureUrl?: string | null;
    amount?: Yuan | null;
    /**
     * The coupon, when it is one.
     */
    couponId?: Id | null;
    /**
     * Tries left.
     */
    remainTimes?: Count | null;
};

/**
 * A step of a promotion.
 */
export type ProcessStep = {
    code?: string | null;
    title: string;
    /**
     * 0 open, 3 done.
     */
    status?: string | number | null;
    /**
     * What the step brings, for the user.
     */
    reward?: string | null;
    linkUrl?: string | null;
};

/**
 * How far the user is in a promotion.
 */
export type PromotionProcess = {
    steps: Array<ProcessStep>;
    joined?: boolean | null;
    startDate?: string | null;
    endDate?: string | null;
    /**
     * Most that the limit can rise.
     */
    maxAmount?: Yuan | null;
};

/**
 * The promotion window of a page.
 */
export type PromotionWindow = {
    /**
     * `h5_cash_low_age_pop_windows` on the loan page.
     */
    windowCode?: string | null;
    /**
     * Texts of the window: `title`, `content`, `buttonText`; `bizCode` names it when it is clicked.
     */
    data?: {
        [key: string]: unknown;
    } | null;
};

/**
 * A consent.
 */
export type ProtocolConfirmRequest = {
    /**
     * Always 3.
     */
    processFlag: string | number;
    agreementName: string;
    agreementUrl: string;
};

/**
 * A key for encrypting fields.
 */
export type PublicKey = {
    publicKey: string;
};

/**
 * The key inside one more layer.
 */
export type PublicKeyReply = {
    data: PublicKey;
};

/**
 * Whose key.
 */
export type PublicKeyRequest = {
    /**
     * The stored tenant id.
     */
    tenantId: string;
    /**
     * A constant of the app.
     */
    appId: string;
};

/**
 * A loan application.
 */
export type PublishRequest = {
    serialNumber: SerialNumber;
    termsNo: Id;
    signNo: Id;
    amount: Yuan;
    loanPeriod: Periods;
    userCardId: Id;
    loanUseCode: string;
    subLoanUseCode?: string;
    couponIds: Array<Id>;
    /**
     * As in the request for the terms (proposed).
     */
    leadFlow?: 'leadFlowV1';
    /**
     * The parts of a split loan with their tags, and what its first lender refused, as the terms have them (proposed).
     */
    splitAmountList?: Array<SplitItem>;
    refuseAmount?: Yuan;
    /**
     * What the customer was shown of the costs, and confirmed (proposed).
     */
    costConfirmation?: CostConfirmation;
};

/**
 * State of the review.
 */
export type PublishStatus = {
    auditStatus: 'auditing' | 'auditSuccess' | 'auditFailure';
    instShareProfitNew?: 'leadFlow' | 'koo' | null;
    auditTime?: When | null;
};

/**
 * Which listing.
 */
export type PublishStatusRequest = {
    listingId: Id;
};

/**
 * A loan application, first form.
 */
export type PublishV1Request = {
    serialNumber: SerialNumber;
    amount: Yuan;
    loanPeriod: Periods;
    userCardId: Id;
    loanUseCode: string;
    couponId?: Id;
};

/**
 * The application was accepted.
 */
export type Published = {
    loanId: Id;
    listingId: Id;
    paymentDay: string;
    serialNumber: string;
};

/**
 * Whether a recording may start.
 */
export type PushStream = {
    allowed: boolean;
    /**
     * Where the recording is sent.
     */
    streamUrl?: string | null;
    /**
     * For the user.
     */
    reason?: string | null;
};

/**
 * A page view.
 */
export type PvUploadRequest = {
    /**
     * Address of the page without its query.
     */
    pageUrl: string;
    pageName: string;
    pageId: string;
};

/**
 * A QQ account that is topped up.
 */
export type QqSkuRequest = {
    /**
     * Absent: all coupons.
     */
    qq?: string;
};

/**
 * The loan whose coupons are requested.
 */
export type QueryCouponsRequest = {
    amount?: Yuan;
    period?: Periods;
};

/**
 * A survey.
 */
export type Questionnaire = {
    id?: string | number | null;
    questionnaireCode: string;
    questionnaireTitle?: string | null;
    questionnaireDesc?: string | null;
    questionnaireStatus?: string | number | null;
    subjectList: Array<Subject>;
    /**
     * Window that contains the survey; sent back with reports and answers.
     */
    windowId?: string | number | null;
};

/**
 * The answers to a survey.
 */
export type QuestionnaireAnswers = {
    questionnaireCode: string;
    /**
     * Seconds that the survey was open.
     */
    second: Count;
    /**
     * Always 1.
     */
    source: string | number;
    subjectAnswerData: Array<SubjectAnswer>;
};

/**
 * A survey that was shown.
 */
export type QuestionnaireReportRequest = {
    currentPage: string;
    windowId?: string | number;
};

/**
 * A survey that was filled in.
 */
export type QuestionnaireSubmitRequest = {
    currentPage: string;
    windowId?: string | number;
    submitQuestionRequest: QuestionnaireAnswers;
};

/**
 * A rate as a fraction: 0.24 is 24 %. Values above 1 are refused, which catches a percent sent by mistake.
 */
export type Rate = RateNumber | RateText;

/**
 * Rates as they are shown.
 */
export type RateConfig = {
    beforeRate?: Rate | null;
    currentRate?: Rate | null;
    /**
     * Fraction behind a struck-through rate; absent: none is shown.
     */
    oldYxFakeCouponDiscount?: Rate | null;
};

/**
 * A rate as a JSON number.
 */
export type RateNumber = number;

/**
 * A rate for a range of amounts and one period. Both ends of the range are inside.
 */
export type RateTableEntry = {
    minRange: Yuan;
    maxRange: Yuan;
    loanPeriod: Periods;
    /**
     * Of the principal, for the whole term.
     */
    handFeeRate: Rate;
    /**
     * Nominal annual rate of the schedule.
     */
    irr: Rate;
    /**
     * The lender's part of the annual rate.
     */
    instBaseYearRate: Rate;
};

/**
 * A rate as decimal text.
 */
export type RateText = string;

/**
 * Contacts that are recommended.
 */
export type RecommendData = {
    /**
     * Milliseconds before a click counts; default 1000.
     */
    computingTime?: number | null;
    contacts?: Array<Contact> | null;
    hitGray?: boolean | null;
    pageRecLimit?: number | null;
    redContactNum?: number | null;
    /**
     * Default 2.
     */
    completeRecConNum?: number | null;
    pageCode?: string | null;
    goContact?: boolean | string | null;
    pageName?: string | null;
    viewId?: string | null;
};

/**
 * The page that requests recommendations.
 */
export type RecommendRequest = {
    pageCode: string;
    /**
     * 23 by default.
     */
    contactType: string | number;
};

/**
 * An offer of a lower rate, a higher limit, or both.
 */
export type ReduceRateOrIncreaseAmount = {
    showFlag?: boolean | null;
    /**
     * 1 lower rate, 2 and 3 higher limit, 4 both.
     */
    popType?: number | null;
    realDeltaAmount?: Yuan | null;
    reduceRate?: Rate | null;
    beforeRate?: Rate | null;
};

/**
 * Money that came back.
 */
export type Refund = {
    refundNo?: Id | null;
    amount: Yuan;
    time?: When | null;
    status?: string | number | null;
    bankName?: string | null;
    /**
     * Masked.
     */
    cardNo?: string | null;
    /**
     * Why it came back, for the user.
     */
    reason?: string | null;
};

/**
 * Which reminder is due.
 */
export type RemindPopup = {
    /**
     * 1 raise of the limit, 2 offers and coupons.
     */
    remindType?: number | null;
    offerList?: Array<{
        [key: string]: unknown;
    }> | null;
    joinCampaignResult?: unknown;
};

/**
 * A repayment, named.
 */
export type RepaymentRequest = {
    repayNo: Id;
};

/**
 * State of a repayment.
 */
export type RepaymentState = {
    /**
     * For example paying, paid or failed.
     */
    status: string | number;
    amount?: Yuan | null;
    finishTime?: When | null;
    /**
     * For the user.
     */
    reason?: string | null;
};

/**
 * State of a booking.
 */
export type Reservation = {
    reservationNo?: string | null;
    /**
     * 1 received, 2 confirmed, 3 visited, 4 declined.
     */
    status?: string | number | null;
    /**
     * For the user.
     */
    statusText?: string | null;
    visitTime?: When | null;
};

/**
 * A booking of a business loan.
 */
export type ReservationRequest = {
    serialNumber: SerialNumber;
    contactName: string;
    contactPhone: Mobile;
    merchantName?: string;
    industryId?: string | number;
    address?: PostalAddress;
    /**
     * Amount that is wanted.
     */
    applyAmount?: Yuan;
    /**
     * When somebody may call.
     */
    visitTime?: string;
};

/**
 * A card whose reserved phone changes.
 */
export type ReservedPhoneRequest = {
    userCardId: Id;
    /**
     * The page's own return address, built from a constant route.
     */
    callBackUrl: string;
};

/**
 * Banner below the result.
 */
export type ResultBanner = {
    pictureUrl?: string | null;
    linkUrl?: string | null;
};

/**
 * Button of the more-than card.
 */
export type ResultButton = {
    buttonText?: string | null;
    /**
     * Passes the address gate of the app before it is used.
     */
    linkUrl?: string | null;
    cornerMark?: string | null;
    cornerStatus?: string | number | null;
};

/**
 * Which loan; one of the two.
 */
export type ResultPageRequest = {
    loanId?: Id;
    listingId?: Id;
};

/**
 * A step of the timeline.
 */
export type ResultStep = {
    icon?: string | null;
    iconClass?: string | null;
    title: string;
    text?: string | null;
};

/**
 * Text of the more-than card.
 */
export type ResultText = {
    text?: string | null;
};

/**
 * Cash-back that is still open.
 */
export type RewardOfferInfo = {
    hasReward?: boolean | null;
    minRewardAmount?: Yuan | null;
    expireDate?: string | null;
    rewardType?: string | number | null;
};

/**
 * The loan page, on its way in or out.
 */
export type RewardQueryRequest = {
    pageNode: 'ENTRY_LOAN_PAGE' | 'QUIT_LOAN_PAGE';
    invisibleCouponBatchNo?: string;
    breakType?: string;
    isInstListing?: Flag;
    flowName?: string;
    specialAssetTag?: string;
    /**
     * The stored number of the loan in progress.
     */
    serialNumber?: string;
    assetScene?: string;
    assetTypes?: Array<string> | string;
};

/**
 * Signals for the risk engine.
 */
export type RiskReportRequest = {
    scene: string;
    device?: {
        [key: string]: unknown;
    };
    behaviour?: {
        [key: string]: unknown;
    };
};

/**
 * A sales order of a merchant.
 */
export type SalesOrderRequest = {
    serialNumber: SerialNumber;
    merchantName?: string;
    industryId?: string | number;
    address?: PostalAddress;
    contactName?: string;
    contactPhone?: Mobile;
    /**
     * Keys of uploaded pictures, by the type they were uploaded with.
     */
    pictures?: {
        [key: string]: Array<string>;
    };
};

/**
 * An address that is kept.
 */
export type SaveAddressRequest = {
    serialNumber: SerialNumber;
    address: OrderAddress;
    /**
     * Order that is delivered there. Absent: every order that waits for an address.
     */
    orderNum?: Id;
};

/**
 * Contacts that were filled in.
 */
export type SaveContactsRequest = {
    contacts: Array<FilledContact>;
    contactType: string | number;
};

/**
 * What became of a recommendation.
 */
export type SaveRecommendRequest = {
    completeRecConNum: number;
    contacts: Array<Contact>;
    lotNo?: string;
    pageCode: string;
    /**
     * 3, or 0 when saved.
     */
    saveType: 0 | 3;
    showRecConNum?: number;
    viewId?: string;
};

/**
 * A recording that was uploaded.
 */
export type SaveVideoRequest = {
    /**
     * Key in the cloud store.
     */
    key?: string;
    hash?: string;
    /**
     * The reply of an upload through this gateway, instead of key and hash.
     */
    uploadResult?: UploadedFile;
    code: string;
    /**
     * Of the thumbnail: 176.
     */
    height: number;
    /**
     * Of the thumbnail: 280.
     */
    width: number;
    /**
     * True: the commitment is given without a recording. Where one is required, refused with 42144 before the third failure
     * that the server has counted (proposed).
     */
    videoSkipped?: boolean;
    /**
     * Why the recordings failed, oldest first: `capture`, `upload` or `refused` (proposed).
     */
    failReasons?: Array<string>;
};

/**
 * A contact that was kept.
 */
export type SavedContact = {
    contactLevel?: number | null;
};

/**
 * Which contacts were kept, and which were refused and why.
 */
export type SavedContacts = {
    userContactInfos?: Array<SavedContact> | null;
    userContactExceptionInfos?: Array<ContactException> | null;
};

/**
 * A month of the repayment schedule.
 */
export type ScheduleRow = {
    capital: Yuan;
    interest: Yuan;
    /**
     * Instalment before fees and discount.
     */
    payMonth: Yuan;
    handlingFee: Yuan;
    /**
     * Charge of the platform inside the interest.
     */
    service: Yuan;
    /**
     * Due before the discount.
     */
    total: Yuan;
    /**
     * Due after the discount.
     */
    realTotal: Yuan;
    couponValue: Yuan;
};

export type ScreenshotForm = {
    file: UploadFile;
    /**
     * Which authorisation: 126 student record, 127 provident fund, others.
     */
    authId: string;
};

/**
 * Signature for the messenger's functions (scan a QR code).
 */
export type SdkConfig = {
    appId: string;
    /**
     * Seconds since 1970; some services send text.
     */
    timestamp: string | number;
    nonceStr: string;
    signature: string;
};

/**
 * Rights that were chosen with an offer. The first member right that fits the loan lowers its payment.
 */
export type SelectedRights = {
    couponRightsList?: Array<Coupon> | null;
};

/**
 * Asks for a login code.
 */
export type SendLoginCodeRequest = {
    mobile: Mobile;
    type: 1 | 2;
};

/**
 * One number for one intention, a UUID or the lender's own (`cash/queryOpenApplications`): known before the first attempt,
 * the same on every repetition. Browsers send a POST again by themselves when a reused connection breaks before the reply,
 * so the server must ignore repeats of it, also of requests that arrive at the same time, or late.
 */
export type SerialNumber = string;

/**
 * A trace of a consent or a step, kept by the server.
 */
export type ServerUploadRequest = {
    /**
     * For example `trade-agreement-checkbox`.
     */
    traceId: string;
    /**
     * Scene and protocol names; nothing that names a person.
     */
    traceData?: {
        [key: string]: unknown;
    };
};

/**
 * A session.
 */
export type Session = {
    /**
     * Sent as a header with every call; never put into an address or a log.
     */
    token: Id;
    userId: Id;
    /**
     * Seconds until the token ends.
     */
    expiresIn: number;
};

/**
 * A signing code is on its way.
 */
export type SignCodeSent = {
    transactionNo: Id;
    mobileMasked: string;
    resendSeconds: WaitSeconds;
};

/**
 * A day of the sign-in cycle, which is a week.
 */
export type SignInDay = {
    /**
     * Names the day when its reward is received.
     */
    day: string | number;
    title?: string | null;
    /**
     * For the user.
     */
    reward?: string | null;
    signed?: boolean | null;
    received?: boolean | null;
};

/**
 * Reminders of the daily sign-in.
 */
export type SignInPush = {
    status: Flag;
};

/**
 * A reward that is received.
 */
export type SignInReceiveRequest = {
    serialNumber: SerialNumber;
    day: string | number;
};

/**
 * The daily sign-in.
 */
export type SignInState = {
    days: Array<SignInDay>;
    joined?: boolean | null;
    signedToday?: boolean | null;
    continuousDays?: Count | null;
    /**
     * Reminders are wanted.
     */
    pushStatus?: Flag | null;
    rules?: string | null;
};

/**
 * Asks for a code.
 */
export type SmsRequest = {
    /**
     * Absent: the number of the account.
     */
    mobile?: Mobile;
    type: 1 | 2;
};

/**
 * A code is on its way. Services that say nothing leave the page to its own 60 seconds.
 */
export type SmsSent = {
    /**
     * The receiving number, middle digits hidden.
     */
    mobileMasked?: string | null;
    /**
     * Seconds until the next code may be requested.
     */
    resendSeconds?: WaitSeconds | null;
    transactionNo?: Id | null;
};

/**
 * Terms of a special asset.
 */
export type SpecialAssetInfo = {
    /**
     * `fxy`.
     */
    specialAssetTag?: string | null;
    specialAssetAprLimit?: Rate | null;
    specialAssetCopywriting?: string | null;
    specialAssetPeriods?: Array<Periods> | null;
    /**
     * Before this period early settlement costs a fee.
     */
    segmentPeriod?: number | null;
};

/**
 * A field of a part of a split loan.
 */
export type SplitField = {
    /**
     * `splitRiskTag` or `splitUserTag`.
     */
    fieldKey: string;
    fieldValue?: string | null;
};

/**
 * Whether a loan may be split.
 */
export type SplitInfo = {
    oldUserSplitInfoDto?: OldUserSplitInfo | null;
};

/**
 * A loan that may be split.
 */
export type SplitInfoRequest = {
    breakType?: string;
    loanAmount: Yuan;
    loanPeriod: Periods;
    loanSerialNumber: string;
};

/**
 * A part of a split loan.
 */
export type SplitItem = {
    amount: Yuan;
    dataGridList?: Array<SplitField> | null;
    instIdList?: Array<string | number> | null;
};

/**
 * Limits of a staff loan, and its own rate.
 */
export type StaffAmountConfig = {
    /**
     * The whole limit.
     */
    loanAmount: Yuan;
    /**
     * What may be borrowed now.
     */
    canUseLoanAmount: Yuan;
    /**
     * What the lead-flow lender offers.
     */
    leadFlowLoanAmount?: Yuan | null;
    /**
     * Least that may be borrowed.
     */
    minAmount: Yuan;
    /**
     * Cap of the lender.
     */
    amountUpperLimit?: Yuan | null;
    /**
     * Amount proposed by the server.
     */
    amount?: Yuan | null;
    /**
     * Part of the limit that ends on `deltaAmountDate`.
     */
    deltaAmount?: Yuan | null;
    deltaAmountDate?: string | null;
    expireDate?: string | null;
    /**
     * Temporary limit, until `cashTempEndTime`.
     */
    cashTempAvailAmount?: Yuan | null;
    cashTempEndTime?: string | null;
    needScanQRCode?: boolean | null;
    /**
     * The low-interest right was chosen.
     */
    hasChooseReduceFee?: boolean | null;
    /**
     * Most that the low-interest right covers.
     */
    reduceFeeMaxAmount?: Yuan | null;
    /**
     * Clock of the server.
     */
    currentTime: EpochMs;
    /**
     * Milliseconds until the first bill.
     */
    billDays: DurationMs;
    repaymentDay: DayOfMonth;
    customerKind: 'new' | 'old';
    /**
     * Yearly rate of a staff loan, in place of those of the rate table; without it no loan is offered (proposed).
     */
    yearRate?: Rate | null;
};

/**
 * A loan of a member of staff.
 */
export type StaffPublishRequest = {
    serialNumber: SerialNumber;
    amount: Yuan;
    loanPeriod: Periods;
    userCardId: Id;
    /**
     * As `cash/publishV2` has it (proposed).
     */
    costConfirmation?: CostConfirmation;
};

/**
 * Status of a requested item.
 */
export type StatusReply = {
    status: string | number;
    /**
     * For the user.
     */
    reason?: string | null;
};

/**
 * A shop platform that can vouch for a merchant.
 */
export type StoreAuthItem = {
    /**
     * `ele`, `sqb`, `meituan`, `aliPay` or `weChat`.
     */
    platform: string;
    name?: string | null;
    iconUrl?: string | null;
    /**
     * 0 not yet, 1 authorised, 2 failed, 3 run out, 4 screenshots in review.
     */
    status?: string | number | null;
    authTime?: When | null;
};

/**
 * A shop platform, named.
 */
export type StoreAuthRequest = {
    platform: string;
    /**
     * The page's own return address, built from a constant route.
     */
    callBackUrl?: string;
};

/**
 * One agreement inside a recorded consent.
 */
export type SubAgreement = {
    agreementName: string;
    agreementUrl: string;
    agreementVersion?: string;
};

/**
 * A purpose of the second level.
 */
export type SubLoanUse = {
    loanUseCode: Id;
    loanUseName: Name;
};

/**
 * A question of a survey.
 */
export type Subject = {
    subjectId: string | number;
    subjectCode?: string | null;
    subjectTitle: string;
    /**
     * TP00001 stars, TX00001 one choice, TX00002 several, TT00001 to TT00003 text. A page leaves out what it does not know.
     */
    templateCode: string;
    isRequired?: Flag | null;
    isHeader?: Flag | null;
    isOptionSort?: Flag | null;
    subjectRelationList?: Array<SubjectRelation> | null;
    subjectOptionData?: SubjectOptions | null;
};

/**
 * An answer to a question.
 */
export type SubjectAnswer = {
    subjectCode?: string;
    subjectId: string | number;
    isRequired?: Flag;
    subjectAnswer: Array<string>;
};

/**
 * An option of a question.
 */
export type SubjectOption = {
    key: string;
    value: string;
};

/**
 * Options of a question.
 */
export type SubjectOptions = {
    optionList?: Array<SubjectOption> | null;
    /**
     * Most that may be chosen; absent or 0: no limit.
     */
    optionUpperLimit?: number | null;
};

/**
 * A follow-up question: it is shown when its subject has this answer.
 */
export type SubjectRelation = {
    relationId: string | number;
    relationValue?: string | null;
};

/**
 * The user went from the card to the lead flow.
 */
export type SwitchLeadFlowRequest = {
    /**
     * The countdown did it, not the user.
     */
    auto: boolean;
};

/**
 * A temporary limit to tell of.
 */
export type TempAmountPopup = {
    showFlag?: boolean | null;
    cashTemp?: Yuan | null;
};

/**
 * The shop as its licence says.
 */
export type TobaccoBasicInfo = {
    licenceNo?: string | null;
    shopName?: string | null;
    /**
     * Masked.
     */
    ownerName?: string | null;
    address?: string | null;
    validUntil?: string | null;
};

/**
 * Goods of the shop's order.
 */
export type TobaccoGoods = {
    name: string;
    count?: Count | null;
    amount?: Yuan | null;
};

/**
 * Data of a tobacco shop; a part is null until it was read.
 */
export type TobaccoLoanData = {
    basicInfo?: TobaccoBasicInfo | null;
    manageInfo?: TobaccoManageInfo | null;
    goodsInfo?: Array<TobaccoGoods> | null;
};

/**
 * How the shop does.
 */
export type TobaccoManageInfo = {
    openDate?: string | null;
    level?: string | null;
    monthOrderAmount?: Yuan | null;
    monthOrderCount?: Count | null;
};

/**
 * The article whose coupons are requested.
 */
export type TopUpCouponRequest = {
    skuId: Id;
};

/**
 * What can be bought for an account.
 */
export type TopUpOffer = {
    skuList: Array<TopUpSku>;
    /**
     * Network of a phone number.
     */
    operatorName?: string | null;
};

/**
 * An order as a list shows it.
 */
export type TopUpOrder = {
    orderNum: Id;
    /**
     * Name of what was bought.
     */
    title: string;
    /**
     * Account that gets it, with the middle digits hidden.
     */
    accountMasked?: string | null;
    pictureUrl?: string | null;
    /**
     * What is paid.
     */
    amount: Yuan;
    /**
     * When it was made.
     */
    time?: When | null;
    /**
     * As in `TopUpState`.
     */
    status: string | number;
    statusText?: string | null;
};

/**
 * An order whole.
 */
export type TopUpOrderDetail = {
    orderNum: Id;
    /**
     * Name of what was bought.
     */
    title: string;
    /**
     * Account that gets it, with the middle digits hidden.
     */
    accountMasked?: string | null;
    pictureUrl?: string | null;
    /**
     * What is paid.
     */
    amount: Yuan;
    /**
     * When it was made.
     */
    time?: When | null;
    /**
     * As in `TopUpState`.
     */
    status: string | number;
    statusText?: string | null;
    /**
     * What it costs without the coupon.
     */
    price?: Yuan | null;
    /**
     * The saving of the coupon.
     */
    couponAmount?: Yuan | null;
    /**
     * When the state began.
     */
    statusTime?: When | null;
    /**
     * Cashier page while it waits for its payment. Checked by the url gate.
     */
    payUrl?: string | null;
};

/**
 * An order.
 */
export type TopUpOrderRequest = {
    serialNumber: SerialNumber;
    skuId: Id;
    /**
     * Phone, QQ or video account that gets it.
     */
    account: string;
    couponId?: Id;
    /**
     * The page's own address to which the cashier returns.
     */
    callBackUrl?: string;
};

/**
 * Which orders are listed.
 */
export type TopUpOrdersRequest = {
    /**
     * Of `TopUpState`; absent: all.
     */
    status?: string;
};

/**
 * Something to buy.
 */
export type TopUpSku = {
    skuId: Id;
    name: string;
    /**
     * What it is worth.
     */
    faceValue?: Yuan | null;
    /**
     * What it costs.
     */
    price: Yuan;
    pictureUrl?: string | null;
    /**
     * Absent: it can be had.
     */
    enabled?: boolean | null;
};

/**
 * State of an order.
 */
export type TopUpState = {
    /**
     * paying, processing, paid, delivered, failed, closed, refunding or refunded.
     */
    status: string | number;
    statusText?: string | null;
    amount?: Yuan | null;
    time?: When | null;
};

/**
 * Tracing data of the user.
 */
export type TraceData = {
    /**
     * `koo` or `kxd`.
     */
    businessLine?: string | null;
};

/**
 * A region, or another entry of a tree.
 */
export type TreeEntry = {
    id: string | number;
    name: string;
    hasChildren?: boolean | null;
};

/**
 * Entries below another one.
 */
export type TreeRequest = {
    /**
     * Absent: the first level.
     */
    parentId?: string;
};

/**
 * A file that the server keeps.
 */
export type UploadedFile = {
    /**
     * Names the file in later calls.
     */
    key?: string | null;
    url?: string | null;
    hash?: string | null;
};

/**
 * The card for the payout and the repayments.
 */
export type UserBankInfo = {
    userCardId: Id;
    bankName: Name;
    /**
     * Already masked by the server.
     */
    cardNo: string;
    cardType?: number | null;
};

/**
 * Profile data that the user entered.
 */
export type UserData = {
    nickname?: string | null;
    headUrl?: string | null;
    /**
     * Masked.
     */
    realName?: string | null;
    /**
     * Masked.
     */
    mobile?: string | null;
    email?: string | null;
    gender?: string | null;
    birthday?: string | null;
    education?: string | null;
    marriage?: string | null;
    /**
     * 1 to 6: from below 10,000 to above 50,000 yuan.
     */
    incomeRange?: number | null;
    company?: string | null;
    job?: string | null;
    address?: PostalAddress | null;
};

/**
 * Changed fields; the others stay.
 */
export type UserDataChange = {
    nickname?: string;
    email?: string;
    gender?: string;
    birthday?: string;
    education?: string;
    marriage?: string;
    incomeRange?: IncomeRange;
    company?: string;
    job?: string;
    address?: PostalAddress;
};

/**
 * Official identity of the user. Numbers are masked.
 */
export type UserIdentity = {
    realName?: string | null;
    idNumber?: string | null;
    mobile?: string | null;
    age?: number | null;
};

/**
 * Kind of the user.
 */
export type UserKind = {
    /**
     * `new` or `old`; null: not known.
     */
    userType?: string | number | null;
    /**
     * 1: no lender lends to this customer. Any other value, or none: a normal customer.
     */
    blackUserFlag?: number | null;
};

/**
 * The change from a dear to a cheap rate.
 */
export type UserTransitionMarketing = {
    showFlag?: boolean | null;
};

/**
 * A code from a text message or a voice call.
 */
export type VerifyCode = string;

export type VideoForm = {
    file?: UploadFile;
    key?: string;
};

/**
 * A recorded commitment.
 */
export type VideoInfo = {
    /**
     * `init`, `uploading`, `success` or `fail`.
     */
    status?: string | null;
    cover?: string | null;
    serialNo?: string | null;
    video?: string | null;
    /**
     * Recordings of this customer that failed since the last good one, as the server counts (proposed).
     */
    failTimes?: Count | null;
};

/**
 * Which commitment: the query parameter `type` of the page.
 */
export type VideoRequest = {
    code: string;
};

/**
 * Figures of the VIP pop-ups.
 */
export type VipZone = {
    popAfterDailyApr?: Rate | null;
    popBeforeDailyApr?: Rate | null;
    maxReduceAmount?: Yuan | null;
};

/**
 * A waiting time in seconds that a user sees counted down.
 */
export type WaitSeconds = number;

/**
 * The card of the wallet.
 */
export type WalletCard = {
    /**
     * The whole limit.
     */
    loanAmount?: Yuan | null;
    /**
     * What may be borrowed now.
     */
    canUseLoanAmount?: Yuan | null;
    /**
     * Temporary limit, until `cashTempEndTime`.
     */
    cashTempAvailAmount?: Yuan | null;
    cashTempEndTime?: string | null;
    expireDate?: string | null;
    /**
     * State of the account, for example frozen.
     */
    status?: string | number | null;
    title?: string | null;
    buttonText?: string | null;
    linkUrl?: string | null;
    /**
     * Due next.
     */
    dueAmount?: Yuan | null;
    dueDate?: string | null;
};

/**
 * Which configuration value.
 */
export type WebConfigRequest = {
    key: string;
};

/**
 * Which configuration values.
 */
export type WebConfigsRequest = {
    keys: Array<string>;
};

/**
 * Is a WeChat account bound.
 */
export type WechatBinding = {
    bound: boolean;
    nickname?: string | null;
    /**
     * Page of the messenger that binds it and comes back; null or absent when it is bound. Checked by the url gate.
     */
    bindUrl?: string | null;
};

/**
 * `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` (Beijing time) or milliseconds since 1970.
 */
export type When = string | EpochMs;

/**
 * The agreement of a protocol window.
 */
export type WindowProtocol = {
    linkUrl?: string | null;
    /**
     * 1: the box is ticked when the window opens.
     */
    isDefaultSelected?: number | null;
};

/**
 * A consent given in a protocol window.
 */
export type WindowProtocolRequest = {
    windowId: string | number;
    /**
     * Address of the agreement as it was opened.
     */
    protocol: string;
};

/**
 * A pop-up on a page.
 */
export type WindowRequest = {
    windowId: string | number;
    currentPage: string;
};

/**
 * An amount in yuan, 0 to 100,000,000: a number, or decimal text that no reader can round by accident.
 */
export type Yuan = YuanNumber | YuanText;

/**
 * An amount in yuan as a JSON number.
 */
export type YuanNumber = number;

/**
 * An amount in yuan as decimal text, at most two decimals.
 */
export type YuanText = string;

/**
 * A file. Its name and kind travel with it.
 */
export type UploadFile = Blob | File;

export type KoouappConfigapiQueryWebconfigRequest = AppConfigRequest;

export type KoouappConfigapiQueryWebconfigContent = unknown;

export type KoouappConfigapiQueryWebconfigManyRequest = WebConfigsRequest;

export type KoouappConfigapiQueryWebconfigManyContent = {
    [key: string]: unknown;
};

export type WechatSdkInitRequest = {
    /**
     * Address of the page without its fragment.
     */
    url: string;
};

export type WechatSdkInitContent = SdkConfig;

export type ActivityDrawPrizeRequest = DrawRequest;

export type ActivityDrawPrizeContent = Prize;

export type ActivityJoinSignInRequest = NoFields;

export type ActivityJoinSignInContent = unknown;

export type ActivityQueryCampaignsRequest = NoFields;

export type ActivityQueryCampaignsContent = Array<Campaign>;

export type ActivityQueryCouponsRequest = ActivityRequest;

export type ActivityQueryCouponsContent = Array<ListedCoupon>;

export type ActivityQueryOfferOrdersRequest = NoFields;

export type ActivityQueryOfferOrdersContent = Array<OfferOrder>;

export type ActivityQueryOrderAddressRequest = NoFields;

export type ActivityQueryOrderAddressContent = Array<OrderAddress>;

export type ActivityQuerySignInRequest = NoFields;

export type ActivityQuerySignInContent = SignInState;

export type ActivityQuerySurveysRequest = NoFields;

export type ActivityQuerySurveysContent = Array<Questionnaire>;

export type ActivityReceiveSignInRequest = SignInReceiveRequest;

export type ActivityReceiveSignInContent = Prize;

export type ActivitySaveOrderAddressRequest = SaveAddressRequest;

export type ActivitySaveOrderAddressContent = unknown;

export type ActivitySignInPushStatusRequest = SignInPush;

export type ActivitySignInPushStatusContent = SignInPush;

export type ApphomeAcquireUserIdentityRequest = NoFields;

export type ApphomeAcquireUserIdentityContent = UserKind;

export type ApphomePvUploadRequest = PvUploadRequest;

export type ApphomePvUploadContent = unknown;

export type ApphomeQueryCardRequest = NoFields;

export type ApphomeQueryCardContent = WalletCard;

export type ApphomeQueryContentV2Request = NoFields;

export type ApphomeQueryContentV2Content = HomeContent;

export type ApphomeQueryContentV3Request = NoFields;

export type ApphomeQueryContentV3Content = HomeContent;

export type ApphomeQueryContentV4Request = NoFields;

export type ApphomeQueryContentV4Content = HomeContent;

export type ApphomeQueryContentV5Request = NoFields;

export type ApphomeQueryContentV5Content = HomeContent;

export type ApphomeQueryCouponCentreRequest = NoFields;

export type ApphomeQueryCouponCentreContent = Array<ListedCoupon>;

export type ApphomeQueryGrayRequest = FlagRequest;

export type ApphomeQueryGrayContent = {
    [key: string]: unknown;
};

export type ApphomeQueryGuestCardRequest = NoFields;

export type ApphomeQueryGuestCardContent = WalletCard;

export type ApphomeQueryGuestContentV2Request = NoFields;

export type ApphomeQueryGuestContentV2Content = HomeContent;

export type ApphomeQueryGuestContentV3Request = NoFields;

export type ApphomeQueryGuestContentV3Content = HomeContent;

export type ApphomeQueryGuestContentV4Request = NoFields;

export type ApphomeQueryGuestContentV4Content = HomeContent;

export type ApphomeQueryGuestContentV5Request = NoFields;

export type ApphomeQueryGuestContentV5Content = HomeContent;

export type ApphomeQueryGuestCouponCentreRequest = NoFields;

export type ApphomeQueryGuestCouponCentreContent = Array<ListedCoupon>;

export type ApphomeQueryPromotionWindowRequest = CurrentPageRequest;

export type ApphomeQueryPromotionWindowContent = PromotionWindow | null;

export type ApphomeQueryWindowsRequest = NoFields;

export type ApphomeQueryWindowsContent = Array<ActivityWindow>;

export type ApphomeReportClickEventRequest = ClickEventRequest;

export type ApphomeReportClickEventContent = unknown;

export type CashApplyAgreementSignRequest = ApplyAgreementSignRequest;

export type CashApplyAgreementSignContent = SignCodeSent;

export type CashCashLeadPopQueryRequest = CashLeadPopRequest;

export type CashCashLeadPopQueryContent = Array<CampaignItem> | null;

export type CashCheckCanPublishRequest = FlagRequest;

export type CashCheckCanPublishContent = Permission;

export type CashCheckLockCodeRequest = NoFields;

export type CashCheckLockCodeContent = LockState;

export type CashChooseReduceFeeRequest = LowFeeChoice;

export type CashChooseReduceFeeContent = unknown;

export type CashConfirmAgreementSignRequest = ConfirmAgreementSignRequest;

export type CashConfirmAgreementSignContent = AgreementSigned;

export type CashGetAmountRequest = NoFields;

export type CashGetAmountContent = AmountConfig;

export type CashGetCouponByBatchNoRequest = CouponBatchRequest;

export type CashGetCouponByBatchNoContent = Coupon | null;

export type CashGetLastVideoRequest = VideoRequest;

export type CashGetLastVideoContent = VideoInfo | null;

export type CashGetLoanAfterProcessInfoRequest = AfterProcessRequest;

export type CashGetLoanAfterProcessInfoContent = AfterProcessInfo | null;

export type CashGetUploadTokenRequest = NoFields;

export type CashGetUploadTokenContent = string;

export type CashGetUserStatusRequest = NoFields;

export type CashGetUserStatusContent = CustomerState;

export type CashLoanConfirmHookV3Request = LoanConfirmHookRequest;

export type CashLoanConfirmHookV3Content = ForceReadCheck | null;

export type CashMixLoanRequest = MixLoanRequest;

export type CashMixLoanContent = Listed;

export type CashOneClickLoanPublishRequest = OneClickPublishRequest;

export type CashOneClickLoanPublishContent = OneClickPublished;

export type CashPreApprovalRequest = PreApprovalRequest;

export type CashPreApprovalContent = LoanTerms;

export type CashProtocolConfirmRequest = ProtocolConfirmRequest;

export type CashProtocolConfirmContent = unknown;

export type CashPublishRequest = PublishV1Request;

export type CashPublishContent = Listed;

export type CashPublishV2Request = PublishRequest;

export type CashPublishV2Content = Published;

export type CashQueryCashBackRequest = NoFields;

export type CashQueryCashBackContent = CashBackRule | null;

export type CashQueryCouponsRequest = QueryCouponsRequest;

export type CashQueryCouponsContent = CouponGrant;

export type CashQueryFaceStatusRequest = NoFields;

export type CashQueryFaceStatusContent = FaceStatus;

export type CashQueryGrayRequest = GrayRequest;

export type CashQueryGrayContent = GrayFlags;

export type CashQueryIdentityStatusRequest = NoFields;

export type CashQueryIdentityStatusContent = IdentityStatus;

export type CashQueryLoanAgreementsRequest = LoanAgreementsRequest;

export type CashQueryLoanAgreementsContent = Array<LoanAgreement>;

export type CashQueryLoanButtonAuthRequest = NoFields;

export type CashQueryLoanButtonAuthContent = LoanButtonAuth;

export type CashQueryLoanInfoAfterProcessRequest = SplitInfoRequest;

export type CashQueryLoanInfoAfterProcessContent = SplitInfo | null;

export type CashQueryLoanUseRequest = NoFields;

export type CashQueryLoanUseContent = Array<LoanUse>;

export type CashQueryOpenApplicationsRequest = OpenApplicationsRequest;

export type CashQueryOpenApplicationsContent = OpenApplications;

export type CashQueryPublishStatusRequest = PublishStatusRequest;

export type CashQueryPublishStatusContent = PublishStatus;

export type CashQueryReduceFeeRequest = NoFields;

export type CashQueryReduceFeeContent = LowFeeRight;

export type CashQueryResultPageRequest = ResultPageRequest;

export type CashQueryResultPageContent = LoanResult;

export type CashQuerySpecialAssetRequest = NoFields;

export type CashQuerySpecialAssetContent = SpecialAssetInfo | null;

export type CashQueryUserInfoRequest = NoFields;

export type CashQueryUserInfoContent = LoanUserInfo;

export type CashReportNonStudentRequest = NonStudentRequest;

export type CashReportNonStudentContent = unknown;

export type CashRiskReportRequest = RiskReportRequest;

export type CashRiskReportContent = unknown;

export type CashSaveVideoRequest = SaveVideoRequest;

export type CashSaveVideoContent = unknown;

export type CashServerUploadRequest = ServerUploadRequest;

export type CashServerUploadContent = unknown;

export type CashSwitchLeadFlowRequest = SwitchLeadFlowRequest;

export type CashSwitchLeadFlowContent = unknown;

export type CashUploadVideoRequest = VideoForm;

export type CashUploadVideoContent = UploadedFile;

export type ChannelAssessAmountRequest = NoFields;

export type ChannelAssessAmountContent = AssessState;

export type ChannelBindCardRequest = CallBackRequest;

export type ChannelBindCardContent = PageAddress;

export type ChannelConfirmPayRequest = ConfirmPayRequest;

export type ChannelConfirmPayContent = PayState;

export type ChannelFaceVerifyRequest = FaceCheckRequest;

export type ChannelFaceVerifyContent = FaceCheck;

export type ChannelFillContactsRequest = FillContactsRequest;

export type ChannelFillContactsContent = SavedContacts;

export type ChannelGetPageMetaRequest = PageMetaRequest;

export type ChannelGetPageMetaContent = PageMeta;

export type ChannelIdAuthRequest = IdAuthRequest;

export type ChannelIdAuthContent = NextStep;

export type ChannelIdCardAuthRequest = IdCardAuthRequest;

export type ChannelIdCardAuthContent = NextStep;

export type ChannelIdNumberAuthRequest = IdNumberAuthRequest;

export type ChannelIdNumberAuthContent = NextStep;

export type ChannelLoadContactsRequest = NoFields;

export type ChannelLoadContactsContent = ContactList;

export type ChannelLoginHookRequest = LoginHookRequest;

export type ChannelLoginHookContent = Session;

export type ChannelPayCheckRequest = NoFields;

export type ChannelPayCheckContent = Permission;

export type ChannelPreAssessAmountRequest = NoFields;

export type ChannelPreAssessAmountContent = PreAssessState;

export type ChannelQueryAmountRequest = NoFields;

export type ChannelQueryAmountContent = CreditAmounts;

export type ChannelQueryAssessAmountStatusRequest = NoFields;

export type ChannelQueryAssessAmountStatusContent = AssessState;

export type ChannelQueryChannelReturnUrlRequest = ChannelReturnRequest;

export type ChannelQueryChannelReturnUrlContent = ChannelReturn;

export type ChannelQueryIdAuthInfoRequest = NoFields;

export type ChannelQueryIdAuthInfoContent = IdAuthInfo;

export type ChannelQueryInstalmentDetailsRequest = NoFields;

export type ChannelQueryInstalmentDetailsContent = InstalmentDetails;

export type ChannelQueryPayOptionsRequest = NoFields;

export type ChannelQueryPayOptionsContent = Array<PayOption>;

export type ChannelQueryPayStatusRequest = PayStatusRequest;

export type ChannelQueryPayStatusContent = PayState;

export type ChannelQueryPreAssessAmountStatusRequest = NoFields;

export type ChannelQueryPreAssessAmountStatusContent = PreAssessState;

export type ChannelQueryUserInfoRequest = NoFields;

export type ChannelQueryUserInfoContent = PartnerUser;

export type ChannelSendVerifySmsRequest = SmsRequest;

export type ChannelSendVerifySmsContent = SmsSent | null;

export type CouponQueryMineRequest = MyCouponsRequest;

export type CouponQueryMineContent = MyCoupons;

export type CreditBindCreditCardRequest = BindCreditCardRequest;

export type CreditBindCreditCardContent = unknown;

export type CreditCheckPushStreamRequest = NoFields;

export type CreditCheckPushStreamContent = PushStream;

export type CreditFaceAuthRequest = FaceCheckRequest;

export type CreditFaceAuthContent = FaceCheck;

export type CreditFaceAuthV3Request = FaceCheckRequest;

export type CreditFaceAuthV3Content = FaceCheck;

export type CreditGetCampaignProcessRequest = {
    month: Month;
};

export type CreditGetCampaignProcessContent = PromotionProcess;

export type CreditGetPromotionProcessRequest = {
    [key: string]: unknown;
};

export type CreditGetPromotionProcessContent = PromotionProcess;

export type CreditGetPublicKeyRequest = PublicKeyRequest;

export type CreditGetPublicKeyContent = PublicKeyReply;

export type CreditGetUploadTokenRequest = NoFields;

export type CreditGetUploadTokenContent = string;

export type CreditIdPhotoOcrRequest = IdPhotoForm;

export type CreditIdPhotoOcrContent = IdPhotoText;

export type CreditJoinCampaignRequest = CampaignMonthRequest;

export type CreditJoinCampaignContent = unknown;

export type CreditJoinPromotionRequest = NoFields;

export type CreditJoinPromotionContent = unknown;

export type CreditMarriageCertificateRequest = MarriageCertificateRequest;

export type CreditMarriageCertificateContent = unknown;

export type CreditOcrScreenshotAuthRequest = ScreenshotForm;

export type CreditOcrScreenshotAuthContent = StatusReply;

export type CreditPreValidatorRequest = AuthRequest;

export type CreditPreValidatorContent = Permission;

export type CreditQueryAcademicInfoRequest = AcademicRequest;

export type CreditQueryAcademicInfoContent = AcademicRecord;

export type CreditQueryAmountRequest = NoFields;

export type CreditQueryAmountContent = CreditAmounts;

export type CreditQueryCreditCardListRequest = NoFields;

export type CreditQueryCreditCardListContent = Array<CreditCard>;

export type CreditQueryIdPhotoRequest = NoFields;

export type CreditQueryIdPhotoContent = IdPhotoStatus;

export type CreditQueryLimitLogRequest = NoFields;

export type CreditQueryLimitLogContent = Array<LimitChange>;

export type CreditQueryPushStreamResultRequest = NoFields;

export type CreditQueryPushStreamResultContent = StatusReply;

export type CreditQueryRecommendContactGrayRequest = RecommendRequest;

export type CreditQueryRecommendContactGrayContent = RecommendData | null;

export type CreditQueryUserContactRequest = ContactsRequest;

export type CreditQueryUserContactContent = ContactList;

export type CreditSaveBaseInfoRequest = BaseInfoRequest;

export type CreditSaveBaseInfoContent = unknown;

export type CreditSaveBaseInfoV2Request = BaseInfoRequest;

export type CreditSaveBaseInfoV2Content = unknown;

export type CreditSaveRecommendContactRequest = SaveRecommendRequest;

export type CreditSaveRecommendContactContent = unknown;

export type CreditSaveUserContactRequest = SaveContactsRequest;

export type CreditSaveUserContactContent = SavedContacts;

export type CreditSendCreditCardCodeRequest = CreditCardCodeRequest;

export type CreditSendCreditCardCodeContent = SmsSent;

export type CreditUploadIdPhotoRequest = IdPhotoForm;

export type CreditUploadIdPhotoContent = UploadedFile;

export type CreditMaoYanAssessAmountRequest = NoFields;

export type CreditMaoYanAssessAmountContent = AssessState;

export type CreditMaoYanFaceVerifyRequest = FaceCheckRequest;

export type CreditMaoYanFaceVerifyContent = FaceCheck;

export type CreditMaoYanGetPageMetaRequest = NoFields;

export type CreditMaoYanGetPageMetaContent = PageMeta;

export type CreditMaoYanIdAuthRequest = IdAuthRequest;

export type CreditMaoYanIdAuthContent = NextStep;

export type CreditMaoYanIdCardAuthRequest = IdCardAuthRequest;

export type CreditMaoYanIdCardAuthContent = NextStep;

export type CreditMaoYanIdNumberAuthRequest = IdNumberAuthRequest;

export type CreditMaoYanIdNumberAuthContent = NextStep;

export type CreditMaoYanLoginHookRequest = LoginHookRequest;

export type CreditMaoYanLoginHookContent = Session;

export type CreditMaoYanQueryAmountRequest = NoFields;

export type CreditMaoYanQueryAmountContent = CreditAmounts;

export type CreditMaoYanQueryAssessAmountStatusRequest = NoFields;

export type CreditMaoYanQueryAssessAmountStatusContent = AssessState;

export type CreditMaoYanQueryUserInfoRequest = NoFields;

export type CreditMaoYanQueryUserInfoContent = PartnerUser;

export type MemberChangeAutoRenewRequest = AutoRenewChange;

export type MemberChangeAutoRenewContent = AutoRenewConfig;

export type MemberOpenRequest = MembershipOrderRequest;

export type MemberOpenContent = OrderCreated;

export type MemberQueryAutoRenewConfigRequest = NoFields;

export type MemberQueryAutoRenewConfigContent = AutoRenewConfig;

export type MemberQueryBenefitsRequest = NoFields;

export type MemberQueryBenefitsContent = Array<MembershipBenefit>;

export type MemberQueryInfoRequest = NoFields;

export type MemberQueryInfoContent = Membership;

export type MemberQueryRenewListRequest = NoFields;

export type MemberQueryRenewListContent = Array<MembershipRenewal>;

export type MemberUpgradeRequest = MembershipOrderRequest;

export type MemberUpgradeContent = OrderCreated;

export type MerchantApplyAmountRequest = AmountApplication;

export type MerchantApplyAmountContent = StatusReply;

export type MerchantBindBankCardRequest = CallBackRequest;

export type MerchantBindBankCardContent = PageAddress;

export type MerchantConfirmReservationRequest = ReservationRequest;

export type MerchantConfirmReservationContent = Reservation | null;

export type MerchantCreateSalesOrderRequest = SalesOrderRequest;

export type MerchantCreateSalesOrderContent = OrderCreated;

export type MerchantGetAdBannerRequest = AdBannerRequest;

export type MerchantGetAdBannerContent = Array<Advert>;

export type MerchantGetLastSixMonthsRequest = {
    [key: string]: unknown;
};

export type MerchantGetLastSixMonthsContent = Array<string>;

export type MerchantGetLoanDataRequest = NoFields;

export type MerchantGetLoanDataContent = MerchantLoanData;

export type MerchantGetLoanRateInfoRequest = LoanRateInfoRequest;

export type MerchantGetLoanRateInfoContent = LoanRateTable;

export type MerchantGetLoanRateInfoV2Request = LoanRateInfoRequest;

export type MerchantGetLoanRateInfoV2Content = LoanRateTable;

export type MerchantGetLoanRateInfoV3Request = LoanRateInfoRequest;

export type MerchantGetLoanRateInfoV3Content = LoanRateInfo;

export type MerchantGetLoanTimeRequest = PublishStatusRequest;

export type MerchantGetLoanTimeContent = LoanTime;

export type MerchantGetMonthRequest = NoFields;

export type MerchantGetMonthContent = Array<string>;

export type MerchantGetStoreAuthItemsRequest = NoFields;

export type MerchantGetStoreAuthItemsContent = Array<StoreAuthItem>;

export type MerchantGetStoreAuthUrlRequest = StoreAuthRequest;

export type MerchantGetStoreAuthUrlContent = PageAddress;

export type MerchantGetTobaccoLoanDataRequest = NoFields;

export type MerchantGetTobaccoLoanDataContent = TobaccoLoanData;

export type MerchantGetUserWindowListRequest = CurrentPageRequest;

export type MerchantGetUserWindowListContent = Array<ActivityWindow> | null;

export type MerchantPreAuditRequest = NoFields;

export type MerchantPreAuditContent = PreAudit;

export type MerchantPreValidatorRequest = NoFields;

export type MerchantPreValidatorContent = Permission;

export type MerchantPublishRequest = MerchantPublishForm;

export type MerchantPublishContent = Listed;

export type MerchantQueryAreaRequest = TreeRequest;

export type MerchantQueryAreaContent = Array<TreeEntry>;

export type MerchantQueryIndustryRequest = TreeRequest;

export type MerchantQueryIndustryContent = Array<TreeEntry>;

export type MerchantQueryReservationStatusRequest = NoFields;

export type MerchantQueryReservationStatusContent = Reservation | null;

export type MerchantRecallRequest = OrderRequest;

export type MerchantRecallContent = unknown;

export type MerchantResolveGpsAddressRequest = GpsPoint;

export type MerchantResolveGpsAddressContent = PostalAddress;

export type MerchantRewardQueryRequest = RewardQueryRequest;

export type MerchantRewardQueryContent = PopupQueryContent | null;

export type MerchantSendSmsRequest = SmsRequest;

export type MerchantSendSmsContent = SmsSent | null;

export type MerchantSubmitWindowProtocolRequest = WindowProtocolRequest;

export type MerchantSubmitWindowProtocolContent = unknown;

export type MerchantUpdateYcdAuthStatusRequest = AuthStatusUpdate;

export type MerchantUpdateYcdAuthStatusContent = unknown;

export type MerchantUploadPictureRequest = PictureForm;

export type MerchantUploadPictureContent = UploadedFile;

export type MerchantWindowReportRequest = WindowRequest;

export type MerchantWindowReportContent = unknown;

export type MessageMarkAllReadRequest = MessageTypeRequest;

export type MessageMarkAllReadContent = unknown;

export type MessageQueryDetailRequest = MessageRequest;

export type MessageQueryDetailContent = Message;

export type MessageQueryListRequest = MessagesRequest;

export type MessageQueryListContent = Array<Message>;

export type MessageQueryUnreadByTypeRequest = NoFields;

export type MessageQueryUnreadByTypeContent = {
    [key: string]: Count;
};

export type MessageUpdateStatusRequest = MessageStatusRequest;

export type MessageUpdateStatusContent = unknown;

export type OtherAgreementrecordRequest = AgreementRecordRequest;

export type OtherAgreementrecordContent = unknown;

export type OtherGetCardTitlesRequest = NoFields;

export type OtherGetCardTitlesContent = Array<CardTitle>;

export type OtherGetMultiWebConfigRequest = WebConfigsRequest;

export type OtherGetMultiWebConfigContent = {
    [key: string]: unknown;
};

export type OtherGetQuestionnaireInfoRequest = CurrentPageRequest;

export type OtherGetQuestionnaireInfoContent = Questionnaire | null;

export type OtherGetWebConfigRequest = WebConfigRequest;

export type OtherGetWebConfigContent = unknown;

export type OtherQueryMerchantNoRequest = NoFields;

export type OtherQueryMerchantNoContent = string | null;

export type OtherQueryTraceDataRequest = NoFields;

export type OtherQueryTraceDataContent = TraceData;

export type OtherQueryUserMerchantRequest = NoFields;

export type OtherQueryUserMerchantContent = string | null;

export type OtherQuestionnaireReportRequest = QuestionnaireReportRequest;

export type OtherQuestionnaireReportContent = unknown;

export type OtherQuestionnaireSubmitRequest = QuestionnaireSubmitRequest;

export type OtherQuestionnaireSubmitContent = unknown;

export type RepaymentAfterLoanSignRequest = PublishStatusRequest;

export type RepaymentAfterLoanSignContent = AfterLoanSigning;

export type RepaymentChangeAutoPayStatusRequest = AutoPayChange;

export type RepaymentChangeAutoPayStatusContent = unknown;

export type RepaymentConfirmBankCardSignedRequest = ConfirmBankCardRequest;

export type RepaymentConfirmBankCardSignedContent = unknown;

export type RepaymentDoBankCardSignedRequest = BankCardSigningRequest;

export type RepaymentDoBankCardSignedContent = BankCardSigning;

export type RepaymentGetAlipaySignUrlRequest = CallBackRequest;

export type RepaymentGetAlipaySignUrlContent = PageAddress;

export type RepaymentGetAutopayStatusRequest = NoFields;

export type RepaymentGetAutopayStatusContent = AutoPayState;

export type RepaymentGetAutopayStatusV2Request = NoFields;

export type RepaymentGetAutopayStatusV2Content = AutoPayStatus;

export type RepaymentGetCashierUrlRequest = CashierRequest;

export type RepaymentGetCashierUrlContent = CashierPage;

export type RepaymentQueryBillListRequest = NoFields;

export type RepaymentQueryBillListContent = Array<Bill>;

export type RepaymentQueryEarlyRepayAmountRequest = LoanRequest;

export type RepaymentQueryEarlyRepayAmountContent = EarlySettlement;

export type RepaymentQueryPlanRequest = LoanRequest;

export type RepaymentQueryPlanContent = Array<PlanRow>;

export type RepaymentQueryPreconditionRequest = NoFields;

export type RepaymentQueryPreconditionContent = unknown;

export type RepaymentQueryRefundsRequest = NoFields;

export type RepaymentQueryRefundsContent = Array<Refund>;

export type RepaymentQueryStatusRequest = RepaymentRequest;

export type RepaymentQueryStatusContent = RepaymentState;

export type RepaymentResignAutoPayRequest = NoFields;

export type RepaymentResignAutoPayContent = BankCardSigning;

export type RepaymentShowAutoPayEntryRequest = AutoPayEntryRequest;

export type RepaymentShowAutoPayEntryContent = AutoPayEntry;

export type StaffCashGetAmountRequest = NoFields;

export type StaffCashGetAmountContent = StaffAmountConfig;

export type StaffCashPublishRequest = StaffPublishRequest;

export type StaffCashPublishContent = Listed;

export type StaffCashQueryPublishStatusRequest = PublishStatusRequest;

export type StaffCashQueryPublishStatusContent = PublishStatus;

export type StaffCashQueryUserInfoRequest = NoFields;

export type StaffCashQueryUserInfoContent = LoanUserInfo;

export type ThirdpayGetAdvRequest = AdvRequest;

export type ThirdpayGetAdvContent = Array<Advert>;

export type UserBindBankcardRequest = CallBackRequest;

export type UserBindBankcardContent = PageAddress;

export type UserBindBankcardV2Request = BindBankcardRequest;

export type UserBindBankcardV2Content = BindBankcardPage;

export type UserCanLogoutRequest = NoFields;

export type UserCanLogoutContent = LogoutCheck;

export type UserChangeMobileRequest = MobileChangeRequest;

export type UserChangeMobileContent = MobileChanged;

export type UserChangeMobilePrecheckRequest = NoFields;

export type UserChangeMobilePrecheckContent = Permission;

export type UserCheckPersonalInfoExportRequest = NoFields;

export type UserCheckPersonalInfoExportContent = Permission;

export type UserCheckPersonalInfoExportCodeRequest = CodeRequest;

export type UserCheckPersonalInfoExportCodeContent = unknown;

export type UserCheckWechatBindRequest = NoFields;

export type UserCheckWechatBindContent = WechatBinding;

export type UserCloseAccountRequest = CodeRequest;

export type UserCloseAccountContent = unknown;

export type UserGetAdvertRequest = {
    position: string;
};

export type UserGetAdvertContent = Array<Advert>;

export type UserGetCouponUnreadCountRequest = {
    [key: string]: unknown;
};

export type UserGetCouponUnreadCountContent = Count;

export type UserGetGuestAdvertRequest = {
    position: string;
};

export type UserGetGuestAdvertContent = Array<Advert>;

export type UserGetIcpRecordRequest = NoFields;

export type UserGetIcpRecordContent = IcpRecord;

export type UserGetProvinceCityAreaRequest = {
    /**
     * Absent: provinces.
     */
    parentId?: string;
};

export type UserGetProvinceCityAreaContent = Array<TreeEntry>;

export type UserGetReservedPhoneChangeUrlRequest = ReservedPhoneRequest;

export type UserGetReservedPhoneChangeUrlContent = PageAddress;

export type UserGetStreetListRequest = {
    areaId: string;
};

export type UserGetStreetListContent = Array<TreeEntry>;

export type UserLoginRequest = LoginRequest;

export type UserLoginContent = Session;

export type UserLoginRiskRequest = LoginRiskRequest;

export type UserLoginRiskContent = LoginRisk;

export type UserLogoutRequest = NoFields;

export type UserLogoutContent = unknown;

export type UserMessengerLoginRequest = MessengerLoginRequest;

export type UserMessengerLoginContent = Session;

export type UserQueryAccountRequest = NoFields;

export type UserQueryAccountContent = Account;

export type UserQueryAllBankcardListRequest = BankcardListRequest;

export type UserQueryAllBankcardListContent = Array<BankCard>;

export type UserQueryAmountRequest = NoFields;

export type UserQueryAmountContent = CreditAmounts;

export type UserQueryAuditRecordRequest = NoFields;

export type UserQueryAuditRecordContent = AuditRecord | null;

export type UserQueryBankcardListV2Request = NoFields;

export type UserQueryBankcardListV2Content = Array<BankCardDetail>;

export type UserQueryBankcardListV3Request = NoFields;

export type UserQueryBankcardListV3Content = Array<BankCardDetail>;

export type UserQueryCardStatusRequest = BankcardRequest;

export type UserQueryCardStatusContent = BankcardStatus;

export type UserQueryIdentityRequest = NoFields;

export type UserQueryIdentityContent = UserIdentity;

export type UserQueryPendingOrderCountRequest = NoFields;

export type UserQueryPendingOrderCountContent = Count;

export type UserQueryRecentBillRequest = NoFields;

export type UserQueryRecentBillContent = Bill | null;

export type UserQueryUnreadMessageCountRequest = NoFields;

export type UserQueryUnreadMessageCountContent = Count;

export type UserRefreshTokenRequest = NoFields;

export type UserRefreshTokenContent = Session;

export type UserReportUserGpsRequest = GpsReport;

export type UserReportUserGpsContent = unknown;

export type UserSaveAddressRequest = AddressRequest;

export type UserSaveAddressContent = AddressSaved;

export type UserSaveComplaintRequest = ComplaintRequest;

export type UserSaveComplaintContent = ComplaintReceived;

export type UserSelectUserDataRequest = NoFields;

export type UserSelectUserDataContent = UserData;

export type UserSendCloseAccountCodeRequest = AccountCodeRequest;

export type UserSendCloseAccountCodeContent = CodeSent;

export type UserSendLoginCodeRequest = SendLoginCodeRequest;

export type UserSendLoginCodeContent = CodeSent;

export type UserSendMobileChangeCodeRequest = MobileChangeCodeRequest;

export type UserSendMobileChangeCodeContent = CodeSent;

export type UserUnbindBankcardRequest = BankcardRequest;

export type UserUnbindBankcardContent = unknown;

export type UserUpdateUserDataRequest = UserDataChange;

export type UserUpdateUserDataContent = unknown;

export type VirtualCreateOrderRequest = TopUpOrderRequest;

export type VirtualCreateOrderContent = OrderCreated;

export type VirtualQueryCouponsRequest = TopUpCouponRequest;

export type VirtualQueryCouponsContent = Array<ListedCoupon>;

export type VirtualQueryOrderDetailRequest = OrderRequest;

export type VirtualQueryOrderDetailContent = TopUpOrderDetail;

export type VirtualQueryOrdersRequest = TopUpOrdersRequest;

export type VirtualQueryOrdersContent = Array<TopUpOrder>;

export type VirtualQueryPayResultRequest = OrderRequest;

export type VirtualQueryPayResultContent = TopUpState;

export type VirtualQueryPhoneSkuRequest = PhoneSkuRequest;

export type VirtualQueryPhoneSkuContent = TopUpOffer;

export type VirtualQueryQqSkuRequest = QqSkuRequest;

export type VirtualQueryQqSkuContent = TopUpOffer;

export type VirtualQueryVideoSkuRequest = NoFields;

export type VirtualQueryVideoSkuContent = TopUpOffer;
