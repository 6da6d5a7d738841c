/** `none`: the card is only shown, as in the list of unavailable coupons. */
export const couponSelects = ['radio', 'checkbox', 'none'] as const
