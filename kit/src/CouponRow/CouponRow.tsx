'use client'
import type { ReactNode } from 'react'
import { ListRow, type ListRowProps } from '../ListRow/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './CouponRow.css.ts'
import { couponRowWords } from './words.ts'

/**
 * `chosen` something is saved, `unused` there are coupons and none is used, `none` there are none,
 * `rights` limited-time rights take their place, `busy` they are being read.
 */
export const couponRowStates = ['chosen', 'unused', 'none', 'rights', 'busy'] as const

type Row = Omit<ListRowProps, 'label' | 'value' | 'tail' | 'tone' | 'children'>

export interface CouponRowProps extends Row {
  state: (typeof couponRowStates)[number]
  /** What is saved ("−¥126.38"), or the text of the rights. The other states have a text of their own. */
  text?: ReactNode
  /** Available coupons, told while none is used. */
  count?: number
  /** Short words before the text ("8.5折", "会员专享"). */
  tags?: readonly ReactNode[]
  label?: string
}

/** The row that opens the coupons and says what they save (spec 2 "Coupon row and popup"). */
export function CouponRow({ state, text, count = 0, tags = [], label, ...rest }: CouponRowProps) {
  const t = usePartWords('couponRow', couponRowWords)
  const benefit = state === 'chosen' || state === 'rights' || (state === 'unused' && count > 0 && !text)
  return (
    <ListRow
      {...rest}
      aria-busy={state === 'busy' || undefined}
      label={label ?? t.label}
      tone={benefit ? 'benefit' : 'quiet'}
      value={
        <>
          {tags.map((tag, place) => (
            // By place: with another coupon a tag says something else, and need not be made anew for it.
            <Tag key={place} tone="benefit" className={styles.tag}>
              {tag}
            </Tag>
          ))}
          <span className={styles.text}>{words()}</span>
        </>
      }
    />
  )

  function words() {
    if (state === 'busy') return <Skeleton className={styles.skeleton} width={72} />
    if (text) return text
    if (state === 'none') return t.none
    return count > 0 ? t.available(count) : t.unused
  }
}
