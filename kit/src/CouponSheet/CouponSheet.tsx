'use client'
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import type { CouponFace } from '../CouponCard/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { Notice } from '../Notice/index.ts'
import { Sheet, type SheetProps } from '../Sheet/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { TabPanel, Tabs } from '../Tabs/index.ts'
import { CouponGroup, ViewGroup } from './CouponGroup.tsx'
import { NoCoupon } from './NoCoupon.tsx'
import { couponSectionIds, type CouponSection, type ToggleCoupon } from './sections.ts'
import * as styles from './CouponSheet.css.ts'
import { couponSheetWords } from './words.ts'

export interface CouponSheetProps extends Omit<
  SheetProps,
  'title' | 'children' | 'header' | 'footer' | 'onToggle'
> {
  /** The available coupons. Hand in the same arrays while they are the same: cards are memoised. */
  sections: readonly CouponSection[]
  unavailable?: readonly CouponFace[]
  /** Ids of the chosen coupons of all sections. */
  selected: readonly string[]
  /**
   * A coupon was chosen or taken back. Raise-amount coupons are boxes to tick. Member and other rights are one
   * of each, and a second tap takes them back. A rate coupon takes the place of the one before.
   */
  onToggle: ToggleCoupon
  /** The choice to use none; left out where it is hidden for the user. */
  none?: { selected: boolean; onSelect: () => void }
  /** Above the coupons: not to be combined with limited-time rights. */
  notice?: ReactNode
  /** Words of the button ("完成，省 ¥126.38"). */
  doneText: string
  onDone: () => void
  defaultTab?: 'available' | 'unavailable'
  /** The coupons are being read. */
  busy?: boolean
  title?: string
}

type DataProps = Record<`data-${string}`, string>

const listProps: DataProps = { 'data-testid': 'coupon-list' }

/** Coupons and rights on two tabs (spec 2 "Coupon row and popup", 4 "Coupon selection on the loan page"). */
export function CouponSheet(props: CouponSheetProps) {
  const { sections, unavailable = [], selected, onToggle, none, notice, doneText, onDone, ...others } = props
  const { defaultTab, busy = false, title, bodyProps, ...rest } = others
  const t = usePartWords('couponSheet', couponSheetWords)
  const chosen = useMemo(() => new Set(selected), [selected])
  const shown = couponSectionIds.flatMap((id) =>
    sections.filter((part) => part.id === id && part.coupons.length > 0),
  )
  const count = shown.reduce((sum, section) => sum + section.coupons.length, 0)

  // One function for the life of the sheet, so that only the cards whose state changed are drawn again.
  const latest = useRef(onToggle)
  useLayoutEffect(() => {
    latest.current = onToggle
  })
  const toggle = useCallback<ToggleCoupon>((...change) => latest.current(...change), [])

  return (
    <Sheet
      {...rest}
      title={title ?? t.title}
      bodyProps={{ ...listProps, ...bodyProps, className: styles.body }}
      footer={
        <>
          {none && count > 0 && <NoCoupon selected={none.selected} onSelect={none.onSelect} />}
          <Button block lock={0} data-testid="coupon-done" onClick={onDone}>
            {doneText}
          </Button>
        </>
      }
    >
      <Tabs
        label={t.list}
        listClassName={styles.tabs}
        defaultValue={defaultTab}
        items={[
          { value: 'available', label: t.available, count: busy ? undefined : count },
          { value: 'unavailable', label: t.unavailable, count: busy ? undefined : unavailable.length },
        ]}
      >
        <TabPanel value="available" className={styles.panel} tabIndex={-1}>
          {notice && !busy && <Notice tone="brand">{notice}</Notice>}
          {busy && <Waiting />}
          {!busy && count === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
          {!busy &&
            shown.map((section) => (
              <CouponGroup key={section.id} section={section} selected={chosen} onToggle={toggle} />
            ))}
        </TabPanel>
        <TabPanel value="unavailable" className={styles.panel} tabIndex={-1}>
          {busy && <Waiting />}
          {!busy && unavailable.length === 0 && <EmptyState title={t.emptyUnavailable} />}
          {!busy && unavailable.length > 0 && <ViewGroup coupons={unavailable} label={t.unavailable} />}
        </TabPanel>
      </Tabs>
    </Sheet>
  )
}

function Waiting() {
  return (
    <div className={styles.list} aria-busy="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} shape="block" height={84} />
      ))}
    </div>
  )
}
