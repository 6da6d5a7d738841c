/** A charge of a loan, or what a default would cost. Every text is formatted; what is not known is left out. */
export interface CostItem {
  /** What is paid for ("利息"). */
  name: string
  /** Who takes it ("示例消费金融有限公司"). */
  chargedBy?: string
  /** When and how it is taken ("随每期还款收取"). */
  taken?: string
  /** What it is calculated by ("剩余本金 × 年利率 18.00% ÷ 12"). */
  standard?: string
  /** Over the whole loan, before discounts ("¥899.48"). */
  total?: string
  /** A year ("18.00%"). */
  annualRate?: string
}

/** What a coupon or a right takes off. */
export interface CostDiscount {
  name: string
  /** "−¥126.38". */
  total: string
  /** Until when it can be used ("2027年1月20日前有效"). */
  until?: string
}

/** What a loan costs, as formatted texts: the kit formats and adds no money. */
export interface LoanCosts {
  /** "¥12,000.00". */
  principal: string
  /** Interest and fees together, after discounts ("¥1,347.15"). */
  charged: string
  /** Principal and all charges ("¥13,347.15"). */
  repaid: string
  /** All charges as a rate of a year ("20.76%"). */
  annualRate: string
  items: readonly CostItem[]
  discounts?: readonly CostDiscount[]
  /** What is taken only if something happens, such as an overdue payment. */
  contingent?: readonly CostItem[]
  /** Says in plain words how the rate of a year is calculated. */
  method?: string
}
