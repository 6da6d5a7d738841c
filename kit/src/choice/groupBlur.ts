import type { FocusEvent, FocusEventHandler } from 'react'

/** Props of a group that call `onBlur` when the focus leaves the whole group, not when it moves between controls. */
export function groupBlur(onBlur: FocusEventHandler | undefined) {
  return {
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
    },
  }
}
