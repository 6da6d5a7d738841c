/** What would be debited: a bank card, or an alipay account. */
export const autoPayWays = ['bank', 'alipay'] as const
