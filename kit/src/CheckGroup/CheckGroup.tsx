'use client'
import { useId, useRef, type ComponentProps } from 'react'
import { rows } from '../choice/ChoiceRow.css.ts'
import { groupBlur } from '../choice/groupBlur.ts'
import { useTabStopRef } from '../choice/useTabStopRef.ts'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import { usePartWords } from '../locale/usePartWords.ts'
import { useWords } from '../locale/useWords.ts'
import { useControlled } from '../useControlled.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { CheckContext } from './context.ts'
import { checkGroupWords } from './words.ts'

/** The value is the values of the ticked rows, in the order in which they were ticked. */
export interface CheckGroupProps
  extends
    Omit<ComponentProps<'div'>, keyof FieldProps<string> | 'onChange'>,
    FieldProps<readonly string[], HTMLInputElement> {
  /** Most rows that can be ticked; 0 means no limit (spec 5 "Check group"). */
  max?: number
  /** A further row was tapped at the maximum. Nothing changes; the page says why. */
  onMax?: (max: number) => void
  /** The label is spoken only: the page shows it by other means. */
  labelHidden?: boolean
}

const NOTHING: readonly string[] = []

/**
 * Some of several: rows as children. Native props go to the group of rows, the ref to the row that the Tab key
 * reaches first.
 */
export function CheckGroup(props: CheckGroupProps) {
  const { ref, label, labelHidden, hint, error, required, id, className, style, ...others } = props
  const { name, value, defaultValue = NOTHING, onValueChange, onBlur, max = 0, onMax, ...more } = others
  const { disabled = false, readOnly = false, 'aria-describedby': describedBy, ...rest } = more
  const words = useWords()
  const t = usePartWords('checkGroup', checkGroupWords)
  const requiredId = useId()
  const group = useRef<HTMLDivElement>(null)
  useTabStopRef(ref, group)
  const [ticked, change] = useControlled<readonly string[]>(value, defaultValue, onValueChange)

  const toggle = (one: string) => {
    if (readOnly) return
    if (ticked.includes(one)) change(ticked.filter((other) => other !== one))
    else if (max > 0 && ticked.length >= max) onMax?.(max)
    else change([...ticked, one])
  }
  const frame = { label, labelHidden, hint, error, required, id, className, style }
  return (
    <Field
      group
      {...frame}
      aside={max > 0 && t.count(ticked.length, max)}
      aria-describedby={cx(describedBy, required && requiredId)}
    >
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...control }, isInvalid) => (
        <CheckContext value={{ name, value: ticked, disabled, isInvalid, toggle }}>
          <div role="group" {...rest} {...control} ref={group} {...groupBlur(onBlur)} className={rows}>
            {/* A group knows no aria-required. */}
            {required && (
              <VisuallyHidden id={requiredId} aria-hidden="true">
                {words.required}
              </VisuallyHidden>
            )}
            {rest.children}
          </div>
        </CheckContext>
      )}
    </Field>
  )
}
