/** The sheets of the loan page. */
export type SheetName = 'agreements' | 'card' | 'coupon' | 'limit' | 'monthPay' | 'plan' | 'use'
