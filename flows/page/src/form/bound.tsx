import type { ComponentType } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { FieldName } from './names.ts'

/** Props of the kit's field contract that react-hook-form sets. */
type Bound = 'value' | 'defaultValue' | 'onBlur' | 'ref' | 'name' | 'error'

/** What a part writes into its form, and what it can show of it. */
type Written<Props> = Props extends { onValueChange?: (value: infer Value) => void } ? Value : never
type Shown<Props> = Props extends { value?: unknown } ? Props['value'] : never

/** Props of a kit field in a form: all of its own, but value, error and ref come from the form by `name`. */
export type BoundProps<Props> = Omit<Props, Bound> & {
  /** A field of the form, from its `fields`, with a value as the part has it. */
  name: FieldName<Written<Props>, Shown<Props>>
}

/**
 * Binds a part that follows the kit's field contract to the form around it by `name`. `onValueChange` is called after
 * the form has the value.
 */
export function bound<Props extends object>(Field: ComponentType<Props>) {
  function BoundField({ name, ...rest }: BoundProps<Props>) {
    const { control } = useFormContext()
    if (!(name in control._defaultValues)) {
      const known = Object.keys(control._defaultValues).join(', ')
      throw new Error(`The form has no field "${name}". Its default values name: ${known}.`)
    }
    const { field, fieldState } = useController<Record<string, unknown>>({ name, control })
    const { onValueChange } = rest as { onValueChange?: (value: unknown) => void }
    const props = {
      ...rest,
      ref: field.ref,
      name: field.name,
      value: field.value as unknown,
      onBlur: field.onBlur,
      error: fieldState.error?.message,
      onValueChange(value: unknown) {
        field.onChange(value)
        onValueChange?.(value)
      },
    }
    // JSX types cannot express the kit's field contract; its conformance suite checks every field part.
    return <Field {...(props as unknown as Props)} />
  }
  BoundField.displayName = `Bound(${Field.displayName ?? Field.name})`
  return BoundField
}
