/** Texts of the page. */
export const copy = {
  title: '正在为您登录',
  text: '正在核对合作方的登录信息，请稍候。',
  failed: '登录没有完成',
} as const
