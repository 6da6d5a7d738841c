/** Texts of the page. */
export const copy = { title: '正在跳转', text: '正在为您打开下一步，请稍候。' } as const
