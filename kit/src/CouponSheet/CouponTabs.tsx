import { memo, useMemo, type ReactNode, type RefObject } from 'react'
import type { CouponFace } from '../CouponCard/index.ts'
import { DrawingTicket } from '../Drawing/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Notice } from '../Notice/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { TabPanel, Tabs } from '../Tabs/index.ts'
import { CouponGroup, ViewGroup } from './CouponGroup.tsx'
import { couponSectionIds, type CouponSection, type ToggleCoupon } from './sections.ts'
import * as styles from './CouponSheet.css.ts'
import { couponSheetStrings } from './strings.ts'

interface CouponTabsProps {
  sections: readonly CouponSection[]
  unavailable: readonly CouponFace[]
  /** Ids of the selected coupons. */
  selected: readonly string[]
  onToggle: ToggleCoupon
  notice: ReactNode
  above: ReactNode
  defaultTab: 'available' | 'unavailable' | undefined
  busy: boolean
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
}

/**
 * The scrolling content of the sheet. Re-rendered only for other coupons or another selection, not when the sheet
 * opens.
 */
export const CouponTabs = memo(function CouponTabs(props: CouponTabsProps) {
  const { sections, unavailable, selected, onToggle, notice, above, defaultTab, busy, scroller } = props
  const t = usePartStrings('couponSheet', couponSheetStrings)
  const selectedIds = useMemo(() => new Set(selected), [selected])
  const shown = couponSectionIds.flatMap((id) =>
    sections.filter((part) => part.id === id && part.coupons.length > 0),
  )
  const count = shown.reduce((sum, section) => sum + section.coupons.length, 0)
  return (
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
        {!busy && above}
        {busy && <Waiting />}
        {!busy && count === 0 && (
          <EmptyState title={t.empty} text={t.emptyText} drawing={<DrawingTicket />} />
        )}
        {!busy &&
          shown.map((section) => (
            <CouponGroup
              key={section.id}
              section={section}
              selected={selectedIds}
              onToggle={onToggle}
              scroller={scroller}
            />
          ))}
      </TabPanel>
      <TabPanel value="unavailable" className={styles.panel} tabIndex={-1}>
        {busy && <Waiting />}
        {!busy && unavailable.length === 0 && (
          <EmptyState title={t.emptyUnavailable} drawing={<DrawingTicket />} />
        )}
        {!busy && unavailable.length > 0 && (
          <ViewGroup coupons={unavailable} label={t.unavailable} scroller={scroller} />
        )}
      </TabPanel>
    </Tabs>
  )
})

function Waiting() {
  return (
    <div className={styles.list} aria-busy="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} shape="block" height={84} />
      ))}
    </div>
  )
}
