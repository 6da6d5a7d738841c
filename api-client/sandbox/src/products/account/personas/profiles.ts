import { EMPTY_PROFILE, FULL_PROFILE } from '../../../people/account/seed.ts'
import { nothingProved, oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** A customer who has not proved their identity. */
const unverified: Persona = {
  ...oldCustomer,
  name: 'unverified',
  title: '未实名客户',
  shows: {
    zh: '尚未实名：没有姓名、额度和银行卡；不能导出个人信息，也不能更换手机号。',
    en: 'Identity not proved yet: no name, no limit, no card; personal data cannot be exported and the mobile number cannot change.',
  },
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

/** A frozen account. */
const frozen: Persona = {
  ...oldCustomer,
  name: 'account-frozen',
  title: '账户冻结客户',
  shows: {
    zh: '账户已冻结：额度还在但不能使用；导出、注销和换号均被拒绝。',
    en: 'A frozen account: there is a limit, but it cannot be used; export, closing and mobile change are refused.',
  },
  mobile: '13800000102',
  account: { openStatus: 2 },
}

/** A customer whose phone number was changed a few days ago. */
const mobileChanged: Persona = {
  ...oldCustomer,
  name: 'mobile-changed',
  title: '近期换号客户',
  shows: {
    zh: '10天前更换过手机号：再过20天才能再次更换。',
    en: 'The mobile number was changed 10 days ago: it may change again 20 days later.',
  },
  mobile: '13800000103',
  account: { mobileChangedDaysAgo: 10 },
}

/** A customer who exported personal data a few days ago. */
const exported: Persona = {
  ...oldCustomer,
  name: 'export-recent',
  title: '近期已导出客户',
  shows: {
    zh: '3天前导出过个人信息：再过4天才能再次导出。',
    en: 'Personal data was exported 3 days ago: the next export is allowed 4 days later.',
  },
  mobile: '13800000104',
  account: { exportedDaysAgo: 3 },
}

/** A customer without a connected messenger account. */
const wechatUnbound: Persona = {
  ...oldCustomer,
  name: 'wechat-unbound',
  title: '未绑定微信客户',
  shows: {
    zh: '未绑定微信：绑定经过微信的演示页面再返回。',
    en: "No messenger account: binding goes through the sandbox's page of the messenger and back.",
  },
  mobile: '13800000105',
  account: { wechat: { bound: false, nickname: null } },
}

/** A young customer. */
const young: Persona = {
  ...oldCustomer,
  name: 'young',
  title: '低龄客户',
  shows: {
    zh: '不满23岁的学生：借款页显示低龄活动弹窗。',
    en: 'A student younger than 23: the promotion window for low ages shows on the loan page.',
  },
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

/** A customer of the other business line. */
const otherLine: Persona = {
  ...oldCustomer,
  name: 'kxd',
  title: '快小贷客户',
  shows: {
    zh: '业务线kxd，有自己的商户和商户号：埋点数据和商户编码不同，会查找银行图标。',
    en: 'Business line kxd and a merchant of its own with a number: trace data and merchant code differ, the bank logo is looked up.',
  },
  mobile: '13800000107',
  account: {
    businessLine: 'kxd',
    merchant: { code: 'kxd001', no: 'M88000107' },
    accountChannel: 'app',
  },
}

/** A customer without adverts. */
const noAdverts: Persona = {
  ...oldCustomer,
  name: 'no-adverts',
  title: '无广告客户',
  shows: {
    zh: '任何位置都没有广告：横幅和所占位置都不显示。',
    en: 'No adverts anywhere: banners and their space are left out.',
  },
  mobile: '13800000108',
  account: { adverts: 'none' },
}

/** A customer with an empty profile. */
const noProfile: Persona = {
  ...oldCustomer,
  name: 'no-profile',
  title: '资料未填客户',
  shows: {
    zh: '已实名但资料为空：表单从空白开始，导出前先要求填写邮箱。',
    en: 'Verified, but the profile is empty: forms start blank, and the export asks for an e-mail address first.',
  },
  mobile: '13800000109',
  account: { profile: EMPTY_PROFILE },
}

/** The longest names and advert texts. */
const longTexts: Persona = {
  ...oldCustomer,
  name: 'long-texts',
  title: '长文本客户',
  shows: {
    zh: '姓名带间隔号，资料很长，广告文案按15、4、5个字截断。',
    en: 'A name with a middle dot, a long profile and adverts whose texts are cut to 15, 4 and 5 characters.',
  },
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

/** All gray releases are on. */
const allGray: Persona = {
  ...oldCustomer,
  name: 'all-gray',
  title: '灰度全开客户',
  shows: {
    zh: '所有灰度均打开：还款计划为下拉，借款按钮始终是立即借款，结果页为倒计时样式。',
    en: 'Every gray release is on: the plan is a dropdown, the loan button is always "borrow now", the result page has the countdown style.',
  },
  mobile: '13800000111',
  auth: { ...oldCustomer.auth, loanButtonGray: true },
  resultPage: { ...oldCustomer.resultPage, alisignApplyGray: true, styleGray: true },
  account: { grays: { periodDropdown: true } },
}

/** A customer whose credit application was refused some time ago. */
const reviewRefused: Persona = {
  ...oldCustomer,
  name: 'review-refused',
  title: '授信未通过客户',
  shows: {
    zh: '授信被拒：审核记录说明原因和可再次申请的时间；没有额度。',
    en: 'Credit was refused: the audit record gives the reason and the date of the next attempt; there is no limit.',
  },
  mobile: '13800000112',
  customerKind: 'new',
  limit: { ...oldCustomer.limit, total: 0, temporary: null, delta: null, leadFlow: 0 },
  coupons: () => [],
  account: { openStatus: 0 },
  credit: { assessment: { status: 2 } },
}

/** A customer without a nickname. */
const noNickname: Persona = {
  ...oldCustomer,
  name: 'no-nickname',
  title: '无昵称客户',
  shows: {
    zh: '资料完整，唯独没有昵称，微信也未绑定。',
    en: 'The profile is complete except for the nickname, and no WeChat account is bound.',
  },
  mobile: '13800000114',
  account: {
    profile: { ...FULL_PROFILE, nickname: null },
    wechat: { bound: false, nickname: null },
  },
}

/** Personas by their data: identity, profile, addresses of the app, the last review. */
export const profilePersonas: readonly Persona[] = [
  unverified,
  frozen,
  mobileChanged,
  exported,
  wechatUnbound,
  young,
  otherLine,
  noAdverts,
  noProfile,
  noNickname,
  longTexts,
  allGray,
  reviewRefused,
]
