/** Texts of the page. */
export const copy = {
  loading: '正在加载',
  failed: '额度信息加载失败',
  unknown: '额度加载失败',
  total: '总额度',
  loan: '去借款',
  none: {
    title: '还没有额度',
    text: '申请通过后，可以在这里查看额度，完成认证提升额度。',
    action: '去申请额度',
  },
  ended: {
    title: '额度已到期',
    text: '重新评估通过后可以继续使用。',
    action: '重新评估',
  },
  noCredit: { heading: '暂时不能提额', text: '请先完成额度申请' },
  frozen: { heading: '账户已冻结', text: '冻结期间不能借款，也不能提额。' },
  blocked: { heading: '暂时不能提额', text: '暂时不能办理，请稍后再试' },
  allDone: '提额认证已全部完成。有新的认证时会显示在这里。',
  activity: '提额活动',
  join: '去参加',
  joined: '已参加',
  history: '提额记录',
} as const
