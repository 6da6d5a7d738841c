import type { CostItem, LoanCosts } from './costs.ts'
import type { CostWords } from './words.ts'

/** Costs for stories and tests; pages get theirs from the server or from pricing. Lenders and figures are invented. */

/** The words of the table. */
export const words: CostWords = {
  title: '综合融资成本明示表',
  charged: '共需支付利息和费用',
  annualRate: '综合年化成本',
  principal: '借款本金',
  repaid: '本金与息费合计',
  items: '息费明细',
  chargedBy: (name) => `由${name}收取`,
  annual: (rate) => `年化${rate}`,
  taken: '收取方式',
  standard: '收费标准',
  discounts: '优惠减免',
  afterDiscounts: '优惠后合计',
  total: '合计',
  contingent: '特定情形下才会收取',
  contingentNote: '按约定还款不会产生，不计入以上金额',
  nothingElse: '除以上列明的息费外，不收取其他费用。',
  method: '年化成本的计算方法',
}

const method =
  '按内部收益率（IRR）计算：先求出使各期还款折算到放款日的合计等于借款本金的月利率，再乘以12。按期足额还款时适用。'

const interest: CostItem = {
  name: '利息',
  chargedBy: '示例消费金融有限公司',
  taken: '随每期还款收取',
  standard: '剩余本金 × 年利率18.00% ÷ 12',
  total: '¥1,201.92',
  annualRate: '18.00%',
}

/** 12 equal instalments, one lender, one item. */
export const plainLoan: LoanCosts = {
  principal: '¥12,000.00',
  charged: '¥1,201.92',
  repaid: '¥13,201.92',
  annualRate: '18.00%',
  items: [interest],
  method,
}

/** A coupon and a right take something off the first instalment. */
export const discountedLoan: LoanCosts = {
  ...plainLoan,
  charged: '¥1,039.54',
  repaid: '¥13,039.54',
  annualRate: '15.45%',
  discounts: [
    { name: '首期息费立减券', total: '−¥126.38', until: '2026年12月31日前有效' },
    { name: '会员权益', total: '−¥36.00' },
  ],
}

/** Everything is taken off. */
export const waivedLoan: LoanCosts = {
  ...plainLoan,
  charged: '¥0.00',
  repaid: '¥12,000.00',
  annualRate: '0.00%',
  discounts: [{ name: '12期免息权益', total: '−¥1,201.92', until: '2026年12月31日前有效' }],
}

/** Two lenders pay their parts. */
export const mixedLoan: LoanCosts = {
  ...plainLoan,
  items: [
    { ...interest, total: '¥841.34' },
    { ...interest, chargedBy: '示例城市商业银行股份有限公司', total: '¥360.58' },
  ],
}

/** A guarantor and a partner take fees beside the lender. */
export const partneredLoan: LoanCosts = {
  ...plainLoan,
  charged: '¥1,274.28',
  repaid: '¥13,274.28',
  annualRate: '19.05%',
  items: [
    { ...interest, standard: '剩余本金 × 年利率12.00% ÷ 12', total: '¥794.28', annualRate: '12.00%' },
    {
      name: '担保费',
      chargedBy: '示例融资担保有限公司',
      taken: '随每期还款收取',
      standard: '借款本金 × 0.25% × 期数',
      total: '¥360.00',
      annualRate: '5.30%',
    },
    {
      name: '合作方服务费',
      chargedBy: '示例信息服务有限公司',
      taken: '随每期还款收取',
      standard: '每期 ¥10.00',
      total: '¥120.00',
      annualRate: '1.75%',
    },
  ],
}

/** What a default and an early repayment would cost. */
export const contingentItems: readonly CostItem[] = [
  {
    name: '逾期罚息',
    chargedBy: '示例消费金融有限公司',
    standard: '逾期本金 × 年利率27.00% ÷ 360 × 逾期天数',
    annualRate: '27.00%',
  },
  {
    name: '挪用罚息',
    chargedBy: '示例消费金融有限公司',
    standard: '挪用本金 × 年利率36.00% ÷ 360 × 挪用天数',
    annualRate: '36.00%',
  },
  {
    name: '提前结清违约金',
    chargedBy: '示例消费金融有限公司',
    standard: '前6期提前结清时，剩余本金 × 1.00%；之后不收取',
  },
]

/** Instalments of a purchase, with a fee for each. */
export const instalments: LoanCosts = {
  principal: '¥6,000.00',
  charged: '¥432.00',
  repaid: '¥6,432.00',
  annualRate: '13.03%',
  items: [
    {
      name: '分期手续费',
      chargedBy: '示例消费金融有限公司',
      taken: '随每期还款收取',
      standard: '分期本金 × 0.60% × 期数',
      total: '¥432.00',
      annualRate: '13.03%',
    },
  ],
  method,
}

/** As long as names and figures get. */
export const longTexts: LoanCosts = {
  ...partneredLoan,
  principal: '¥9,999,999.00',
  charged: '¥4,123,826.64',
  repaid: '¥14,123,825.64',
  annualRate: '24.00%',
  items: partneredLoan.items.map((item) => ({
    ...item,
    name: `${item.name}（含代收的个人信用保证保险保险费及相关服务费用）`,
    chargedBy: '内蒙古自治区某某某某消费金融股份有限公司与某某信托有限责任公司',
  })),
  contingent: contingentItems,
}
