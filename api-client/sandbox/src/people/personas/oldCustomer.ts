import { usableCoupons, unusableCoupons } from './coupons/sets.ts'
import { standardPeriods, standardRates } from './rates.ts'
import type { Persona } from '../../engine/persona.ts'

/** The default persona; all others are variations of it. */
export const oldCustomer: Persona = {
  name: 'old-customer',
  title: '老客户',
  shows: {
    zh: '完整流程：额度5万元，含临时额度和到期部分，两张银行卡，各类可用优惠券，以及每种不可用原因各一张券。',
    en: 'The whole journey: 50,000 yuan with a temporary part and an expiry, two cards, usable coupons of every category and one unusable coupon for each reason.',
  },
  mobile: '13800000002',
  customerKind: 'old',
  needScanQRCode: false,
  limit: {
    total: 45_000,
    temporary: { amount: 5000, days: 15 },
    usedBefore: 0,
    leadFlow: 50_000,
    minimum: 500,
    lenderCap: 200_000,
    delta: { amount: 8000, days: 40 },
    validDays: 365,
  },
  repaymentDay: 8,
  loan: {
    defaultPeriod: 12,
    periods: standardPeriods,
    rateTable: standardRates,
    beforeRate: null,
    currentRate: 0.1956,
    fakeDiscount: null,
  },
  cards: [
    {
      userCardId: 'C1',
      bankName: '招商银行',
      cardNo: '**** **** **** 5670',
      cardType: 1,
      smallIcon: '',
      creditCardBg: '',
    },
    {
      userCardId: 'C2',
      bankName: '杭州银行',
      cardNo: '**** **** **** 8812',
      cardType: 4,
      smallIcon: '',
      creditCardBg: '',
    },
  ],
  coupons: (since) => [...usableCoupons(since), ...unusableCoupons(since)],
  couponRules: { hideNotUsingCoupon: false, discountLimit: 0.85 },
  auth: {
    faceAuth: 1,
    idAuth: 1,
    idPhotoBackAuth: 1,
    idPhotoFrontAuth: 1,
    houseAuth: 1,
    licenseAuth: 1,
    tenancyAuth: 1,
    contactsAuth: 1,
    loanButtonGray: false,
    verifyTime: true,
  },
  lender: {
    instId: 550,
    instName: '示例消费金融有限公司',
    kind: 'consumerFinance',
    advanceType: '0',
    preClearCoefficient: 4,
    lowers: null,
    rewardText: null,
  },
  audit: { polls: 2, outcome: 'auditSuccess', share: 'koo', showType: null },
  resultPage: { alisignApplyGray: true, styleGray: false, pollPeriod: 3, countDown: 20, pollMaxPeriod: 10 },
}

/** Without any proof: no ID, no ID photo, no face check, no contacts. */
export const nothingProved: Persona['auth'] = {
  ...oldCustomer.auth,
  idAuth: 0,
  idPhotoBackAuth: 0,
  idPhotoFrontAuth: 0,
  faceAuth: 0,
  contactsAuth: 0,
}
