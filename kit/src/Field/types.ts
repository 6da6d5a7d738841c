import type { FocusEventHandler, ReactNode, Ref } from 'react'

/**
 * The props of every part that holds a value. `Value` is what a form stores: a string, a boolean, a list. A part adds
 * the props of its native control and passes them on.
 */
export interface FieldProps<Value, Control extends HTMLElement = HTMLElement> {
  /** Name of the field. */
  label: ReactNode
  /** Help text in grey; `error` replaces it. */
  hint?: ReactNode
  /** What is wrong and how to correct it. Announced when it appears; empty means no error. */
  error?: ReactNode
  /** The value, when controlled. */
  value?: Value
  /** Start value, when not controlled. */
  defaultValue?: Value
  /** Called with the new value, without the characters that the field does not accept. */
  onValueChange?: (value: Value) => void
  /** Called when the focus leaves the field; in a group, when it leaves the last control. */
  onBlur?: FocusEventHandler
  /** Name of the value in a native form. */
  name?: string
  disabled?: boolean
  /** The value can be read, focused and copied, but not changed. */
  readOnly?: boolean
  /** Marks the label and tells screen readers. A missing value is reported by `error`, never by the browser. */
  required?: boolean
  /** Ref to the focusable element. */
  ref?: Ref<Control>
}
