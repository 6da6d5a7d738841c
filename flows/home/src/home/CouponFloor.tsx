import { useSession } from '@koo/flow'
import { ScrollRow } from '@koo/kit/ScrollRow'
import { Surface } from '@koo/kit/Surface'
import { useEffect, useRef } from 'react'
import { copy } from './copy.ts'
import type { FloorProps } from './floorProps.ts'
import * as styles from './floors.css.ts'
import { useFollow } from './useFollow.ts'

/** Codes that an address may carry. */
const CODE = /^[\w.-]{1,64}$/

/** Coupons that can be had. A visitor signs in for one, and comes back to it. */
export function CouponFloor({ floor: { title, items }, exit, coupon }: FloorProps) {
  const isCustomer = useSession().isLoggedIn()
  const follow = useFollow('coupons')
  const own = useRef<HTMLButtonElement>(null)
  const isBack = isCustomer && coupon !== undefined
  useEffect(() => {
    if (isBack) own.current?.focus()
  }, [isBack])
  const heading = title || copy.headings.coupons
  return (
    <Surface heading={heading}>
      <ScrollRow label={heading}>
        {items.map(({ key, code, title: name, text, url, button }) => (
          <button
            key={key}
            ref={code === coupon ? own : undefined}
            type="button"
            data-event="coupon"
            className={styles.coupon}
            onClick={() => {
              if (!isCustomer && CODE.test(code)) void exit('signIn', { coupon: code })
              else follow(url)
            }}
          >
            <span className={styles.couponTitle}>{name}</span>
            {text && <span className={styles.couponText}>{text}</span>}
            <span className={styles.couponAction}>{button || copy.look}</span>
          </button>
        ))}
      </ScrollRow>
    </Surface>
  )
}
