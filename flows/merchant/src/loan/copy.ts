/** Texts of the loan of a merchant. */
export const copy = {
  question: { title: '确认申请商户借款？', confirm: '确认，获取验证码' },
  use: '日常消费',
  advert: '广告',
  noLimit: {
    title: '暂时没有可借的商户额度',
    text: '额度审核通过后才能借款。',
    action: '查看申请进度',
  },
} as const
