import { useHost } from '@koo/flow'
import { CouponSheet } from '@koo/kit/CouponSheet'
import { chooseNoCoupon, money, toggleCoupon, type CouponSelection } from '@koo/pricing'
import { sheetCopy as copy } from '../copy.ts'
import { keepChosenCoupon } from '../../chosenCoupon.ts'
import type { SheetProps } from '../HomeSheets.tsx'
import { chosenIds } from '../loanView.ts'
import { couponFaces } from './couponFaces.ts'

/** Coupons and rights (spec 2 "Coupon row and popup"). Every tick counts at once: the page behind follows. */
export function CouponChoice({ open, onOpenChange, facts, loan, form, view: { now } }: SheetProps) {
  const { memory } = useHost()
  const { quote, coupons, selection } = loan
  const { sections, unavailable } = couponFaces(facts, loan, now)
  const select = (next: CouponSelection) => {
    keepChosenCoupon(memory, next, facts.coupons)
    form.setValue('coupons', next)
  }
  return (
    <CouponSheet
      keepMounted
      open={open}
      onOpenChange={onOpenChange}
      sections={sections}
      unavailable={unavailable}
      selected={chosenIds(selection)}
      onToggle={(id) => {
        const coupon = facts.coupons.find((each) => each.id === id)
        if (coupon) select(toggleCoupon(coupons, coupon, selection))
      }}
      {...(!facts.scene.hideNotUsingCoupon && {
        none: { selected: selection.isNoCoupon, onSelect: () => select(chooseNoCoupon()) },
      })}
      {...(facts.hasTimedRight && { notice: copy.coupon.notice })}
      doneText={
        quote && quote.totalDiscount > 0
          ? copy.coupon.doneSaving(money(quote.totalDiscount))
          : copy.coupon.done
      }
      onDone={() => onOpenChange(false)}
    />
  )
}
