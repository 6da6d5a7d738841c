/** What a tap that copies says. */
export const copy = { copied: '已复制', notCopied: '复制没有成功，请长按文字复制' } as const
