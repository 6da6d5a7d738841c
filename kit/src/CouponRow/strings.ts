/** Simplified Chinese; other languages are in `locale/business`. */
export const couponRowStrings = {
  label: '优惠券',
  available: (count: number) => `${count}张可用`,
  unused: '不使用优惠',
  none: '暂无可用',
}
