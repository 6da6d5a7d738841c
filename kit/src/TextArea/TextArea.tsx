'use client'
import { useId, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { plainText, textLength } from '../text.ts'
import { cutTo } from '../TextField/cutTo.ts'
import { useCleanText } from '../useCleanText.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './TextArea.css.ts'
import { textAreaStrings } from './strings.ts'

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, keyof FieldProps<string> | 'children'>,
    FieldProps<string, HTMLTextAreaElement> {
  /** Maximum number of characters as a person counts them (👨‍👩‍👧 is one); the counter is beside the label. */
  maxLength?: number
  /** Only screen readers get the label, because the page shows it in another way. */
  labelHidden?: boolean
}

/**
 * A text of several lines, with a counter when it has a maximum; control characters are dropped. `className` and `style` go to the root, everything
 * else, the ref included, to the text area.
 */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, required, id, className, style, ...others } = props
  const { ref, value, defaultValue, onValueChange, onChange, maxLength, rows = 3, ...rest } = others
  const counterId = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const merged = useMergedRef(ref, input)
  const typing = useCleanText(input, {
    value,
    defaultValue,
    onValueChange,
    clean: plainText,
    cut: cutTo(maxLength),
    onInput: (event) => onChange?.(event as ChangeEvent<HTMLTextAreaElement>),
  })
  const frame = { label, labelHidden, hint, error, required, id, className, style }
  return (
    <Field
      {...frame}
      aside={
        maxLength !== undefined && <Counter id={counterId} count={textLength(typing.text)} max={maxLength} />
      }
      aria-describedby={cx(rest['aria-describedby'], maxLength !== undefined && counterId)}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          {...typing.props}
          ref={merged}
          rows={rows}
          className={styles.control}
        />
      )}
    </Field>
  )
}

function Counter({ id, count, max }: { id: string; count: number; max: number }) {
  const t = usePartStrings('textArea', textAreaStrings)
  return (
    <>
      <span aria-hidden="true">{`${count}/${max}`}</span>
      {/* Read together with the text area, not after every letter. */}
      <VisuallyHidden id={id}>{t.count(count, max)}</VisuallyHidden>
    </>
  )
}
