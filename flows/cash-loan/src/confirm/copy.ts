/** Every text of the confirm page. */
export const copy = {
  heading: '借款条件',
  amountLabel: '借款金额',
  changed: (amount: string, before: string) =>
    `资方将借款金额调整为 ¥${amount}，您申请的是 ¥${before}。以下还款计划与优惠均按调整后的金额计算，请确认。`,
  adjusted: (before: string) => `资方已调整，原申请 ¥${before}`,
  discountBefore: '原优惠',
  confirm: '确认借款',
  waitForCode: (seconds: number) => `${seconds}秒后可获取验证码`,

  /** In the dialog of the code. */
  signed: (amount: string, periods: number, card: string) => `借款 ¥${amount} · ${periods}期 · 到${card}`,
  lenderLabel: '放款机构',
  arrivalLabel: '预计到账',
  arrivesUsually: '20分钟内',

  perMonth: (count: number, amount: string) => `${count}期 · 每期 ¥${amount}`,
  periods: (count: number) => `${count}期`,
  repaymentMethods: { equalInstalments: '等额本息', equalPrincipal: '等额本金' },
  everyMonth: (day: number) => `每月${day}日`,
  arrival: (text: string) => (/到账/.test(text) ? text : `预计${text}到账`),
  clear: { label: '提前结清', after: (periods: number) => `还满${periods}期后可提前结清` },
  lender: '本笔借款由该持牌机构发放，放款、还款及征信报送以借款合同为准。',

  elsewhere: '您正在另一个页面提交借款，本页没有提交任何申请。请在那个页面查看结果，或稍后再试。',
  stale: '您刚刚已经成功借过一笔，已为您重新核对借款条件，请确认后再继续。',
} as const
