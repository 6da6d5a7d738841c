import { cardFee, discount, topUp } from '../../people/personas/coupons/kinds.ts'
import { oldCustomer } from '../../people/personas/oldCustomer.ts'
import type { CouponWire } from '../../people/personas/coupons/seed.ts'
import type { Persona } from '../../engine/persona.ts'

const COUNT = 200

/** Kinds take turns by three and states by eight, so that every kind is in every state. */
function oneOfAll(since: number, k: number): CouponWire {
  const lasting = { id: `CA${k}`, since, days: 1 + (k % 60) }
  switch (k % 8) {
    case 4:
      return {
        ...kindOf({ ...lasting, from: 5, days: 65 }, k),
        isEffected: 2,
        couponStatus: 1,
      }
    case 5:
      return { ...kindOf(lasting, k), statusId: 2 }
    case 6:
      return kindOf({ ...lasting, from: -90, days: -1 - (k % 30) }, k)
    case 7:
      return { ...kindOf(lasting, k), ruleList: [{ ruleValue: '{"loanPeriodsSet":' }] }
    default:
      return kindOf(lasting, k)
  }
}

/** A loan coupon, one of the mall, or one of the instalment card. */
function kindOf(lasting: { id: string; since: number; from?: number; days: number }, k: number): CouponWire {
  if (k % 3 === 1) return { ...topUp(lasting, 5 + (k % 4) * 5, 50), batchNo: `B${lasting.id}` }
  if (k % 3 === 2) return cardFee(lasting, 10 + (k % 5))
  const share = (70 + (k % 25)) / 100
  return discount({ ...lasting, name: `息费${Number((share * 10).toFixed(1))}折券`, cap: 200 }, share)
}

/** All kinds of coupons in all states. */
const couponKinds: Persona = {
  ...oldCustomer,
  name: 'coupon-kinds',
  title: '各类优惠券客户',
  shows: {
    zh: '两百张优惠券：借款、商城、分期卡三类，每类都有可用、暂未生效、规则异常、已使用和已过期的。',
    en: 'Two hundred coupons of three kinds (loan, mall, instalment card), each usable, not in effect yet, with a broken rule, used and expired.',
  },
  mobile: '13800000701',
  coupons: (since) => Array.from({ length: COUNT }, (_, k) => oneOfAll(since, k)),
}

/** Personas of the coupon domain. */
export const couponPersonas: readonly Persona[] = [couponKinds]
