import { EMPTY_PROFILE, FULL_PROFILE } from '../lender/account/seed.ts'
import { nothingProved, oldCustomer } from './old-customer.ts'
import type { Persona } from './types.ts'

/** Nobody knows who this customer is yet. */
const unverified: Persona = {
  ...oldCustomer,
  name: 'unverified',
  title: '未实名客户',
  shows:
    'Identity not shown yet: no name, no limit, no card; personal data cannot be exported and the mobile number cannot change.',
  mobile: '13800000101',
  customerKind: 'new',
  limit: { ...oldCustomer.limit, total: 0, temporary: null, delta: null, leadFlow: 0 },
  cards: [],
  coupons: () => [],
  auth: nothingProved,
  account: {
    verified: false,
    profile: EMPTY_PROFILE,
    openStatus: 0,
    wechat: { bound: false, nickname: null },
  },
  credit: { assessment: { status: 0 } },
}

/** The lender froze the account. */
const frozen: Persona = {
  ...oldCustomer,
  name: 'account-frozen',
  title: '账户冻结客户',
  shows:
    'A frozen account: the limit is there and nothing of it can be used; export, closing and mobile change are refused.',
  mobile: '13800000102',
  account: { openStatus: 2 },
}

/** The number was changed a few days ago. */
const mobileChanged: Persona = {
  ...oldCustomer,
  name: 'mobile-changed',
  title: '近期换号客户',
  shows: 'The mobile number was changed 10 days ago: it may change again 20 days later.',
  mobile: '13800000103',
  account: { mobileChangedDaysAgo: 10 },
}

/** Personal data was exported a few days ago. */
const exported: Persona = {
  ...oldCustomer,
  name: 'export-recent',
  title: '近期已导出客户',
  shows: 'Personal data was exported 3 days ago: the next export is allowed 4 days later.',
  mobile: '13800000104',
  account: { exportedDaysAgo: 3 },
}

/** No messenger account is bound. */
const wechatUnbound: Persona = {
  ...oldCustomer,
  name: 'wechat-unbound',
  title: '未绑定微信客户',
  shows: "No messenger account: binding goes through the messenger's stand-in page and back.",
  mobile: '13800000105',
  account: { wechat: { bound: false, nickname: null } },
}

/** Younger than others. */
const young: Persona = {
  ...oldCustomer,
  name: 'young',
  title: '低龄客户',
  shows: 'A student younger than 23: the promotion window for low ages shows on the loan page.',
  mobile: '13800000106',
  customerKind: 'new',
  limit: { ...oldCustomer.limit, total: 3000, temporary: null, delta: null, leadFlow: 3000 },
  account: {
    identity: { name: '李晓彤', gender: '女', birthday: '2007-03-09', areaCode: '420106' },
    profile: {
      ...FULL_PROFILE,
      nickname: '小彤',
      marriage: '未婚',
      incomeRange: 1,
      company: null,
      job: '学生',
    },
  },
}

/** Of the other business line. */
const otherLine: Persona = {
  ...oldCustomer,
  name: 'kxd',
  title: '快小贷客户',
  shows:
    'Business line kxd and a merchant of its own with a number: trace data and merchant code differ, the bank logo is looked for.',
  mobile: '13800000107',
  account: {
    businessLine: 'kxd',
    merchant: { code: 'kxd001', no: 'M88000107' },
    accountChannel: 'app',
  },
}

/** Nothing is advertised. */
const noAdverts: Persona = {
  ...oldCustomer,
  name: 'no-adverts',
  title: '无广告客户',
  shows: 'No adverts anywhere: banners and their room are left out.',
  mobile: '13800000108',
  account: { adverts: 'none' },
}

/** Told nothing about themselves. */
const noProfile: Persona = {
  ...oldCustomer,
  name: 'no-profile',
  title: '资料未填客户',
  shows:
    'Verified, but the profile is empty: forms start blank, and the export asks for an e-mail address first.',
  mobile: '13800000109',
  account: { profile: EMPTY_PROFILE },
}

/** Texts of adverts and names at their longest. */
const longTexts: Persona = {
  ...oldCustomer,
  name: 'long-texts',
  title: '长文本客户',
  shows:
    'A name with a middle dot, a long profile and adverts whose texts are cut to 15, 4 and 5 characters.',
  mobile: '13800000110',
  account: {
    identity: { name: '阿卜杜热西提·麦麦提艾力', gender: '男', birthday: '1988-02-29', areaCode: '653101' },
    profile: {
      nickname: '一二三四五六七八九十一二三四五六七八九十',
      email: 'a.very.long.address.of.a.customer@mail.example.com',
      education: '高中/中专',
      marriage: '离异',
      incomeRange: 6,
      company: '新疆维吾尔自治区喀什地区示例农副产品加工与进出口贸易有限责任公司喀什第一分公司',
      job: '公务员/事业单位',
      address: {
        province: '新疆维吾尔自治区',
        city: '喀什地区',
        area: null,
        street: null,
        detail: '喀什市示例路1888号示例花园小区二期12号楼3单元2601室（门口有快递柜，请放入柜中并短信通知）',
      },
    },
    adverts: 'long',
  },
}

/** Every gray release is on. */
const allGray: Persona = {
  ...oldCustomer,
  name: 'all-gray',
  title: '灰度全开客户',
  shows:
    'Every gray release is on: the plan is a dropdown, the loan button is always "borrow now", the result page has the countdown style.',
  mobile: '13800000111',
  auth: { ...oldCustomer.auth, loanButtonGray: true },
  resultPage: { ...oldCustomer.resultPage, alisignApplyGray: true, styleGray: true },
  account: { grays: { periodDropdown: true } },
}

/** Was refused credit a while ago. */
const reviewRefused: Persona = {
  ...oldCustomer,
  name: 'review-refused',
  title: '授信未通过客户',
  shows:
    'Credit was refused: the audit record says why and from when a new try is allowed; there is no limit.',
  mobile: '13800000112',
  customerKind: 'new',
  limit: { ...oldCustomer.limit, total: 0, temporary: null, delta: null, leadFlow: 0 },
  coupons: () => [],
  account: { openStatus: 0 },
  credit: { assessment: { status: 2 } },
}

/** Personas that show who the customer is outside a loan: account data, addresses, complaints, web configuration. */
export const accountPersonas: readonly Persona[] = [
  unverified,
  frozen,
  mobileChanged,
  exported,
  wechatUnbound,
  young,
  otherLine,
  noAdverts,
  noProfile,
  longTexts,
  allGray,
  reviewRefused,
]
