import { useCallback, useState } from 'react'

/**
 * `ahead`: not yet opened. `open`. `closed`: leaving. `hidden`: has left. Styles find it as `data-state` of the veil and
 * the dialog.
 */
export type ModalState = 'ahead' | 'open' | 'closed' | 'hidden'

/** Follows `open`; from `closed` to `hidden` when told that it has left. */
export function useModalState(open: boolean): [state: ModalState, hasLeft: () => void] {
  const [last, setLast] = useState<ModalState>('ahead')
  let state = last
  if (open) state = 'open'
  else if (last === 'open') state = 'closed'
  if (state !== last) setLast(state)
  return [state, useCallback(() => setLast('hidden'), [])]
}
