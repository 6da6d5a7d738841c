'use client'
import { useId, useRef, type ComponentProps } from 'react'
import { rows } from '../choice/ChoiceRow.css.ts'
import { groupBlur } from '../choice/groupBlur.ts'
import { useTabStopRef } from '../choice/useTabStopRef.ts'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useStrings } from '../locale/useStrings.ts'
import { useControlled } from '../useControlled.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { CheckContext } from './context.ts'
import { checkGroupStrings } from './strings.ts'

/** The value is a list of the values of the ticked rows, in the order of ticking. */
export interface CheckGroupProps
  extends
    Omit<ComponentProps<'div'>, keyof FieldProps<string> | 'onChange'>,
    FieldProps<readonly string[], HTMLInputElement> {
  /** Maximum number of ticked rows; 0 means no limit. */
  max?: number
  /** Called when one more row is tapped at the maximum. Nothing changes; the page says why. */
  onMax?: (max: number) => void
  /** Only screen readers get the label, because the page shows it in another way. */
  labelHidden?: boolean
}

const NOTHING: readonly string[] = []

/** The Tab key reaches every box, ticked or not. */
const firstEnabled = ['input:enabled']

/**
 * Select several of many: rows as children. Native props go to the group of rows, the ref to the row that the Tab key
 * reaches first.
 */
export function CheckGroup(props: CheckGroupProps) {
  const { ref, label, labelHidden, hint, error, required, id, className, style, ...others } = props
  const { name, value, defaultValue = NOTHING, onValueChange, onBlur, max = 0, onMax, ...more } = others
  const { disabled = false, readOnly = false, 'aria-describedby': describedBy, ...rest } = more
  const strings = useStrings()
  const t = usePartStrings('checkGroup', checkGroupStrings)
  const requiredId = useId()
  const group = useRef<HTMLDivElement>(null)
  useTabStopRef(ref, group, firstEnabled)
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
            {/* aria-required is not allowed on a group. */}
            {required && (
              <VisuallyHidden id={requiredId} aria-hidden="true">
                {strings.required}
              </VisuallyHidden>
            )}
            {rest.children}
          </div>
        </CheckContext>
      )}
    </Field>
  )
}
