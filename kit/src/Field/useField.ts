import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface FieldOptions {
  /** The control's own id. */
  id?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** More descriptions of the control, before hint or error. */
  'aria-describedby'?: string | undefined
}

/** Attributes of the control. Spread them after the native props, so that the description is not lost. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldWiring {
  control: FieldControl
  labelId: string
  /** For `FieldMessage`. */
  messageId: string
  isInvalid: boolean
}

/** Ids and attributes that connect a control to its label and message. */
export function useField(options: FieldOptions): FieldWiring {
  const { id, hint, error, required, 'aria-describedby': describedBy } = options
  const ownId = useId()
  const messageId = `${ownId}-message`
  const isInvalid = Boolean(error)
  return {
    labelId: `${ownId}-label`,
    messageId,
    isInvalid,
    control: {
      id: id ?? ownId,
      'aria-describedby': cx(describedBy, Boolean(error || hint) && messageId) || undefined,
      'aria-invalid': isInvalid || undefined,
      // Not the native attribute: the browser would block the submit with its own message.
      'aria-required': required || undefined,
    },
  }
}
