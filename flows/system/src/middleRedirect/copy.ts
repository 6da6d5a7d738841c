/** Texts of the page. */
export const copy = {
  leaving: { title: '正在跳转', text: '正在为您打开页面，请稍候。' },
  returned: { title: '您已返回', text: '可以重新打开，也可以回到首页。' },
  still: { title: '页面还没有打开', text: '网络可能较慢，可以再试一次。' },
  refused: { title: '无法打开该页面', text: '链接可能已失效。为了您的账户安全，我们没有打开它。' },
  again: '重新打开',
  home: '回到首页',
} as const
