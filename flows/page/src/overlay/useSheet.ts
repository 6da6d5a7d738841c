import { useCallback, useMemo, useState } from 'react'

/** Props that open and close a sheet or dialog of the kit. */
export interface OpenState {
  open: boolean
  onOpenChange(open: boolean): void
}

export interface SheetControl<Name extends string> {
  /** Name of the open sheet; null for none. */
  current: Name | null
  /** Opens this sheet and closes another one. */
  open(name: Name): void
  close(): void
  /** Props of the sheet of this name: `<CardSheet {...sheet.props('cards')} …/>`. */
  props(name: Name): OpenState
}

/**
 * Sheets and dialogs of a page, opened by name, one at a time. The kit closes the open one on back, and returns the
 * focus to the button that opened it.
 */
export function useSheet<Name extends string>(): SheetControl<Name> {
  const [current, setCurrent] = useState<Name | null>(null)
  const close = useCallback(() => setCurrent(null), [])
  const onOpenChange = useCallback((open: boolean) => {
    if (!open) setCurrent(null)
  }, [])
  return useMemo(
    () => ({ current, open: setCurrent, close, props: (name) => ({ open: current === name, onOpenChange }) }),
    [current, close, onOpenChange],
  )
}
