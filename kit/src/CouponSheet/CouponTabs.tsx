import { memo, useMemo } from 'react'
import { EmptyState } from '../EmptyState/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { Notice } from '../Notice/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { TabPanel, Tabs } from '../Tabs/index.ts'
import { CouponGroup, ViewGroup } from './CouponGroup.tsx'
import type { CouponSheetProps } from './CouponSheet.tsx'
import { couponSectionIds } from './sections.ts'
import * as styles from './CouponSheet.css.ts'
import { couponSheetWords } from './words.ts'

type CouponTabsProps = Required<
  Pick<CouponSheetProps, 'sections' | 'unavailable' | 'selected' | 'onToggle' | 'busy'>
> & {
  notice: CouponSheetProps['notice']
  defaultTab: CouponSheetProps['defaultTab']
}

/** What scrolls in the sheet. Drawn for other coupons or another choice, not because the sheet opens. */
export const CouponTabs = memo(function CouponTabs(props: CouponTabsProps) {
  const { sections, unavailable, selected, onToggle, notice, defaultTab, busy } = props
  const t = usePartWords('couponSheet', couponSheetWords)
  const chosen = useMemo(() => new Set(selected), [selected])
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
        {busy && <Waiting />}
        {!busy && count === 0 && <EmptyState title={t.empty} text={t.emptyText} />}
        {!busy &&
          shown.map((section) => (
            <CouponGroup key={section.id} section={section} selected={chosen} onToggle={onToggle} />
          ))}
      </TabPanel>
      <TabPanel value="unavailable" className={styles.panel} tabIndex={-1}>
        {busy && <Waiting />}
        {!busy && unavailable.length === 0 && <EmptyState title={t.emptyUnavailable} />}
        {!busy && unavailable.length > 0 && <ViewGroup coupons={unavailable} label={t.unavailable} />}
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
