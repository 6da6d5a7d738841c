import { CouponSheet } from '@koo/kit/CouponSheet'
import type { OpenState } from '@koo/page/layout'
import { couponLists, money, type Coupon, type PeriodQuote } from '@koo/pricing'
import { couponFace } from '@koo/steps/coupons'
import { copy } from './copy.ts'
import type { OneClickOffer } from './offer.ts'
import { judged } from './quote.ts'

interface CouponChoiceProps extends OpenState {
  offer: OneClickOffer
  quote: PeriodQuote
  now: number
  onSelect(couponId: string | null): void
}

/** The coupons of the offer: one, or none. */
export function CouponChoice({ open, onOpenChange, offer, quote, now, onSelect }: CouponChoiceProps) {
  if (!open) return null
  const { available, unavailable } = couponLists(judged(offer, quote.base.terms.principal, now))
  const face = (coupon: Coupon) => couponFace(coupon, offer.wireCoupons.get(coupon.id) ?? {}, now)
  // The coupon's part alone: what a right saves stands in its own row.
  const saved = quote.discountTotal
  return (
    <CouponSheet
      open
      onOpenChange={onOpenChange}
      sections={[
        {
          id: 'rate',
          coupons: available.map(({ coupon }) => ({
            ...face(coupon),
            saving: copy.coupon.saving(money(quote.discountOf(coupon))),
          })),
        },
      ]}
      unavailable={unavailable.map(({ coupon, messages }) => ({
        ...face(coupon),
        reason: messages[0] ?? '',
      }))}
      selected={quote.coupon ? [quote.coupon.id] : []}
      onToggle={onSelect}
      none={{ selected: quote.coupon === null, onSelect: () => onSelect(null) }}
      doneText={saved > 0 ? copy.coupon.doneSaving(money(saved)) : copy.coupon.done}
      onDone={() => onOpenChange(false)}
    />
  )
}
