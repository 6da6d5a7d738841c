/** Texts of the rights on the loan page. Functions get formatted figures. */
export const copy = {
  lowFee: {
    label: '限时降费',
    labelForNew: '新客限时降费',
    rates: (from: string, to: string) => `年利率由${from}降至${to}`,
    rate: (to: string) => `年利率不高于${to}`,
    within: (max: string, rates: string) => `${max}元以内，${rates}`,
    tooMuch: (max: string) => `当前金额超过${max}元，按原费率计算，可使用优惠券`,
    today: '今天',
    tomorrow: '明天',
    before: (moment: string) => `${moment}前有效`,
    left: (time: string) => `剩余${time}`,
    until: (day: string) => `，有效期至${day}`,
    over: '已过期',
  },
  sevenDay: {
    note: (minimum: string) => `单笔借款满${minimum}元可用`,
    notWithLowFee: '不可与限时降费同时使用',
    rules: (minimum: string, days: number) => [
      `单笔借款满${minimum}元可用`,
      '有效期内可使用一次',
      `还款计划不变，前${days}天的利息退回收款银行卡`,
    ],
    use: '使用权益',
    drop: '不使用',
    off: '未使用',
    on: '已使用',
  },
  cashBack: {
    unit: '元',
    text: '放款后返到收款银行卡，仅一次。多借的部分同样计息，请按需借款。',
    keep: (amount: string) => `按${amount}元借`,
    all: (amount: string) => `借满${amount}元`,
  },
  phone: {
    title: '预留手机号不一致',
    text: (card: string) =>
      `${card}在银行预留的手机号与您的登录手机号不一致，可能影响收款和还款。请到“我的\u00a0›\u00a0我的银行卡”修改预留手机号。`,
    change: '去修改',
    goOn: '继续借款',
  },
} as const
