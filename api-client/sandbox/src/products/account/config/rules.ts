import { PRODUCTS } from '../../../ledger/coupons/products.ts'
import {
  EDUCATIONS,
  FEEDBACK_KINDS,
  INCOME_RANGES,
  JOBS,
  MARRIAGES,
} from '../../../people/account/choices.ts'
import { costSeedOf } from '../../../ledger/state/costSeed.ts'
import type { ConfigGroup } from './types.ts'

/** The rate that offers are compared with, as a fraction (does not give its value). */
const BASE_ANNUAL_RATE = 0.24

const productIds = (customer: 'new' | 'old'): string[] =>
  PRODUCTS.filter((product) => product.customer === customer).map(({ productId }) => productId)

/** Figures and rules of the loan pages. */
export const ruleConfig: ConfigGroup = {
  baseAnnualRate: () => BASE_ANNUAL_RATE,
  annualRateCapPercent: () => 36,
  // Whether the table of costs is shown is the app's default.
  costTable: ({ persona }) => ({ readingSeconds: costSeedOf(persona ?? {}).readingSeconds }),
  // Highest annualised cost by kind of lender; none for most customers.
  rateCeilings: ({ persona, since }) => (persona === null ? [] : costSeedOf(persona).ceilings(since)),

  newCustomerProductIds: () => productIds('new'),
  oldCustomerProductIds: () => productIds('old'),
  // Coupons with one of these reasons against them are in neither list.
  hiddenReasonCodes: () => ['PRODUCT_MISMATCH'],

  // Narrows the cards of customers who have a withdrawal card, and of nobody else.
  withdrawCard: () => ({
    enabled: true,
    assetTags: ['fxy', 'regular'],
    historyAmountCap: 200_000,
    businessLines: ['koo'],
    maxPeriod: 12,
  }),
  localCardHintThreshold: () => 50_000,
  repaymentDayNotice: () => [29, 30, 31],
  sevenDayRight: () => ({ minAmount: 2000, days: 7 }),
  moreThanBannerMin: () => 500,
  commitmentVideoMaxMb: () => 100,
  commitmentSwapped: () => false,

  marketing: () => ({
    enabled: true,
    raiseLimitMax: 20_000,
    raiseLimitDefault: 20_000,
    leaveLimitMax: 50_000,
    // The landscape of lenders may go on by itself only where this is true.
    leadAutoRedirect: false,
    // A rate is compared with a former one only where this is true.
    struckRate: false,
  }),
  leadFlowHeadlines: () => ({
    enabled: true,
    passRate: '通过率最高90%',
    speed: '最快3分钟放款',
    rate: '年利率（单利）7.2%–24%',
  }),
  consentPreselect: () => false,

  contactTypes: () => ({ default: 23, raiseLimit: -2, raiseLimitLevelOffset: 2 }),

  educationOptions: () => EDUCATIONS,
  marriageOptions: () => MARRIAGES,
  jobOptions: () => JOBS,
  incomeOptions: () => INCOME_RANGES,
  feedbackKinds: () => FEEDBACK_KINDS,
}
