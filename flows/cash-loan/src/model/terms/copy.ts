/** Texts for terms that cannot be shown or signed. */
export const copy = {
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
      text: '资方给出的年利率超过规定上限，为了保护您的权益没有继续。还没有产生借款。',
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
  unreachable: '暂时无法核对您是否有借款在处理，请检查网络后重试。本页没有提交任何申请。',
} as const
