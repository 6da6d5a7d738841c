/** Simplified Chinese; other languages are in `locale/business`. */
export const couponSheetStrings = {
  title: '优惠与权益',
  available: '可用',
  unavailable: '不可用',
  sections: { raise: '提额券', member: '会员权益', rate: '利率折扣', other: '其他权益' },
  multi: '可多选',
  single: '单选',
  none: '不使用优惠券',
  empty: '抱歉，暂无可用优惠券',
  emptyText: '换个金额或期数试试，部分优惠有使用条件',
  emptyUnavailable: '没有不可用的优惠',
  list: '优惠列表',
}
