'use client'
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { RequiredMark, useField, type FieldProps } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { ownText } from '../ownText.tsx'
import { useCleanText } from '../useCleanText.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { overSeparator, stepOver } from '../formatted/separators.ts'
import { groupThousands } from '../MoneyField/money.ts'
import { usePastedNumber } from '../usePastedNumber.ts'
import { AmountActions } from './AmountActions.tsx'
import * as styles from './AmountBox.css.ts'
import { AmountLine } from './AmountLine.tsx'
import { cleanAmount } from './digits.ts'
import { amountBoxStrings } from './strings.ts'
import { useFit } from './useFit.ts'

type NativeInput = Omit<
  ComponentProps<'input'>,
  keyof FieldProps<string> | 'onChange' | 'type' | 'inputMode' | 'children' | 'size'
>

/**
 * Props of {@link AmountBox}. The value is at most 10 digits without separators, also in a native form; the field shows it with
 * them, also while it is typed. Text typed before hydration arrives in
 * `onValueChange` on mount. With `readOnly` the field stays focusable, so that the reason in the line can be read.
 * `className` and `style` go to the card.
 */
export interface AmountBoxProps extends NativeInput, Omit<FieldProps<string, HTMLInputElement>, 'label'> {
  label?: ReactNode
  /** Currency sign before the figure. */
  currency?: string
  /** Line below the field: available limit, expiry, temporary limit, trial cap. */
  hint?: ReactNode
  /** Lender cap and similar notices: replaces the hint, announced politely, not an error. */
  notice?: ReactNode
  /** Replaces hint and notice, is announced at once and marks the field invalid. */
  error?: ReactNode
  /** Grey line that stays below an error: the limit that is exceeded. */
  errorHint?: ReactNode
  /** Benefit badge at the end of the line; hidden beside an error. */
  badge?: ReactNode
  /** Shows the clear button when the field is not empty. */
  clearable?: boolean
  /** Called after the clear button emptied the field. */
  onClear?: () => void
  /** Shows the scan button and is called on a tap. */
  onScan?: () => void
  /** Name of the scan button. */
  scanLabel?: string
  /** The text of the line is being loaded: shows a skeleton. */
  busy?: boolean
  /** Slot under the line, for `AmountChips`. */
  children?: ReactNode
}

const SEPARATOR = ','
/** With more digits than this the figure is smaller. */
const SHORT_DIGITS = 7

/** The loan amount: a label, one very large figure and one line below. */
export function AmountBox(props: AmountBoxProps) {
  const { value, defaultValue, onValueChange, label, required, hint, notice, error: wrong, ...others } = props
  const {
    currency = '¥',
    errorHint,
    badge,
    clearable = true,
    onClear,
    onScan,
    scanLabel,
    busy,
    ...native
  } = others
  const { children, className, style, id, ref, name, onFocus, onBlur, onKeyDown, ...rest } = native

  const t = usePartStrings('amountBox', amountBoxStrings)
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  const { refusal, forget, onPaste, onDrop } = usePastedNumber({ kind: 'whole' })
  const error = refusal ?? wrong
  const amount = useCleanText(input, {
    value,
    defaultValue,
    onValueChange,
    clean: (text, caret, before) =>
      cleanAmount(...overSeparator(text, caret, groupThousands(before), SEPARATOR), before),
    format: groupThousands,
    onInput: forget,
  })
  const { control, messageId } = useField({
    id,
    hint: notice || hint,
    error,
    required,
    'aria-describedby': rest['aria-describedby'],
  })
  const [focused, setFocused] = useState(false)

  // The field may have had the focus before hydration.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) setFocused(true)
  }, [])

  const filled = amount.text !== ''
  const entry = useRef<HTMLSpanElement>(null)
  useFit(entry, filled ? amount.text : `${rest.placeholder}`)
  const locked = rest.readOnly || rest.disabled

  return (
    <section className={cx(styles.root, className)} style={style}>
      <label className={styles.label} htmlFor={control.id}>
        {ownText(label ?? t.label)}
        <RequiredMark required={required} />
      </label>
      <div className={styles.field}>
        <div
          className={cx(
            styles.figure,
            amount.text.length > SHORT_DIGITS && styles.long,
            locked && styles.lockedInk,
          )}
          translate="no"
        >
          <span className={cx(styles.currency, !filled && styles.emptyInk)} aria-hidden="true">
            {currency}
          </span>
          <span ref={entry} className={styles.entry}>
            <input
              autoComplete="off"
              enterKeyHint="done"
              {...rest}
              {...control}
              {...amount.props}
              onPaste={onPaste}
              onDrop={onDrop}
              ref={merged}
              type="text"
              inputMode="numeric"
              className={styles.input}
              onKeyDown={(event) => {
                stepOver(SEPARATOR, event)
                onKeyDown?.(event)
              }}
              onFocus={(event) => {
                setFocused(true)
                onFocus?.(event)
              }}
              onBlur={(event) => {
                setFocused(false)
                forget()
                onBlur?.(event)
              }}
            />
            {rest.placeholder && (
              <span className={styles.placeholder} aria-hidden="true">
                {rest.placeholder}
              </span>
            )}
          </span>
          {name && <input type="hidden" name={name} value={amount.text} disabled={rest.disabled} />}
        </div>
        <AmountActions
          clearShown={clearable && filled && !locked}
          onClear={() => {
            amount.clear()
            onClear?.()
            input.current?.focus()
          }}
          onScan={onScan}
          scanLabel={scanLabel}
        />
      </div>
      <AmountLine
        id={messageId}
        hint={hint}
        notice={notice}
        error={error}
        errorHint={errorHint}
        badge={badge}
        busy={busy}
        focused={focused}
      />
      {children}
    </section>
  )
}
