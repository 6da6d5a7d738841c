'use client'
import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import type { CouponFace } from '../CouponCard/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { CouponTabs } from './CouponTabs.tsx'
import { NoCoupon } from './NoCoupon.tsx'
import type { CouponSection, ToggleCoupon } from './sections.ts'
import * as styles from './CouponSheet.css.ts'
import { couponSheetWords } from './words.ts'

export interface CouponSheetProps extends Omit<
  SheetProps,
  'title' | 'children' | 'header' | 'footer' | 'onToggle'
> {
  /** The available coupons. Hand in the same arrays while they are the same: cards are memoised. */
  sections: readonly CouponSection[]
  unavailable?: readonly CouponFace[]
  /** Ids of the selected coupons of all sections. */
  selected: readonly string[]
  /**
   * A coupon was selected or deselected. Raise-amount coupons are boxes to tick. Member and other rights are one
   * of each, and a second tap deselects them. A rate coupon takes the place of the one before.
   */
  onToggle: ToggleCoupon
  /** The choice to use none; left out where it is hidden for the user. */
  none?: { selected: boolean; onSelect: () => void }
  /** Above the coupons: not to be combined with limited-time rights. */
  notice?: ReactNode
  /** Label of the button ("完成，省 ¥126.38"). */
  doneText: string
  onDone: () => void
  defaultTab?: 'available' | 'unavailable'
  /** The coupons are being loaded. */
  busy?: boolean
  title?: string
}

type DataProps = Record<`data-${string}`, string>

const listProps: DataProps = { 'data-testid': 'coupon-list' }

const NO_COUPONS: readonly CouponFace[] = []

/** Coupons and rights on two tabs (spec 2 "Coupon row and popup", 4 "Coupon selection on the loan page"). */
export function CouponSheet(props: CouponSheetProps) {
  const { sections, unavailable = NO_COUPONS, selected, onToggle, none, notice, ...others } = props
  const { doneText, onDone, defaultTab, busy = false, title, bodyProps, ...rest } = others
  const t = usePartWords('couponSheet', couponSheetWords)

  // One function for the life of the sheet, so that only the cards whose state changed are re-rendered.
  const latest = useRef(onToggle)
  useLayoutEffect(() => {
    latest.current = onToggle
  })
  const toggle = useCallback<ToggleCoupon>((...change) => latest.current(...change), [])

  const scroller = useRef<HTMLDivElement>(null)
  const bodyRef = useMergedRef(bodyProps?.ref, scroller)

  const isEmpty = sections.every((section) => section.coupons.length === 0)
  return (
    <Sheet
      {...rest}
      title={title ?? t.title}
      bodyProps={{ ...listProps, ...bodyProps, ref: bodyRef, className: styles.body }}
      footer={
        <>
          {none && !isEmpty && <NoCoupon selected={none.selected} onSelect={none.onSelect} />}
          <Done onClick={onDone}>{doneText}</Done>
        </>
      }
    >
      <CouponTabs
        sections={sections}
        unavailable={unavailable}
        selected={selected}
        onToggle={toggle}
        notice={notice}
        defaultTab={defaultTab}
        busy={busy}
        scroller={scroller}
      />
    </Sheet>
  )
}

const Done = memo(function Done({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button block lock={0} data-testid="coupon-done" onClick={onClick}>
      {children}
    </Button>
  )
})
