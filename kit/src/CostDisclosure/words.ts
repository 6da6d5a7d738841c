/** The fixed words of a table of costs. They come with the costs: the form of the table is prescribed, and in one language. */
export interface CostWords {
  /** "综合融资成本明示表". */
  title: string
  /** The sum of all charges ("共需支付利息和费用"). */
  charged: string
  /** The rate of a year ("综合年化成本"). */
  annualRate: string
  /** "借款本金". */
  principal: string
  /** Principal and all charges ("本金与息费合计"). */
  repaid: string
  /** Heading of the charges ("息费明细"). */
  items: string
  /** Who takes a charge ("由示例消费金融有限公司收取"). */
  chargedBy: (name: string) => string
  /** The rate of one charge ("年化18.00%"). */
  annual: (rate: string) => string
  /** When and how a charge is taken ("收取方式"). */
  taken: string
  /** What a charge is calculated by ("收费标准"). */
  standard: string
  /** Name of the list of discounts, for screen readers ("优惠减免"). */
  discounts: string
  /** The sum below several charges ("合计"). */
  total: string
  /** The sum below discounts ("优惠后合计"). */
  afterDiscounts: string
  /** Heading of what is taken only if something happens ("特定情形下才会收取"). */
  contingent: string
  /** Says that it is not in the sums ("按约定还款不会产生，不计入以上金额"). */
  contingentNote: string
  /** "除以上列明的息费外，不收取其他费用。". */
  nothingElse: string
  /** Above the way in which the rate of a year is calculated ("年化成本的计算方法"). */
  method: string
}
