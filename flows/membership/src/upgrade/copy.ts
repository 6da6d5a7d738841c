/** Texts of the upgrade of a membership. */
export const copy = {
  failed: '会员升级加载失败',
  heading: '升级为',
  current: (name: string, until: string) => `当前为${name}，有效期至${until}。`,
  price:
    '升级价格会扣除当前会员剩余的天数，付款前会显示应付金额。升级后当前会员立即结束，新会员从付款时开始。',
  submit: '查看升级价格',
  said: (plan: string, terms: string) => `升级为${plan}，已扣除剩余天数。${terms}`,
  highest: { title: '您已是最高等级的会员', text: '没有更高等级的会员可以升级。' },
  notMember: { title: '您还不是会员', text: '先开通会员，之后可以随时升级。' },
  ended: { title: '会员已到期', text: '重新开通时可以直接选择超级会员。' },
  none: { title: '现在没有可以升级的会员', text: '有新的套餐时会出现在这里。' },
  open: '开通会员',
  centre: '返回会员中心',
} as const
