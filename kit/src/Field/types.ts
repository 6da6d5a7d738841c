import type { FocusEventHandler, ReactNode, Ref } from 'react'

/**
 * What every part that holds a value takes, whatever it looks like. `Value` is what a form keeps: a string, a
 * boolean, a list. A part adds the props of its native control and hands them on.
 */
export interface FieldProps<Value, Control extends HTMLElement = HTMLElement> {
  /** Name of the field. */
  label: ReactNode
  /** Quiet help; gives way to `error`. */
  hint?: ReactNode
  /** What is wrong and how to put it right. Announced when it appears; empty means that nothing is wrong. */
  error?: ReactNode
  /** The value, where the caller keeps it. */
  value?: Value
  /** Start value, where the part keeps it. */
  defaultValue?: Value
  /** Gets the new value, already cleaned of what the field does not take. */
  onValueChange?: (value: Value) => void
  /** The focus left the field; in a group, its last control. */
  onBlur?: FocusEventHandler
  /** Name under which a native form submits the value. */
  name?: string
  disabled?: boolean
  /** The value can be read, focused and copied, not changed. */
  readOnly?: boolean
  /** Marks the label and tells screen readers. What is missing is said by `error`, never by the browser. */
  required?: boolean
  /** The element that takes the focus. */
  ref?: Ref<Control>
}
