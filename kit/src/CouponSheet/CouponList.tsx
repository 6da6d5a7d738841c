import { useEffect, useEffectEvent, useRef, useState, type ReactElement, type RefObject } from 'react'
import { Virtualizer } from 'virtua'
import type { CouponFace } from '../CouponCard/index.ts'
import * as styles from './CouponSheet.css.ts'

/** Lists up to this length are rendered completely. */
const SHORT = 30
/** Height of a card that is not measured yet, in CSS px: two lines and the gap below. */
const ESTIMATED_HEIGHT = 104

interface ListProps {
  coupons: readonly CouponFace[]
  render: (coupon: CouponFace, index: number) => ReactElement
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
}

interface CouponListProps extends ListProps {
  role: 'group' | 'radiogroup'
  label?: string
  labelledBy?: string
}

/**
 * A list of coupons. In a long list only the coupons near the view are rendered, so that 10,000 open as fast as ten.
 */
export function CouponList({ role, label, labelledBy, ...list }: CouponListProps) {
  const { coupons, render } = list
  const isLong = coupons.length > SHORT
  return (
    <div
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={isLong ? undefined : styles.list}
    >
      {isLong ? <LongList {...list} /> : coupons.map(render)}
    </div>
  )
}

function LongList({ coupons, render, scroller }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [startMargin, setStartMargin] = useState(0)

  // Measured again on scrolling, because the sections above may change their heights. A ResizeObserver around them
  // would report a loop each time this list measures itself.
  const measure = () => {
    if (!list.current || !scroller.current) return
    const distance = list.current.getBoundingClientRect().top - scroller.current.getBoundingClientRect().top
    setStartMargin(Math.round(distance + scroller.current.scrollTop))
  }
  const measureOnce = useEffectEvent(measure)
  useEffect(() => measureOnce(), [])

  return (
    <div ref={list}>
      <Virtualizer
        data={coupons}
        itemSize={ESTIMATED_HEIGHT}
        scrollRef={scroller}
        startMargin={startMargin}
        onScroll={measure}
      >
        {(coupon, index) => (
          <div key={coupon.id} className={styles.item}>
            {render(coupon, index)}
          </div>
        )}
      </Virtualizer>
    </div>
  )
}
