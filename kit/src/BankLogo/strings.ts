/** How names of banks begin, in their own language whatever that of the page: it is no text of ours. */
export const names = { country: '中国', bankOfChina: '中国银行' } as const
