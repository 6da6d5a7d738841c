'use client'
import { OTPInput, REGEXP_ONLY_DIGITS, type OTPInputProps, type SlotProps } from 'input-otp'
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react'
import { cx } from '../cx.ts'
import { useWords } from '../locale/useWords.ts'
import { useControlled } from '../useControlled.ts'
import * as styles from './CodeBox.css.ts'

export const codeLengths = [4, 6] as const

type NativeProps = Omit<
  OTPInputProps,
  | 'ref'
  | 'maxLength'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onComplete'
  | 'render'
  | 'children'
  | 'pattern'
  | 'containerClassName'
  | 'noScriptCSSFallback'
>

export interface CodeBoxProps extends NativeProps {
  ref?: Ref<HTMLInputElement>
  /** 4 boxes, or 6 for SMS codes (spec 5). */
  length?: (typeof codeLengths)[number]
  /** Spoken name; by default the length and what is wanted. */
  label?: string
  value?: string
  defaultValue?: string
  onValueChange?: (code: string) => void
  /** The last box was filled; called once for each different full code. */
  onComplete?: (code: string) => void
  /** What is wrong. Announced when it appears. */
  error?: ReactNode
}

/**
 * Boxes for a code of digits over one real input: the system can fill it in from the message, paste works, and
 * readers meet one field. `className` goes to the root, everything else, the ref included, to the input.
 */
export function CodeBox({
  ref,
  length = 4,
  label,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  error,
  disabled,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: CodeBoxProps) {
  const t = useWords()
  const messageId = useId()
  const completed = useRef('')
  const [code, change] = useControlled(value, defaultValue, onValueChange)
  const bad = error != null

  const accept = (next: string) => {
    change(next)
    // Some systems fill a code in twice in one go, before anything is rendered.
    if (next.length < length || next === completed.current) return
    completed.current = next
    onComplete?.(next)
  }
  useEffect(() => {
    if (code.length < length) completed.current = ''
  }, [code, length])

  return (
    <div className={cx(styles.root, className)} style={style}>
      {/* input-otp takes this for its style element and adds none; its rules are in our sheet. */}
      <span id="input-otp-style" hidden />
      <OTPInput
        aria-label={label ?? t.codeBox.label(length)}
        aria-invalid={bad || undefined}
        {...rest}
        ref={ref}
        maxLength={length}
        inputMode="numeric"
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={(text) => text.normalize('NFKC').replace(/\D/g, '')}
        noScriptCSSFallback={null}
        disabled={disabled}
        aria-describedby={cx(describedBy, bad && messageId) || undefined}
        value={code}
        onChange={accept}
        render={({ slots }) => (
          <div className={styles.boxes} aria-hidden="true">
            {slots.map((slot, index) => (
              <Box key={index} slot={slot} wide={length === 4} bad={bad} off={disabled === true} />
            ))}
          </div>
        )}
      />
      <div id={messageId} role={bad ? 'alert' : undefined} className={styles.message}>
        {error}
      </div>
    </div>
  )
}

function Box({ slot, wide, bad, off }: { slot: SlotProps; wide: boolean; bad: boolean; off: boolean }) {
  return (
    <div
      className={cx(
        styles.box,
        wide && styles.boxWide,
        slot.isActive ? styles.boxActive : bad && styles.boxBad,
        off && styles.boxOff,
      )}
    >
      {slot.char ?? (slot.hasFakeCaret && <span className={styles.caret} />)}
    </div>
  )
}
