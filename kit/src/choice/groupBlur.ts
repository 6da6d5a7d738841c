import type { FocusEvent, FocusEventHandler } from 'react'

/** Props of a group that tell when the focus leaves all of it, not when it goes from one control to the next. */
export function groupBlur(onBlur: FocusEventHandler | undefined) {
  return {
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
    },
  }
}
