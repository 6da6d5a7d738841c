import { manyCoupons, newCustomerCoupons, usableCoupons } from '../../../people/personas/coupons/sets.ts'
import { discount } from '../../../people/personas/coupons/kinds.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** A first loan. */
export const newCustomer: Persona = {
  ...oldCustomer,
  name: 'new-customer',
  title: '新客户',
  shows: {
    zh: '首次借款：额度1.2万元，一张银行卡，新客专享券和一张仅老客可用的券。',
    en: 'A first loan: 12,000 yuan, one card, coupons for new customers and one that only old customers may use.',
  },
  mobile: '13800000001',
  customerKind: 'new',
  limit: { ...oldCustomer.limit, total: 12_000, temporary: null, delta: null, leadFlow: 12_000 },
  cards: oldCustomer.cards.slice(0, 1),
  coupons: newCustomerCoupons,
}

/** No bank card yet. */
export const noCard: Persona = {
  ...oldCustomer,
  name: 'no-card',
  title: '未绑卡客户',
  shows: {
    zh: '没有银行卡：该行显示添加，绑卡经过银行的演示页面再返回。',
    en: "No bank card: the row says add, and binding goes through the sandbox's page of the bank and back.",
  },
  mobile: '13800000003',
  cards: [],
}

/** Very many coupons. */
export const many: Persona = {
  ...oldCustomer,
  name: 'many',
  title: '一万张券客户',
  shows: {
    zh: '一万张各类优惠券：列表不卡顿，仍能找到最优的一张。',
    en: 'Ten thousand coupons of all categories: lists stay fast and the best one is found.',
  },
  mobile: '13800000010',
  coupons: (since) => manyCoupons(since, 10_000),
}

/** The longest texts and figures. */
export const longNames: Persona = {
  ...oldCustomer,
  name: 'long-names',
  title: '长名称大金额客户',
  shows: {
    zh: '版面极限：银行、资方和优惠券名称换行，额度9,999,999元，还款日为31日。',
    en: 'Layout at its limits: bank, lender and coupon names that wrap, a limit of 9,999,999 yuan, and repayment on day 31.',
  },
  mobile: '13800000011',
  repaymentDay: 31,
  limit: {
    ...oldCustomer.limit,
    total: 9_999_999,
    temporary: null,
    leadFlow: 9_999_999,
    lenderCap: 10_000_000,
    delta: { amount: 1_234_567, days: 40 },
  },
  cards: [
    {
      userCardId: 'C1',
      bankName: '中国邮政储蓄银行股份有限公司新疆维吾尔自治区克孜勒苏柯尔克孜自治州分行',
      cardNo: '**** **** **** *** 0007',
      cardType: 1,
      smallIcon: '',
      creditCardBg: '',
    },
    ...oldCustomer.cards.slice(1),
  ],
  coupons: (since) => [
    discount(
      {
        id: 'CL1',
        name: '老客户专享全场借款利息及手续费限时双重优惠折扣券（仅限本人使用不可转让）',
        since,
        cap: 99_999,
      },
      0.8888,
    ),
    ...usableCoupons(since),
  ],
  lender: {
    ...oldCustomer.lender,
    instId: 551,
    instName: '内蒙古自治区呼伦贝尔市示例草原农村商业银行股份有限公司消费金融中心',
    kind: 'bank',
    rewardText: '借满100,000元并按时还款3期，额外返现1,888.88元，次月10个工作日内到账',
  },
}

/** The option "no coupon" is not offered. */
export const mustUseCoupon: Persona = {
  ...oldCustomer,
  name: 'must-use-coupon',
  title: '必须用券客户',
  shows: {
    zh: 'hideNotUsingCoupon：仅8.5折及以下且有封顶的折扣券可用，其余不满足条件。',
    en: 'hideNotUsingCoupon: only discounts of at most 8.5 tenths with a cap count, the rest do not meet the conditions.',
  },
  mobile: '13800000016',
  couponRules: { hideNotUsingCoupon: true, discountLimit: 0.85 },
}

/** Of the asset group 'sjsh'. */
export const assetSjsh: Persona = {
  ...oldCustomer,
  name: 'asset-sjsh',
  title: '随借随还客户',
  shows: {
    zh: '每个期数都带特殊资产sjsh，而不是仅最长期数带fxy。',
    en: "Every period carries the special asset 'sjsh' instead of 'fxy' on the longest alone.",
  },
  mobile: '13800000018',
  loan: {
    ...oldCustomer.loan,
    periods: oldCustomer.loan.periods.map((offer) => ({ ...offer, specialAssetTag: 'sjsh' })),
  },
}

/** Some loans are paid out to a withdrawal card alone. */
export const withdrawCard: Persona = {
  ...oldCustomer,
  name: 'withdraw-card',
  title: '提现卡客户',
  shows: {
    zh: '三张卡中有两张提现卡：在App内，12期及以内、累计借款不超过20万元时，只有这两张可选，另一张说明原因。',
    en: 'Two of the three cards are withdrawal cards: in the apps, up to 12 periods and 200,000 yuan in all, only these can be selected, and the other one says why.',
  },
  mobile: '13800000020',
  cards: [
    ...oldCustomer.cards.slice(0, 1),
    bankCard('C2', '工商银行', '0022'),
    bankCard('C3', '建设银行', '0033'),
  ],
}

function bankCard(userCardId: string, bankName: string, tail: string): Persona['cards'][number] {
  return {
    userCardId,
    bankName,
    cardNo: `**** **** **** ${tail}`,
    cardType: 1,
    isWithdrawCard: true,
    smallIcon: '',
    creditCardBg: '',
  }
}
