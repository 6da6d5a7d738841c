'use client'
import { OTPInput, type OTPInputProps, type SlotProps } from 'input-otp'
import {
  useEffect,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import { digitsOf } from '../digits.ts'
import { FieldMessage, RequiredMark, useField, type FieldProps } from '../Field/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import { useCleanText } from '../useCleanText.ts'
import { useControlled } from '../useControlled.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { usePastedNumber } from '../usePastedNumber.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CodeBox.css.ts'
import type { codeLengths } from './variants.ts'

type NativeProps = Omit<
  OTPInputProps,
  | keyof FieldProps<string>
  | 'maxLength'
  | 'onChange'
  | 'onComplete'
  | 'render'
  | 'children'
  | 'pattern'
  | 'containerClassName'
  | 'noScriptCSSFallback'
>

/** The value is the digits. */
export interface CodeBoxProps extends NativeProps, Omit<FieldProps<string, HTMLInputElement>, 'label'> {
  /** 4 boxes, or 6 for SMS codes. */
  length?: (typeof codeLengths)[number]
  /** Accessible name; by default the length and the kind of code. */
  label?: ReactNode
  /** Called when the last box is filled, once for each different complete code. */
  onComplete?: (code: string) => void
}

/**
 * Boxes for a code of digits, over one real input: the system can fill it from the message, paste works, and screen
 * readers find one field. `className` goes to the root, everything else, the ref included, to the input.
 */
export function CodeBox({
  ref,
  length = 4,
  label,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  hint,
  error: wrong,
  required,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: CodeBoxProps) {
  const t = useStrings()
  const completed = useRef('')
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  const { refusal, forget, read, onDrop } = usePastedNumber({ kind: 'digits', length })
  const error = refusal ?? wrong
  const { control, messageId, isInvalid } = useField({
    id,
    hint,
    error,
    required,
    'aria-describedby': describedBy,
  })

  const [code, change] = useControlled(value, defaultValue, onValueChange)
  const latest = useRef(code)
  const accept = (next: string) => {
    if (next === latest.current) return
    latest.current = next
    forget()
    change(next)
    // Some systems fill in a code twice before anything is rendered.
    if (next.length < length || next === completed.current) return
    completed.current = next
    onComplete?.(next)
  }
  const clean = (text: string) => digitsOf(text).slice(0, length)
  const typing = useCleanText(input, { value: code, defaultValue: '', onValueChange: accept, clean })
  // input-otp knows no input methods: it would take each step of a composition for typed digits.
  const isTyped = useRef(false)
  // Before the handler of input-otp, which inserts at the caret and does not know read-only.
  const preparePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    rest.onPasteCapture?.(event)
    if (rest.readOnly) event.stopPropagation()
    else makeRoom(event.currentTarget, event.clipboardData)
  }
  /** A complete code replaces the one that is there. */
  const makeRoom = (box: HTMLInputElement, data: DataTransfer) => {
    if (read(data.getData('text'))?.length !== length) return
    // input-otp puts the caret to the end when it gets the focus.
    box.focus()
    box.select()
  }
  useEffect(() => {
    latest.current = code
    if (code.length < length) completed.current = ''
  }, [code, length])

  return (
    <div
      className={cx(styles.root, className)}
      style={style}
      onChangeCapture={(event: ChangeEvent<HTMLInputElement>) => {
        isTyped.current = true
        typing.props.onChange(event)
      }}
    >
      {/* input-otp finds this element and inserts no style element of its own; its rules are in our style sheet. */}
      <span id="input-otp-style" hidden />
      <VisuallyHidden>
        <label htmlFor={control.id}>
          {ownText(label ?? t.codeBox.label(length))}
          <RequiredMark required={required} />
        </label>
      </VisuallyHidden>
      <OTPInput
        {...rest}
        {...control}
        ref={merged}
        maxLength={length}
        inputMode="numeric"
        onPasteCapture={preparePaste}
        onDrop={(event: DragEvent<HTMLInputElement>) => {
          rest.onDrop?.(event)
          if (event.defaultPrevented) return
          makeRoom(event.currentTarget, event.dataTransfer)
          onDrop(event)
        }}
        pasteTransformer={(text) => read(text) ?? ''}
        noScriptCSSFallback={null}
        // It would be 40 pixels wider than its boxes, for the sign of a password manager; a code that arrives by message has none.
        pushPasswordManagerStrategy="none"
        value={typing.props.value ?? ''}
        onChange={(pasted) => {
          if (!isTyped.current) accept(clean(pasted))
          isTyped.current = false
        }}
        render={({ slots }) => (
          <div className={styles.boxes} aria-hidden="true">
            {[slots.slice(0, length / 2), slots.slice(length / 2)].map((half, part) => (
              <div key={part} className={styles.half}>
                {half.map((slot, index) => (
                  <Box
                    key={index}
                    slot={slot}
                    wide={length === 4}
                    bad={isInvalid}
                    off={rest.disabled === true}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
      />
      <FieldMessage id={messageId} className={styles.message} hint={hint} error={error} />
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
