'use client'
import { useId, useRef, type ComponentProps } from 'react'
import { rows } from '../choice/ChoiceRow.css.ts'
import { groupBlur } from '../choice/groupBlur.ts'
import { useTabStopRef } from '../choice/useTabStopRef.ts'
import { Field, type FieldProps } from '../Field/index.ts'
import { useControlled } from '../useControlled.ts'
import { RadioContext } from './context.ts'

/** The value of the selected row, `null` while none is selected. */
export interface RadioGroupProps
  extends
    Omit<ComponentProps<'div'>, keyof FieldProps<string> | 'onChange'>,
    Omit<FieldProps<string | null, HTMLInputElement>, 'onValueChange'> {
  /** Called with the value of the selected row. */
  onValueChange?: (value: string) => void
  /** Only screen readers get the label, because the page shows it in another way. */
  labelHidden?: boolean
}

/**
 * Select one of several: rows as children. Native radios, so arrow keys and forms work as usual. Native props go to the
 * group of rows, the ref to the row that the Tab key reaches.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { ref, label, labelHidden, hint, error, required, id, className, style, ...others } = props
  const { name, value, defaultValue = null, onValueChange, onBlur, ...more } = others
  const { disabled = false, readOnly = false, 'aria-describedby': describedBy, ...rest } = more
  const ownName = useId()
  const group = useRef<HTMLDivElement>(null)
  useTabStopRef(ref, group)
  const [chosen, choose] = useControlled<string | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next)
  })
  const frame = { label, labelHidden, hint, error, required, id, className, style }
  return (
    <Field group {...frame} aria-describedby={describedBy}>
      {(control, isInvalid) => (
        <RadioContext
          value={{
            name: name ?? ownName,
            value: chosen,
            disabled,
            isInvalid,
            choose: (next) => {
              if (!readOnly) choose(next)
            },
          }}
        >
          <div
            role="radiogroup"
            {...rest}
            {...control}
            ref={group}
            aria-readonly={readOnly || undefined}
            {...groupBlur(onBlur)}
            className={rows}
          />
        </RadioContext>
      )}
    </Field>
  )
}
