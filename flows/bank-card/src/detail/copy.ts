/** Texts about one bank card. */
export const copy = {
  failed: '银行卡加载失败',
  phone: '预留手机号',
  phoneNote: '用于接收银行的短信验证码',
  changePhone: '修改预留手机号',
  notOpened: '暂时无法打开银行页面，请稍后再试',
  unbind: '解绑银行卡',
  confirm: {
    title: (bankName: string, tail: string) => `解绑${bankName}（尾号${tail}）？`,
    body: '解绑后，这张卡不能再用于收款和还款。以后需要时可以重新添加。',
    confirmText: '解绑',
  },
  gone: { title: '没有找到这张银行卡', text: '可能已经解绑。您名下的银行卡都在列表里。' },
  list: '查看银行卡',
} as const
