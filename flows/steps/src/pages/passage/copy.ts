/** Texts of the pages. */
export const copy = {
  passage: { title: '正在跳转', text: '正在为您打开下一步，请稍候。' },
  agency: {
    leaving: { title: '由持牌机构放款', text: '借款由持牌金融机构发放，正在为您打开该机构的页面。' },
    failed: '机构信息加载失败',
    refused: {
      title: '机构的页面没有打开',
      text: '为了您的账户安全，没有打开这个地址。可以重试，也可以继续办理。',
    },
  },
  bindCard: {
    leaving: { title: '正在前往绑卡', text: '即将打开银行卡绑定页面，绑定后会回到这里。' },
    failed: '绑卡页面没有打开',
    returned: { title: '银行卡绑好了吗？', text: '如果已经绑好，可以继续；没有绑好可以再次前往。' },
    again: '再次前往绑卡',
  },
  refused: {
    title: '暂时无法打开该页面',
    text: '为了您的账户安全，没有打开这个地址。请稍后重试。',
  },
  returned: { title: '您已返回', text: '可以继续办理。' },
  still: { title: '页面还没有打开', text: '网络可能较慢，可以再试一次。您的申请不受影响。' },
  kept: '您的申请和资料没有变化',
  next: '继续',
  retry: '重试',
} as const
