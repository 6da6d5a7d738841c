'use client'
import type { ReactNode } from 'react'
import { ListRow, type ListRowProps } from '../ListRow/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './CouponRow.css.ts'
import { couponRowStrings } from './strings.ts'
import type { couponRowStates } from './variants.ts'

type Row = Omit<ListRowProps, 'label' | 'value' | 'tail' | 'tone' | 'children'>

export interface CouponRowProps extends Row {
  state: (typeof couponRowStates)[number]
  /** What is saved ("−¥126.38"), or the text of the rights. The other states have their own text. */
  text?: ReactNode
  /** Number of available coupons, shown while none is used. */
  count?: number
  /** Short labels before the text ("8.5折", "会员专享"). */
  tags?: readonly ReactNode[]
  label?: string
}

/** The row that opens the coupons and shows what they save. */
export function CouponRow({ state, text, count = 0, tags = [], label, ...rest }: CouponRowProps) {
  const t = usePartStrings('couponRow', couponRowStrings)
  const benefit = state === 'chosen' || state === 'rights' || (state === 'unused' && count > 0 && !text)
  return (
    <ListRow
      aria-haspopup={rest.onClick && 'dialog'}
      {...rest}
      aria-busy={state === 'busy' || undefined}
      label={label ?? t.label}
      tone={state === 'failed' ? 'brand' : benefit ? 'benefit' : 'quiet'}
      value={
        <>
          {tags.map((tag, place) => (
            // Keyed by position: with another coupon only the text of a tag changes, so the element is kept.
            <Tag key={place} tone="benefit" className={styles.tag}>
              {tag}
            </Tag>
          ))}
          <span className={styles.text}>{content()}</span>
        </>
      }
    />
  )

  function content() {
    if (state === 'busy') return <Skeleton className={styles.skeleton} width={72} />
    if (text) return text
    if (state === 'none') return t.none
    return count > 0 ? t.available(count) : t.unused
  }
}
