import { memo } from 'react'
import { usePartWords } from '../locale/usePartWords.ts'
import * as styles from './CouponSheet.css.ts'
import { couponSheetWords } from './words.ts'

interface NoCouponProps {
  selected: boolean
  onSelect: () => void
}

/** The choice to use none. It stands over the button, so that it is within reach however long the list is. */
export const NoCoupon = memo(function NoCoupon({ selected, onSelect }: NoCouponProps) {
  const t = usePartWords('couponSheet', couponSheetWords)
  return (
    <label className={styles.none}>
      <input type="radio" className={styles.noneInput} checked={selected} onChange={onSelect} />
      {t.none}
    </label>
  )
})
