// security 3
/** The last four digits of a card number, the only ones that a page shows. '' when there are none. */
export const cardTail = (cardNo: string): string => cardNo.replace(/\D/g, '').slice(-4)

/** Name of a card, as 招商银行 储蓄卡 1234. */
export const cardName = (bankName: string, cardNo: string, kind = '储蓄卡'): string =>
  [bankName, kind, cardTail(cardNo)].filter(Boolean).join(' ')
