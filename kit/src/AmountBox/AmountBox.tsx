'use client'
import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { cx } from '../cx.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { AmountActions } from './AmountActions.tsx'
import { AmountLine } from './AmountLine.tsx'
import * as styles from './AmountBox.css.ts'
import { cleanEdit, isPlain } from './digits.ts'
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
  /** Digits only, without separators. */
  value?: string
  /** Start value of the uncontrolled use. */
  defaultValue?: string
  /** Gets the cleaned digits, at most 10. Text typed before hydration arrives here on mount. */
  onValueChange?: (value: string) => void
  /** Name of the field. */
  label?: string
  /** Sign before the figure. */
  currency?: string
  /** The amount with separators ("12,000"), laid over the digits while the field is not focused. */
  display?: string
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

const hugeDigits = 7

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
  const [kept, setKept] = useState(defaultValue)
  const [composing, setComposing] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const digits = value ?? kept

  const setRef = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
      return undefined
    },
    [ref],
  )

  const isControlled = value !== undefined
  const emit = useCallback(
    (next: string) => {
      if (!isControlled) setKept(next)
      onValueChange?.(next)
    },
    [isControlled, onValueChange],
  )

  // Written to the element at once: React then finds nothing to correct and leaves the caret alone.
  const settle = (element: HTMLInputElement) => {
    // The common case, first: asking for the caret makes the browser lay the page out in the middle of the keystroke.
    if (isPlain(element.value)) {
      if (element.value !== digits) emit(element.value)
      return
    }
    const edit = cleanEdit(element.value, element.selectionStart ?? element.value.length, digits)
    if (element.value !== edit.value) {
      element.value = edit.value
      element.setSelectionRange(edit.caret, edit.caret)
    }
    if (edit.value !== digits) emit(edit.value)
  }

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if ((event.nativeEvent as InputEvent).isComposing) setComposing(event.currentTarget.value)
    else settle(event.currentTarget)
  }

  const composed = (event: CompositionEvent<HTMLInputElement>) => {
    setComposing(null)
    settle(event.currentTarget)
  }

  // A prerendered field can be typed into before React owns it; hydration keeps that text, the state must follow.
  const adopt = useRef(settle)
  useLayoutEffect(() => {
    if (input.current && document.activeElement === input.current) setFocused(true)
    if (input.current) adopt.current(input.current)
  }, [])

  const clear = useCallback(() => {
    emit('')
    onClear?.()
    input.current?.focus()
  }, [emit, onClear])

  const invalid = Boolean(error)
  const resting = Boolean(display) && !focused && digits !== ''
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
          <span className={styles.entry}>
            <input
              autoComplete="off"
              enterKeyHint="done"
              {...rest}
              ref={setRef}
              id={inputId}
              type="text"
              inputMode="numeric"
              pattern="[0-9]*"
              className={cx(
                styles.input,
                digits.length > hugeDigits && styles.long,
                resting && styles.underDisplay,
                locked && styles.lockedInk,
              )}
              value={composing ?? digits}
              readOnly={readOnly}
              disabled={disabled}
              aria-invalid={invalid || undefined}
              aria-describedby={cx(rest['aria-describedby'], lineId)}
              onChange={change}
              onCompositionEnd={composed}
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
              <span
                className={cx(
                  styles.display,
                  digits.length > hugeDigits && styles.long,
                  locked && styles.lockedInk,
                )}
                aria-hidden="true"
              >
                {display}
              </span>
            )}
          </span>
        </div>
        <AmountActions
          clearShown={clearable && digits !== '' && !locked}
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
