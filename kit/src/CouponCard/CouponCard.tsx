'use client'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconCheck, IconChevron, IconChevronDown, IconInfo } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Tag } from '../Tag/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CouponCard.css.ts'
import { couponCardStrings } from './strings.ts'
import type { couponSelects } from './variants.ts'

/** The texts on a coupon, already formatted. */
export interface CouponFace {
  id: string
  /** The large figure: "8.5", "首期", "+5,000". */
  figure: string
  /** Its unit, after or below the figure: "折", "免息", "额度". */
  unit?: string
  title: string
  /** Short conditions ("12期以上可用", "最多减200元"). */
  lines?: readonly string[]
  /** "11月30日23:59到期" */
  expiry?: string
  /** Kind of benefit beside the title ("会员专享"). */
  tag?: string
  /** What it saves on this loan ("本次省 ¥126.38"). */
  saving?: string
  /** Full rules, shown on demand. */
  details?: readonly string[]
  /** Why the coupon cannot be used now. */
  reason?: string
}

export interface CouponCardProps extends Omit<ComponentProps<'div'>, 'children' | 'onToggle'> {
  coupon: CouponFace
  select: (typeof couponSelects)[number]
  /** Name of the radio group. */
  name?: string
  checked?: boolean
  /** Called with the new state. A radio calls it with `false` only when it is `clearable`. */
  onToggle?: (checked: boolean) => void
  /** A second tap on a selected radio deselects it. */
  clearable?: boolean
  defaultExpanded?: boolean
  /** The rules are on a page of their own: their button leads there, and is there for a coupon without rules as well. */
  onDetails?: () => unknown
  /** A button (去使用) at the end of a card that is only shown. Such a card is as bright as one to select. */
  action?: ReactNode
  /** Position in the whole list, for screen readers, when only part of the list is rendered. */
  position?: { index: number; of: number }
}

/** A coupon or right as a card to select: figure, conditions, term, and its rules on demand. */
export function CouponCard(props: CouponCardProps) {
  const {
    coupon,
    select,
    name,
    checked = false,
    onToggle,
    clearable = false,
    defaultExpanded,
    onDetails,
    ...others
  } = props
  const { position, action, className, ...rest } = others
  const { figure, unit, title, lines = [], expiry, tag, saving, details = [], reason } = coupon
  const t = usePartStrings('couponCard', couponCardStrings)
  const id = useId()
  const [open, setOpen] = useState(defaultExpanded ?? false)
  const usable = select !== 'none'
  const unfolds = details.length > 0 && onDetails === undefined
  const clears = select === 'radio' && checked && clearable
  const bright = usable || action !== undefined
  // Figure and title are the label of the input, if there is one.
  const Text = usable ? 'label' : 'p'
  const place = select === 'radio' &&
    position && { 'aria-posinset': position.index, 'aria-setsize': position.of }
  const named = usable ? { htmlFor: `${id}input` } : {}

  return (
    <div {...rest} className={cx(styles.root, usable && checked && styles.chosen, className)}>
      <div className={styles.ticket}>
        {usable && (
          <input
            type={select}
            className={styles.input}
            name={name}
            value={coupon.id}
            checked={checked}
            id={`${id}input`}
            aria-describedby={`${id}conditions`}
            {...place}
            onChange={(event) => onToggle?.(event.currentTarget.checked)}
            onClick={() => {
              if (clears) onToggle?.(false)
            }}
            onKeyUp={(event) => {
              if (!clears || event.key !== ' ') return
              // Some browsers make no click of the space bar on a selected radio; the others must not make a second change.
              event.preventDefault()
              onToggle?.(false)
            }}
          />
        )}
        <Text {...named} className={cx(styles.figure, !bright && styles.faint)}>
          <span className={figure.length > 3 ? styles.longFigure : undefined}>{figure}</span>
          {unit && <span className={unit.length > 1 ? styles.unitBelow : styles.unit}>{unit}</span>}
        </Text>
        <div className={styles.body}>
          <Text {...named} className={cx(styles.title, !bright && styles.faint)}>
            <span>{title}</span>
            {tag && (
              <Tag tone={bright ? 'benefit' : 'plain'} className={styles.tag}>
                {tag}
              </Tag>
            )}
          </Text>
          <div id={`${id}conditions`} className={styles.conditions}>
            {lines.length > 0 && <p>{lines.join(' · ')}</p>}
            {expiry && <p>{expiry}</p>}
            {saving && usable && <p className={styles.saving}>{saving}</p>}
            {reason && (
              <p className={styles.reason}>
                <IconInfo />
                <VisuallyHidden>{`${t.reason} `}</VisuallyHidden>
                <span>{reason}</span>
              </p>
            )}
          </div>
          {onDetails && (
            <button
              type="button"
              data-event="coupon_details"
              className={styles.toggle}
              onClick={() => void onDetails()}
            >
              <span>{t.details}</span>
              <IconChevron />
            </button>
          )}
          {unfolds && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={`${id}details`}
              onClick={() => setOpen(!open)}
            >
              <span>{t.details}</span>
              <IconChevronDown className={open ? styles.turned : styles.turn} />
            </button>
          )}
        </div>
        {action && <div className={styles.action}>{action}</div>}
        {usable && (
          <span className={styles.mark[select]} aria-hidden="true">
            {select === 'checkbox' && checked && <IconCheck />}
          </span>
        )}
      </div>
      {open && unfolds && (
        <ul id={`${id}details`} className={styles.details}>
          {details.map((detail, at) => (
            <li key={at}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
