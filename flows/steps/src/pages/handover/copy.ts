/** Texts of the page. */
export const copy = {
  title: '正在为您登录',
  text: '正在核对合作方的登录信息，请稍候。',
  failed: '登录没有完成',
  kept: '您的账户没有变化，可以重试',
  another: {
    title: '请确认使用哪个账户',
    text: '合作方带来的账户与当前登录的账户不同。切换后，当前账户将退出登录，尚未提交的内容不会保留。',
    current: '当前登录',
    stay: '继续使用当前账户',
    change: '切换到合作方的账户',
  },
} as const
