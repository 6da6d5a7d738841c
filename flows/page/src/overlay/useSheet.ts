import { useCallback, useMemo, useState } from 'react'

/** What every sheet and dialog of the kit takes to be opened and closed. */
export interface OpenState {
  open: boolean
  onOpenChange(open: boolean): void
}

export interface SheetControl<Name extends string> {
  /** The one that is open; null: none. */
  current: Name | null
  /** Opens this one, in place of another that is open. */
  open(name: Name): void
  close(): void
  /** Props of the sheet of this name: `<CardSheet {...sheet.props('cards')} …/>`. */
  props(name: Name): OpenState
}

/**
 * Sheets and dialogs of a page, opened by name and one at a time. The browser's back closes the open one and focus
 * returns to what opened it; both are the kit's doing.
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
