import { memo, useId } from 'react'
import { CouponCard, type CouponFace } from '../CouponCard/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import type { CouponSection, CouponSectionId, ToggleCoupon } from './sections.ts'
import { WindowedList } from './WindowedList.tsx'
import * as styles from './CouponSheet.css.ts'
import { couponSheetWords } from './words.ts'

interface CouponGroupProps {
  section: CouponSection
  selected: ReadonlySet<string>
  onToggle: ToggleCoupon
}

/** One section: its name, how many may be chosen, its coupons. */
export function CouponGroup({ section, selected, onToggle }: CouponGroupProps) {
  const t = usePartWords('couponSheet', couponSheetWords)
  const id = useId()
  const { id: kind, coupons } = section
  const multi = kind === 'raise'
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {section.title ?? t.sections[kind]}
        <span className={styles.mode}>{multi ? t.multi : t.single}</span>
      </h3>
      <WindowedList
        role={multi ? 'group' : 'radiogroup'}
        labelledBy={id}
        items={coupons}
        render={(coupon, index) => (
          <Choice
            key={coupon.id}
            coupon={coupon}
            section={kind}
            group={id}
            checked={selected.has(coupon.id)}
            index={index}
            of={coupons.length}
            onToggle={onToggle}
          />
        )}
      />
    </section>
  )
}

interface ChoiceProps {
  coupon: CouponFace
  section: CouponSectionId
  group: string
  checked: boolean
  index: number
  of: number
  onToggle: ToggleCoupon
}

const Choice = memo(function Choice({ coupon, section, group, checked, index, of, onToggle }: ChoiceProps) {
  return (
    <CouponCard
      coupon={coupon}
      select={section === 'raise' ? 'checkbox' : 'radio'}
      clearable={section !== 'rate'}
      name={group}
      checked={checked}
      position={{ index: index + 1, of }}
      onToggle={(on) => onToggle(coupon.id, section, on)}
    />
  )
})

const View = memo(CouponCard)

/** Coupons that can only be looked at. */
export function ViewGroup({ coupons, label }: { coupons: readonly CouponFace[]; label: string }) {
  return (
    <WindowedList
      role="group"
      label={label}
      items={coupons}
      render={(coupon) => <View key={coupon.id} coupon={coupon} select="none" />}
    />
  )
}
