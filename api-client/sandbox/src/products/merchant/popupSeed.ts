/** Pop-ups of the loan page for a persona: one part for each row of their priority table. Amounts in yuan. */
export interface PopupSeed {
  /** Row 1: from 36 to 24 per cent; largest saving in yuan, 0: no pop-up on leaving. */
  transition?: { maxReduce: number }
  /** Row 2: the customer's temporary limit, in the text for small businesses over 200,000. */
  over20w?: boolean
  /** Row 3: the customer's temporary limit, in the text for new customers. */
  newUserTemp?: boolean
  /** Row 4: lifetime fee reduction of members; daily rates as fractions. */
  lifetime?: { type: 1 | 2 | 3; quota: number; dailyBefore: number; dailyAfter: number }
  /** Row 5: picture that promotes twelve periods. */
  marketing12?: boolean
  /** Row 6: a coupon, by its id, that a member of the sales staff gave. */
  salesCoupon?: { couponId: string; saleName: string; saleId: string }
  /** Row 7: the older discount. */
  fakeCoupon?: { discount: number }
  /** Row 8: lower rate (1), higher limit (2 and 3) or both (4). */
  offer?: { type: 1 | 2 | 3 | 4; deltaYuan: number; reduceRate: number; beforeRate: number }
  /** Row 9: 1 raise of the limit, 2 offers and coupons. */
  remind?: 1 | 2
  /** Row 9: the raise of the limit is due without a reminder. */
  amountDue?: boolean
  /** Row 9, offers of a raise. */
  offers?: ReadonlyArray<{ code: string; name: string; yuan: number }>
  /** Row 9, a coupon of the customer, by its id. */
  coupon?: { couponId: string; about: string }
  /** Cash-back (1) or a reward for recommending a friend (2), open for `days`. */
  reward?: { type: 1 | 2; minYuan: number; days: number }
  /** A campaign that the customer joins by the query itself. */
  campaign?: string
}
