/** Texts of the page. */
export const copy = {
  frozen: '账号已冻结，借款和资料变更暂不可用',
  service: '去处理',
  groups: { account: '账号', safety: '安全与隐私', help: '帮助' },
  rows: {
    profile: '个人资料',
    changeMobile: '手机号',
    wechatBind: '微信',
    address: '收货地址',
    privacy: '隐私设置',
    cancel: '注销账号',
    help: '帮助中心',
    service: '联系客服',
    about: '关于我们',
  },
  verified: '已实名',
  unverified: '未实名',
  bound: (nickname: string) => nickname.trim() || '已绑定',
  unbound: '未绑定',
  signOut: {
    button: '退出登录',
    title: '退出登录？',
    body: '这台设备上没有提交的内容会清除，您的账号、额度和借款不受影响。',
  },
} as const
