import { asCents, toCents, yuanText } from '@koo/pricing'

/** Integer cents of an amount in the contract; missing or negative is 0. */
export function centsOf(yuan: number | string | null | undefined): number {
  return toCents(yuan)
}

/** Cents as the contract's decimal text, '945.60'. */
export function wireYuan(cents: number): string {
  return yuanText(asCents(cents))
}
