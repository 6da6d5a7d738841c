/** Texts of a loan that is published from its loan page. */
export const copy = {
  ask: {
    body: (loan: { amount: string; periods: number; monthly: string; rate: string; card: string }) =>
      `借款 ¥${loan.amount}，分${loan.periods}期，每期应还 ¥${loan.monthly}，年利率（单利）${loan.rate}，到账至${loan.card}。`,
    confirm: '确认借款',
    cancel: '再看看',
  },
  waitForCode: (seconds: number) => `${seconds}秒后可获取验证码`,
  unreachable: '暂时无法核对您是否有借款在处理，请检查网络后重试。本页没有提交任何申请。',
  elsewhere: '您正在另一个页面提交借款，本页没有提交任何申请。请在那个页面查看结果，或稍后再试。',
  stale: '您刚刚已经成功借过一笔，请核对剩余额度后再继续。',
} as const
