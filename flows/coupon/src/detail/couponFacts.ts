import { dayText, momentText } from '@koo/page/time'
import type { Coupon } from '@koo/pricing'
import { isLoanCoupon } from '@koo/steps/coupons'
import type { WireCoupon } from '../coupon/ownCoupon.ts'
import { copy } from './copy.ts'

/** From when until when a coupon holds. An end that cannot be read is not made up. */
export function validity({ startsAt, endsAt }: Pick<Coupon, 'startsAt' | 'endsAt'>, now: number): string {
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return copy.unknown
  const parts = [
    ...(startsAt === null ? [] : [copy.from(dayText(startsAt, now))]),
    ...(endsAt === null ? [] : [copy.until(momentText(endsAt, now))]),
  ]
  return parts.join('，') || copy.always
}

const KINDS: Readonly<Record<number, string>> = { 2: copy.kind.mall, 3: copy.kind.card }

// couponRule.22
/** What kind of coupon it is. */
export const kindText = ({ kindId }: Pick<WireCoupon, 'kindId'>): string =>
  isLoanCoupon({ kindId }) ? copy.kind.loan : (KINDS[kindId ?? 0] ?? copy.kind.other)
