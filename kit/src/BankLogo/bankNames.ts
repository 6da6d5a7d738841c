/** How many names of banks begin, which tells none from another, but for the bank that is called so. It is no text of ours. */
export const common = /中国(?!银行)/
