/** Texts of the page. */
export const copy = {
  working: { title: '正在为您登录', text: '正在核对登录信息，请稍候。' },
  ended: { title: '登录没有完成', text: '可能是授权已失效，或在授权页点了返回。可以重新登录。' },
  kept: '您的账户没有变化',
  signIn: '重新登录',
  home: '回到首页',
} as const
