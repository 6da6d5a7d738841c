/** The sheets of the loan page. */
export type SheetName = 'agreements' | 'card' | 'compare' | 'coupon' | 'limit' | 'monthPay' | 'plan' | 'use'
