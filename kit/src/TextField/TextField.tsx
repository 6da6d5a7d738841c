'use client'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconError } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useWords } from '../locale/useWords.ts'
import { useMergedRef } from '../useMergedRef.ts'
import * as styles from './TextField.css.ts'

export interface TextFieldProps extends ComponentProps<'input'> {
  /** Always visible, above the line. */
  label: ReactNode
  /** Quiet help under the line; gives way to `error`. */
  hint?: ReactNode
  /** What is wrong and how to put it right. Announced when it appears. */
  error?: ReactNode
  /** Inside the line, before and after the text. */
  before?: ReactNode
  after?: ReactNode
  /** Offers a button that empties the field. */
  clearable?: boolean
}

/**
 * A line of text to fill in. `className` and `style` go to the root, everything else, the ref included, to the
 * input: `{...register('name')}` works as it is.
 */
export function TextField({
  ref,
  label,
  hint,
  error,
  before,
  after,
  clearable = false,
  id,
  onChange,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const t = useWords()
  const ownId = useId()
  const inputId = id ?? ownId
  const messageId = `${ownId}-message`
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  const [typed, setTyped] = useState(Boolean(rest.defaultValue))
  const filled = rest.value === undefined ? typed : Boolean(rest.value)
  const message = error ?? hint
  return (
    <div className={cx(styles.root, className)} style={style}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <div className={cx(styles.line, error != null && styles.lineBad)}>
        {before && <span className={styles.slot}>{before}</span>}
        <input
          aria-invalid={error != null || undefined}
          {...rest}
          ref={merged}
          id={inputId}
          aria-describedby={cx(describedBy, message != null && messageId) || undefined}
          onChange={(event) => {
            setTyped(event.target.value !== '')
            onChange?.(event)
          }}
          className={styles.input}
        />
        {clearable && filled && !rest.disabled && !rest.readOnly && (
          <IconButton label={t.clear} className={styles.clear} onClick={() => empty(input.current)}>
            <IconError />
          </IconButton>
        )}
        {after && <span className={styles.slot}>{after}</span>}
      </div>
      <div
        id={messageId}
        role={error != null ? 'alert' : undefined}
        className={cx(styles.message, error != null && styles.messageBad)}
      >
        {message}
      </div>
    </div>
  )
}

/** Empties the input as a user would, so that React and form libraries hear of it. */
function empty(input: HTMLInputElement | null): void {
  if (!input) return
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
