// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * What became of an application, and what may be offered next.
 */
export type AfterProcessInfo = {
    /**
     * Explicit; absent means not known yet.
     */
    publishState?: 'processed' | 'notFound' | null;
    listingId?: Id | null;
    loanId?: Id | null;
    /**
     * `popWindow` or `oneClickLeadFlow`.
     */
    showType?: string | null;
};

/**
 * What became of an application.
 */
export type AfterProcessRequest = {
    /**
     * `publishStatus` reconciles an application whose outcome is not known; others ask for an offer.
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
 * Limits of the amount box (spec 3).
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
 * Starts signing the terms by a code.
 */
export type ApplyAgreementSignRequest = {
    termsNo: Id;
    type: 1 | 2;
};

/**
 * A bank card of the user.
 */
export type BankCard = {
    userCardId: Id;
    bankName: string;
    /**
     * Already masked by the server; only the last 4 digits are shown.
     */
    cardNo: string;
    /**
     * 4 is a local bank card.
     */
    cardType?: number | null;
    smallIcon?: string | null;
    creditCardBg?: string | null;
};

/**
 * Which cards are asked for.
 */
export type BankcardListRequest = {
    /**
     * `1`: the loan page.
     */
    pageType: string;
};

/**
 * Where a card is added.
 */
export type BindBankcardPage = {
    /**
     * The browser goes there, if the address gate of the app lets it.
     */
    url: string;
};

/**
 * What the page for adding a card needs to come back to the loan.
 */
export type BindBankcardRequest = {
    /**
     * Own address to come back to, built from a constant route.
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
 * A code is on its way.
 */
export type CodeSent = {
    /**
     * The receiving number, middle digits hidden.
     */
    mobileMasked: string;
    /**
     * Seconds until the next code may be asked for.
     */
    resendSeconds: WaitSeconds;
};

/**
 * Signs by code.
 */
export type ConfirmAgreementSignRequest = {
    transactionNo: Id;
    verifyCode: VerifyCode;
};

/**
 * A coupon or right of the user (spec 3).
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
 * A calendar day in Beijing time, `YYYY-MM-DD`.
 */
export type Day = string;

/**
 * A day of the month.
 */
export type DayOfMonth = number;

/**
 * A length of time in milliseconds, up to ten years.
 */
export type DurationMs = number;

/**
 * A point in time: milliseconds since 1970-01-01T00:00:00Z.
 */
export type EpochMs = number;

/**
 * A yes/no of an older service: a boolean, or a number of which 0 means no.
 */
export type Flag = boolean | number;

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
 * An identifier made by the server. Opaque: it is sent back as it came.
 */
export type Id = string;

/**
 * An agreement of the loan page.
 */
export type LoanAgreement = {
    name: string;
    url: string;
    isLoanProtocol: boolean;
    /**
     * Recorded with the consent.
     */
    version?: string | null;
};

/**
 * Whose agreements are asked for.
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
 * What rates are asked for.
 */
export type LoanRateInfoRequest = {
    amount?: Yuan;
    breakType?: string;
    specialAssetTag?: string;
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
    paymentDay: string;
    bankName: string;
    /**
     * Already masked by the server.
     */
    cardNo: string;
    afterApr: Rate;
    steps?: Array<ResultStep> | null;
    textDto?: ResultText | null;
    buttonDto?: ResultButton | null;
    montyPayList: Array<Yuan>;
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
     * True: the lender changed the amount that was asked for.
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
    rewardText?: string | null;
    /**
     * Default: within 20 minutes.
     */
    arrivalTime?: string | null;
    instName: string;
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
};

/**
 * A purpose of the loan.
 */
export type LoanUse = {
    loanUseCode: string;
    loanUseName: string;
    subList?: Array<SubLoanUse> | null;
};

/**
 * Signs in by mobile number and code.
 */
export type LoginRequest = {
    mobile: Mobile;
    verifyCode: VerifyCode;
};

/**
 * A mobile number of mainland China, digits only.
 */
export type Mobile = string;

/**
 * A call without fields.
 */
export type NoFields = {
    [key: string]: unknown;
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
 * The loan whose terms are asked for.
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
};

/**
 * A loan application.
 */
export type PublishRequest = {
    /**
     * One UUID for one intention: made before the first attempt, the same on every repetition.
     */
    serialNumber: string;
    termsNo: Id;
    signNo: Id;
    amount: Yuan;
    loanPeriod: Periods;
    userCardId: Id;
    loanUseCode: string;
    subLoanUseCode?: string;
    couponIds: Array<Id>;
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
 * The application was accepted.
 */
export type Published = {
    loanId: Id;
    listingId: Id;
    paymentDay: string;
    serialNumber: string;
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
 * The loan that coupons are asked for.
 */
export type QueryCouponsRequest = {
    amount?: Yuan;
    period?: Periods;
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

/**
 * Asks for a login code.
 */
export type SendLoginCodeRequest = {
    mobile: Mobile;
    type: 1 | 2;
};

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
    loanUseCode: string;
    loanUseName: string;
};

/**
 * The card that the money goes to and repayments come from.
 */
export type UserBankInfo = {
    userCardId: Id;
    bankName: string;
    /**
     * Already masked by the server.
     */
    cardNo: string;
    cardType?: number | null;
};

/**
 * A code from a text message or a voice call.
 */
export type VerifyCode = string;

/**
 * A waiting time in seconds that a user sees counted down.
 */
export type WaitSeconds = number;

/**
 * `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` (Beijing time) or milliseconds since 1970.
 */
export type When = string | EpochMs;

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

export type ApphomePvUploadRequest = PvUploadRequest;

export type ApphomePvUploadContent = unknown;

export type CashApplyAgreementSignRequest = ApplyAgreementSignRequest;

export type CashApplyAgreementSignContent = SignCodeSent;

export type CashConfirmAgreementSignRequest = ConfirmAgreementSignRequest;

export type CashConfirmAgreementSignContent = AgreementSigned;

export type CashGetAmountRequest = NoFields;

export type CashGetAmountContent = AmountConfig;

export type CashGetLoanAfterProcessInfoRequest = AfterProcessRequest;

export type CashGetLoanAfterProcessInfoContent = AfterProcessInfo | null;

export type CashPreApprovalRequest = PreApprovalRequest;

export type CashPreApprovalContent = LoanTerms;

export type CashPublishV2Request = PublishRequest;

export type CashPublishV2Content = Published;

export type CashQueryCouponsRequest = QueryCouponsRequest;

export type CashQueryCouponsContent = CouponGrant;

export type CashQueryGrayRequest = GrayRequest;

export type CashQueryGrayContent = GrayFlags;

export type CashQueryLoanAgreementsRequest = LoanAgreementsRequest;

export type CashQueryLoanAgreementsContent = Array<LoanAgreement>;

export type CashQueryLoanButtonAuthRequest = NoFields;

export type CashQueryLoanButtonAuthContent = LoanButtonAuth;

export type CashQueryLoanUseRequest = NoFields;

export type CashQueryLoanUseContent = Array<LoanUse>;

export type CashQueryPublishStatusRequest = PublishStatusRequest;

export type CashQueryPublishStatusContent = PublishStatus;

export type CashQueryResultPageRequest = ResultPageRequest;

export type CashQueryResultPageContent = LoanResult;

export type CashServerUploadRequest = ServerUploadRequest;

export type CashServerUploadContent = unknown;

export type MerchantGetLoanRateInfoV3Request = LoanRateInfoRequest;

export type MerchantGetLoanRateInfoV3Content = LoanRateInfo;

export type OtherAgreementrecordRequest = AgreementRecordRequest;

export type OtherAgreementrecordContent = unknown;

export type UserBindBankcardV2Request = BindBankcardRequest;

export type UserBindBankcardV2Content = BindBankcardPage;

export type UserLoginRequest = LoginRequest;

export type UserLoginContent = Session;

export type UserLogoutRequest = NoFields;

export type UserLogoutContent = unknown;

export type UserQueryAllBankcardListRequest = BankcardListRequest;

export type UserQueryAllBankcardListContent = Array<BankCard>;

export type UserSendLoginCodeRequest = SendLoginCodeRequest;

export type UserSendLoginCodeContent = CodeSent;
