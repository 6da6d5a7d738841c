/** Texts of the start page. */
export const copy = { title: '正在打开借款', text: '正在核对您是否可以借款，请稍候。' } as const
