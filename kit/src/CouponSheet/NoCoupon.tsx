import { memo } from 'react'
import { usePartStrings } from '../locale/usePartStrings.ts'
import * as styles from './CouponSheet.css.ts'
import { couponSheetStrings } from './strings.ts'

interface NoCouponProps {
  selected: boolean
  onSelect: () => void
}

/** The option "no coupon". It is above the button, so that it is always within reach, however long the list is. */
export const NoCoupon = memo(function NoCoupon({ selected, onSelect }: NoCouponProps) {
  const t = usePartStrings('couponSheet', couponSheetStrings)
  return (
    <label className={styles.none}>
      <input type="radio" className={styles.noneInput} checked={selected} onChange={onSelect} />
      <span>{t.none}</span>
    </label>
  )
})
