'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Amount } from '../Amount/index.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { arcsOf, limitParts, type LimitPartName } from './arcs.ts'
import * as styles from './LimitRing.css.ts'
import { limitRingStrings } from './strings.ts'

export interface LimitPart {
  /** How large it is, in the unit of the others: yuan or cents. For the ring only. */
  size: number
  /** The amount as it is shown, 50,000. */
  value: string
  /** Small line below: until when it holds, 至3月17日. */
  note?: ReactNode
}

export interface LimitRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What can be borrowed now, as it is shown; in the middle of the ring. */
  available: string
  /** Label of `available`. Default: 可用额度. */
  label?: ReactNode
  /** What is borrowed. Without it nothing is. */
  used?: LimitPart
  /** What is left of the fixed limit. */
  fixed: LimitPart
  /** What is left of a temporary limit; its note says when it ends. */
  temporary?: LimitPart
  /** Further lines below, which are no part of the ring: what applies to a part of the limit. */
  more?: readonly (Pick<LimitPart, 'value' | 'note'> & { label: string })[]
  /** The ring alone: for a limit that has one part. */
  plain?: boolean
}

/** Characters of a figure that fit at the large size: 50,000. */
const LONGEST_LARGE = 7

/** A limit as a ring of three arcs, with what each of them is below it. The texts say everything that the ring does. */
export function LimitRing(props: LimitRingProps) {
  const { available, label, used, fixed, temporary, more = [], plain = false, className, ...rest } = props
  const t = usePartStrings('limitRing', limitRingStrings)
  const parts: Partial<Record<LimitPartName, LimitPart | undefined>> = { used, fixed, temporary }
  const sizes = { used: used?.size ?? 0, fixed: fixed.size, temporary: temporary?.size ?? 0 }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.ring}>
        <svg viewBox="0 0 168 168" aria-hidden="true" focusable="false" className={styles.drawing}>
          <circle cx="84" cy="84" r="78" className={styles.track} />
          {arcsOf(sizes).map(({ name, start, length }) => (
            <circle
              key={name}
              cx="84"
              cy="84"
              r="78"
              pathLength={100}
              strokeDasharray={`${length} 100`}
              strokeDashoffset={-start}
              className={styles.arcs[name]}
            />
          ))}
        </svg>
        <p className={styles.middle}>
          <span>{label ?? t.available}</span>
          {/* A long figure is smaller, so that it stays on one line inside the ring. */}
          <Amount unit="¥" value={available} size={available.length > LONGEST_LARGE ? 'medium' : 'large'} />
        </p>
      </div>
      {!plain && (
        <dl className={styles.list}>
          {limitParts.map((name) => {
            const part = parts[name]
            return part && <Row key={name} dot={styles.dots[name]} label={t[name]} {...part} />
          })}
          {more.map((part) => (
            <Row key={part.label} dot={styles.noDot} {...part} />
          ))}
        </dl>
      )}
    </div>
  )
}

interface RowProps extends Pick<LimitPart, 'value' | 'note'> {
  dot: string
  label: string
}

function Row({ dot, label, value, note }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>
        <span className={dot} />
        <span>{label}</span>
      </dt>
      <dd className={styles.value}>
        <span>{value}</span>
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}
