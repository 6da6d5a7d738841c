import { useHost } from '@koo/flow'
import { CouponSheet } from '@koo/kit/CouponSheet'
import { money } from '@koo/pricing'
import { useCallback, useMemo } from 'react'
import type { CouponWish } from '../form.ts'
import { chosenIds } from '../quote.ts'
import { copy } from './copy.ts'
import { couponFaces } from './couponFaces.ts'
import type { SheetProps } from './index.tsx'
import { judgeAll } from './judgeAll.ts'
import { keepCoupon } from './keepCoupon.ts'
import { NO_COUPON, toggleWish, type CouponSection } from './wish.ts'

/** Coupons and rights (spec 2 "Coupon row and popup"). Every tick counts at once: the page behind follows. */
export function CouponChoice({ open, onClose, facts, loan, coupons, change, now }: SheetProps) {
  const { memory } = useHost()
  const { quote, selection } = loan
  const { sections, unavailable } = useMemo(
    () => couponFaces({ judged: judgeAll(facts, loan, now), wire: facts.wireCoupons, quote, now }),
    [facts, loan, quote, now],
  )
  const selected = useMemo(() => chosenIds(selection), [selection])
  const choose = useCallback(
    (wish: CouponWish) => {
      keepCoupon(memory, wish, facts.wireCoupons)
      change({ coupons: wish })
    },
    [memory, facts, change],
  )
  const toggle = useCallback(
    (id: string, section: CouponSection, isOn: boolean) => {
      const raiseIds = facts.coupons
        .filter((coupon) => coupon.category === 'raise')
        .map((coupon) => coupon.id)
      choose(toggleWish(coupons, section, id, isOn, raiseIds))
    },
    [facts, coupons, choose],
  )
  const close = useCallback((next: boolean) => !next && onClose(), [onClose])
  const decline = useCallback(() => choose(NO_COUPON), [choose])
  const saved = quote?.totalDiscount ?? 0
  return (
    <CouponSheet
      keepMounted
      open={open}
      onOpenChange={close}
      sections={sections}
      unavailable={unavailable}
      selected={selected}
      onToggle={toggle}
      {...(!facts.scene.hideNotUsingCoupon && {
        none: { selected: selection.isNoCoupon, onSelect: decline },
      })}
      notice={copy.coupon.notice}
      doneText={quote && saved > 0 ? copy.coupon.doneSaving(money(quote.totalDiscount)) : copy.coupon.done}
      onDone={onClose}
    />
  )
}
