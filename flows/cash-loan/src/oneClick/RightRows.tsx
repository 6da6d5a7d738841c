import { ListRow } from '@koo/kit/ListRow'
import { money, type JudgedCoupon, type PeriodQuote } from '@koo/pricing'
import { copy } from './copy.ts'
import type { OneClickOffer } from './offer.ts'
import { judgedRights } from './quote.ts'

interface RightRowsProps {
  offer: OneClickOffer
  quote: PeriodQuote
  now: number
}

/** The rights of the offer: what each of them saves, or why it does not count for this amount. */
export function RightRows({ offer, quote, now }: RightRowsProps) {
  return judgedRights(offer, quote.base.terms.principal, now)
    .filter((each) => isShown(each, quote))
    .map(({ coupon: { id }, isAvailable, messages }) => (
      <ListRow
        key={id}
        label={offer.wireCoupons.get(id)?.name || copy.right.name}
        tone={isAvailable ? 'benefit' : 'quiet'}
        {...(isAvailable
          ? { note: copy.right.note, value: savedText(id, quote) }
          : { value: messages[0] ?? '' })}
      />
    ))
}

/** Only one member right counts; another one that could be used instead says nothing to the customer. */
const isShown = ({ coupon, isAvailable, isDropped }: JudgedCoupon, { right }: PeriodQuote): boolean =>
  !isDropped && (!isAvailable || coupon.category === 'other' || coupon.id === right?.id)

const savedText = (id: string, { right, rightDiscount }: PeriodQuote): string =>
  id === right?.id && rightDiscount > 0 ? copy.right.saved(money(rightDiscount)) : copy.right.applied
