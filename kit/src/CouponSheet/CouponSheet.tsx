'use client'
import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import type { CouponFace } from '../CouponCard/index.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { lowScreen } from '../theme/px.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { CouponTabs } from './CouponTabs.tsx'
import { NoCoupon } from './NoCoupon.tsx'
import type { CouponSection, ToggleCoupon } from './sections.ts'
import * as styles from './CouponSheet.css.ts'
import { couponSheetStrings } from './strings.ts'

export interface CouponSheetProps extends Omit<
  SheetProps,
  'title' | 'children' | 'header' | 'footer' | 'onToggle'
> {
  /** The available coupons. Pass the same arrays while they do not change, because cards are memoised. */
  sections: readonly CouponSection[]
  unavailable?: readonly CouponFace[]
  /** Ids of the selected coupons of all sections. */
  selected: readonly string[]
  /**
   * Called when a coupon is selected or deselected. Raise-amount coupons are checkboxes. Of member and other rights one
   * each can be selected, and a second tap deselects it. Selecting a rate coupon replaces the previous one.
   */
  onToggle: ToggleCoupon
  /** The option "no coupon"; left out when it is hidden for the user. */
  none?: { selected: boolean; onSelect: () => void }
  /** Notice above the coupons: they cannot be combined with limited-time rights. */
  notice?: ReactNode
  /** Above the available coupons: SavingSteps. Pass the same element while it does not change. */
  above?: ReactNode
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

/** Coupons and rights on two tabs. */
export function CouponSheet(props: CouponSheetProps) {
  const { sections, unavailable = NO_COUPONS, selected, onToggle, none, notice, ...others } = props
  const { above, doneText, onDone, defaultTab, busy = false, title, bodyProps, ...rest } = others
  const t = usePartStrings('couponSheet', couponSheetStrings)

  // The same function for the life of the sheet, so that only the cards whose state changed are re-rendered.
  const latest = useRef(onToggle)
  useLayoutEffect(() => {
    latest.current = onToggle
  })
  const toggle = useCallback<ToggleCoupon>((...change) => latest.current(...change), [])

  const scroller = useRef<HTMLElement>(null)
  const hold = useCallback((body: HTMLDivElement) => {
    // On a low screen the whole sheet scrolls.
    scroller.current = matchMedia(lowScreen).matches ? body.closest<HTMLElement>('[role="dialog"]') : body
    return () => {
      scroller.current = null
    }
  }, [])
  const bodyRef = useMergedRef(bodyProps?.ref, hold)

  const isEmpty = sections.every((section) => section.coupons.length === 0)
  return (
    <Sheet
      {...rest}
      title={title ?? t.title}
      bodyProps={{
        ...listProps,
        ...bodyProps,
        ref: bodyRef,
        className: cx(styles.body, bodyProps?.className),
      }}
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
        above={above}
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
