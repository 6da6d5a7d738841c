'use client'
import { memo, type ComponentProps, type HTMLAttributes, type ReactNode } from 'react'
import { CornerMark } from '../CornerMark/index.ts'
import { cx } from '../cx.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './PeriodCard.css.ts'
import { periodCardStrings } from './strings.ts'

/** One number of periods on offer. */
export interface PeriodOption {
  /** Number of periods; the value of the radio. */
  period: number
  /** Payment of one period as text ("¥1,087.44"). When missing: a skeleton while busy, else a dash. */
  payment?: ReactNode
  /** Text of the period; by default made from `period`. */
  label?: string
  /** Corner mark such as 更省. */
  mark?: string
  /** Mark of a special asset, beside the period. */
  special?: string
  /** Shown, but cannot be selected. */
  disabled?: boolean
}

/** Native props and data attributes for the element that holds the payment text. */
export type PaymentProps = HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>

/** Props of {@link PeriodCard}. The ref and native props go to the label that is the card. */
export interface PeriodCardProps
  extends PeriodOption, Omit<ComponentProps<'label'>, 'children' | 'onSelect'> {
  /** Name of the radio group. */
  name: string
  checked?: boolean
  /** Called with `period` when the card is selected. */
  onSelect?: (period: number) => void
  /** Payments are being calculated. */
  busy?: boolean
  paymentProps?: PaymentProps
}

/**
 * One period as a radio button that looks like a card. The radio is native: arrow keys move through the group, and it
 * can be selected before any script has run.
 */
export function PeriodCard({
  period,
  payment,
  label,
  mark,
  special,
  disabled,
  name,
  checked = false,
  onSelect,
  busy,
  paymentProps,
  className,
  ...rest
}: PeriodCardProps) {
  const t = usePartStrings('periodCard', periodCardStrings)
  return (
    <label {...rest} className={cx(styles.root, className)}>
      <Radio name={name} period={period} checked={checked} disabled={disabled} onSelect={onSelect} />
      <span className={styles.face}>
        <Name text={label ?? t.periods(period)} special={special} />
        <span {...paymentProps} className={cx(styles.payment, paymentProps?.className)}>
          {payment ?? (busy ? <Skeleton className={styles.skeleton} width={72} /> : t.none)}
        </span>
        {mark && <Mark>{mark}</Mark>}
      </span>
    </label>
  )
}

// Only the payment changes while an amount is typed; the other pieces are not re-rendered.

const Name = memo(function Name({ text, special }: { text: string; special: string | undefined }) {
  return (
    <span className={styles.period}>
      <span>{text}</span>
      {special && (
        <Tag tone="brand" className={styles.special}>
          {special}
        </Tag>
      )}
    </span>
  )
})

const Mark = memo(CornerMark)

type RadioProps = Pick<PeriodCardProps, 'name' | 'period' | 'checked' | 'disabled' | 'onSelect'>

/** Memoised, because React sets the attributes of an input again at every render. */
const Radio = memo(function Radio({ name, period, checked, disabled, onSelect }: RadioProps) {
  return (
    <input
      type="radio"
      className={styles.radio}
      name={name}
      value={period}
      checked={checked}
      disabled={disabled}
      onChange={() => onSelect?.(period)}
    />
  )
})

/** The skeleton of a card, with the size of a real one. */
export function PeriodCardSkeleton() {
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.face}>
        <span className={styles.period}>
          <Skeleton className={styles.skeleton} width={36} />
        </span>
        <span className={styles.payment}>
          <Skeleton className={styles.skeleton} width={72} />
        </span>
      </span>
    </span>
  )
}
