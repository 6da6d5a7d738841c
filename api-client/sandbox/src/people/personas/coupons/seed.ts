import type { Wire } from '../../../engine/contract.ts'

declare module '../../../engine/persona.ts' {
  interface Persona {
    /** The coupons of a world that started at `since`, the same every time. */
    coupons: (since: number) => CouponWire[]
    couponRules: { hideNotUsingCoupon: boolean; discountLimit: number }
  }
}

type ContractCoupon = Wire<'cash/queryCoupons'>['couponList'][number]

/** A coupon of the sandbox: the contract's type with the values that the sandbox uses. */
export interface CouponWire extends ContractCoupon {
  productIds?: string[]
  validateStartDate?: string
  endDate: string
}
