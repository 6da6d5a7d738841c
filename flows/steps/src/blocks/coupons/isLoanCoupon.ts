/** `kindId` of a loan coupon. */
const LOAN = 1

// spec 3
/** Whether a coupon is for loans; those of the mall and of the instalment card are used elsewhere. One without a kind is. */
export const isLoanCoupon = ({ kindId }: { kindId?: number | null | undefined }): boolean =>
  (kindId ?? LOAN) === LOAN
