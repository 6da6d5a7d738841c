/** Every text of the result page. */
export const copy = {
  periods: { label: '借款期数', value: (count: number) => `${count}期` },
  monthPay: '每期应还',
  first: { label: '首次还款', value: (day: string, amount: string) => `${day} ¥${amount}` },
  day: { label: '还款日', value: (day: string) => `每月${day}日` },
  rate: '年利率（单利）',

  receipt: {
    title: '借款回执',
    amount: '借款金额',
    serial: '流水号',
    steps: { passed: '审核通过', paying: '机构放款中' },
    /** By when, in the column of times. */
    before: (time: string) => `${time}前`,
    arrival: {
      before: (time: string) => `预计${time}前到账，可离开本页`,
      within: '预计20分钟内到账，可离开本页',
      past: '预计到账的时间已过，请以银行的入账通知为准',
    },
    lines: { date: '审核通过', card: '收款账户' },
  },

  unknown: { text: '审核还在进行，可以稍后回来查看，不需要重新申请。', refresh: '刷新结果' },
  refused: '机构没有通过这笔借款，没有放款，额度会恢复。',
  split: {
    heading: (lenders: number) => `由${lenders}家机构共同放款`,
    lender: (place: number) => `放款机构${place}`,
  },
  recommend: {
    heading: '可以试试合作机构',
    text: '由持牌合作机构审核和放款，金额和费率以机构展示的为准。',
    action: '到合作机构申请',
  },
  finish: '完成',
  again: '重新借款',

  failed: {
    title: '借款结果加载失败',
    text: '暂时无法显示这笔借款，已经提交的申请不会受影响，不需要重新申请。请重试，或稍后在借款记录中查看。',
  },
  unknownLoan: {
    title: '没有查到这笔借款',
    text: '资方没有查到这个编号的借款，借款以借款记录为准。',
  },
  home: '回到借款页',
  records: '查看借款记录',
  missing: {
    title: '没有找到这笔借款',
    text: '这个页面的地址不完整，借款以借款记录为准。',
  },
} as const
