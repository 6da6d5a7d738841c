/** Last four digits of a card: all that a page shows of its number (security 3). '' when there are none. */
export const cardTail = (cardNo: string): string => cardNo.replace(/\D/g, '').slice(-4)

/** 招商银行 储蓄卡 1234 */
export const cardName = (bankName: string, cardNo: string, kind = '储蓄卡'): string =>
  [bankName, kind, cardTail(cardNo)].filter(Boolean).join(' ')

/** 138****5678; a number that is masked already, or is none, stays as it is. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
