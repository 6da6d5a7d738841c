import { COST_TABLE } from './costTable.ts'
import { amount, flag, ids, record, rows, texts, type ConfigEntry } from './key.ts'

export type { ConfigEntry, ConfigRecord } from './key.ts'

/**
 * Every key of the configuration that a page may read: its type, its value until the server names another, and what it is. The
 * fallbacks are the figures of the product; where none is confirmed, it is null or empty, and marketing is off.
 *
 * No host name or address in here becomes one that may be opened: the lists of the url gate are settings of the build.
 */
export const configKeys = {
  // Addresses
  homeTabs: rows(
    [{ code: 'home' }, { code: 'wallet' }, { code: 'mine' }],
    'Tabs of the home page, in order.',
  ),
  headerChannels: texts([], 'Channels whose pages have our title bar in the messenger.'),
  agreements: rows([], 'Agreements of the product, with their addresses.'),
  creditAuthAgreement: record(
    { version: 'v3', subAgreementList: [] },
    'The credit authorisation: its version and the agreements of the lenders.',
  ),
  company: record({}, 'The company that runs the product, for its legal texts.'),
  customerService: record({}, 'Telephone number and hours of the customer service.'),

  // Figures of loans
  baseAnnualRate: amount(
    null,
    'Yearly rate that a lower one is compared with, as a fraction; shown where `marketing.struckRate` turns it on.',
  ),
  annualRateCapPercent: amount(
    36,
    'Highest yearly rate that a lower one is compared with, percent; never above 36.',
  ),
  newCustomerProductIds: ids(
    [],
    'Products whose coupons are for new customers, where the coupons name no kind of customer.',
  ),
  oldCustomerProductIds: ids(
    [],
    'Products whose coupons are for customers who have borrowed before, where the coupons name no kind of customer.',
  ),
  hiddenReasonCodes: texts(
    ['PRODUCT_MISMATCH'],
    'Reasons against a coupon for which it is in neither list of the coupon sheet.',
  ),
  rateCeilings: rows(
    [],
    'Highest annualised cost of a loan by kind of lender and day: `lenderKind`, `from`, `percent`. Above it nothing is offered; never above 36.',
  ),
  costTable: record(
    COST_TABLE,
    'The table of what a loan costs in all: `enabled`, whether it is confirmed before a loan is signed; `readingSeconds`, for how long it has to be on the screen; `kinds`, the same for a kind of loan, such as `merchant`, or for an `order`.',
  ),
  withdrawCard: record(
    { enabled: false },
    'The rule of the withdrawal card, to which some loans are paid out alone: off, unless it is enabled.',
  ),
  localCardHintThreshold: amount(null, 'Number of local cards from which the loan page hints at them.'),
  repaymentDayNotice: ids([29, 30, 31], 'Repayment days that some months do not have.'),
  sevenDayRight: record(
    { minAmount: 2000, days: 7 },
    'Least amount in yuan and number of days of the free days.',
  ),
  moreThanBannerMin: amount(500, 'Smallest remaining limit in yuan for another offer.'),
  commitmentVideoMaxMb: amount(100, 'Largest video of a commitment, in megabytes.'),
  commitmentSwapped: flag(false, 'The other order of the pages after a commitment.'),
  marketing: record(
    { enabled: false },
    'Texts that promise something, each confirmed; off until then. `struckRate`: a lower rate beside a former one.',
  ),
  leadFlowHeadlines: record(
    { enabled: false },
    'Headlines of the lead flow, each confirmed; none without the yearly `rate` beside them.',
  ),
  consentPreselect: flag(false, 'Whether an offer may be selected beforehand.'),

  // Numbers of the product
  contactTypes: record(
    { default: 23, raiseLimit: -2, raiseLimitLevelOffset: 2 },
    'Numbers of the lists of contacts.',
  ),
  grayFlags: record({}, 'What is released to this customer.'),

  // Choices and texts
  educationOptions: rows([], 'Levels of education to select.'),
  marriageOptions: rows([], 'Marital states to select.'),
  jobOptions: rows([], 'Kinds of work to select.'),
  incomeOptions: rows([], 'Ranges of income to select.'),
  feedbackKinds: rows([], 'Kinds of feedback to select.'),
  helpArticles: rows([], 'Articles of the help centre.'),
  securityWarnings: texts(
    ['谨防“代还”诈骗，请勿向陌生人转账。', '申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！'],
    'Warnings against fraud that a page shows.',
  ),
  accountClosingNotice: texts([], 'What a customer has to know before closing the account.'),
} as const satisfies Readonly<Record<string, ConfigEntry>>

/** A key of the configuration. */
export type ConfigKey = keyof typeof configKeys

/** The value of each key; null where there is neither a value nor a fallback. */
export type ConfigValues = {
  readonly [Key in ConfigKey]: (typeof configKeys)[Key] extends ConfigEntry<infer Value> ? Value : never
}

/** Every key, in the order of the registry. */
export const allConfigKeys = Object.keys(configKeys) as readonly ConfigKey[]

/** The value of a key: what the server gave, or the fallback where that has another shape. */
export function configValue<Key extends ConfigKey>(key: Key, given: unknown): ConfigValues[Key] {
  const { fits, fallback }: ConfigEntry = configKeys[key]
  // Both are of the entry of this key, which the compiler does not follow.
  return (fits(given) ? given : fallback) as ConfigValues[Key]
}

/** Reads a key of the configuration: undefined until it can be loaded. */
export type ReadConfig = <Key extends ConfigKey>(key: Key) => ConfigValues[Key] | undefined
