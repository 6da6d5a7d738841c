import { customerOf, type Handlers } from '../../../engine/context.ts'
import { couponsOf } from '../../../ledger/coupons/coupons.ts'
import { cashBackOf, chooseLowFee, lowFeeOf, specialAssetOf } from '../../../ledger/bills/rights.ts'

/** Handlers for rights that make a loan cheaper, and for the coupon of an activity. */
export const rightHandlers = {
  'cash/queryReduceFee': (_, context) => lowFeeOf(customerOf(context)),

  'cash/chooseReduceFee'({ choice, interestCode }, context) {
    chooseLowFee(customerOf(context), choice, interestCode)
    return {}
  },

  'cash/queryCashBack': (_, context) => cashBackOf(customerOf(context)),

  'cash/querySpecialAsset': (_, context) => specialAssetOf(customerOf(context)),

  // For an activity, a used or expired coupon does not exist.
  'cash/getCouponByBatchNo'({ batchNo }, { world, user, persona, now }) {
    const named = couponsOf(world, user(), persona(), now).filter((coupon) => coupon.batchNo === batchNo)
    return named.find((coupon) => (coupon.statusId ?? 1) === 1) ?? null
  },
} satisfies Handlers
