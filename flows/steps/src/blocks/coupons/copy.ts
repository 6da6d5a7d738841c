/** Texts on a coupon, the same on every page. */
export const copy = {
  until: (moment: string) => `${moment}到期`,
  periods: (count: number) => `${count}期`,
  first: '首期',
  free: '免息',
  limit: '额度',
  yuan: '元',
  fold: '折',
  right: '权益',
  cap: (amount: string) => `最多减${amount}元`,
  tags: {
    member: '会员专享',
    raise: '提额',
    free: '免息',
    discount: '折扣',
    timed: '限时折扣',
    rateCut: '降息',
    ending: '即将到期',
  },
} as const
