import { originOf, type Handlers } from '../../context.ts'
import { couponsOf } from '../../lender/coupons.ts'
import { cashBackOf, chooseLowFee, lowFeeOf, specialAssetOf } from '../../lender/repayment/rights.ts'

/** Rights that make a loan cheaper, and the coupon an activity names. */
export const rightHandlers = {
  'cash/queryReduceFee': (_, context) => lowFeeOf(originOf(context)),

  'cash/chooseReduceFee'({ choice, interestCode }, context) {
    chooseLowFee(originOf(context), choice, interestCode)
    return {}
  },

  'cash/queryCashBack': (_, context) => cashBackOf(originOf(context)),

  'cash/querySpecialAsset': (_, context) => specialAssetOf(originOf(context)),

  // A coupon that was used or ran out is gone for the activity that names it.
  'cash/getCouponByBatchNo'({ batchNo }, { world, user, persona, now }) {
    const named = couponsOf(world, user(), persona(), now).filter((coupon) => coupon.batchNo === batchNo)
    return named.find((coupon) => (coupon.statusId ?? 1) === 1) ?? null
  },
} satisfies Handlers
