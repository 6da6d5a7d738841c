import type { CouponFace } from '@koo/kit/CouponCard'
import { CouponSheet, type CouponSection } from '@koo/kit/CouponSheet'
import {
  chooseNoCoupon,
  couponLists,
  judgeCoupons,
  money,
  toggleCoupon,
  type CouponSelection,
  type JudgedCoupon,
} from '@koo/pricing'
import type { OpenState } from '@koo/page/layout'
import { useMemo } from 'react'
import { couponFace } from '../../coupons/index.ts'
import { sheetCopy as copy } from './copy.ts'
import { useLoanPage } from '../loanContext.ts'
import type { SheetProps } from './LoanSheets.tsx'
import { LoanSavings } from './LoanSavings.tsx'
import type { LoanFacts } from '../figures/facts.ts'
import { chosenIds, NOTHING, type LoanQuote } from '../figures/loanView.ts'
import { useSelectCoupons } from '../form/useSelectCoupons.ts'
import { useConfig } from '../../useConfigured.ts'
import { useCustomerKinds } from './useCustomerKinds.ts'

/** Sheet of coupons and rights. Every tick changes the page behind at once. */
export function CouponChoice({ view: { facts, loan, now }, ...props }: SheetProps) {
  useCustomerKinds()
  return facts && loan && <Choice {...props} facts={facts} loan={loan} now={now} />
}

interface ChoiceProps extends OpenState {
  facts: LoanFacts
  loan: LoanQuote
  now: number
}

function Choice({ open, onOpenChange, facts, loan, now }: ChoiceProps) {
  const { rights } = useLoanPage()
  const { quote, coupons, selection } = loan
  const dropped = useConfig('hiddenReasonCodes')
  // Memoised, so that opening the sheet renders no card again.
  const { sections, unavailable } = useMemo(
    () => couponFaces(facts, loan, now, dropped),
    [facts, loan, now, dropped],
  )
  // The same element while nothing changes: the list below is rendered again with another one.
  const above = useMemo(() => <LoanSavings facts={facts} loan={loan} now={now} />, [facts, loan, now])
  const keep = useSelectCoupons(facts)
  const isRight = selection.isLimitedTimeRight
  const select = async (next: CouponSelection) => {
    // A coupon takes the place of the right: the server prices the loan with what it knows.
    if (isRight && next.instead === undefined && !(await rights()?.dropLowFee())) return
    keep(next)
  }
  return (
    <CouponSheet
      keepMounted
      open={open}
      onOpenChange={onOpenChange}
      sections={sections}
      unavailable={unavailable}
      above={above}
      selected={chosenIds(selection)}
      onToggle={(id) => {
        const coupon = facts.coupons.find((each) => each.id === id)
        if (coupon) void select(toggleCoupon(coupons, coupon, selection))
      }}
      {...(!facts.scene.hideNotUsingCoupon && {
        none: { selected: selection.isNoCoupon, onSelect: () => void select(chooseNoCoupon()) },
      })}
      {...(isRight && { notice: copy.coupon.notice })}
      doneText={
        quote && quote.totalDiscount > 0
          ? copy.coupon.doneSaving(money(quote.totalDiscount))
          : copy.coupon.done
      }
      onDone={() => onOpenChange(false)}
    />
  )
}

const ORDER = ['raise', 'member', 'rate', 'other'] as const

// semantics 7.1
/**
 * The two tabs of the coupon sheet: usable coupons by section, and the rest with the first reason each. `dropped`: reasons for
 * which a coupon is in neither.
 */
export function couponFaces(
  facts: LoanFacts,
  { quote, period, entry }: LoanQuote,
  now: number,
  dropped?: readonly string[],
) {
  const amount = entry.amount ?? NOTHING
  const context = { ...facts.scene, ...(dropped && { droppedReasons: dropped }), now, amount }
  const judged = period === null ? [] : judgeCoupons(facts.coupons, { ...context, period })
  const { available, unavailable } = couponLists(judged)
  const face = ({ coupon }: JudgedCoupon) => couponFace(coupon, facts.wireCoupons.get(coupon.id) ?? {}, now)
  const usable = (each: JudgedCoupon): CouponFace => {
    const saving = each.coupon.category === 'rate' ? quote?.discountOf(each.coupon) : undefined
    return { ...face(each), ...(saving && { saving: copy.coupon.saving(money(saving)) }) }
  }
  const sections: CouponSection[] = ORDER.map((id) => ({
    id,
    coupons: available.filter((each) => each.coupon.category === id).map(usable),
  }))
  return {
    sections: sections.filter((section) => section.coupons.length > 0),
    unavailable: unavailable.map((each) => ({ ...face(each), reason: each.messages[0] ?? '' })),
  }
}
