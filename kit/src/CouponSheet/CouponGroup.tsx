import { memo, useId, type RefObject } from 'react'
import { CouponCard, type CouponFace } from '../CouponCard/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { CouponList } from './CouponList.tsx'
import type { CouponSection, CouponSectionId, ToggleCoupon } from './sections.ts'
import * as styles from './CouponSheet.css.ts'
import { couponSheetStrings } from './strings.ts'

interface CouponGroupProps {
  section: CouponSection
  selected: ReadonlySet<string>
  onToggle: ToggleCoupon
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
}

/** One section: its name, how many coupons can be selected, and the coupons. */
export function CouponGroup({ section, selected, onToggle, scroller }: CouponGroupProps) {
  const t = usePartStrings('couponSheet', couponSheetStrings)
  const id = useId()
  const { id: kind, coupons } = section
  const multi = kind === 'raise'
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <span>{section.title ?? t.sections[kind]}</span>
        <span className={styles.mode}>{multi ? t.multi : t.single}</span>
      </h3>
      <CouponList
        role={multi ? 'group' : 'radiogroup'}
        labelledBy={id}
        coupons={coupons}
        scroller={scroller}
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

interface ViewGroupProps extends Pick<CouponGroupProps, 'scroller'> {
  coupons: readonly CouponFace[]
  label: string
}

/** Coupons that cannot be selected. */
export function ViewGroup({ coupons, label, scroller }: ViewGroupProps) {
  return (
    <CouponList
      role="group"
      label={label}
      coupons={coupons}
      scroller={scroller}
      render={(coupon) => <View key={coupon.id} coupon={coupon} select="none" />}
    />
  )
}
