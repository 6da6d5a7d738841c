/** Texts of the page. */
export const copy = {
  failed: '推荐信息加载失败',
  title: '持牌机构借款服务',
  amount: '最高可借',
  noAmount: '可借额度以机构审批为准',
  about: '申请前请了解',
  points: (rate: string | null) => [
    { label: '由谁放款', value: '持牌金融机构' },
    { label: '利率与期数', value: rate ?? '以机构页面为准' },
    { label: '个人信息', value: '授权后才会提供' },
  ],
  start: '了解并申请',
  note: '最终额度、利率与放款时间由机构审批决定。',
} as const
