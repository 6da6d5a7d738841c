/** Every text of the confirm page. */
export const copy = {
  heading: '借款条件',
  amountLabel: '借款金额（元）',
  changed: (amount: string, before: string) =>
    `资方将借款金额由 ¥${before} 调整为 ¥${amount}，以下还款计划与优惠均按调整后的金额计算，请确认。`,
  adjusted: (before: string) => `资方已调整，原申请 ¥${before}`,
  discountBefore: '原优惠',
  confirm: '确认借款',
  waitForCode: (seconds: number) => `${seconds}秒后可获取验证码`,

  perMonth: (count: number, amount: string) => `${count}期 · 每期 ¥${amount}`,
  periods: (count: number) => `${count}期`,
  repaymentMethods: { equalInstalments: '等额本息', equalPrincipal: '等额本金' },
  everyMonth: (day: number) => `每月${day}日`,
  arrival: (text: string) => (/到账/.test(text) ? text : `预计${text}到账`),
  clear: { label: '提前结清', after: (periods: number) => `还满${periods}期后可提前结清` },
  lender: '本笔借款由该持牌机构发放，放款、还款及征信报送以借款合同为准。',

  failed: {
    title: '借款条件加载失败',
    text: '还没有提交任何申请，没有产生借款。',
  },
  /** A loan is open: for a page that does not open its result by itself. */
  open: {
    title: '您有一笔借款在处理',
    text: '可以先查看这笔借款的结果。本页没有提交任何申请。',
  },
  toOpen: '查看这笔借款',
  back: '返回修改',
  /** Terms that must not be signed, by their fault. */
  notOffered: {
    changed: {
      title: '借款信息有变化',
      text: '资方返回的借款条件与您选择的不一致，为了您的资金安全没有继续。还没有产生借款。',
    },
    contradictory: {
      title: '借款条件有误',
      text: '资方返回的借款条件前后不一致，为了您的资金安全没有继续。还没有产生借款。',
    },
    tooDear: {
      title: '这笔借款暂时不能办理',
      text: '资方给出的年利率超过36%，为了保护您的权益没有继续。还没有产生借款。',
    },
    nobody: {
      title: '借款条件不完整',
      text: '资方没有说明放款机构，为了您的资金安全没有继续。还没有产生借款。',
    },
  },
  leftOut: {
    title: '优惠券没有用上',
    text: '您选的优惠券不能用于这笔借款，可能已在别处使用或不符合使用条件。还没有产生借款。不用这张券，可以重新计算还款计划，确认后再决定是否借款。',
    continueWithout: '不用这张券，重新计算',
  },
  elsewhere: '您正在另一个页面提交借款，本页没有提交任何申请。请在那个页面查看结果，或稍后再试。',
  unreachable: '暂时无法核对您是否有借款在处理，请检查网络后重试。本页没有提交任何申请。',
  stale: '您刚刚已经成功借过一笔，已为您重新核对借款条件，请确认后再继续。',
} as const
