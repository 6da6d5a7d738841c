/** What would be debited (spec 4 "Auto-pay banner"): a bank card, or an alipay account. */
export const autoPayWays = ['bank', 'alipay'] as const
