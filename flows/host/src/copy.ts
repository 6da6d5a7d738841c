/** Texts for a part of the app that did not load. Separate, because the inline script uses them too. */
export const chunkCopy = {
  title: '页面没有加载成功',
  text: '可能是网络不稳定，或页面刚刚更新。已填写的内容会保留。',
  retry: '重新加载',
} as const

/** Texts around the pages of flows. */
export const copy = {
  home: '回到首页',
  retry: chunkCopy.retry,
  offline: '网络已断开，请检查网络设置',
  loading: '加载中',
  /** Title of an address that is no page of its own: it asks the server where the customer is. */
  title: '信用服务',
  // gap N7
  /** Without a session the address of the partner's page is not known. */
  partnerUnknown: '请返回合作方重新进入',
  failure: {
    chunk: chunkCopy,
    search: { title: '这个链接不完整', text: '请返回首页重新进入。' },
    server: { title: '暂时无法获取办理进度', text: '您的申请不受影响，请稍后重试。' },
    link: { title: '无法打开该页面', text: '为了您的资金安全，我们没有打开这个链接。' },
    left: { title: '页面还没有打开', text: '网络可能较慢，请重新打开。您的申请不受影响。' },
    login: { title: '暂时无法登录', text: '请重新尝试，已填写的内容会保留。' },
    page: { title: '页面出了点问题', text: '已提交的申请不受影响，请重新加载。' },
  },
  notFound: { title: '页面不存在', text: '链接可能已失效，或地址输入有误。' },
} as const
