/** Texts of the one-click loan. */
export const copy = {
  description: '刚才的借款没有通过，可以由以下机构放款',
  allBorrow: (amount: string) => `全部借出 ¥${amount}`,
  monthPay: { label: '每期应还', value: (count: number, amount: string) => `${count}期 · 每期 ¥${amount}` },
  total: '共还',
  first: '首次还款',
  rate: '年利率（单利）',
  defaultUse: '日常消费',
  coupon: {
    saved: (amount: string) => `−¥${amount}`,
    saving: (amount: string) => `本次省 ¥${amount}`,
    done: '完成',
    doneSaving: (amount: string) => `完成，省 ¥${amount}`,
  },
  right: {
    name: '会员权益',
    note: '本次借款自动享受',
    saved: (amount: string) => `−¥${amount}`,
    applied: '已享',
  },
  consent: '请先勾选借款协议',
  /** Selections that cannot be confirmed, by their fault. */
  fault: {
    amount: '超过了本次最多可借的金额，请重新选择。',
    terms: '暂时无法计算还款金额，请重新选择。',
    payment: '还款金额与机构给出的不一致，为了您的资金安全不能办理。',
    rateCap: '这样选择年利率会超过规定上限，为了保护您的权益不能办理。',
  },
  couponEnded: '优惠券已不能使用，还款金额已重新计算，请核对后再确认。',
  rightEnded: '权益已不能使用，还款金额已重新计算，请核对后再确认。',

  elsewhere: '您正在另一个页面提交借款，本页没有提交任何申请。',
  unreachable: '暂时无法核对您是否有借款在处理，请检查网络后重试。本页没有提交任何申请。',
  stale: '您刚刚已经成功借过一笔，本页没有提交新的申请。',
  abnormal: '流程异常，请重试',
} as const
