'use client'
import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { cx } from '../cx.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { AmountActions } from './AmountActions.tsx'
import { AmountLine } from './AmountLine.tsx'
import * as styles from './AmountBox.css.ts'
import { useDigits, type TextSource } from './useDigits.ts'
import { amountBoxWords } from './words.ts'

type NativeInput = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'children' | 'size'
>

/**
 * Props of {@link AmountBox}. Native input props, `data-*` and the ref go to the input; `className` and `style`
 * go to the card. `readOnly` is the state in which the amount cannot be edited: the field stays focusable, so
 * that the reason in the line can be read.
 */
export interface AmountBoxProps extends NativeInput {
  /** Digits only, without separators: held by the caller, or a source that is followed. */
  value?: string | TextSource
  /** Start value of the uncontrolled use. */
  defaultValue?: string
  /** Gets the cleaned digits, at most 10. Text typed before hydration arrives here on mount. */
  onValueChange?: (value: string) => void
  /** Name of the field. */
  label?: string
  /** Sign before the figure. */
  currency?: string
  /** The amount with separators ("12,000"), laid over the digits while the field is not focused. */
  display?: ReactNode
  /** Line under the rule: available limit, expiry, temporary limit, trial cap. */
  brief?: ReactNode
  /** Lender cap and the like: replaces the brief line, announced politely, not an error. */
  notice?: ReactNode
  /** Replaces brief and notice, announced at once, marks the field invalid. */
  error?: ReactNode
  /** Benefit badge at the end of the line; not shown beside an error. */
  badge?: ReactNode
  /** Shows the clear button once something is typed. */
  clearable?: boolean
  /** After the clear button emptied the field. */
  onClear?: () => void
  /** Shows the scan button. */
  onScan?: () => void
  /** Name of the scan button. */
  scanLabel?: string
  /** The line is still being read: a skeleton in its place. */
  busy?: boolean
  /** Slot under the line, for `AmountChips`. */
  children?: ReactNode
}

/** The loan amount: a label, one huge figure and one line about it (spec 2 "Amount box", 4 "Amount text states"). */
export function AmountBox(props: AmountBoxProps) {
  const { value, defaultValue = '', onValueChange, label, currency = '¥', display, ...others } = props
  const {
    brief,
    notice,
    error,
    badge,
    clearable = true,
    onClear,
    onScan,
    scanLabel,
    busy,
    ...native
  } = others
  const { children, className, style, id, ref, onFocus, onBlur, readOnly, disabled, ...rest } = native

  const t = usePartWords('amountBox', amountBoxWords)
  const own = useId()
  const inputId = id ?? `${own}input`
  const lineId = `${own}line`
  const input = useRef<HTMLInputElement>(null)
  const digits = useDigits({ value, defaultValue, onValueChange }, input)
  const [focused, setFocused] = useState(false)

  const setRef = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
      return undefined
    },
    [ref],
  )

  // It may have been focused before React owned it.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) setFocused(true)
  }, [])

  const { clear: empty } = digits
  const clear = useCallback(() => {
    empty()
    onClear?.()
  }, [empty, onClear])

  const invalid = Boolean(error)
  const resting = Boolean(display) && !focused && digits.length !== 'none'
  const isLong = digits.length === 'long'
  const locked = readOnly || disabled

  return (
    <section className={cx(styles.root, className)} style={style}>
      <label className={styles.label} htmlFor={inputId}>
        {label ?? t.label}
      </label>
      <div className={styles.field}>
        <div className={styles.figure}>
          <span className={cx(styles.currency, locked && styles.lockedInk)} aria-hidden="true">
            {currency}
          </span>
          <span className={cx(styles.entry, isLong && styles.long, locked && styles.lockedInk)}>
            <input
              autoComplete="off"
              enterKeyHint="done"
              {...rest}
              ref={setRef}
              id={inputId}
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              className={cx(styles.input, resting && styles.underDisplay)}
              readOnly={readOnly}
              disabled={disabled}
              aria-invalid={invalid || undefined}
              aria-describedby={cx(rest['aria-describedby'], lineId)}
              {...digits.props}
              onFocus={(event: FocusEvent<HTMLInputElement>) => {
                setFocused(true)
                onFocus?.(event)
              }}
              onBlur={(event: FocusEvent<HTMLInputElement>) => {
                setFocused(false)
                onBlur?.(event)
              }}
            />
            {resting && (
              <span className={styles.display} aria-hidden="true">
                {display}
              </span>
            )}
          </span>
        </div>
        <AmountActions
          clearShown={clearable && digits.length !== 'none' && !locked}
          onClear={clear}
          onScan={onScan}
          scanLabel={scanLabel ?? t.scan}
        />
      </div>
      <AmountLine
        id={lineId}
        brief={brief}
        notice={notice}
        error={error}
        badge={badge}
        busy={busy}
        focused={focused}
      />
      {children}
    </section>
  )
}
