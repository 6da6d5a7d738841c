'use client'
import { useId, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useControlled } from '../useControlled.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './TextArea.css.ts'
import { textAreaStrings } from './strings.ts'

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, keyof FieldProps<string> | 'children'>,
    FieldProps<string, HTMLTextAreaElement> {
  /** Maximum number of characters; the counter is beside the label. */
  maxLength?: number
  /** Only screen readers get the label, because the page shows it in another way. */
  labelHidden?: boolean
}

/**
 * A text of several lines, with a counter when it has a maximum. `className` and `style` go to the root, everything
 * else, the ref included, to the text area.
 */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, required, id, className, style, ...others } = props
  const { value, defaultValue = '', onValueChange, onChange, maxLength, rows = 3, ...rest } = others
  const counterId = useId()
  const [text, change] = useControlled(value, defaultValue, onValueChange)
  const frame = { label, labelHidden, hint, error, required, id, className, style }
  return (
    <Field
      {...frame}
      aside={maxLength !== undefined && <Counter id={counterId} count={text.length} max={maxLength} />}
      aria-describedby={cx(rest['aria-describedby'], maxLength !== undefined && counterId)}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            onChange?.(event)
            change(event.target.value)
          }}
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
