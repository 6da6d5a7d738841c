import { versionGates } from '../env/versions.ts'

/** A key of the product's configuration: its value until the server names another, and which values can be used. */
export interface ConfigKey {
  readonly fallback: unknown
  fits(value: unknown): boolean
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRecord = (value: unknown) => isObject(value) && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'
const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isId = (value: unknown) => isText(value) || isAmount(value)
const listOf = (fits: (entry: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(fits)

const key =
  (fits: ConfigKey['fits']) =>
  (fallback: unknown): ConfigKey => ({ fallback, fits })
const record = key(isRecord)
const amount = key(isAmount)
const flag = key((value) => typeof value === 'boolean')
const text = key(isText)
const texts = key(listOf(isText))
const ids = key(listOf(isId))
const rows = key(listOf(isRecord))

/**
 * Every key that pages may read. The fallbacks are the figures of spec 9; what the specification does not give is null or empty,
 * and marketing is off: no figure is shown that nobody has confirmed.
 *
 * No host name or address in here becomes one that may be opened: the lists of the url gate are settings of the build.
 */
export const configKeys: Readonly<Record<string, ConfigKey>> = {
  // Addresses
  hosts: record({}),
  pageKeys: record({}),
  homeTabs: rows([{ code: 'home' }, { code: 'wallet' }, { code: 'mine' }]),
  headerChannels: texts([]),
  agreements: rows([]),
  creditAuthAgreement: record({ version: 'v3', subAgreementList: [] }),
  company: record({}),
  customerService: record({}),

  // Figures of loans
  baseAnnualRate: amount(null),
  annualRateCapPercent: amount(36),
  legacyRateDisplayMax: amount(23.999),
  newCustomerProductIds: ids([]),
  oldCustomerProductIds: ids([]),
  hiddenReasonCodes: ids([]),
  withdrawCard: record({ enabled: false }),
  localCardHintThreshold: amount(null),
  repaymentDayNotice: ids([29, 30, 31]),
  earlySettlement: record({ feePercent: 3 }),
  sevenDayRight: record({ minAmount: 2000, days: 7 }),
  moreThanBannerMin: amount(500),
  commitmentVideoMaxMb: amount(100),
  marketing: record({ enabled: false }),
  leadFlowHeadlines: record({ enabled: false }),
  consentPreselect: flag(false),

  // Numbers of the product
  sourceIds: record({ default: 147, android: 145, ios: 870, harmony: 30_280, miniProgram: 894 }),
  authTypes: record({ academic: 126, providentFund: 127, tobacco: 118 }),
  contactTypes: record({ default: 23, raiseLimit: -2, raiseLimitLevelOffset: 2 }),
  versionGates: record(
    Object.fromEntries(Object.entries(versionGates).map(([gate, { least }]) => [gate, least])),
  ),
  grayFlags: record({}),

  // Choices and texts
  educationOptions: rows([]),
  marriageOptions: rows([]),
  jobOptions: rows([]),
  incomeOptions: rows([]),
  feedbackKinds: rows([]),
  helpArticles: rows([]),
  securityWarnings: texts([
    '谨防“代还”诈骗，请勿向陌生人转账。',
    '申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！',
  ]),
  xszAuthTitle: text('行驶证认证'),
  accountClosingNotice: texts([]),
}
